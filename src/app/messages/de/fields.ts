// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('de')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: 'Das ist ein Pflichtfeld.', // e99fb501
  saidNoMedicare: 'Sie haben angegeben, dass Sie kein Medicare haben.', // a0f9c611
  signatureInvalid: 'Geben Sie Ihren Vor- und Nachnamen ein.', // 7de3ca5b
  guardianIsPatient:
    'Das ist der Name des Patienten. Geben Sie Ihren eigenen ein. Wenn Sie gleich heißen, ergänzen Sie Sr., Jr. oder einen zweiten Vornamen.', // debd7ef2
  guardianMustSign: 'Der Patient ist unter 18. Ein Elternteil oder Vormund muss unterschreiben.', // b7c305ab
  requiredAnswer: 'Das ist ein Pflichtfeld', // 0b2b46d5
  textChanged: 'Dieser Text wurde geändert. Bitte lesen Sie ihn noch einmal.', // b1f14fd0
  notAsked: 'Nach diesem Feld wird nicht gefragt.', // 3c2e8ec4
  firstNameRequired: 'Der amtliche Vorname des Patienten ist ein Pflichtfeld.', // 94d22437
  lastNameRequired: 'Der amtliche Nachname des Patienten ist ein Pflichtfeld.', // f1976bc8
  nameInvalid: 'Nur Buchstaben, Leerzeichen, Bindestriche und Apostrophe.', // 988ed7b0
  motherMaidenFirstNameRequired: 'Der Vorname der Mutter ist ein Pflichtfeld.', // d3ddfa13
  motherMaidenLastNameRequired: 'Der Geburtsname der Mutter ist ein Pflichtfeld.', // 96a442c9
  birthDateInvalid: 'Bitte ein gültiges Datum eingeben.', // a1f2c186
  tooYoung: (months: number) => `Patienten müssen mindestens ${number(months)} Monate alt sein.`, // 9835b0ce
  tooYoungForVisit: (months: number) => `Für diesen Besuch gilt ein Mindestalter: ${age(months)}.`, // 88f95f30
  tooOldForVisit: (months: number) => `Für diesen Besuch gilt ein Höchstalter: ${age(months)}.`, // 4366a11b
  phoneInvalid: 'Bitte geben Sie eine gültige Telefonnummer ein.', // 38e6bdbc
  phoneExtension: 'Bitte geben Sie eine gültige Telefonnummer ein. Lassen Sie die Durchwahl weg.', // da398351
  phoneMismatch: 'Die Telefonnummern sind nicht gleich', // 53bf7c63
  mobileRequired: 'Die Handynummer ist ein Pflichtfeld.', // 1fb3cd1a
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.', // 958e4ccf
  emailMismatch: 'Die E-Mail-Adressen sind nicht gleich', // 94f48478
  sexRequired: 'Das Geschlecht bei der Geburt ist ein Pflichtfeld.', // 20e193ea
  genderRequired: 'Geschlecht heute ist ein Pflichtfeld.', // 854f0336
  raceRequired: 'Die Abstammung ist ein Pflichtfeld.', // 71676c29
  ethnicityRequired: 'Ethnische Herkunft ist ein Pflichtfeld.', // 0cbfeec7
  weightInvalid: 'Bitte geben Sie ein gültiges Gewicht ein. Das Gewicht ist ein Pflichtfeld.', // a11730a0
  medicareIdInvalid: 'Ihre Medicare-Versichertennummer (MBI) muss das Format ####-###-#### haben.', // fd7306ea
  providerAddressIncomplete: 'Die vollständige Adresse der ärztlichen Praxis ist nötig.', // f808559f
  addressLineOneRequired: 'Adresszeile 1 ist ein Pflichtfeld.', // a487474d
  cityRequired: 'Die Stadt ist ein Pflichtfeld.', // b5746ada
  cityInvalid: 'Bitte eine gültige Stadt eingeben.', // ad1217df
  stateRequired: 'Der Bundesstaat ist ein Pflichtfeld.', // 0f28d9e8
  zipInvalid: 'Bitte eine gültige Postleitzahl eingeben.', // 789c9423
  countyRequired: 'Das County ist ein Pflichtfeld.', // f419db8c
  countyInvalid: 'Bitte ein gültiges County eingeben.', // 6d8eeb77
  legalNameRequired: 'Der amtliche Name des Patienten ist ein Pflichtfeld.', // 7b9b22b8
  personsFirstNameRequired: 'Der Vorname ist ein Pflichtfeld.', // 32445fe1
  personsLastNameRequired: 'Der Nachname ist ein Pflichtfeld.', // 75a65dac
  memberIdRequired: 'Die Mitgliedsnummer ist ein Pflichtfeld.', // 0a060bd0
  memberIdTooLong: (most: number) => `Die Mitgliedsnummer darf höchstens ${number(most)} Zeichen haben.`, // 7336d689
  cardholderIdRequired: 'Die Nummer des Karteninhabers ist ein Pflichtfeld.', // 31a27497
  cardholderIdTooLong: (most: number) =>
    `Die Nummer des Karteninhabers darf höchstens ${number(most)} Zeichen haben.`, // 6f0be2e4
  groupTooLong: (most: number) => `Die Gruppennummer darf höchstens ${number(most)} Zeichen haben.`, // 665d7788
  reasonsRequired: 'Sie müssen mindestens einen Grund auswählen', // 510bcd26
  tooManyReasons: (most: number) => `Sie können höchstens ${number(most)} Gründe auswählen.`, // 6a083edb
  datePast: 'Das Datum muss vor heute liegen.', // 72b72226
  dateWithin: (days: number) => `Das Datum darf höchstens ${number(days)} Tage zurückliegen.`, // f9159706
  unknownService: 'Diese Leistung ist hier nicht bekannt.', // 93bee864
  serviceNotOffered: 'Diese Leistung gibt es hier nicht.', // c5972513
  tooManyVaccines: (most: number) =>
    plural(most, {
      one: 'Sie können nur 1 Impfung auswählen.',
      other: `Sie können höchstens ${number(most)} Impfungen auswählen.`,
    }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) =>
    plural(most, { one: 'Wählen Sie 1 Impfung', other: `Wählen Sie bis zu ${number(most)} Impfungen` }), // 006694e8
  oneFluShot: 'Wählen Sie eine Art der Grippeimpfung.', // ef2e36c8
  oneCovidShot: 'Wählen Sie eine Art der COVID-19-Impfung.', // 4d2fba72
  servicesNotTogether: 'Ein Besuch ist für eine dieser Leistungen.', // 311f090e
  vaccinesNotTogether:
    'Die gewählten Impfungen lassen sich nicht zusammen buchen. Bitte gehen Sie zurück und prüfen Sie Ihre Auswahl noch einmal.', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `Die gewählten Impfungen lassen sich nicht zusammen buchen. Bitte gehen Sie zurück und prüfen Sie Ihre Auswahl noch einmal. (${all(names)})`, // 666e20c5
  doseTooEarly: 'Das ist zu früh nach der letzten Dosis.', // d364c429
  unknownLocation: 'Diesen Standort gibt es nicht.', // bead2637
  locationClosed: 'Dieser Standort ist geschlossen.', // fd0f40ce
  notOnSchedule: 'Diese Zeit kann nicht gebucht werden.', // f23ff802
  guardianNotAdult: 'Die verantwortliche Person muss mindestens 18 sein.', // ece5ab1b
})
