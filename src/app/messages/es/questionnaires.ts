// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: 'Motivo de la visita', // d960170c
  chooseOne: 'Elija una opción', // 8f27c0cb
  ownWords: 'Con sus propias palabras', // 10f38370
  ownWordsHint: 'Lo que debemos saber antes de que venga', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: 'Información médica', // ac083159
  summary: 'Llene todos los campos obligatorios para continuar', // f71c1c3c
  yes: 'Sí', // 85a39ab3
  no: 'No', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: 'Antecedentes de salud', // 6a81fb47
  dietaryStep: 'Restricciones en la dieta', // e9ed443a
  goalsStep: 'Metas de la cita', // f2b02c4f
  surveyStep: 'Encuesta', // 211bb3de
  medicinesTitle: 'Sus medicinas', // ae07c935
  foods: '¿Cuáles?', // 55b892c9
  ownWords: 'Con sus propias palabras', // 10f38370
  yes: 'Sí', // 85a39ab3
  no: 'No', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: 'Consentimiento de vacuna', // aa9469fb
  financialStep: 'Consentimiento de pago', // f50b9fcf
  telemedicineStep: 'Consentimiento de pago de la telemedicina', // 6cc7336d
  privacyStep: 'Prácticas de privacidad', // efe4db50
  generalStep: 'Consentimiento general', // 498adc65
  consent: {
    heading: 'Usted acepta:', // 168dff89
    unfold: 'Leer todo el texto', // 721f0b5c
  },
  notice: {
    heading: 'Este aviso dice:', // 6edf1f6d
    unfold: 'Leer todo el aviso', // b8d4f2c5
  },
  inEnglish: 'Este texto está solo en inglés. Si no lo entiende, pida ayuda antes de aceptar.', // f1ee4f34
  yourVaccines: 'Usted acepta estas vacunas', // 0b9347a9
  statement: (title: string, edition: string) => `Hoja informativa: ${title}, ${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `Código QR de la hoja informativa: ${vaccine}`, // c45ca9e6
  scanStatement:
    'Escanee un código para leer la hoja informativa en su teléfono, o pídala en papel al personal de la farmacia.', // abd1a120
  signTitle: 'Firme para recibir la vacuna', // b04cfb0e
  signPaymentTitle: 'Firme que acepta pagar', // 32cf74bd
  legalName: 'Nombre legal del paciente', // 743721dc
  legalNameHint: 'Escriba su nombre y apellido. Cuenta como su firma.', // 4d66dcfb
  whoSigns: '¿Quién firma?', // 6d6c87ec
  signs: {
    Self: 'Soy el o la paciente', // 9bdcdff3
    Spouse: 'Soy cónyuge del paciente', // cfe06da1
    Child: 'Soy padre, madre, tutor o representante legal del paciente', // b778d01f
  },
  signsForChild: 'Soy padre, madre o tutor del paciente', // f80e8838
  signsFor: (patient: string) => `Al escribir su nombre aquí, firma por ${patient}.`, // 98c45e3d
  differs: (name: string) => `Este no es el nombre que dio, ${name}. ¿Firmar como está escrito?`, // 13472724
  differsWhy: 'El equipo de la farmacia verá que los nombres son distintos.', // 51a29511
  signAsTyped: 'Firmar como está escrito', // c9d8211c
  changeName: 'Cambiar el nombre', // 0efcdd27
  responsible: 'La persona responsable', // 91ee6106
  firstName: 'Nombre', // 702ef921
  lastName: 'Apellido', // 7b488804
  birthDate: 'Fecha de nacimiento', // eb4c4e23
  phone: 'Número de teléfono', // 306f1bb2
  sex: 'Sexo asignado al nacer', // 4c561710
  yes: 'Sí', // 85a39ab3
  no: 'No', // 1ea442a1
})
