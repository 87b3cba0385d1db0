// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: 'Grund des Besuchs', // d960170c
  chooseOne: 'Bitte wählen', // 8f27c0cb
  ownWords: 'In Ihren eigenen Worten', // 10f38370
  ownWordsHint: 'Was wir vor Ihrem Besuch wissen sollten', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: 'Medizinische Angaben', // ac083159
  summary: 'Bitte füllen Sie alle Pflichtfelder aus, um fortzufahren', // f71c1c3c
  yes: 'Ja', // 85a39ab3
  no: 'Nein', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: 'Krankengeschichte', // 6a81fb47
  dietaryStep: 'Was Sie nicht essen', // e9ed443a
  goalsStep: 'Ziele des Termins', // f2b02c4f
  surveyStep: 'Umfrage', // 211bb3de
  medicinesTitle: 'Ihre Medikamente', // ae07c935
  foods: 'Welche?', // 55b892c9
  ownWords: 'In Ihren eigenen Worten', // 10f38370
  yes: 'Ja', // 85a39ab3
  no: 'Nein', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: 'Einwilligung zur Impfung', // aa9469fb
  financialStep: 'Einwilligung zu den Kosten', // f50b9fcf
  telemedicineStep: 'Einwilligung zu den Kosten, Telemedizin', // 6cc7336d
  privacyStep: 'Datenschutz', // efe4db50
  generalStep: 'Allgemeine Einwilligung', // 498adc65
  consent: {
    heading: 'Sie stimmen zu:', // 168dff89
    unfold: 'Ganzen Text lesen', // 721f0b5c
  },
  notice: {
    heading: 'In diesem Hinweis steht:', // 6edf1f6d
    unfold: 'Ganzen Hinweis lesen', // b8d4f2c5
  },
  inEnglish:
    'Diesen Text gibt es nur auf Englisch. Wenn Sie ihn nicht verstehen, bitten Sie um Hilfe, bevor Sie zustimmen.', // f1ee4f34
  yourVaccines: 'Sie stimmen diesen Impfungen zu', // 0b9347a9
  statement: (title: string, edition: string) => `Infoblatt: ${title}, ${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `QR-Code zum Infoblatt: ${vaccine}`, // c45ca9e6
  scanStatement:
    'Scannen Sie einen Code, um das Infoblatt auf dem Handy zu lesen, oder bitten Sie in der Apotheke um einen Ausdruck.', // abd1a120
  signTitle: 'Für die Impfung unterschreiben', // b04cfb0e
  signPaymentTitle: 'Unterschrift: Zustimmung zur Zahlung', // 32cf74bd
  legalName: 'Amtlicher Name des Patienten', // 743721dc
  legalNameHint: 'Geben Sie Ihren Vor- und Nachnamen ein. Das gilt als Ihre Unterschrift.', // 4d66dcfb
  whoSigns: 'Wer unterschreibt?', // 6d6c87ec
  signs: {
    Self: 'Ich, für mich selbst', // 9bdcdff3
    Spouse: 'Ehefrau oder Ehemann des Patienten', // cfe06da1
    Child: 'Mutter, Vater, Vormund oder gesetzlicher Vertreter des Patienten', // b778d01f
  },
  signsForChild: 'Mutter, Vater oder Vormund des Patienten', // f80e8838
  signsFor: (patient: string) => `Mit Ihrem Namen hier unterschreiben Sie für ${patient}.`, // 98c45e3d
  differs: (name: string) => `Sie haben einen anderen Namen angegeben: ${name}. So unterschreiben?`, // 13472724
  differsWhy: 'Das Apothekenteam sieht, dass die Namen verschieden sind.', // 51a29511
  signAsTyped: 'So unterschreiben', // c9d8211c
  changeName: 'Namen ändern', // 0efcdd27
  responsible: 'Die verantwortliche Person', // 91ee6106
  firstName: 'Vorname', // 702ef921
  lastName: 'Nachname', // 7b488804
  birthDate: 'Geburtsdatum', // eb4c4e23
  phone: 'Telefonnummer', // 306f1bb2
  sex: 'Geschlecht bei der Geburt', // 4c561710
  yes: 'Ja', // 85a39ab3
  no: 'Nein', // 1ea442a1
})
