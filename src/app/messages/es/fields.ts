// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('es')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: 'Este campo es obligatorio.', // e99fb501
  saidNoMedicare: 'Usted dijo que no tiene Medicare.', // a0f9c611
  signatureInvalid: 'Escriba su nombre y apellido.', // 7de3ca5b
  guardianIsPatient:
    'Este es el nombre del paciente. Escriba el suyo. Si se llaman igual, agregue Sr., Jr. o un segundo nombre.', // debd7ef2
  guardianMustSign: 'El paciente tiene menos de 18 años. Debe firmar su padre, madre o tutor.', // b7c305ab
  requiredAnswer: 'Este campo es obligatorio', // 0b2b46d5
  textChanged: 'Este texto cambió. Léalo otra vez.', // b1f14fd0
  notAsked: 'Este campo no se pide.', // 3c2e8ec4
  firstNameRequired: 'El nombre legal del paciente es un campo obligatorio.', // 94d22437
  lastNameRequired: 'El apellido legal del paciente es un campo obligatorio.', // f1976bc8
  nameInvalid: 'Use letras, espacios, guiones y apóstrofos.', // 988ed7b0
  motherMaidenFirstNameRequired: 'El nombre de la madre es un campo obligatorio.', // d3ddfa13
  motherMaidenLastNameRequired: 'Falta el apellido de soltera de la madre. Es obligatorio.', // 96a442c9
  birthDateInvalid: 'Escriba una fecha válida.', // a1f2c186
  tooYoung: (months: number) => `El paciente debe tener ${number(months)} meses o más.`, // 9835b0ce
  tooYoungForVisit: (months: number) => `Para esta visita, el paciente debe tener ${age(months)} o más.`, // 88f95f30
  tooOldForVisit: (months: number) => `Para esta visita, el paciente debe tener ${age(months)} o menos.`, // 4366a11b
  phoneInvalid: 'Escriba un número de teléfono válido.', // 38e6bdbc
  phoneExtension: 'Escriba un número de teléfono válido. No escriba la extensión.', // da398351
  phoneMismatch: 'Los teléfonos deben ser iguales', // 53bf7c63
  mobileRequired: 'El número de celular es un campo obligatorio.', // 1fb3cd1a
  emailInvalid: 'Escriba un correo electrónico válido.', // 958e4ccf
  emailMismatch: 'Los correos deben ser iguales', // 94f48478
  sexRequired: 'El sexo asignado al nacer es un campo obligatorio.', // 20e193ea
  genderRequired: 'El género es un campo obligatorio.', // 854f0336
  raceRequired: 'La raza es un campo obligatorio.', // 71676c29
  ethnicityRequired: 'El origen étnico es un campo obligatorio.', // 0cbfeec7
  weightInvalid: 'Escriba un peso válido. El peso es un campo obligatorio.', // a11730a0
  medicareIdInvalid: 'Su número de beneficiario de Medicare debe tener el formato ####-###-####.', // fd7306ea
  providerAddressIncomplete: 'Se necesita la dirección completa del profesional de la salud.', // f808559f
  addressLineOneRequired: 'La línea 1 de la dirección es obligatoria.', // a487474d
  cityRequired: 'La ciudad es un campo obligatorio.', // b5746ada
  cityInvalid: 'Escriba una ciudad válida.', // ad1217df
  stateRequired: 'El estado es un campo obligatorio.', // 0f28d9e8
  zipInvalid: 'Escriba un código postal válido.', // 789c9423
  countyRequired: 'El condado es un campo obligatorio.', // f419db8c
  countyInvalid: 'Escriba un condado válido.', // 6d8eeb77
  legalNameRequired: 'El nombre legal del paciente es un campo obligatorio.', // 7b9b22b8
  personsFirstNameRequired: 'El nombre es un campo obligatorio.', // 32445fe1
  personsLastNameRequired: 'El apellido es un campo obligatorio.', // 75a65dac
  memberIdRequired: 'El número de miembro es obligatorio.', // 0a060bd0
  memberIdTooLong: (most: number) => `El número de miembro debe tener ${number(most)} caracteres o menos.`, // 7336d689
  cardholderIdRequired: 'El número del titular de la tarjeta es obligatorio.', // 31a27497
  cardholderIdTooLong: (most: number) =>
    `El número del titular de la tarjeta debe tener ${number(most)} caracteres o menos.`, // 6f0be2e4
  groupTooLong: (most: number) => `El número de grupo debe tener ${number(most)} caracteres o menos.`, // 665d7788
  reasonsRequired: 'Debe elegir al menos un motivo', // 510bcd26
  tooManyReasons: (most: number) => `Solo puede elegir hasta ${number(most)} motivos.`, // 6a083edb
  datePast: 'La fecha debe ser anterior a hoy.', // 72b72226
  dateWithin: (days: number) => `La fecha debe estar dentro de los últimos ${number(days)} días.`, // f9159706
  unknownService: 'Aquí no se conoce este servicio.', // 93bee864
  serviceNotOffered: 'Este servicio no se ofrece aquí.', // c5972513
  tooManyVaccines: (most: number) =>
    plural(most, {
      one: 'Solo puede elegir 1 vacuna.',
      other: `Solo puede elegir hasta ${number(most)} vacunas.`,
    }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) =>
    plural(most, { one: 'Elija 1 vacuna', other: `Elija hasta ${number(most)} vacunas` }), // 006694e8
  oneFluShot: 'Elija 1 tipo de vacuna contra la gripe.', // ef2e36c8
  oneCovidShot: 'Elija 1 tipo de vacuna contra el COVID-19.', // 4d2fba72
  servicesNotTogether: 'Una visita es para uno solo de estos servicios.', // 311f090e
  vaccinesNotTogether:
    'Las vacunas que eligió no se pueden reservar juntas. Vuelva atrás y revise otra vez lo que eligió.', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `Las vacunas que eligió no se pueden reservar juntas. Vuelva atrás y revise otra vez lo que eligió. (${all(names)})`, // 666e20c5
  doseTooEarly: 'Es demasiado pronto después de la última dosis.', // d364c429
  unknownLocation: 'No existe ese lugar.', // bead2637
  locationClosed: 'Este lugar está cerrado.', // fd0f40ce
  notOnSchedule: 'Esta hora no se puede reservar.', // f23ff802
  guardianNotAdult: 'La persona responsable debe tener 18 años o más.', // ece5ab1b
})
