// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('pl')

export const patient = translated<typeof english.patient>()({
  step: 'Dane pacjenta', // e1f1b8b3
  nameHint: 'Proszę wpisać dane z dowodu lub karty ubezpieczenia.', // b14885be
  firstName: 'Imię pacjenta z dokumentu', // 69b593bf
  lastName: 'Nazwisko pacjenta z dokumentu', // 58759548
  preferredName: 'Preferowane imię', // be5edee5
  preferredNameHint: 'Imię, którym zespół wywoła pacjenta.', // a928d927
  motherMaidenFirstName: 'Imię matki', // 6d0a3dda
  motherMaidenLastName: 'Nazwisko panieńskie matki', // 6a37e85e
  birthDate: 'Data urodzenia', // eb4c4e23
  month: 'Miesiąc w formacie MM', // 0fec20f4
  day: 'Dzień w formacie DD', // 4452afea
  year: 'Rok w formacie RRRR', // b9f1dd2e
  ageNote: 'Przyjmujemy obecnie pacjentów w wieku od 12 miesięcy (w stanie Mississippi od 18 miesięcy).', // b6f8eafd
  contactTitle: 'Jak możemy się skontaktować?', // a0c974d3
  phone: 'Numer telefonu', // 306f1bb2
  phoneConfirm: 'Proszę powtórzyć numer telefonu', // 5fc87bb1
  mobile: 'Czy to numer komórkowy?', // 000468ea
  mobileConsent: 'Tak, mogę dostawać SMS-y w sprawie tej wizyty.', // d8af727f
  email: 'Adres e-mail', // f2488fd4
  emailConfirm: 'Proszę powtórzyć adres e-mail', // facd6a29
  addressTitle: 'Gdzie Państwo mieszkają?', // 8a38c81b
  childAddressTitle: 'Gdzie mieszka pacjent?', // 5d8e2521
  sex: 'Płeć przypisana przy urodzeniu', // 4c561710
  gender: 'Tożsamość płciowa', // a04630ef
  race: 'Rasa', // 73134ce1
  ethnicity: 'Pochodzenie etniczne', // 2a0bdd7c
  weight: 'Waga', // 81d27ef6
  weightUnit: 'funty', // ba5ae1ec
  weightWhy: 'Od wagi zależy długość igły.', // 285d9eef
  preferredLanguage: 'Preferowany język', // 140071fe
  chooseOne: 'Proszę wybrać', // 8f27c0cb
  altId: 'Numer karty klienta', // 58d82794
  medicareId: 'Numer beneficjenta Medicare', // 6ce87153
  medicareIdHint: 'Na czerwono-biało-niebieskiej karcie Medicare', // 0863e798
  provider: 'Państwa lekarz', // 2aafacad
  providerName: 'Imię i nazwisko', // dcd1d522
  providerPhone: 'Numer telefonu', // 306f1bb2
  providerFax: 'Numer faksu', // 1f4cb167
  yes: 'Tak', // 85a39ab3
  no: 'Nie', // 1ea442a1
  forVaccine: {
    nameTitle: 'Kto będzie szczepiony?', // 47cd4e6c
    mobileConsentHint: 'Operator może pobrać opłaty za SMS-y i dane. Można odmówić i mimo to się zaszczepić.', // 2fd11617
    recordTitle: 'Do karty szczepień', // 7cb5ecc1
    aboutHint: 'Apteka musi podać te dane razem z wpisem o szczepieniu.', // 03dd52ae
    sexWhy: 'Niektóre szczepionki i dawki zależą od płci. Wymagają jej stanowe rejestry szczepień.', // d8a6380d
    raceWhy: 'Pomaga to urzędom zdrowia ustalić, kto nie jest jeszcze chroniony. Można wybrać „Nie podano”.', // 08e219b1
  },
  forVisit: {
    nameTitle: 'Dla kogo jest wizyta?', // 00ffe91b
    mobileConsentHint:
      'Operator może pobrać opłaty za SMS-y i dane. Można odmówić i mimo to przyjść na wizytę.', // a885e597
    recordTitle: 'Do dokumentacji medycznej', // b5d68bcc
    aboutHint: 'Personel medyczny przechowuje te dane w dokumentacji medycznej.', // 07e9b365
    sexWhy: 'Niektóre badania, dawki i normy zależą od płci.', // 81ede27e
    raceWhy: 'Pomaga nam to sprawdzać, czy wszyscy mają taką samą opiekę. Można wybrać „Nie podano”.', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: 'Adres, wiersz 1', // 19f2c611
  lineOneHint: 'Ulica i numer domu', // 8a386dd1
  lineTwo: 'Adres, wiersz 2', // 5a494c74
  lineTwoHint: 'Mieszkanie, lokal', // b64dbc6f
  city: 'Miasto', // fc33f732
  state: 'Stan', // a3b50c47
  zip: 'Kod pocztowy (ZIP)', // 95c87fe3
  zipHint: 'Na jego podstawie wpiszemy miasto, stan i hrabstwo.', // a803d315
  change: 'Zmień', // c0bf75bd
  town: 'miasto, stan i hrabstwo', // 8f50ac31
  county: 'Hrabstwo', // 136c87de
  chooseOne: 'Proszę wybrać', // 8f27c0cb
  verifyTitle: 'Sprawdzenie adresu', // 13a8f5ff
  match:
    'Znaleźliśmy ten sprawdzony adres, bardzo podobny do wpisanego. Czy mamy zaktualizować Państwa adres?', // c7088d77
  noMatch: 'Nie udało się sprawdzić wpisanego adresu. Czy mimo to go użyć?', // 6dee310d
  corrected: (parts: readonly string[]) => `Poprawiliśmy: ${all(parts)}. Czy to Państwa adres?`, // 8a2ad9ff
  parts: {
    city: 'miasto', // 0f53fb35
    state: 'stan', // 972ec08b
    county: 'hrabstwo', // ac4e6aa1
  },
  suggested: 'Sugerowany adres', // efa8b73f
  entered: 'Wpisany adres', // fbf1b134
  mustSelect: 'Trzeba wybrać adres.', // 8f49a7f5
  edit: 'Zmień adres', // 6a8fa16b
  use: 'Dalej', // 31fbef16
  checking: 'Sprawdzamy adres', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: 'Ubezpieczenie', // 4594b737
  title: 'Czy użyją Państwo dziś ubezpieczenia?', // 2b968268
  hint: 'Większość polis pokrywa większość szczepień.', // 80cc265d
  hasInsurance: 'Czy mają Państwo ubezpieczenie?', // 16b34139
  yes: 'Tak', // 85a39ab3
  no: 'Nie', // 1ea442a1
  carrier: 'Firma ubezpieczeniowa', // 559a50b9
  chooseOne: 'Proszę wybrać', // 8f27c0cb
  cardholderId: 'Numer posiadacza karty', // 68d07834
  cardholderIdHint: 'Z przodu karty, obok nazwiska', // 6237c0c4
  groupNumber: 'Numer grupy', // 357a9028
  stateId: 'Numer dowodu stanowego lub prawa jazdy', // c6bc7ba1
  ssn: 'Numer Social Security', // 058388b6
  ssnHint: '9 cyfr', // e6c1cac6
  questionsTitle: 'Państwa ubezpieczenie', // aea80cfe
  hasMedicaid: 'Czy mają Państwo Medicaid?', // cb0650e5
  hasMedicare: 'Czy mają Państwo Medicare?', // a430ce04
  hasEither: 'Czy mają Państwo Medicaid lub Medicare?', // 2b306c30
  both: 'Oba', // b6c1d862
  neither: 'Żadne z nich', // 9957d09c
  hasReferral: 'Czy mają Państwo skierowanie od lekarza?', // 43e2ab26
  referredBy: 'Nazwisko lekarza lub nazwa gabinetu, który wystawił skierowanie', // 811acec9
  policyTitle: 'Państwa karta ubezpieczenia', // 9ef3f6a8
  policyHint: 'Proszę przygotować kartę: jest na niej większość tych danych.', // 047e65e0
  memberId: 'Numer członkowski', // e14e3315
  memberIdHint: 'Z przodu karty, obok nazwiska', // 6237c0c4
  personCode: 'Kod osoby', // ee38bfd9
  personCodeHint: 'Dwie lub trzy cyfry po numerze członkowskim, jeśli są na karcie', // 2578f667
  relation: 'Kim pacjent jest dla posiadacza polisy', // 25d6e93b
  relationHint: 'Proszę wybrać „Ta sama osoba”, jeśli polisa należy do pacjenta.', // 4c544258
  holderFirstName: 'Imię posiadacza polisy', // bfe50c06
  holderLastName: 'Nazwisko posiadacza polisy', // b4fc019c
  holderSex: 'Płeć posiadacza polisy przypisana przy urodzeniu', // b85cc1b8
  sendInvoiceTo: 'Wyślij fakturę do', // aec39504
  claims: 'Adres do rozliczeń', // 47189d36
  claimsHint: 'Adres, na który ubezpieczyciel chce otrzymywać rozliczenia. Często jest z tyłu karty.', // 06d8997b
  secondary: 'Drugie ubezpieczenie', // 0c39334e
  addSecondary: 'Dodaj drugie ubezpieczenie', // 7aaf8a30
  removeSecondary: 'Usuń drugie ubezpieczenie', // 3dfa6d50
  secondaryRemoved: 'Usunięto drugie ubezpieczenie', // c92be146
})
