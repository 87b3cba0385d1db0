// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: 'Ci serve il suo codice vantaggi per trovare gli appuntamenti disponibili.', // 79650e57
  field: 'Inserisca il suo codice vantaggi', // 6a9d49d5
  checking: 'Verifica in corso…', // ec963ffc
  required: 'Deve inserire un codice vantaggi.', // 391c71f1
  invalid: 'Il codice vantaggi inserito non è valido. Riprovi.', // 801b774a
  networkError: 'C’è un errore di rete. Riprovi.', // 4852d77d
  locationsFailed: 'Le sedi del codice vantaggi non sono state caricate.', // c5f4a7ca
  suggestion: 'Ricarichi la pagina per riprovare, o cerchi altre sedi.', // 82fb4abd
  busy: 'Riprovi tra un minuto, o cerchi altre sedi.', // 7a3636a5
  noneAccepts:
    'Nessuno vicino a questo luogo accetta questo codice vantaggi. Controlli il codice e il luogo.', // 978ac760
  refresh: 'Ricarica', // 0e916101
  without: 'Cerca senza codice', // 59a6cf82
  accepted: 'Questa sede accetta il suo codice vantaggi', // a3cef312
})
