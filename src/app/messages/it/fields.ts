// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('it')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: 'Questo campo è obbligatorio.', // e99fb501
  saidNoMedicare: 'Ha detto che non ha Medicare.', // a0f9c611
  signatureInvalid: 'Scriva il suo nome e cognome.', // 7de3ca5b
  guardianIsPatient:
    'Questo è il nome del paziente. Scriva il suo. Se è uguale, aggiunga Sr., Jr. o un secondo nome.', // debd7ef2
  guardianMustSign: 'Il paziente ha meno di 18 anni. Deve firmare un genitore o tutore.', // b7c305ab
  requiredAnswer: 'Questo campo è obbligatorio', // 0b2b46d5
  textChanged: 'Questo testo è cambiato. Lo legga di nuovo.', // b1f14fd0
  notAsked: 'Questo campo non è richiesto.', // 3c2e8ec4
  firstNameRequired: 'Il nome legale del paziente è un campo obbligatorio.', // 94d22437
  lastNameRequired: 'Il cognome legale del paziente è un campo obbligatorio.', // f1976bc8
  nameInvalid: 'Usi lettere, spazi, trattini e apostrofi.', // 988ed7b0
  motherMaidenFirstNameRequired: 'Il nome della madre è un campo obbligatorio.', // d3ddfa13
  motherMaidenLastNameRequired: 'Il cognome da nubile della madre è un campo obbligatorio.', // 96a442c9
  birthDateInvalid: 'Inserisca una data valida.', // a1f2c186
  tooYoung: (months: number) => `Il paziente deve avere almeno ${number(months)} mesi.`, // 9835b0ce
  tooYoungForVisit: (months: number) => `Per questa visita il paziente deve avere almeno ${age(months)}.`, // 88f95f30
  tooOldForVisit: (months: number) => `Per questa visita il paziente può avere al massimo ${age(months)}.`, // 4366a11b
  phoneInvalid: 'Inserisca un numero di telefono valido.', // 38e6bdbc
  phoneExtension: 'Inserisca un numero di telefono valido. Tolga l’interno.', // da398351
  phoneMismatch: 'I numeri devono essere uguali', // 53bf7c63
  mobileRequired: 'Il numero di cellulare è un campo obbligatorio.', // 1fb3cd1a
  emailInvalid: 'Inserisca un indirizzo e-mail valido.', // 958e4ccf
  emailMismatch: 'Gli indirizzi devono essere uguali', // 94f48478
  sexRequired: 'Il sesso assegnato alla nascita è un campo obbligatorio.', // 20e193ea
  genderRequired: 'Il genere è un campo obbligatorio.', // 854f0336
  raceRequired: 'La razza è un campo obbligatorio.', // 71676c29
  ethnicityRequired: 'L’origine etnica è un campo obbligatorio.', // 0cbfeec7
  weightInvalid: 'Inserisca un peso valido. Il peso è un campo obbligatorio.', // a11730a0
  medicareIdInvalid: 'Il suo numero di assistito Medicare deve avere il formato ####-###-####.', // fd7306ea
  providerAddressIncomplete: 'Serve l’indirizzo completo del medico.', // f808559f
  addressLineOneRequired: 'La riga 1 dell’indirizzo è un campo obbligatorio.', // a487474d
  cityRequired: 'La città è un campo obbligatorio.', // b5746ada
  cityInvalid: 'Inserisca una città valida.', // ad1217df
  stateRequired: 'Lo Stato è un campo obbligatorio.', // 0f28d9e8
  zipInvalid: 'Inserisca un codice postale valido.', // 789c9423
  countyRequired: 'La contea è un campo obbligatorio.', // f419db8c
  countyInvalid: 'Inserisca una contea valida.', // 6d8eeb77
  legalNameRequired: 'Il nome legale del paziente è un campo obbligatorio.', // 7b9b22b8
  personsFirstNameRequired: 'Il nome è un campo obbligatorio.', // 32445fe1
  personsLastNameRequired: 'Il cognome è un campo obbligatorio.', // 75a65dac
  memberIdRequired: 'Codice assicurato: campo obbligatorio.', // 0a060bd0
  memberIdTooLong: (most: number) => `Il codice assicurato può avere al massimo ${number(most)} caratteri.`, // 7336d689
  cardholderIdRequired: 'Il numero del titolare è un campo obbligatorio.', // 31a27497
  cardholderIdTooLong: (most: number) =>
    `Il numero del titolare può avere al massimo ${number(most)} caratteri.`, // 6f0be2e4
  groupTooLong: (most: number) => `Il numero di gruppo può avere al massimo ${number(most)} caratteri.`, // 665d7788
  reasonsRequired: 'Deve scegliere almeno un motivo', // 510bcd26
  tooManyReasons: (most: number) => `Può scegliere al massimo ${number(most)} motivi.`, // 6a083edb
  datePast: 'La data deve essere passata.', // 72b72226
  dateWithin: (days: number) => `La data deve essere negli ultimi ${number(days)} giorni.`, // f9159706
  unknownService: 'Questo servizio qui non è conosciuto.', // 93bee864
  serviceNotOffered: 'Questo servizio qui non c’è.', // c5972513
  tooManyVaccines: (most: number) =>
    plural(most, {
      one: 'Può scegliere solo 1 vaccino.',
      other: `Può scegliere al massimo ${number(most)} vaccini.`,
    }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) =>
    plural(most, { one: 'Scelga 1 vaccino', other: `Scelga fino a ${number(most)} vaccini` }), // 006694e8
  oneFluShot: 'Scelga un tipo di antinfluenzale.', // ef2e36c8
  oneCovidShot: 'Scelga un tipo di vaccino COVID-19.', // 4d2fba72
  servicesNotTogether: 'Una visita è per uno di questi servizi.', // 311f090e
  vaccinesNotTogether:
    'I vaccini che ha scelto non si possono prenotare insieme. Torni indietro e confermi di nuovo le sue scelte.', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `I vaccini che ha scelto non si possono prenotare insieme. Torni indietro e confermi di nuovo le sue scelte. (${all(names)})`, // 666e20c5
  doseTooEarly: 'È troppo presto dopo l’ultima dose.', // d364c429
  unknownLocation: 'Questa sede non esiste.', // bead2637
  locationClosed: 'Questa sede è chiusa.', // fd0f40ce
  notOnSchedule: 'Questo orario non si può prenotare.', // f23ff802
  guardianNotAdult: 'La persona responsabile deve avere almeno 18 anni.', // ece5ab1b
})
