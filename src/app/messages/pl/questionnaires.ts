// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: 'Powód wizyty', // d960170c
  chooseOne: 'Proszę wybrać', // 8f27c0cb
  ownWords: 'Własnymi słowami', // 10f38370
  ownWordsHint: 'Co powinniśmy wiedzieć przed wizytą', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: 'Informacje o zdrowiu', // ac083159
  summary: 'Aby przejść dalej, proszę wypełnić wszystkie wymagane pola', // f71c1c3c
  yes: 'Tak', // 85a39ab3
  no: 'Nie', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: 'Przebyte choroby', // 6a81fb47
  dietaryStep: 'Ograniczenia w diecie', // e9ed443a
  goalsStep: 'Cele wizyty', // f2b02c4f
  surveyStep: 'Ankieta', // 211bb3de
  medicinesTitle: 'Przyjmowane leki', // ae07c935
  foods: 'Które?', // 55b892c9
  ownWords: 'Własnymi słowami', // 10f38370
  yes: 'Tak', // 85a39ab3
  no: 'Nie', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: 'Zgoda na szczepienie', // aa9469fb
  financialStep: 'Zgoda na płatność', // f50b9fcf
  telemedicineStep: 'Zgoda na płatność za telemedycynę', // 6cc7336d
  privacyStep: 'Ochrona prywatności', // efe4db50
  generalStep: 'Zgoda ogólna', // 498adc65
  consent: {
    heading: 'Zgadzają się Państwo na:', // 168dff89
    unfold: 'Przeczytaj cały tekst', // 721f0b5c
  },
  notice: {
    heading: 'Ta informacja mówi:', // 6edf1f6d
    unfold: 'Przeczytaj całą informację', // b8d4f2c5
  },
  inEnglish:
    'Ten tekst jest tylko po angielsku. Jeśli jest niezrozumiały, proszę zwrócić się o pomoc przed wyrażeniem zgody.', // f1ee4f34
  yourVaccines: 'Zgoda na te szczepionki', // 0b9347a9
  statement: (title: string, edition: string) => `Informacja o szczepionce: ${title}, ${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `Kod QR informacji o szczepionce: ${vaccine}`, // c45ca9e6
  scanStatement:
    'Proszę zeskanować kod, aby przeczytać informację na telefonie, albo poprosić farmaceutę o wydruk.', // abd1a120
  signTitle: 'Podpis zgody na szczepienie', // b04cfb0e
  signPaymentTitle: 'Podpis zgody na płatność', // 32cf74bd
  legalName: 'Imię i nazwisko pacjenta', // 743721dc
  legalNameHint: 'Proszę wpisać imię i nazwisko. Liczy się to jako podpis.', // 4d66dcfb
  whoSigns: 'Kto podpisuje?', // 6d6c87ec
  signs: {
    Self: 'Pacjent to ja', // 9bdcdff3
    Spouse: 'Jestem mężem lub żoną pacjenta', // cfe06da1
    Child: 'Jestem rodzicem, opiekunem lub przedstawicielem prawnym pacjenta', // b778d01f
  },
  signsForChild: 'Jestem rodzicem lub opiekunem pacjenta', // f80e8838
  signsFor: (patient: string) => `Wpisane tu nazwisko jest podpisem za: ${patient}.`, // 98c45e3d
  differs: (name: string) => `To nie jest podane wcześniej nazwisko: ${name}. Podpisać tak, jak wpisano?`, // 13472724
  differsWhy: 'Zespół apteki zobaczy, że nazwiska się różnią.', // 51a29511
  signAsTyped: 'Podpisz tak, jak wpisano', // c9d8211c
  changeName: 'Zmień nazwisko', // 0efcdd27
  responsible: 'Osoba odpowiedzialna', // 91ee6106
  firstName: 'Imię', // 702ef921
  lastName: 'Nazwisko', // 7b488804
  birthDate: 'Data urodzenia', // eb4c4e23
  phone: 'Numer telefonu', // 306f1bb2
  sex: 'Płeć przypisana przy urodzeniu', // 4c561710
  yes: 'Tak', // 85a39ab3
  no: 'Nie', // 1ea442a1
})
