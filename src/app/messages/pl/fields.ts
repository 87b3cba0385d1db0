// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('pl')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: 'To pole jest wymagane.', // e99fb501
  saidNoMedicare: 'Podali Państwo, że nie mają Medicare.', // a0f9c611
  signatureInvalid: 'Proszę wpisać imię i nazwisko.', // 7de3ca5b
  guardianIsPatient:
    'To imię i nazwisko pacjenta. Proszę wpisać własne. Jeśli są takie same, proszę dodać Sr., Jr. lub drugie imię.', // debd7ef2
  guardianMustSign: 'Pacjent ma mniej niż 18 lat. Musi podpisać rodzic lub opiekun.', // b7c305ab
  requiredAnswer: 'To pole jest wymagane', // 0b2b46d5
  textChanged: 'Ten tekst się zmienił. Proszę przeczytać go jeszcze raz.', // b1f14fd0
  notAsked: 'O to pole nie pytamy.', // 3c2e8ec4
  firstNameRequired: 'Imię pacjenta z dokumentu to pole wymagane.', // 94d22437
  lastNameRequired: 'Nazwisko pacjenta z dokumentu to pole wymagane.', // f1976bc8
  nameInvalid: 'Proszę użyć liter, spacji, łączników i apostrofów.', // 988ed7b0
  motherMaidenFirstNameRequired: 'Imię matki to pole wymagane.', // d3ddfa13
  motherMaidenLastNameRequired: 'Nazwisko panieńskie matki to pole wymagane.', // 96a442c9
  birthDateInvalid: 'Proszę wpisać prawidłową datę.', // a1f2c186
  tooYoung: (months: number) =>
    plural(months, {
      one: `Pacjent musi mieć co najmniej ${number(months)} miesiąc.`,
      few: `Pacjent musi mieć co najmniej ${number(months)} miesiące.`,
      many: `Pacjent musi mieć co najmniej ${number(months)} miesięcy.`,
      other: `Pacjent musi mieć co najmniej ${number(months)} miesiąca.`,
    }), // 9835b0ce
  tooYoungForVisit: (months: number) => `Najniższy wiek pacjenta na tę wizytę: ${age(months)}.`, // 88f95f30
  tooOldForVisit: (months: number) => `Najwyższy wiek pacjenta na tę wizytę: ${age(months)}.`, // 4366a11b
  phoneInvalid: 'Proszę wpisać prawidłowy numer telefonu.', // 38e6bdbc
  phoneExtension: 'Proszę wpisać prawidłowy numer telefonu, bez numeru wewnętrznego.', // da398351
  phoneMismatch: 'Numery telefonu muszą być takie same', // 53bf7c63
  mobileRequired: 'Numer komórkowy to pole wymagane.', // 1fb3cd1a
  emailInvalid: 'Proszę wpisać prawidłowy adres e-mail.', // 958e4ccf
  emailMismatch: 'Adresy e-mail muszą być takie same', // 94f48478
  sexRequired: 'Płeć przypisana przy urodzeniu to pole wymagane.', // 20e193ea
  genderRequired: 'Tożsamość płciowa to pole wymagane.', // 854f0336
  raceRequired: 'Rasa to pole wymagane.', // 71676c29
  ethnicityRequired: 'Pochodzenie etniczne to pole wymagane.', // 0cbfeec7
  weightInvalid: 'Proszę wpisać prawidłową wagę. Waga to pole wymagane.', // a11730a0
  medicareIdInvalid: 'Numer beneficjenta Medicare musi mieć format ####-###-####.', // fd7306ea
  providerAddressIncomplete: 'Potrzebny jest pełny adres lekarza lub placówki.', // f808559f
  addressLineOneRequired: 'Adres, wiersz 1 to pole wymagane.', // a487474d
  cityRequired: 'Miasto to pole wymagane.', // b5746ada
  cityInvalid: 'Proszę wpisać prawidłowe miasto.', // ad1217df
  stateRequired: 'Stan to pole wymagane.', // 0f28d9e8
  zipInvalid: 'Proszę wpisać prawidłowy kod ZIP.', // 789c9423
  countyRequired: 'Hrabstwo to pole wymagane.', // f419db8c
  countyInvalid: 'Proszę wpisać prawidłowe hrabstwo.', // 6d8eeb77
  legalNameRequired: 'Imię i nazwisko pacjenta to pole wymagane.', // 7b9b22b8
  personsFirstNameRequired: 'Imię to pole wymagane.', // 32445fe1
  personsLastNameRequired: 'Nazwisko to pole wymagane.', // 75a65dac
  memberIdRequired: 'Numer członkowski to pole wymagane.', // 0a060bd0
  memberIdTooLong: (most: number) =>
    plural(most, {
      one: `Numer członkowski może mieć najwyżej ${number(most)} znak.`,
      few: `Numer członkowski może mieć najwyżej ${number(most)} znaki.`,
      many: `Numer członkowski może mieć najwyżej ${number(most)} znaków.`,
      other: `Numer członkowski może mieć najwyżej ${number(most)} znaku.`,
    }), // 7336d689
  cardholderIdRequired: 'Numer posiadacza karty to pole wymagane.', // 31a27497
  cardholderIdTooLong: (most: number) =>
    plural(most, {
      one: `Numer posiadacza karty może mieć najwyżej ${number(most)} znak.`,
      few: `Numer posiadacza karty może mieć najwyżej ${number(most)} znaki.`,
      many: `Numer posiadacza karty może mieć najwyżej ${number(most)} znaków.`,
      other: `Numer posiadacza karty może mieć najwyżej ${number(most)} znaku.`,
    }), // 6f0be2e4
  groupTooLong: (most: number) =>
    plural(most, {
      one: `Numer grupy może mieć najwyżej ${number(most)} znak.`,
      few: `Numer grupy może mieć najwyżej ${number(most)} znaki.`,
      many: `Numer grupy może mieć najwyżej ${number(most)} znaków.`,
      other: `Numer grupy może mieć najwyżej ${number(most)} znaku.`,
    }), // 665d7788
  reasonsRequired: 'Trzeba wybrać co najmniej jeden powód', // 510bcd26
  tooManyReasons: (most: number) =>
    plural(most, {
      one: `Można wybrać najwyżej ${number(most)} powód.`,
      few: `Można wybrać najwyżej ${number(most)} powody.`,
      many: `Można wybrać najwyżej ${number(most)} powodów.`,
      other: `Można wybrać najwyżej ${number(most)} powodu.`,
    }), // 6a083edb
  datePast: 'Data musi być w przeszłości.', // 72b72226
  dateWithin: (days: number) =>
    plural(days, {
      one: `Data musi być z ostatniego ${number(days)} dnia.`,
      few: `Data musi być z ostatnich ${number(days)} dni.`,
      many: `Data musi być z ostatnich ${number(days)} dni.`,
      other: `Data musi być z ostatnich ${number(days)} dnia.`,
    }), // f9159706
  unknownService: 'Ta usługa nie jest tu znana.', // 93bee864
  serviceNotOffered: 'Tej usługi nie ma w tym miejscu.', // c5972513
  tooManyVaccines: (most: number) =>
    plural(most, {
      one: `Można wybrać tylko ${number(most)} szczepionkę.`,
      few: `Można wybrać najwyżej ${number(most)} szczepionki.`,
      many: `Można wybrać najwyżej ${number(most)} szczepionek.`,
      other: `Można wybrać najwyżej ${number(most)} szczepionki.`,
    }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) =>
    plural(most, {
      one: `Proszę wybrać ${number(most)} szczepionkę`,
      few: `Proszę wybrać do ${number(most)} szczepionek`,
      many: `Proszę wybrać do ${number(most)} szczepionek`,
      other: `Proszę wybrać do ${number(most)} szczepionki`,
    }), // 006694e8
  oneFluShot: 'Można wybrać jedną szczepionkę na grypę.', // ef2e36c8
  oneCovidShot: 'Można wybrać jedną szczepionkę na COVID-19.', // 4d2fba72
  servicesNotTogether: 'Jedna wizyta obejmuje jedną z tych usług.', // 311f090e
  vaccinesNotTogether: 'Wybranych szczepionek nie można umówić razem. Proszę wrócić i sprawdzić swój wybór.', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `Wybranych szczepionek nie można umówić razem. Proszę wrócić i sprawdzić swój wybór. (${all(names)})`, // 666e20c5
  doseTooEarly: 'To za wcześnie po ostatniej dawce.', // d364c429
  unknownLocation: 'Nie ma takiego miejsca.', // bead2637
  locationClosed: 'To miejsce jest zamknięte.', // fd0f40ce
  notOnSchedule: 'Tego terminu nie można umówić.', // f23ff802
  guardianNotAdult: 'Osoba odpowiedzialna musi mieć co najmniej 18 lat.', // ece5ab1b
})
