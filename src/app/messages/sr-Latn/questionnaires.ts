// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: 'Razlog posete', // d960170c
  chooseOne: 'Izaberite', // 8f27c0cb
  ownWords: 'Svojim rečima', // 10f38370
  ownWordsHint: 'Šta treba da znamo pre nego što dođete', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: 'Zdravstveni podaci', // ac083159
  summary: 'Popunite sva obavezna polja da biste nastavili', // f71c1c3c
  yes: 'Da', // 85a39ab3
  no: 'Ne', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: 'Istorija bolesti', // 6a81fb47
  dietaryStep: 'Ograničenja u ishrani', // e9ed443a
  goalsStep: 'Ciljevi posete', // f2b02c4f
  surveyStep: 'Upitnik', // 211bb3de
  medicinesTitle: 'Vaši lekovi', // ae07c935
  foods: 'Koje?', // 55b892c9
  ownWords: 'Svojim rečima', // 10f38370
  yes: 'Da', // 85a39ab3
  no: 'Ne', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: 'Saglasnost za vakcinu', // aa9469fb
  financialStep: 'Saglasnost za plaćanje', // f50b9fcf
  telemedicineStep: 'Saglasnost za plaćanje posete na daljinu', // 6cc7336d
  privacyStep: 'Zaštita privatnosti', // efe4db50
  generalStep: 'Opšta saglasnost', // 498adc65
  consent: {
    heading: 'Saglasni ste sa ovim:', // 168dff89
    unfold: 'Pročitajte ceo tekst', // 721f0b5c
  },
  notice: {
    heading: 'U obaveštenju piše:', // 6edf1f6d
    unfold: 'Pročitajte celo obaveštenje', // b8d4f2c5
  },
  inEnglish: 'Ovaj tekst je samo na engleskom. Ako ga ne razumete, zatražite pomoć pre nego što pristanete.', // f1ee4f34
  yourVaccines: 'Saglasni ste sa ovim vakcinama', // 0b9347a9
  statement: (title: string, edition: string) => `Informacije: ${title}, ${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `QR kod sa informacijama o vakcini: ${vaccine}`, // c45ca9e6
  scanStatement:
    'Skenirajte kod da pročitate informacije na telefonu, ili ih tražite od farmaceuta na papiru.', // abd1a120
  signTitle: 'Potpišite za vakcinu', // b04cfb0e
  signPaymentTitle: 'Potpišite da pristajete da platite', // 32cf74bd
  legalName: 'Zvanično ime pacijenta', // 743721dc
  legalNameHint: 'Upišite svoje ime i prezime. To važi kao Vaš potpis.', // 4d66dcfb
  whoSigns: 'Ko potpisuje?', // 6d6c87ec
  signs: {
    Self: 'Ja, pacijent', // 9bdcdff3
    Spouse: 'Ja, supružnik pacijenta', // cfe06da1
    Child: 'Ja, roditelj, staratelj ili zakonski zastupnik pacijenta', // b778d01f
  },
  signsForChild: 'Ja, roditelj ili staratelj pacijenta', // f80e8838
  signsFor: (patient: string) => `Kad ovde upišete svoje ime, potpisujete za: ${patient}.`, // 98c45e3d
  differs: (name: string) => `Ovo nije ime koje ste naveli, ${name}. Da li potpisujete ovako?`, // 13472724
  differsWhy: 'Osoblje apoteke će videti da se imena razlikuju.', // 51a29511
  signAsTyped: 'Potpišite ovako', // c9d8211c
  changeName: 'Promenite ime', // 0efcdd27
  responsible: 'Odgovorna osoba', // 91ee6106
  firstName: 'Ime', // 702ef921
  lastName: 'Prezime', // 7b488804
  birthDate: 'Datum rođenja', // eb4c4e23
  phone: 'Broj telefona', // 306f1bb2
  sex: 'Pol upisan pri rođenju', // 4c561710
  yes: 'Da', // 85a39ab3
  no: 'Ne', // 1ea442a1
})
