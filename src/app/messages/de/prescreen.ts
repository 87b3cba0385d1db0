// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('de')

export const prescreen = translated<typeof english.prescreen>()({
  yes: 'Ja', // 85a39ab3
  no: 'Nein', // 1ea442a1
  required: 'Das ist ein Pflichtfeld', // 0b2b46d5
  questionOf: (n: number, most: number) => `Frage ${number(n)} von höchstens ${number(most)}`, // 197bc732
  step: (n: number) => `Schritt ${number(n)}`, // 604b1173
  seeAvailability: 'Freie Zeiten ansehen', // 0e2e61d8
  checkAvailability: 'Verfügbarkeit prüfen', // dbc90cdf
  servicesFailed: 'Besuche wurden nicht geladen. Bitte noch einmal versuchen.', // 057a0c71
  notOffered: 'Diese Besuche können zurzeit nicht online gebucht werden.', // 33fde75a
  notOfferedText: 'Sie können einen anderen Besuch buchen oder uns anrufen.', // b5d5a9ef
  otherVisits: 'Andere Besuche ansehen', // f9bf5a2f
  link: {
    came: 'Ihre Wunschzeit', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}, ${place}`, // df12993e
    unheld: 'Nach diesen Fragen können Sie sie freihalten.', // c8d2e2fe
    only: 'Die Liste zeigt, was es dann dort gibt.', // f999fda3
    elsewhere: 'Andere Impfung oder Zeit', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `Ihre Wunschzeit, ${time}, ist nicht mehr frei.`
        : `Ihre Wunschzeit, ${time}, ${place}, ist nicht mehr frei.`, // af845161
    past: (time: string) => `Ihre Wunschzeit, ${time}, ist vorbei.`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `Ihr gewünschter Besuch, ${time}, kann dort jetzt nicht gebucht werden.`
        : `Ihr gewünschter Besuch, ${time}, ${place}, kann dort jetzt nicht gebucht werden.`, // 6cdf26b5
    instead: 'Gehen Sie weiter, um die freien Zeiten zu sehen.', // c7f7ff4e
  },
  dot: {
    title: 'Für wen fahren Sie?', // 25b52c2f
    employer: 'Arbeitgeber', // 54a3b64c
    chooseOne: 'Bitte wählen', // 8f27c0cb
    employerRequired: 'Der Arbeitgeber ist ein Pflichtfeld.', // 14c8d7ef
    screening: 'Möchten Sie einen Drogentest dazunehmen?', // bd43996e
    limited: 'Nicht an jedem Standort', // f6063770
  },
  medicare: {
    title: 'Ein paar Fragen zu Ihrer Gesundheit', // 3aafbd36
    hint: 'Mit diesen Fragen bereitet sich die Praxis auf Ihren Besuch vor. Wir senden Ihre Antworten mit Ihrer Buchung.', // 206c137c
    hasMedicarePartB: 'Haben Sie Medicare Teil B (Part B)?', // 994b7400
    noPartB:
      'Medicare bezahlt diesen Besuch über Teil B. Ohne Teil B müssen Sie den Besuch vielleicht selbst bezahlen.', // 07a482f5
    hadWellnessVisit: 'Hatten Sie in den letzten 12 Monaten einen Medicare-Vorsorgebesuch (wellness visit)?', // c95371ab
    oncePerYear:
      'Medicare bezahlt alle 12 Monate einen Vorsorgebesuch. Kommen Sie früher, müssen Sie vielleicht selbst bezahlen.', // cbb27999
    wasInHospital: 'Waren Sie in den letzten 12 Monaten im Krankenhaus?', // d3c1a0a7
    hasFallen: 'Sind Sie in den letzten 12 Monaten gestürzt?', // 122ad50e
  },
  vaccines: {
    title: 'Welche Impfungen brauchen Sie?', // f4f0be17
    none: 'Wählen Sie eine Impfung, um freie Zeiten zu sehen.', // 401db0ca
    upTo: (most: number) => `Bis zu ${number(most)} kurze Fragen, dann die freien Zeiten.`, // 23f549f5
  },
  dietitian: {
    title: 'Planen Sie Ihre Ernährungsberatung', // ed0b3139
    hint: 'Das Treffen ist per Video. Es zählt der Staat, in dem Sie sind.', // dfae33b2
    visit: 'Welchen Besuch brauchen Sie?', // c600db0c
    prices: 'Preise', // 5a6e4f56
    state: 'Bundesstaat, in dem Sie sein werden', // 4c9470e1
    fetching: 'Werte werden geladen …', // c6837b65
    failed: 'Wir haben gerade Probleme mit der Verbindung. Bitte laden Sie die Seite neu.', // d9cf6f1d
    zone: 'Zeitzone', // b9fe1464
    date: 'Datum', // 99c40ab4
    dateHint: 'Der erste Tag, der Ihnen passt', // 11d12b3c
    invalidDate: 'Das Datum ist ungültig', // 2594f051
  },
  verdict: {
    eligibleTitle: 'Sie können diesen Besuch buchen', // c1532294
    ineligibleTitle: 'Dieser Besuch ist jetzt nicht buchbar', // a1cb8d99
    errorTitle: 'Hier können wir nicht weitermachen', // 04806479
    because: 'Der Grund dafür', // ce6b86f5
    from: (day: string) => `Mit diesen Antworten können Sie frühestens buchen für: ${day}.`, // 639e735c
    addToCalendar: 'Diesen Tag zum Kalender hinzufügen', // d4139d3d
    calendarEntry: 'Termin buchen', // b00aa64d
    movedTitle: (day: string) => `Ihre nächste Dosis ist möglich ab ${day}`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      `Sie haben angegeben, dass die letzte Dosis am ${lastDose} war. Die nächste gibt es frühestens ${number(days)} Tage danach.`, // a7eb1cd7
    bookableFrom: (day: string) => `Sie können sie ab ${day} buchen. Bitte kommen Sie dann wieder.`, // 1000af6c
    seeTimes: 'Zeiten ansehen', // ef81a037
    chooseAnother: 'Andere Impfung wählen', // 47da8e39
    changeAnswers: 'Meine Antworten ändern', // ab52de61
  },
})
