// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/cancel.ts'
import { translated } from '../translated.ts'

export const cancel = translated<typeof english.cancel>()({
  dialogTitle: 'Annullamento appuntamento/i', // 286897c4
  which: 'Quale appuntamento vuole annullare?', // 5282bd7a
  submit: 'Annulla appuntamento', // e0790c5f
  keep: 'Non annullare', // fdce5da2
  goOn: 'Continua', // 31fbef16
  canceling: 'Annullamento in corso', // f0f958e0
  firstCancelsAll: 'Se annulla il 1° appuntamento, si annullano TUTTI gli appuntamenti.', // 3094259b
  canceledToo: 'Annullato insieme al primo', // 02fea37e
  included: 'Sempre incluso', // 93fd1574
  noneSelected: 'Scelga un appuntamento per continuare l’annullamento.', // 1136c9e5
  heading: 'Ha un appuntamento confermato!', // 715d4c40
  headingHint: 'Qui può annullarlo. Per cambiare il giorno o l’ora, ci chiami.', // 915ff288
  cancelTitle: 'Vuole annullarlo?', // 3602334d
  changeTitle: 'Cambia il suo appuntamento', // fb8807ad
  clinic: 'Visite in ambulatorio e in video', // 94eac475
  pharmacy: 'Visite in farmacia', // 3a4d74af
  confirm: 'Vuole davvero annullare il suo appuntamento?', // 3b09fc7d
  confirmHow: 'Il suo orario andrà a un’altra persona.', // 0aa8d05f
  confirmBothHow:
    'Il suo orario andrà a un’altra persona. Se ha prenotato insieme una seconda visita, si annulla anche quella.', // 02a15956
  yes: 'Sì', // 85a39ab3
  no: 'No', // 1ea442a1
  alreadyCanceled: 'Questo appuntamento è già stato annullato.', // d054f1ae
  failed: 'Non è stato possibile annullare l’appuntamento.', // e793196c
  failedHow: 'Riprovi, o ci chiami.', // fc1b7603
  unreachable: 'Per annullare serve una connessione. Riprovi quando ce l’ha, o ci chiami.', // b2bf3230
  pageTitle: 'La sua visita', // 72db071a
  openLink: 'Apra il link sulla conferma o nel suo calendario, o ci chiami.', // 09f574e1
  reading: 'Lettura del suo appuntamento', // 0e01842d
  yourVisit: 'Il suo appuntamento', // 56285920
  alsoCanceled: 'Si annulla anche il suo 2° appuntamento.', // 5aa99d4a
  what: 'Visita', // 1c8ac867
  when: 'Quando', // cf9c7aa2
  where: 'Dove', // 1daaa38f
  joinVisit: 'Entra nella visita', // f19140ae
  begun: 'Questo appuntamento è iniziato o è finito.', // 04a99bdd
  begunHow: 'Qui non si può più annullare. Ci chiami, per favore.', // 67a95b55
  unknown: 'Non troviamo questo appuntamento.', // 69f92700
  unknownHow: 'Forse il link è incompleto. Lo apra di nuovo dalla conferma o dal calendario, o ci chiami.', // 7e6fd6da
  unseen: 'Non possiamo mostrare qui il suo appuntamento. Può comunque annullarlo, o chiamarci.', // 04304d87
  needsConnection: 'Serve una connessione per vedere e annullare questo appuntamento.', // e31bb620
  connecting: 'Controlliamo di nuovo quando torna la connessione.', // e3016677
  trouble: 'In questo momento abbiamo problemi di connessione. Riprovi tra poco.', // 5dc929fc
  tryAgain: 'Riprova', // d8b8392e
  book: 'Prenota una visita', // b00aa64d
  canceledWhat: 'Annullato', // 13ca2ee2
  canceled: 'Il suo appuntamento è stato annullato!', // 2959d873
  canceledAll: 'I suoi due appuntamenti sono annullati.', // 805ed2b4
  canceledHow: 'Non deve fare altro.', // 634aeb74
  scheduleAgain: 'Prenota di nuovo', // c9147b57
  calendarTitleCanceled: 'Appuntamento annullato', // 9c63a6e8
  calendarTitle: 'È nel suo calendario?', // ca0f22d9
  calendarHow: 'Questo file lo segna lì come annullato.', // 165a6e26
  updateCalendar: 'Aggiorna il calendario', // 188fdb1c
})
