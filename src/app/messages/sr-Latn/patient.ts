// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('sr-Latn')

export const patient = translated<typeof english.patient>()({
  step: 'Podaci pacijenta', // e1f1b8b3
  nameHint: 'Upišite ime sa lične karte ili kartice osiguranja.', // b14885be
  firstName: 'Zvanično ime pacijenta', // 69b593bf
  lastName: 'Zvanično prezime pacijenta', // 58759548
  preferredName: 'Ime koje koristite', // be5edee5
  preferredNameHint: 'Ime kojim će Vas osoblje prozvati.', // a928d927
  motherMaidenFirstName: 'Ime majke', // 6d0a3dda
  motherMaidenLastName: 'Devojačko prezime majke', // 6a37e85e
  birthDate: 'Datum rođenja', // eb4c4e23
  month: 'Vrednost mora biti u obliku MM', // 0fec20f4
  day: 'Vrednost mora biti u obliku DD', // 4452afea
  year: 'Vrednost mora biti u obliku GGGG', // b9f1dd2e
  ageNote: 'Trenutno primamo pacijente od 12 meseci i starije (u državi Misisipi od 18 meseci).', // b6f8eafd
  contactTitle: 'Kako da Vas kontaktiramo?', // a0c974d3
  phone: 'Broj telefona', // 306f1bb2
  phoneConfirm: 'Ponovo upišite broj telefona', // 5fc87bb1
  mobile: 'Da li je ovo broj mobilnog?', // 000468ea
  mobileConsent: 'Da, možete mi slati SMS poruke o ovoj poseti.', // d8af727f
  email: 'Imejl adresa', // f2488fd4
  emailConfirm: 'Ponovo upišite imejl adresu', // facd6a29
  addressTitle: 'Gde živite?', // 8a38c81b
  childAddressTitle: 'Gde živi pacijent?', // 5d8e2521
  sex: 'Pol upisan pri rođenju', // 4c561710
  gender: 'Rodni identitet', // a04630ef
  race: 'Rasa', // 73134ce1
  ethnicity: 'Etnička pripadnost', // 2a0bdd7c
  weight: 'Težina', // 81d27ef6
  weightUnit: 'funti', // ba5ae1ec
  weightWhy: 'Od težine zavisi dužina igle.', // 285d9eef
  preferredLanguage: 'Jezik koji želite', // 140071fe
  chooseOne: 'Izaberite', // 8f27c0cb
  altId: 'Broj kartice kupca', // 58d82794
  medicareId: 'Medicare identifikacioni broj korisnika', // 6ce87153
  medicareIdHint: 'Na crveno-belo-plavoj Medicare kartici', // 0863e798
  provider: 'Vaš lekar', // 2aafacad
  providerName: 'Ime', // dcd1d522
  providerPhone: 'Broj telefona', // 306f1bb2
  providerFax: 'Broj faksa', // 1f4cb167
  yes: 'Da', // 85a39ab3
  no: 'Ne', // 1ea442a1
  forVaccine: {
    nameTitle: 'Ko prima vakcinu?', // 47cd4e6c
    mobileConsentHint:
      'Poruke i prenos podataka mogu da se naplate. Možete da kažete ne i ipak primite vakcinu.', // 2fd11617
    recordTitle: 'Za evidenciju o vakcinama', // 7cb5ecc1
    aboutHint: 'Apoteka ovo mora da prijavi uz podatke o vakcini.', // 03dd52ae
    sexWhy: 'Neke vakcine i doze zavise od pola. Traži ga državna evidencija o vakcinama.', // d8a6380d
    raceWhy: 'Tako zdravstvene službe vide ko još nije zaštićen. Možete izabrati „Nije navedeno”.', // 08e219b1
  },
  forVisit: {
    nameTitle: 'Za koga je poseta?', // 00ffe91b
    mobileConsentHint: 'Poruke i prenos podataka mogu da se naplate. Možete da kažete ne i zadržite posetu.', // a885e597
    recordTitle: 'Za zdravstveni karton', // b5d68bcc
    aboutHint: 'Zdravstveno osoblje ovo čuva uz zdravstveni karton.', // 07e9b365
    sexWhy: 'Neki testovi, doze i normalne vrednosti zavise od pola.', // 81ede27e
    raceWhy: 'Tako vidimo da li svi dobijaju istu negu. Možete izabrati „Nije navedeno”.', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: 'Adresa, red 1', // 19f2c611
  lineOneHint: 'Ulica i broj', // 8a386dd1
  lineTwo: 'Adresa, red 2', // 5a494c74
  lineTwoHint: 'Stan, lokal, ulaz', // b64dbc6f
  city: 'Grad', // fc33f732
  state: 'Savezna država', // a3b50c47
  zip: 'ZIP kod', // 95c87fe3
  zipHint: 'Po njemu popunjavamo grad, državu i okrug.', // a803d315
  change: 'Promenite', // c0bf75bd
  town: 'grad, državu i okrug', // 8f50ac31
  county: 'Okrug', // 136c87de
  chooseOne: 'Izaberite', // 8f27c0cb
  verifyTitle: 'Proverite svoju adresu', // 13a8f5ff
  match:
    'Našli smo ovu proverenu adresu koja je vrlo slična onoj koju ste upisali. Želite li da promenimo Vašu adresu?', // c7088d77
  noMatch: 'Nismo mogli da proverimo upisanu adresu. Želite li ipak da je koristite?', // 6dee310d
  corrected: (parts: readonly string[]) => `Ispravili smo: ${all(parts)}. Da li je ovo Vaša adresa?`, // 8a2ad9ff
  parts: {
    city: 'grad', // 0f53fb35
    state: 'država', // 972ec08b
    county: 'okrug', // ac4e6aa1
  },
  suggested: 'Predložena adresa', // efa8b73f
  entered: 'Adresa koju ste upisali', // fbf1b134
  mustSelect: 'Morate izabrati adresu.', // 8f49a7f5
  edit: 'Izmenite adresu', // 6a8fa16b
  use: 'Nastavite', // 31fbef16
  checking: 'Proveravamo adresu', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: 'Osiguranje', // 4594b737
  title: 'Da li ćete danas koristiti osiguranje?', // 2b968268
  hint: 'Većina osiguranja plaća većinu vakcina.', // 80cc265d
  hasInsurance: 'Da li imate osiguranje?', // 16b34139
  yes: 'Da', // 85a39ab3
  no: 'Ne', // 1ea442a1
  carrier: 'Osiguravajuća kuća', // 559a50b9
  chooseOne: 'Izaberite', // 8f27c0cb
  cardholderId: 'Broj vlasnika kartice', // 68d07834
  cardholderIdHint: 'Na prednjoj strani kartice, blizu imena', // 6237c0c4
  groupNumber: 'Broj grupe', // 357a9028
  stateId: 'Broj lične karte ili vozačke dozvole', // c6bc7ba1
  ssn: 'Broj socijalnog osiguranja', // 058388b6
  ssnHint: '9 cifara', // e6c1cac6
  questionsTitle: 'Vaše osiguranje', // aea80cfe
  hasMedicaid: 'Da li imate Medicaid?', // cb0650e5
  hasMedicare: 'Da li imate Medicare?', // a430ce04
  hasEither: 'Da li imate Medicaid ili Medicare?', // 2b306c30
  both: 'Oba', // b6c1d862
  neither: 'Nijedno', // 9957d09c
  hasReferral: 'Da li imate uput od lekara?', // 43e2ab26
  referredBy: 'Ime lekara ili ordinacije koja je dala uput', // 811acec9
  policyTitle: 'Vaša kartica osiguranja', // 9ef3f6a8
  policyHint: 'Neka Vam kartica bude pri ruci: većina ovoga je na njoj.', // 047e65e0
  memberId: 'Broj člana', // e14e3315
  memberIdHint: 'Na prednjoj strani kartice, blizu imena', // 6237c0c4
  personCode: 'Kod osobe', // ee38bfd9
  personCodeHint: 'Dve ili tri cifre posle broja člana, ako ih kartica ima', // 2578f667
  relation: 'Odnos pacijenta i nosioca osiguranja', // 25d6e93b
  relationHint: 'Izaberite „Pacijent lično” ako je osiguranje pacijentovo.', // 4c544258
  holderFirstName: 'Ime nosioca osiguranja', // bfe50c06
  holderLastName: 'Prezime nosioca osiguranja', // b4fc019c
  holderSex: 'Pol nosioca osiguranja upisan pri rođenju', // b85cc1b8
  sendInvoiceTo: 'Kome poslati račun', // aec39504
  claims: 'Adresa za zahteve', // 47189d36
  claimsHint: 'Gde osiguranje prima zahteve za naknadu. Često je na poleđini kartice.', // 06d8997b
  secondary: 'Dodatno osiguranje', // 0c39334e
  addSecondary: 'Dodajte još jedno osiguranje', // 7aaf8a30
  removeSecondary: 'Uklonite dodatno osiguranje', // 3dfa6d50
  secondaryRemoved: 'Dodatno osiguranje je uklonjeno', // c92be146
})
