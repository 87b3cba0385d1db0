// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('de')

export const patient = translated<typeof english.patient>()({
  step: 'Angaben zur Person', // e1f1b8b3
  nameHint: 'Wie auf dem Ausweis oder der Versicherungskarte.', // b14885be
  firstName: 'Amtlicher Vorname des Patienten', // 69b593bf
  lastName: 'Amtlicher Nachname des Patienten', // 58759548
  preferredName: 'Rufname', // be5edee5
  preferredNameHint: 'Mit diesem Namen ruft Sie das Team auf.', // a928d927
  motherMaidenFirstName: 'Vorname der Mutter', // 6d0a3dda
  motherMaidenLastName: 'Geburtsname der Mutter', // 6a37e85e
  birthDate: 'Geburtsdatum', // eb4c4e23
  month: 'Der Wert muss das Format MM haben', // 0fec20f4
  day: 'Der Wert muss das Format TT haben', // 4452afea
  year: 'Der Wert muss das Format JJJJ haben', // b9f1dd2e
  ageNote: 'Zurzeit behandeln wir Patienten ab 12 Monaten (in Mississippi ab 18 Monaten).', // b6f8eafd
  contactTitle: 'Wie erreichen wir Sie?', // a0c974d3
  phone: 'Telefonnummer', // 306f1bb2
  phoneConfirm: 'Telefonnummer noch einmal eingeben', // 5fc87bb1
  mobile: 'Ist das eine Handynummer?', // 000468ea
  mobileConsent: 'Ja, Sie dürfen mir SMS zu diesem Besuch senden.', // d8af727f
  email: 'E-Mail-Adresse', // f2488fd4
  emailConfirm: 'E-Mail-Adresse noch einmal eingeben', // facd6a29
  addressTitle: 'Wo wohnen Sie?', // 8a38c81b
  childAddressTitle: 'Wo wohnt der Patient?', // 5d8e2521
  sex: 'Geschlecht bei der Geburt', // 4c561710
  gender: 'Geschlecht heute', // a04630ef
  race: 'Abstammung', // 73134ce1
  ethnicity: 'Ethnische Herkunft', // 2a0bdd7c
  weight: 'Gewicht', // 81d27ef6
  weightUnit: 'Pfund', // ba5ae1ec
  weightWhy: 'Vom Gewicht hängt die Länge der Nadel ab.', // 285d9eef
  preferredLanguage: 'Bevorzugte Sprache', // 140071fe
  chooseOne: 'Bitte wählen', // 8f27c0cb
  altId: 'Nummer der Kundenkarte', // 58d82794
  medicareId: 'Medicare-Versichertennummer (Medicare ID)', // 6ce87153
  medicareIdHint: 'Auf der Medicare-Karte in Rot, Weiß und Blau', // 0863e798
  provider: 'Arzt oder Ärztin', // 2aafacad
  providerName: 'Name', // dcd1d522
  providerPhone: 'Telefonnummer', // 306f1bb2
  providerFax: 'Faxnummer', // 1f4cb167
  yes: 'Ja', // 85a39ab3
  no: 'Nein', // 1ea442a1
  forVaccine: {
    nameTitle: 'Wer bekommt die Impfung?', // 47cd4e6c
    mobileConsentHint:
      'SMS und Daten können etwas kosten. Sie können Nein sagen und bekommen Ihre Impfung trotzdem.', // 2fd11617
    recordTitle: 'Für den Impfnachweis', // 7cb5ecc1
    aboutHint: 'Die Apotheke muss das mit dem Impfnachweis melden.', // 03dd52ae
    sexWhy:
      'Manche Impfungen und Dosen hängen vom Geschlecht ab. Auch Impfregister der Staaten fragen danach.', // d8a6380d
    raceWhy: 'So sehen die Gesundheitsämter, wer noch nicht geschützt ist. Sie können „Keine Angabe“ wählen.', // 08e219b1
  },
  forVisit: {
    nameTitle: 'Für wen ist der Besuch?', // 00ffe91b
    mobileConsentHint:
      'SMS und Daten können etwas kosten. Sie können Nein sagen, und Ihr Besuch findet trotzdem statt.', // a885e597
    recordTitle: 'Für die Patientenakte', // b5d68bcc
    aboutHint: 'Das Behandlungsteam bewahrt das in der Patientenakte auf.', // 07e9b365
    sexWhy: 'Manche Tests, Dosen und Normalwerte hängen vom Geschlecht ab.', // 81ede27e
    raceWhy: 'So sehen wir, ob alle gleich gut behandelt werden. Sie können „Keine Angabe“ wählen.', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: 'Adresszeile 1', // 19f2c611
  lineOneHint: 'Straße und Hausnummer', // 8a386dd1
  lineTwo: 'Adresszeile 2', // 5a494c74
  lineTwoHint: 'Wohnung, Stockwerk, Einheit', // b64dbc6f
  city: 'Stadt', // fc33f732
  state: 'Bundesstaat', // a3b50c47
  zip: 'Postleitzahl (ZIP)', // 95c87fe3
  zipHint: 'Stadt, Bundesstaat und County füllen wir danach aus.', // a803d315
  change: 'Ändern', // c0bf75bd
  town: 'Stadt, Bundesstaat und County', // 8f50ac31
  county: 'County', // 136c87de
  chooseOne: 'Bitte wählen', // 8f27c0cb
  verifyTitle: 'Prüfen Sie Ihre Adresse', // 13a8f5ff
  match:
    'Wir haben diese geprüfte Adresse gefunden, die Ihrer Eingabe sehr ähnlich ist. Sollen wir Ihre Adresse ändern?', // c7088d77
  noMatch: 'Wir konnten die eingegebene Adresse nicht prüfen. Möchten Sie sie trotzdem verwenden?', // 6dee310d
  corrected: (parts: readonly string[]) => `Wir haben korrigiert: ${all(parts)}. Ist das Ihre Adresse?`, // 8a2ad9ff
  parts: {
    city: 'Stadt', // 0f53fb35
    state: 'Bundesstaat', // 972ec08b
    county: 'County', // ac4e6aa1
  },
  suggested: 'Vorgeschlagene Adresse', // efa8b73f
  entered: 'Von Ihnen eingegebene Adresse', // fbf1b134
  mustSelect: 'Sie müssen eine Adresse auswählen.', // 8f49a7f5
  edit: 'Adresse ändern', // 6a8fa16b
  use: 'Weiter', // 31fbef16
  checking: 'Die Adresse wird geprüft', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: 'Versicherung', // 4594b737
  title: 'Nutzen Sie heute eine Versicherung?', // 2b968268
  hint: 'Meist bezahlt die Versicherung die Impfung.', // 80cc265d
  hasInsurance: 'Sind Sie krankenversichert?', // 16b34139
  yes: 'Ja', // 85a39ab3
  no: 'Nein', // 1ea442a1
  carrier: 'Versicherung', // 559a50b9
  chooseOne: 'Bitte wählen', // 8f27c0cb
  cardholderId: 'Nummer des Karteninhabers', // 68d07834
  cardholderIdHint: 'Auf der Vorderseite der Karte, beim Namen', // 6237c0c4
  groupNumber: 'Gruppennummer', // 357a9028
  stateId: 'Nummer von Ausweis oder Führerschein', // c6bc7ba1
  ssn: 'Sozialversicherungsnummer', // 058388b6
  ssnHint: '9 Ziffern', // e6c1cac6
  questionsTitle: 'Ihre Versicherung', // aea80cfe
  hasMedicaid: 'Haben Sie Medicaid?', // cb0650e5
  hasMedicare: 'Haben Sie Medicare?', // a430ce04
  hasEither: 'Haben Sie Medicaid oder Medicare?', // 2b306c30
  both: 'Beides', // b6c1d862
  neither: 'Keines von beiden', // 9957d09c
  hasReferral: 'Haben Sie eine ärztliche Überweisung?', // 43e2ab26
  referredBy: 'Name des Arztes oder der Praxis, von der die Überweisung stammt', // 811acec9
  policyTitle: 'Ihre Versicherungskarte', // 9ef3f6a8
  policyHint: 'Nehmen Sie die Karte zur Hand: Das meiste steht darauf.', // 047e65e0
  memberId: 'Mitgliedsnummer', // e14e3315
  memberIdHint: 'Auf der Vorderseite der Karte, beim Namen', // 6237c0c4
  personCode: 'Personencode', // ee38bfd9
  personCodeHint: 'Die zwei oder drei Ziffern nach der Mitgliedsnummer, falls auf der Karte', // 2578f667
  relation: 'Was der Patient für die hauptversicherte Person ist', // 25d6e93b
  relationHint: 'Wählen Sie „Selbst“, wenn es die Versicherung des Patienten ist.', // 4c544258
  holderFirstName: 'Vorname: hauptversicherte Person', // bfe50c06
  holderLastName: 'Nachname: hauptversicherte Person', // b4fc019c
  holderSex: 'Geschlecht bei der Geburt: hauptversicherte Person', // b85cc1b8
  sendInvoiceTo: 'Rechnung senden an', // aec39504
  claims: 'Adresse für Abrechnungen', // 47189d36
  claimsHint: 'Wohin Abrechnungen zu senden sind. Oft steht es hinten auf der Karte.', // 06d8997b
  secondary: 'Zweite Versicherung', // 0c39334e
  addSecondary: 'Zweite Versicherung hinzufügen', // 7aaf8a30
  removeSecondary: 'Zweite Versicherung entfernen', // 3dfa6d50
  secondaryRemoved: 'Zweite Versicherung entfernt', // c92be146
})
