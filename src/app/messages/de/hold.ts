// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('de')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `${time} wird freigehalten`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, {
      one: `Für Sie freigehalten: noch 1 Minute, bis ${time}.`,
      other: `Für Sie freigehalten: noch ${number(minutes)} Minuten, bis ${time}.`,
    }), // fa984001
  held: (time: string) => `Freigehalten bis ${time}.`, // c1a8b0c7
  heldNext: (time: string) => `Freigehalten bis ${time}. Die nächste Taste ist „Weiter“.`, // d150c4bf
  soonMinutes: (minutes: number) =>
    plural(minutes, {
      one: 'Ihre Zeit wird noch 1 Minute freigehalten.',
      other: `Ihre Zeit wird noch ${number(minutes)} Minuten freigehalten.`,
    }), // 5fd31562
  soonSeconds: (seconds: number) =>
    plural(seconds, {
      one: 'Ihre Zeit wird noch 1 Sekunde freigehalten.',
      other: `Ihre Zeit wird noch ${number(seconds)} Sekunden freigehalten.`,
    }), // 08daadf2
  soonHow: 'Um sie zu behalten, drücken Sie „Länger behalten“, die Taste vor „Weiter“.', // 9265c004
  last: 'Noch 30 Sekunden, um Ihre Zeit zu behalten.', // defa5584
  atLatest: (time: string) => `Diese Zeit kann spätestens bis ${time} behalten werden.`, // 1fb54915
  afterThat: 'Danach versuchen wir, sie wieder freizuhalten.', // 8a8733c4
  goOn: (time: string) => `Weiter mit ${time}`, // b2b9b769
  keep: 'Länger behalten', // 288e2acf
  keeping: 'Wird verlängert', // 2323b5ea
  keepFailed: 'Wir haben gerade Probleme mit der Verbindung. Bitte versuchen Sie es gleich noch einmal.', // 5dc929fc
  taken: 'Leider wurde die gewählte Zeit gerade gebucht. Bitte wählen Sie eine neue Zeit.', // 8a5608a7
  connectionFailed:
    'Wir haben gerade Probleme mit der Verbindung. Bitte versuchen Sie es gleich noch einmal.', // 5dc929fc
  offline: 'Keine Verbindung. Eine Zeit können Sie wählen, wenn sie wieder da ist.', // 9f3abd01
  over: 'Ihre Zeit wird nicht mehr freigehalten.', // 28b7b185
  unheld:
    'Diese Zeit wird nicht freigehalten. Wir buchen sie, wenn Sie fertig sind, falls sie dann noch frei ist.', // eb56cd6d
  typed: 'Ihre Eingaben sind noch hier.', // f5bedc67
  holdAgain: 'Dieselbe Zeit wieder freihalten', // 58a11545
  holdingAgain: 'Ihre Zeit wird wieder freigehalten', // 185d1654
  again: 'Wir halten dieselbe Zeit wieder für Sie frei.', // 49371245
  lost: 'Jemand anderes hat Ihre Zeit gebucht.', // 6206aeb5
  lostSecond: 'Jemand anderes hat die Zeit Ihres 2. Termins gebucht.', // 352f4583
  firstHeld: 'Ihr 1. Termin wird weiter freigehalten.', // 20dbc441
  nearest: 'Die nächsten freien Zeiten', // a667cf61
  otherTimes: 'Alle Zeiten ansehen', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === ''
      ? `Freigehalten für Sie: ${what}, ${when}.`
      : `Freigehalten für Sie: ${what}, ${where}, ${when}.`, // 6c40947a
  goOnWithIt: 'Damit weitermachen', // 9e9761f7
  releaseIt: 'Freigeben und suchen', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `In einem anderen Tab jetzt für Sie freigehalten: ${what}, ${when}.`
      : `In einem anderen Tab jetzt für Sie freigehalten: ${what}, ${where}, ${when}.`, // 5fee2f81
  elsewhereOpen: 'Ihr Besuch ist in einem anderen Tab offen.', // 6242713e
  elsewhereReplaces: 'Eine Zeit, die Sie hier wählen, ersetzt die dort freigehaltene.', // ed19a9bc
  notBooked: (names: readonly string[]) => `Hier nicht gebucht: ${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) =>
    plural(count, { one: 'Einen Ort dafür finden', other: 'Einen Ort dafür finden' }), // 3c534c97
  cardTitle: 'Ihr Termin', // 56285920
  first: '1. Termin', // ae15e1b9
  second: '2. Termin', // e0b41b65
  finish:
    'Die Buchung wird am Telefon abgeschlossen: Rufen Sie uns an, solange Ihre Zeit freigehalten wird, und nennen Sie Ort und Zeit.', // dae96f3a
  finishUnheld: 'Die Buchung wird am Telefon abgeschlossen: Rufen Sie uns an, und nennen Sie Ort und Zeit.', // 0ef82972
  chooseAnother: 'Eine andere Zeit wählen', // 099028b1
})
