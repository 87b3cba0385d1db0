// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('de')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '(freiwillig)', // 0059798b
  errorWord: 'Fehler:', // 61706290
  summary: 'Prüfen Sie diese Antworten, um fortzufahren', // fc271637
  left: (count: number) =>
    plural(count, {
      '=0': 'Keine Antworten mehr zu prüfen.',
      one: '1 Antwort zu prüfen.',
      other: `${number(count)} Antworten zu prüfen.`,
    }), // 9f87c6cb
  whyWeAsk: 'Warum wir fragen', // 6e90dfe0
  whyWeAskOf: (field: string) => `Warum wir fragen: ${field}`, // c47d5a65
  chooseOne: 'Bitte wählen', // 8f27c0cb
  continue: 'Weiter', // 31fbef16
  saving: 'Wird gespeichert …', // 23e39291
  yes: 'Ja', // 85a39ab3
  no: 'Nein', // 1ea442a1
  required: 'Eine Eingabe ist nötig.', // b7171a63
  pattern: 'Die Eingabe muss gültig sein.', // b91da024
  tooShort: (least: number) => `Die Eingabe muss mindestens ${number(least)} Zeichen haben.`, // 35bc6cb2
  tooLong: (most: number) => `Die Eingabe darf höchstens ${number(most)} Zeichen haben.`, // 45eaa0c9
  tooSmall: (least: number) => `Die Eingabe muss mindestens ${number(least)} sein.`, // 8a5e3780
  tooLarge: (most: number) => `Die Eingabe darf höchstens ${number(most)} sein.`, // 03d3f166
  selectRequired: 'Eine Auswahl ist nötig.', // f03bea89
  boxRequired: 'Das Häkchen ist nötig.', // 03bbf19f
  dateInvalid: 'Das Datum ist ungültig.', // 8bfe8dbd
  dateRequired: 'Ein gültiges Datum ist nötig.', // b8cb7c40
  requiredOf: (label: string) => `${label} ist ein Pflichtfeld.`, // 025f2eaf
  howTo: {
    type: 'Geben Sie es in das Feld ein.', // b59a39a3
    typeAgain: 'Prüfen und noch einmal eingeben.', // d4997e67
    typeSame: 'Geben Sie dasselbe ein wie im Feld davor.', // 9d7d6724
    shorten: 'Kürzen Sie es.', // c8ad815b
    digits: 'Geben Sie es in Ziffern ein.', // 1040b554
    phone: 'Geben Sie 10 Ziffern ein, ohne Durchwahl.', // 9b87d3c4
    email: 'Geben Sie sie so ein: name@example.com.', // 5036bc5a
    date: 'Geben Sie Monat, Tag und Jahr ein.', // 0b1a6d58
    year: 'Prüfen Sie das Jahr.', // f1082966
    tickBox: 'Kreuzen Sie das Kästchen an.', // 6cdeec6d
    tickSome: 'Kreuzen Sie an, was zutrifft.', // 17124a67
    untick: 'Nehmen Sie das Unwichtigste weg.', // 2d3f60ad
    chooseYesNo: 'Wählen Sie Ja oder Nein.', // 77746229
    chooseOne: 'Wählen Sie eine Antwort.', // 336bcb61
    chooseInList: 'Wählen Sie etwas aus der Liste.', // f32a76de
  },
  chosen: (count: number) => `Sie haben ${number(count)}. Entfernen Sie zuerst eines.`, // f9df2a34
  tooMany: (most: number) =>
    plural(most, { one: 'Wählen Sie nur eines.', other: `Wählen Sie höchstens ${number(most)}.` }), // f9c56034
  upTo: (most: number) => `Wählen Sie höchstens ${number(most)}.`, // c9ed2549
  charactersLeft: (left: number) =>
    plural(left, { one: 'Noch 1 Zeichen', other: `Noch ${number(left)} Zeichen` }), // 486c4aab
  charactersTooMany: (count: number) =>
    plural(count, { one: '1 Zeichen zu viel', other: `${number(count)} Zeichen zu viel` }), // 12c1585e
  date: {
    month: 'Monat', // 310ca503
    day: 'Tag', // 8f2364e1
    year: 'Jahr', // 89f68325
    age: (years: number) => plural(years, { one: '1 Jahr alt', other: `${number(years)} Jahre alt` }), // 6c76c19c
    ageInMonths: (months: number) =>
      plural(months, { one: '1 Monat alt', other: `${number(months)} Monate alt` }), // 716758a2
    placeholder: 'MM/TT/JJJJ', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: 'Entfernen', // c3812fc4
    removeOf: (name: string) => `${name} entfernen`, // e6a3c4a1
    removed: (name: string) => `${name} entfernt`, // bd422d50
    atMost: (most: number) => `Sie können bis zu ${number(most)} hinzufügen.`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `Endet auf ${characters}`, // 1c5c776d
    given: 'Angegeben', // 0cf2f0e2
    again: 'Noch einmal einzugeben', // 36e4fbb5
  },
})
