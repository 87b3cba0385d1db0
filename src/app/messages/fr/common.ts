// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('fr')

export const common = translated<typeof english.common>()({
  brand: 'Santé et bien-être', // 5756dcd3
  skip: 'Aller au contenu principal', // c887f134
  back: 'Retour', // 76900f1b
  continue: 'Continuer', // 31fbef16
  errorWord: 'Erreur :', // 61706290
  loading: 'Chargement', // dc380888
  stepOf: (n: number, of: number) => `${number(n)} sur ${number(of)}`, // c0ed7eba
  tryAgain: 'Réessayer', // d8b8392e
  startOver: 'Recommencer', // 5eed7e9f
  offline:
    'Pas de connexion. Vous pouvez continuer ; nous enverrons votre enregistrement dès qu’elle revient.', // 9cec1ce6
  offlineAtCounter:
    'Pas de connexion. Pour vous enregistrer ici, il en faut une ; sinon, demandez au comptoir de la pharmacie.', // 679ce275
  offlineBooking: 'Pas de connexion. Vous pouvez continuer, mais il la faut pour chercher ou réserver.', // ce8c923d
  helpAtCounter: 'Besoin d’aide ? Demandez au comptoir de la pharmacie.', // d99baf8c
  helpAtCounterCall: (phone: string) => `Besoin d’aide ? Demandez au comptoir, ou appelez le ${phone}`, // dabc9bff
  help: 'Besoin d’aide ? Demandez dans l’une de nos pharmacies ou cliniques.', // 1aed4c2b
  helpCall: (phone: string) => `Besoin d’aide ? Appelez le ${phone}`, // 02c2d95b
  languageHelp: 'Aide linguistique gratuite', // 976ec2f0
  atHand: 'Accès rapide', // a596012c
  about: 'À propos de ce service', // f3e91e50
  privacy: 'Vie privée', // 54a57c31
  accessibility: 'Accessibilité', // d3368cbf
  licences: 'Licences', // 6d5d9004
  version: (version: string) => `Version ${version}`, // a1874512
  connectionFailed: 'La connexion pose problème en ce moment. Réessayez dans un instant.', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: 'Rendez-vous santé et bien-être', // 2a924af6
  benefitCodes: 'Vérification du code d’avantage', // 817c4293
  prescreen: 'Questions préalables', // f1de0af2
  results: 'Résultats de la recherche', // 1493747a
  followup: 'Résultats de la recherche', // 1493747a
  schedule: 'Formulaire du patient', // 4cc0270b
  confirmation: 'Confirmation du rendez-vous', // ffa6836b
  cancel: 'Annuler le rendez-vous', // e0790c5f
  cancelOpened: 'Annuler le rendez-vous', // e0790c5f
  canceled: 'Confirmation de l’annulation', // 5e621bcb
  instantVaccine: 'Vaccin sans rendez-vous', // e941b803
  instantVaccineSelection: 'Questions préalables', // f1de0af2
  clinicLocations: 'Recherche de clinique', // afa12656
  pharmacy: 'Rendez-vous de vaccination', // 8ea82de0
  clinicSchedule: 'Prendre rendez-vous à la clinique', // e5e95872
  clinicServices: 'Services de la clinique', // 83d707a2
  clinicPrices: 'Prix, assurance et paiement', // 820f7b12
  clinicDetails: 'Détails de la clinique', // 4b4c9c19
  clinicError: 'Un problème est survenu', // ab827e3f
  privacy: 'Votre vie privée', // cad972db
  accessibility: 'Accessibilité', // d3368cbf
  licences: 'Licences et mentions', // e16fe549
  kiosk: 'Tablette du magasin', // 10e5da61
  poster: 'Affiche sans rendez-vous', // aa0bfb00
  notFound: 'Page introuvable', // a469ab4c
})
