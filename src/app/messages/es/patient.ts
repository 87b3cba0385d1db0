// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('es')

export const patient = translated<typeof english.patient>()({
  step: 'Datos del paciente', // e1f1b8b3
  nameHint: 'Use el nombre de su identificación o tarjeta del seguro.', // b14885be
  firstName: 'Nombre legal del paciente', // 69b593bf
  lastName: 'Apellido legal del paciente', // 58759548
  preferredName: 'Nombre preferido', // be5edee5
  preferredNameHint: 'El nombre con el que le llamará el equipo.', // a928d927
  motherMaidenFirstName: 'Nombre de la madre', // 6d0a3dda
  motherMaidenLastName: 'Apellido de soltera de la madre', // 6a37e85e
  birthDate: 'Fecha de nacimiento', // eb4c4e23
  month: 'Escriba el mes con el formato MM', // 0fec20f4
  day: 'Escriba el día con el formato DD', // 4452afea
  year: 'Escriba el año con 4 números (AAAA)', // b9f1dd2e
  ageNote: 'Por ahora atendemos a pacientes de 12 meses o más (18 meses o más en Mississippi).', // b6f8eafd
  contactTitle: '¿Cómo le contactamos?', // a0c974d3
  phone: 'Número de teléfono', // 306f1bb2
  phoneConfirm: 'Escriba otra vez el número de teléfono', // 5fc87bb1
  mobile: '¿Es un número de celular?', // 000468ea
  mobileConsent: 'Sí, acepto mensajes de texto sobre esta visita.', // d8af727f
  email: 'Correo electrónico', // f2488fd4
  emailConfirm: 'Escriba otra vez el correo electrónico', // facd6a29
  addressTitle: '¿Dónde vive usted?', // 8a38c81b
  childAddressTitle: '¿Dónde vive el paciente?', // 5d8e2521
  sex: 'Sexo asignado al nacer', // 4c561710
  gender: 'Género', // a04630ef
  race: 'Raza', // 73134ce1
  ethnicity: 'Origen étnico', // 2a0bdd7c
  weight: 'Peso', // 81d27ef6
  weightUnit: 'libras', // ba5ae1ec
  weightWhy: 'Del peso depende el largo de la aguja.', // 285d9eef
  preferredLanguage: 'Idioma preferido', // 140071fe
  chooseOne: 'Elija una opción', // 8f27c0cb
  altId: 'Número de tarjeta de cliente', // 58d82794
  medicareId: 'Número de beneficiario de Medicare', // 6ce87153
  medicareIdHint: 'En la tarjeta roja, blanca y azul de Medicare', // 0863e798
  provider: 'Su médico', // 2aafacad
  providerName: 'Nombre', // dcd1d522
  providerPhone: 'Número de teléfono', // 306f1bb2
  providerFax: 'Número de fax', // 1f4cb167
  yes: 'Sí', // 85a39ab3
  no: 'No', // 1ea442a1
  forVaccine: {
    nameTitle: '¿Quién se va a vacunar?', // 47cd4e6c
    mobileConsentHint:
      'Pueden aplicarse cargos por mensajes y datos. Puede decir que no y aun así vacunarse.', // 2fd11617
    recordTitle: 'Para el registro de la vacuna', // 7cb5ecc1
    aboutHint: 'La farmacia debe informar estos datos con el registro de la vacuna.', // 03dd52ae
    sexWhy:
      'Algunas vacunas y dosis son distintas según el sexo. Los registros estatales de vacunas lo piden.', // d8a6380d
    raceWhy:
      'Ayuda a los departamentos de salud a ver quién aún no está protegido. Puede elegir “Sin especificar”.', // 08e219b1
  },
  forVisit: {
    nameTitle: '¿Para quién es la visita?', // 00ffe91b
    mobileConsentHint:
      'Pueden aplicarse cargos por mensajes y datos. Puede decir que no y conservar su visita.', // a885e597
    recordTitle: 'Para el expediente médico', // b5d68bcc
    aboutHint: 'El equipo de salud guarda estos datos con el expediente médico.', // 07e9b365
    sexWhy: 'Algunos exámenes, dosis y valores normales son distintos según el sexo.', // 81ede27e
    raceWhy:
      'Nos ayuda a ver que todas las personas reciban la misma atención. Puede elegir “Sin especificar”.', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: 'Línea 1 de la dirección', // 19f2c611
  lineOneHint: 'Número y calle', // 8a386dd1
  lineTwo: 'Línea 2 de la dirección', // 5a494c74
  lineTwoHint: 'Apartamento, suite, unidad', // b64dbc6f
  city: 'Ciudad', // fc33f732
  state: 'Estado', // a3b50c47
  zip: 'Código postal (ZIP)', // 95c87fe3
  zipHint: 'Con él llenamos la ciudad, el estado y el condado.', // a803d315
  change: 'Cambiar', // c0bf75bd
  town: 'ciudad, estado y condado', // 8f50ac31
  county: 'Condado', // 136c87de
  chooseOne: 'Elija una opción', // 8f27c0cb
  verifyTitle: 'Revise su dirección', // 13a8f5ff
  match:
    'Encontramos esta dirección verificada, muy parecida a la que usted escribió. ¿Quiere que actualicemos su dirección?', // c7088d77
  noMatch: 'No pudimos verificar la dirección que escribió. ¿Quiere usarla de todos modos?', // 6dee310d
  corrected: (parts: readonly string[]) => `Corregimos ${all(parts)}. ¿Es esta su dirección?`, // 8a2ad9ff
  parts: {
    city: 'la ciudad', // 0f53fb35
    state: 'el estado', // 972ec08b
    county: 'el condado', // ac4e6aa1
  },
  suggested: 'Dirección sugerida', // efa8b73f
  entered: 'Dirección que escribió', // fbf1b134
  mustSelect: 'Debe elegir una dirección.', // 8f49a7f5
  edit: 'Editar la dirección', // 6a8fa16b
  use: 'Continuar', // 31fbef16
  checking: 'Revisando la dirección', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: 'Seguro médico', // 4594b737
  title: '¿Usará un seguro médico hoy?', // 2b968268
  hint: 'Los planes suelen pagar las vacunas.', // 80cc265d
  hasInsurance: '¿Tiene seguro médico?', // 16b34139
  yes: 'Sí', // 85a39ab3
  no: 'No', // 1ea442a1
  carrier: 'Compañía de seguros', // 559a50b9
  chooseOne: 'Elija una opción', // 8f27c0cb
  cardholderId: 'Número del titular de la tarjeta', // 68d07834
  cardholderIdHint: 'En el frente de la tarjeta, cerca del nombre', // 6237c0c4
  groupNumber: 'Número de grupo', // 357a9028
  stateId: 'ID estatal o número de licencia de conducir', // c6bc7ba1
  ssn: 'Número de Seguro Social', // 058388b6
  ssnHint: '9 números', // e6c1cac6
  questionsTitle: 'Su seguro médico', // aea80cfe
  hasMedicaid: '¿Tiene Medicaid?', // cb0650e5
  hasMedicare: '¿Tiene Medicare?', // a430ce04
  hasEither: '¿Tiene Medicaid o Medicare?', // 2b306c30
  both: 'Los dos', // b6c1d862
  neither: 'Ninguno', // 9957d09c
  hasReferral: '¿Le dio un médico una orden de referido?', // 43e2ab26
  referredBy: 'Nombre del médico o del consultorio que le dio la orden', // 811acec9
  policyTitle: 'Su tarjeta del seguro', // 9ef3f6a8
  policyHint: 'Tenga la tarjeta a la mano: casi todo está en ella.', // 047e65e0
  memberId: 'Número de miembro', // e14e3315
  memberIdHint: 'En el frente de la tarjeta, cerca del nombre', // 6237c0c4
  personCode: 'Código de persona', // ee38bfd9
  personCodeHint: 'Los dos o tres números después del número de miembro, si la tarjeta los tiene', // 2578f667
  relation: 'Relación del paciente con el titular del seguro', // 25d6e93b
  relationHint: 'Elija “El titular” si la póliza es del paciente.', // 4c544258
  holderFirstName: 'Nombre del titular del seguro', // bfe50c06
  holderLastName: 'Apellido del titular del seguro', // b4fc019c
  holderSex: 'Sexo asignado al nacer del titular del seguro', // b85cc1b8
  sendInvoiceTo: 'Enviar la factura a', // aec39504
  claims: 'Dirección para reclamos', // 47189d36
  claimsHint: 'Adonde su plan pide que se envíen los reclamos. Suele estar al dorso de la tarjeta.', // 06d8997b
  secondary: 'Seguro secundario', // 0c39334e
  addSecondary: 'Agregar un seguro secundario', // 7aaf8a30
  removeSecondary: 'Quitar el seguro secundario', // 3dfa6d50
  secondaryRemoved: 'Se quitó el seguro secundario', // c92be146
})
