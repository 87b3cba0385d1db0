// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('it')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `Riserviamo ${time}`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, {
      one: `Riservato per lei: ancora 1 minuto, fino alle ${time}.`,
      other: `Riservato per lei: ancora ${number(minutes)} minuti, fino alle ${time}.`,
    }), // fa984001
  held: (time: string) => `Riservato fino alle ${time}.`, // c1a8b0c7
  heldNext: (time: string) => `Riservato fino alle ${time}. Il prossimo pulsante è Continua.`, // d150c4bf
  soonMinutes: (minutes: number) =>
    plural(minutes, {
      one: 'Il suo orario è riservato: ancora 1 minuto.',
      other: `Il suo orario è riservato: ancora ${number(minutes)} minuti.`,
    }), // 5fd31562
  soonSeconds: (seconds: number) =>
    plural(seconds, {
      one: 'Il suo orario è riservato: ancora 1 secondo.',
      other: `Il suo orario è riservato: ancora ${number(seconds)} secondi.`,
    }), // 08daadf2
  soonHow: 'Per tenerlo prema «Tieni più a lungo», il pulsante prima di «Continua».', // 9265c004
  last: 'Ancora 30 secondi per tenere il suo orario.', // defa5584
  atLatest: (time: string) => `Può tenere questo orario al massimo fino alle ${time}.`, // 1fb54915
  afterThat: 'Dopo proviamo a riservarlo di nuovo.', // 8a8733c4
  goOn: (time: string) => `Continua con ${time}`, // b2b9b769
  keep: 'Tieni più a lungo', // 288e2acf
  keeping: 'Prolungamento in corso', // 2323b5ea
  keepFailed: 'In questo momento abbiamo problemi di connessione. Riprovi tra poco.', // 5dc929fc
  taken: 'Purtroppo l’orario scelto è appena stato prenotato. Scelga un nuovo orario.', // 8a5608a7
  connectionFailed: 'In questo momento abbiamo problemi di connessione. Riprovi tra poco.', // 5dc929fc
  offline: 'Nessuna connessione. Potrà scegliere un orario quando torna.', // 9f3abd01
  over: 'Il suo orario non è più riservato.', // 28b7b185
  unheld: 'Questo orario non è riservato. Lo prenotiamo quando finisce, se è ancora libero.', // eb56cd6d
  typed: 'Ciò che ha scritto è ancora qui.', // f5bedc67
  holdAgain: 'Riserva di nuovo questo orario', // 58a11545
  holdingAgain: 'Riserviamo di nuovo il suo orario', // 185d1654
  again: 'Riserviamo di nuovo per lei lo stesso orario.', // 49371245
  lost: 'Un’altra persona ha prenotato il suo orario.', // 6206aeb5
  lostSecond: 'Un’altra persona ha prenotato l’orario del suo 2° appuntamento.', // 352f4583
  firstHeld: 'Il suo 1° appuntamento è ancora riservato.', // 20dbc441
  nearest: 'Gli orari liberi più vicini', // a667cf61
  otherTimes: 'Vedi tutti gli orari', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === '' ? `Ha riservato ${what}, ${when}.` : `Ha riservato ${what}, ${where}, ${when}.`, // 6c40947a
  goOnWithIt: 'Continua con questo', // 9e9761f7
  releaseIt: 'Libera e cerca', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `In un’altra scheda ora ha riservato ${what}, ${when}.`
      : `In un’altra scheda ora ha riservato ${what}, ${where}, ${when}.`, // 5fee2f81
  elsewhereOpen: 'La sua visita è aperta in un’altra scheda.', // 6242713e
  elsewhereReplaces: 'Un orario scelto qui sostituisce quello riservato lì.', // ed19a9bc
  notBooked: (names: readonly string[]) => `Non prenotati qui: ${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) =>
    plural(count, { one: 'Trova dove prenotarlo', other: 'Trova dove prenotarli' }), // 3c534c97
  cardTitle: 'Il suo appuntamento', // 56285920
  first: '1° appuntamento', // ae15e1b9
  second: '2° appuntamento', // e0b41b65
  finish:
    'La prenotazione si conclude per telefono: ci chiami mentre il suo orario è riservato e ci dica il luogo e l’orario.', // dae96f3a
  finishUnheld: 'La prenotazione si conclude per telefono: ci chiami e ci dica il luogo e l’orario.', // 0ef82972
  chooseAnother: 'Scegli un altro orario', // 099028b1
})
