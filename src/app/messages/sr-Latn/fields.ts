// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('sr-Latn')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: 'Ovo polje je obavezno.', // e99fb501
  saidNoMedicare: 'Naveli ste da nemate Medicare.', // a0f9c611
  signatureInvalid: 'Upišite svoje ime i prezime.', // 7de3ca5b
  guardianIsPatient:
    'Ovo je ime pacijenta. Upišite svoje. Ako se isto zovete, dodajte Sr., Jr. ili srednje ime.', // debd7ef2
  guardianMustSign: 'Pacijent ima manje od 18 godina. Mora da potpiše roditelj ili staratelj.', // b7c305ab
  requiredAnswer: 'Ovo polje je obavezno', // 0b2b46d5
  textChanged: 'Ovaj tekst se promenio. Pročitajte ga ponovo.', // b1f14fd0
  notAsked: 'Ovo polje se ne traži.', // 3c2e8ec4
  firstNameRequired: 'Zvanično ime pacijenta je obavezno polje.', // 94d22437
  lastNameRequired: 'Zvanično prezime pacijenta je obavezno polje.', // f1976bc8
  nameInvalid: 'Koristite slova, razmake, crtice i apostrofe.', // 988ed7b0
  motherMaidenFirstNameRequired: 'Ime majke je obavezno polje.', // d3ddfa13
  motherMaidenLastNameRequired: 'Devojačko prezime majke je obavezno polje.', // 96a442c9
  birthDateInvalid: 'Upišite ispravan datum.', // a1f2c186
  tooYoung: (months: number) => `Najmanji uzrast pacijenta u mesecima: ${number(months)}.`, // 9835b0ce
  tooYoungForVisit: (months: number) => `Najmanji uzrast pacijenta za ovu posetu: ${age(months)}.`, // 88f95f30
  tooOldForVisit: (months: number) => `Najveći uzrast pacijenta za ovu posetu: ${age(months)}.`, // 4366a11b
  phoneInvalid: 'Upišite ispravan broj telefona.', // 38e6bdbc
  phoneExtension: 'Upišite ispravan broj telefona, bez lokala.', // da398351
  phoneMismatch: 'Brojevi telefona moraju biti isti', // 53bf7c63
  mobileRequired: 'Broj mobilnog je obavezno polje.', // 1fb3cd1a
  emailInvalid: 'Upišite ispravnu imejl adresu.', // 958e4ccf
  emailMismatch: 'Imejl adrese moraju biti iste', // 94f48478
  sexRequired: 'Pol upisan pri rođenju je obavezno polje.', // 20e193ea
  genderRequired: 'Rodni identitet je obavezno polje.', // 854f0336
  raceRequired: 'Rasa je obavezno polje.', // 71676c29
  ethnicityRequired: 'Etnička pripadnost je obavezno polje.', // 0cbfeec7
  weightInvalid: 'Upišite ispravnu težinu. Težina je obavezno polje.', // a11730a0
  medicareIdInvalid: 'Vaš Medicare identifikacioni broj korisnika mora biti u obliku ####-###-####.', // fd7306ea
  providerAddressIncomplete: 'Potrebna je puna adresa zdravstvenog radnika.', // f808559f
  addressLineOneRequired: 'Adresa, red 1 je obavezno polje.', // a487474d
  cityRequired: 'Grad je obavezno polje.', // b5746ada
  cityInvalid: 'Upišite ispravan grad.', // ad1217df
  stateRequired: 'Savezna država je obavezno polje.', // 0f28d9e8
  zipInvalid: 'Upišite ispravan ZIP kod.', // 789c9423
  countyRequired: 'Okrug je obavezno polje.', // f419db8c
  countyInvalid: 'Upišite ispravan okrug.', // 6d8eeb77
  legalNameRequired: 'Zvanično ime pacijenta je obavezno polje.', // 7b9b22b8
  personsFirstNameRequired: 'Ime je obavezno polje.', // 32445fe1
  personsLastNameRequired: 'Prezime je obavezno polje.', // 75a65dac
  memberIdRequired: 'Broj člana je obavezno polje.', // 0a060bd0
  memberIdTooLong: (most: number) => `Broj člana može imati najviše ovoliko znakova: ${number(most)}.`, // 7336d689
  cardholderIdRequired: 'Broj vlasnika kartice je obavezno polje.', // 31a27497
  cardholderIdTooLong: (most: number) =>
    `Broj vlasnika kartice može imati najviše ovoliko znakova: ${number(most)}.`, // 6f0be2e4
  groupTooLong: (most: number) => `Broj grupe može imati najviše ovoliko znakova: ${number(most)}.`, // 665d7788
  reasonsRequired: 'Morate izabrati bar jedan razlog', // 510bcd26
  tooManyReasons: (most: number) => `Najveći broj razloga koji možete izabrati: ${number(most)}.`, // 6a083edb
  datePast: 'Datum mora biti u prošlosti.', // 72b72226
  dateWithin: (days: number) => `Datum mora biti u poslednjih ovoliko dana: ${number(days)}.`, // f9159706
  unknownService: 'Ova usluga ovde nije poznata.', // 93bee864
  serviceNotOffered: 'Ova usluga se ovde ne nudi.', // c5972513
  tooManyVaccines: (most: number) =>
    plural(most, {
      one: `Možete izabrati najviše ${number(most)} vakcinu.`,
      few: `Možete izabrati najviše ${number(most)} vakcine.`,
      other: `Možete izabrati najviše ${number(most)} vakcina.`,
    }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) =>
    plural(most, {
      one: `Izaberite ${number(most)} vakcinu`,
      few: `Izaberite do ${number(most)} vakcine`,
      other: `Izaberite do ${number(most)} vakcina`,
    }), // 006694e8
  oneFluShot: 'Izaberite jednu vakcinu protiv gripa.', // ef2e36c8
  oneCovidShot: 'Izaberite jednu vrstu vakcine protiv COVID-19.', // 4d2fba72
  servicesNotTogether: 'Jedna poseta je za samo jednu od ovih usluga.', // 311f090e
  vaccinesNotTogether:
    'Vakcine koje ste izabrali ne mogu se zakazati zajedno. Vratite se i ponovo potvrdite svoj izbor.', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `Vakcine koje ste izabrali ne mogu se zakazati zajedno. Vratite se i ponovo potvrdite svoj izbor. (${all(names)})`, // 666e20c5
  doseTooEarly: 'Ovo je prerano posle poslednje doze.', // d364c429
  unknownLocation: 'Takvo mesto ne postoji.', // bead2637
  locationClosed: 'Ovo mesto je zatvoreno.', // fd0f40ce
  notOnSchedule: 'Ovaj termin ne može da se zakaže.', // f23ff802
  guardianNotAdult: 'Odgovorna osoba mora imati najmanje 18 godina.', // ece5ab1b
})
