// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('de')

export const common = translated<typeof english.common>()({
  brand: 'Gesundheit & Wohlbefinden', // 5756dcd3
  skip: 'Direkt zum Inhalt', // c887f134
  back: 'Zurück', // 76900f1b
  continue: 'Weiter', // 31fbef16
  errorWord: 'Fehler:', // 61706290
  loading: 'Wird geladen', // dc380888
  stepOf: (n: number, of: number) => `${number(n)} von ${number(of)}`, // c0ed7eba
  tryAgain: 'Noch einmal versuchen', // d8b8392e
  startOver: 'Neu beginnen', // 5eed7e9f
  offline: 'Keine Verbindung. Sie können weitermachen; wir senden Ihre Anmeldung, sobald sie wieder da ist.', // 9cec1ce6
  offlineAtCounter:
    'Keine Verbindung. Zum Anmelden hier muss sie wieder da sein. Oder fragen Sie an der Theke der Apotheke.', // 679ce275
  offlineBooking:
    'Keine Verbindung. Sie können weitermachen, aber zum Suchen oder Buchen muss sie wieder da sein.', // ce8c923d
  helpAtCounter: 'Brauchen Sie Hilfe? Fragen Sie an der Apothekentheke.', // d99baf8c
  helpAtCounterCall: (phone: string) =>
    `Hilfe nötig? Fragen Sie an der Apothekentheke, oder rufen Sie an: ${phone}`, // dabc9bff
  help: 'Brauchen Sie Hilfe? Fragen Sie in einer unserer Apotheken oder Praxen.', // 1aed4c2b
  helpCall: (phone: string) => `Hilfe nötig? Anrufen: ${phone}`, // 02c2d95b
  languageHelp: 'Kostenlose Sprachhilfe', // 976ec2f0
  atHand: 'Schnellzugriff', // a596012c
  about: 'Über diesen Dienst', // f3e91e50
  privacy: 'Datenschutz', // 54a57c31
  accessibility: 'Barrierefreiheit', // d3368cbf
  licences: 'Lizenzen', // 6d5d9004
  version: (version: string) => `Version ${version}`, // a1874512
  connectionFailed:
    'Wir haben gerade Probleme mit der Verbindung. Bitte versuchen Sie es gleich noch einmal.', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: 'Terminplaner: Gesundheit, Wohlbefinden', // 2a924af6
  benefitCodes: 'Prüfung des Leistungscodes', // 817c4293
  prescreen: 'Fragen vor dem Termin', // f1de0af2
  results: 'Gefundene Termine', // 1493747a
  followup: 'Gefundene Termine', // 1493747a
  schedule: 'Formular zur Person', // 4cc0270b
  confirmation: 'Bestätigung des Termins', // ffa6836b
  cancel: 'Termin absagen', // e0790c5f
  cancelOpened: 'Termin absagen', // e0790c5f
  canceled: 'Bestätigung der Absage', // 5e621bcb
  instantVaccine: 'Impfung ohne Termin', // e941b803
  instantVaccineSelection: 'Fragen vor dem Termin', // f1de0af2
  clinicLocations: 'Praxissuche', // afa12656
  pharmacy: 'Impftermine', // 8ea82de0
  clinicSchedule: 'Termin in einer Praxis buchen', // e5e95872
  clinicServices: 'Leistungen der Praxis', // 83d707a2
  clinicPrices: 'Preise, Versicherung und Zahlung', // 820f7b12
  clinicDetails: 'Angaben zur Praxis', // 4b4c9c19
  clinicError: 'Etwas ging schief', // ab827e3f
  privacy: 'Schutz Ihrer Daten', // cad972db
  accessibility: 'Barrierefreiheit', // d3368cbf
  licences: 'Lizenzen und Quellen', // e16fe549
  kiosk: 'Tablet der Filiale', // 10e5da61
  poster: 'Plakat: ohne Termin', // aa0bfb00
  notFound: 'Seite nicht gefunden', // a469ab4c
})
