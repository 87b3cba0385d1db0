// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('de')

export const find = translated<typeof english.find>()({
  heading: 'Termin finden', // 4fc46ab3
  submit: 'Termin finden', // 4fc46ab3
  change: 'Ändern', // c0bf75bd
  hideForm: 'Formular ausblenden', // 8e267b4c
  showForm: 'Formular anzeigen', // 8525eff3
  editSearch: 'Suche ändern', // 2c0de627
  videoIn: (state: string) => `Videotermin in ${state}`, // 48202217
  within: (location: string, miles: number) => `Umkreis: ${number(miles)} Meilen um ${location}`, // ae8ad166
  summary: (location: string, day: string) => `${location}, ab ${day}`, // a5731eb5
  need: 'Was brauchen Sie?', // 52c6a4f6
  allVisits: 'Alle Besuche', // 913bde57
  myLocation: 'Mein Standort', // 3572a396
  ways: {
    clinics: 'Praxis finden', // 35925dbf
    benefit: 'Ich habe einen Leistungscode', // 8fcb60a0
    cancel: 'Ihr Besuch', // 72db071a
  },
  waysFor: {
    clinics: 'Adressen, Öffnungs- und Wartezeiten', // 207272cb
    benefit: 'Sehen, wo er angenommen wird', // 54fc88ba
    cancel: 'Mit dem Link dazu sehen, ändern oder absagen', // 1a7409f9
  },
  type: 'Art des Termins', // 19fd6c78
  chooseOne: 'Bitte wählen', // 0b24aed5
  fetching: 'Werte werden geladen …', // c6837b65
  location: 'Ort', // 15b61974
  locationPlaceholder: 'Postleitzahl oder Stadt, Staat', // 1dbd6d49
  suggestions: 'Orte', // eb5cfb73
  suggestionCount: (count: number) =>
    plural(count, {
      one: '1 Ort. Wählen Sie ihn mit der Pfeiltaste nach unten.',
      other: `${number(count)} Orte. Wählen Sie mit den Pfeiltasten.`,
    }), // f41b6bbd
  date: 'Datum', // 99c40ab4
  today: 'Heute', // 2b065c7c
  tomorrow: 'Morgen', // 456a73bb
  problems: {
    type: {
      required: 'Die Art des Termins ist ein Pflichtfeld.', // de55fc40
    },
    location: {
      required: 'Der Ort ist ein Pflichtfeld.', // 46c4f868
      tooShort: 'Der Ort muss mindestens 2 Zeichen haben.', // e2b5ef07
      tooLong: 'Der Ort darf höchstens 128 Zeichen haben.', // 7afdd5ff
    },
    date: {
      invalid: 'Das Datum ist ungültig', // 2594f051
      tooEarly: (date: string) => `Das Datum darf nicht vor dem ${date} liegen.`, // 2fcb2919
      tooLate: (date: string) => `Das Datum darf nicht nach dem ${date} liegen.`, // 80ab890a
    },
  },
  waitsForConnection: 'Keine Verbindung. Ihre Suche beginnt, wenn sie wieder da ist.', // 6ca81f35
  fillAll: 'Bitte füllen Sie alle Pflichtfelder aus, um fortzufahren', // f71c1c3c
  check: 'Prüfen Sie diese Antworten, um fortzufahren', // fc271637
  codeVerified: 'Der Leistungscode wurde geprüft und gilt', // 8c5c0400
  locationUnavailable:
    'Wir finden an diesem Ort kein Angebot. Bitte suchen Sie mit einer anderen Stadt, einem anderen Staat oder einer anderen Postleitzahl noch einmal.', // a19ec3cc
  connectionFailed: 'Wir haben gerade Probleme mit der Verbindung.', // 337fc69b
  refreshPage: 'Bitte laden Sie die Seite neu.', // ea7c2ec8
  tryShortly: 'Bitte gleich noch einmal versuchen.', // b154014c
  refresh: 'Neu laden', // 0e916101
  whichVisit: 'Welcher Besuch?', // 7a4e473e
  again: {
    ended: 'Ihre Suche ist abgelaufen. Danach haben Sie gesucht.', // 96da46ba
    noBooking: 'Ihre Buchung ist nicht mehr auf diesem Gerät.', // fa810abd
    notHeld: 'Ihre Zeit wird nicht mehr freigehalten.', // 28b7b185
    unknownType: 'Wählen Sie den Besuch noch einmal.', // 776269dc
  },
  fluQuestion: 'Auch eine Grippeimpfung?', // e2916606
  fluHint: 'Sie können sie beim selben Besuch bekommen.', // d9e5ffa7
  addFlu: 'Grippeimpfung dazunehmen', // 35c68c02
  no: 'Nein', // 1ea442a1
  chooseState: 'Bitte wählen', // 8f27c0cb
  stateAsked:
    'Dieser Besuch ist per Video. Als Nächstes fragen wir, in welchem Bundesstaat Sie sein werden, und zeigen die Zeiten ab heute.', // 27211f45
  placeAskedNext:
    'Dieser Besuch ist per Video. Als Nächstes fragen wir nach Ihrem Besuch, nach dem Bundesstaat, in dem Sie sein werden, und nach dem Tag.', // 1c724b57
  pharmacyOpened: 'Die Buchungsseite der Apotheke ist in einem neuen Fenster.', // 3f478a8e
  openAgain: 'Noch einmal öffnen', // 78442f41
})
