// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: 'Votre code d’avantage est nécessaire pour trouver les rendez-vous disponibles.', // 79650e57
  field: 'Entrez votre code d’avantage', // 6a9d49d5
  checking: 'Vérification…', // ec963ffc
  required: 'Vous devez entrer un code d’avantage.', // 391c71f1
  invalid: 'Ce code d’avantage n’est pas valable. Essayez à nouveau.', // 801b774a
  networkError: 'Erreur de réseau. Essayez à nouveau.', // 4852d77d
  locationsFailed: 'Les lieux de ce code n’ont pas été chargés.', // c5f4a7ca
  suggestion: 'Actualisez la page pour réessayer, ou cherchez d’autres lieux.', // 82fb4abd
  busy: 'Réessayez dans une minute, ou cherchez d’autres lieux.', // 7a3636a5
  noneAccepts: 'Personne près de ce lieu n’accepte ce code d’avantage. Vérifiez le code et le lieu.', // 978ac760
  refresh: 'Actualiser', // 0e916101
  without: 'Chercher sans code', // 59a6cf82
  accepted: 'Ce lieu accepte votre code d’avantage', // a3cef312
})
