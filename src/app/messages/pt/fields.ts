// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/fields.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { age, all, number, plural } = wordsIn('pt')

export const fieldTexts = translated<typeof english.fieldTexts>()({
  requiredField: 'Este campo é obrigatório.', // e99fb501
  saidNoMedicare: 'Você disse que não tem Medicare.', // a0f9c611
  signatureInvalid: 'Digite seu nome e sobrenome.', // 7de3ca5b
  guardianIsPatient:
    'Este é o nome do paciente. Digite o seu. Se o nome for igual, acrescente Sr., Jr. ou um nome do meio.', // debd7ef2
  guardianMustSign: 'O paciente tem menos de 18 anos. Pai, mãe ou responsável deve assinar.', // b7c305ab
  requiredAnswer: 'Este campo é obrigatório', // 0b2b46d5
  textChanged: 'Este texto mudou. Leia-o de novo.', // b1f14fd0
  notAsked: 'Este campo não é pedido.', // 3c2e8ec4
  firstNameRequired: 'O nome legal do paciente é obrigatório.', // 94d22437
  lastNameRequired: 'O sobrenome legal do paciente é obrigatório.', // f1976bc8
  nameInvalid: 'Use letras, espaços, hifens e apóstrofos.', // 988ed7b0
  motherMaidenFirstNameRequired: 'O nome da mãe é obrigatório.', // d3ddfa13
  motherMaidenLastNameRequired: 'O sobrenome de solteira da mãe é obrigatório.', // 96a442c9
  birthDateInvalid: 'Digite uma data válida.', // a1f2c186
  tooYoung: (months: number) => `O paciente deve ter ${number(months)} meses ou mais.`, // 9835b0ce
  tooYoungForVisit: (months: number) => `Para esta visita, o paciente deve ter ${age(months)} ou mais.`, // 88f95f30
  tooOldForVisit: (months: number) => `Para esta visita, o paciente deve ter ${age(months)} ou menos.`, // 4366a11b
  phoneInvalid: 'Digite um número de telefone válido.', // 38e6bdbc
  phoneExtension: 'Digite um número de telefone válido, sem o ramal.', // da398351
  phoneMismatch: 'Os telefones devem ser iguais', // 53bf7c63
  mobileRequired: 'O número do celular é obrigatório.', // 1fb3cd1a
  emailInvalid: 'Digite um e-mail válido.', // 958e4ccf
  emailMismatch: 'Os e-mails devem ser iguais', // 94f48478
  sexRequired: 'O sexo atribuído ao nascer é obrigatório.', // 20e193ea
  genderRequired: 'O gênero é obrigatório.', // 854f0336
  raceRequired: 'A raça é obrigatória.', // 71676c29
  ethnicityRequired: 'A origem étnica é obrigatória.', // 0cbfeec7
  weightInvalid: 'Digite um peso válido. O peso é obrigatório.', // a11730a0
  medicareIdInvalid: 'Seu número de beneficiário do Medicare deve ter o formato ####-###-####.', // fd7306ea
  providerAddressIncomplete: 'É preciso o endereço completo do profissional de saúde.', // f808559f
  addressLineOneRequired: 'A linha 1 do endereço é obrigatória.', // a487474d
  cityRequired: 'A cidade é obrigatória.', // b5746ada
  cityInvalid: 'Digite uma cidade válida.', // ad1217df
  stateRequired: 'O estado é obrigatório.', // 0f28d9e8
  zipInvalid: 'Digite um código ZIP válido.', // 789c9423
  countyRequired: 'O condado é obrigatório.', // f419db8c
  countyInvalid: 'Digite um condado válido.', // 6d8eeb77
  legalNameRequired: 'O nome legal do paciente é obrigatório.', // 7b9b22b8
  personsFirstNameRequired: 'O nome é obrigatório.', // 32445fe1
  personsLastNameRequired: 'O sobrenome é obrigatório.', // 75a65dac
  memberIdRequired: 'O número de membro é obrigatório.', // 0a060bd0
  memberIdTooLong: (most: number) => `O número de membro deve ter no máximo ${number(most)} caracteres.`, // 7336d689
  cardholderIdRequired: 'O número do titular do cartão é obrigatório.', // 31a27497
  cardholderIdTooLong: (most: number) =>
    `O número do titular do cartão deve ter no máximo ${number(most)} caracteres.`, // 6f0be2e4
  groupTooLong: (most: number) => `O número do grupo deve ter no máximo ${number(most)} caracteres.`, // 665d7788
  reasonsRequired: 'Escolha pelo menos um motivo', // 510bcd26
  tooManyReasons: (most: number) => `Você só pode escolher até ${number(most)} motivos.`, // 6a083edb
  datePast: 'A data deve estar no passado.', // 72b72226
  dateWithin: (days: number) => `A data deve estar nos últimos ${number(days)} dias.`, // f9159706
  unknownService: 'Este serviço não é conhecido aqui.', // 93bee864
  serviceNotOffered: 'Este serviço não é oferecido aqui.', // c5972513
  tooManyVaccines: (most: number) =>
    plural(most, {
      one: `Você só pode escolher ${number(most)} vacina.`,
      other: `Você só pode escolher até ${number(most)} vacinas.`,
    }), // cb9d76bb
  tooManyWalkInVaccines: (most: number) =>
    plural(most, { one: `Escolha ${number(most)} vacina`, other: `Escolha até ${number(most)} vacinas` }), // 006694e8
  oneFluShot: 'Escolha um só tipo de vacina da gripe.', // ef2e36c8
  oneCovidShot: 'Escolha um só tipo de vacina da COVID-19.', // 4d2fba72
  servicesNotTogether: 'Uma visita é para um só destes serviços.', // 311f090e
  vaccinesNotTogether:
    'As vacinas que você escolheu não podem ser agendadas juntas. Volte e confira suas escolhas.', // 3625801b
  vaccinesApart: (names: readonly string[]) =>
    `As vacinas que você escolheu não podem ser agendadas juntas. Volte e confira suas escolhas. (${all(names)})`, // 666e20c5
  doseTooEarly: 'É cedo demais depois da última dose.', // d364c429
  unknownLocation: 'Este lugar não existe.', // bead2637
  locationClosed: 'Este lugar está fechado.', // fd0f40ce
  notOnSchedule: 'Este horário não pode ser reservado.', // f23ff802
  guardianNotAdult: 'A pessoa responsável deve ter 18 anos ou mais.', // ece5ab1b
})
