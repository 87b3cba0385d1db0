// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: 'Potreban nam je Vaš kod pogodnosti da bismo našli slobodne termine.', // 79650e57
  field: 'Upišite svoj kod pogodnosti', // 6a9d49d5
  checking: 'Proveravamo…', // ec963ffc
  required: 'Morate upisati kod pogodnosti.', // 391c71f1
  invalid: 'Kod pogodnosti koji ste upisali ne važi. Pokušajte ponovo.', // 801b774a
  networkError: 'Greška na mreži. Pokušajte ponovo.', // 4852d77d
  locationsFailed: 'Mesta za kod pogodnosti nisu se učitala.', // c5f4a7ca
  suggestion: 'Osvežite i pokušajte ponovo, ili potražite druga mesta.', // 82fb4abd
  busy: 'Pokušajte ponovo za minut, ili potražite druga mesta.', // 7a3636a5
  noneAccepts: 'Niko u blizini ovog mesta ne prima ovaj kod pogodnosti. Proverite kod i mesto.', // 978ac760
  refresh: 'Osvežite', // 0e916101
  without: 'Pretražite bez koda', // 59a6cf82
  accepted: 'Ovo mesto prima Vaš kod pogodnosti', // a3cef312
})
