// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/visit.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('it')

export const visitPage = translated<typeof english.visitPage>()({
  hint: 'Qui può cambiare il giorno o l’ora, o annullare.', // d222a1f2
  code: 'Codice per il banco', // 11856ada
  videoCode: 'Codice della visita', // 44b5aea9
  copyCode: 'Copia il codice', // 49a0053f
  addToCalendar: 'Aggiungi al calendario', // d0efffa6
  updateCalendar: 'Aggiorna il calendario', // 188fdb1c
  directions: 'Come arrivare', // c9535678
  displaced:
    'Questo appuntamento non può aver luogo al suo orario: siamo chiusi, o qui non offriamo più questo servizio. Scelga un altro orario o ci chiami.', // 03f9f32b
  moveTitle: 'Vuole un altro orario?', // 4b9a22e1
  moveHow: 'Tiene il suo orario finché non ne conferma uno nuovo.', // b4c5e671
  move: 'Cambia giorno o ora', // 0aed4ac8
  moved: 'Il suo appuntamento ha un nuovo orario.', // 76ec5514
  movedHow: 'Il codice e il link restano uguali. Aggiorni il calendario, se la visita è lì.', // a245b755
  pageTitle: 'Cambia giorno o ora', // 0aed4ac8
  which: 'Che cosa vuole cambiare?', // 31e55543
  whichFirst: 'Primo appuntamento', // 0f3fde3a
  whichSecond: 'Secondo appuntamento', // ba04c2d4
  whichBoth: 'Entrambi', // b6c1d862
  now: 'Il suo orario ora', // 0b22e729
  next: 'Il suo nuovo orario', // e7911090
  firstTimes: 'Nuovo orario per il primo appuntamento', // 3372fee5
  secondTimes: 'Nuovo orario per il secondo appuntamento', // 49ea3f08
  times: 'Nuovi orari', // 426e0a11
  secondToo: (days: number) =>
    `Il secondo appuntamento deve essere almeno ${number(days)} giorni dopo il primo. Scelga un nuovo orario anche per quello.`, // d76ef9bc
  loading: 'Ricerca di orari liberi', // f14838e6
  noTimes: 'In questi giorni non ci sono orari liberi.', // 134b5263
  failed: 'Gli orari non si sono caricati.', // 294f8fdf
  tryAgain: 'Riprova', // d8b8392e
  holding: 'Teniamo questo orario per lei.', // 6eeec22a
  held: (until: string) => `Teniamo questo orario per lei fino alle ${until}.`, // e05bc209
  free: 'Questo orario è libero, ma non è riservato per lei. Lo confermi presto.', // a35d3958
  confirm: 'Conferma', // eebdd24a
  confirmOne: 'Conferma il nuovo orario', // 4e53c722
  confirmBoth: 'Conferma i nuovi orari', // 32c44c6b
  moving: 'Cambio del suo appuntamento', // b31d8ab4
  keep: 'Tieni l’orario che ho', // a571dd14
  choose: 'Prima scelga un nuovo orario.', // 8697c590
  slotTaken: 'Un’altra persona ha appena preso questo orario. Ne scelga un altro.', // b2c27582
  visitChanged: 'Intanto questo appuntamento è cambiato. Ecco com’è ora.', // 9e54c0cd
  tooManyMoves: 'Questo appuntamento è stato cambiato troppe volte. Per cambiarlo ancora, ci chiami.', // e97d436b
  followupTooEarly: 'Il secondo appuntamento sarebbe troppo presto dopo il primo. Scelga un altro orario.', // dbc56506
  notEligible:
    'In base alle sue risposte, in quel giorno non può fare questa visita. Scelga un altro giorno, o ci chiami.', // f1709467
  notOnSchedule: 'Questo orario non si può più prenotare. Ne scelga un altro.', // 26d81094
  unreachable:
    'Per cambiare l’orario serve una connessione. Il vecchio orario è ancora suo. Riprovi quando ce l’ha.', // e264f12f
  refused:
    'Qui non è stato possibile cambiare l’orario. Il vecchio orario è ancora suo. Ci chiami, per favore.', // 2deb1c0f
})
