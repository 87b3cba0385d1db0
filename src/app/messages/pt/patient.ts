// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/patient.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all } = wordsIn('pt')

export const patient = translated<typeof english.patient>()({
  step: 'Dados do paciente', // e1f1b8b3
  nameHint: 'Use o nome do documento ou do cartão do seguro.', // b14885be
  firstName: 'Nome legal do paciente', // 69b593bf
  lastName: 'Sobrenome legal do paciente', // 58759548
  preferredName: 'Nome preferido', // be5edee5
  preferredNameHint: 'O nome que a equipe chama.', // a928d927
  motherMaidenFirstName: 'Nome da mãe', // 6d0a3dda
  motherMaidenLastName: 'Sobrenome de solteira da mãe', // 6a37e85e
  birthDate: 'Data de nascimento', // eb4c4e23
  month: 'O valor deve ter o formato MM', // 0fec20f4
  day: 'O valor deve ter o formato DD', // 4452afea
  year: 'O valor deve ter o formato AAAA', // b9f1dd2e
  ageNote: 'No momento atendemos pacientes a partir de 12 meses (18 meses no Mississippi).', // b6f8eafd
  contactTitle: 'Como podemos falar com você?', // a0c974d3
  phone: 'Número de telefone', // 306f1bb2
  phoneConfirm: 'Digite o telefone de novo', // 5fc87bb1
  mobile: 'É um número de celular?', // 000468ea
  mobileConsent: 'Sim, podem me mandar mensagens sobre a visita.', // d8af727f
  email: 'E-mail', // f2488fd4
  emailConfirm: 'Digite o e-mail de novo', // facd6a29
  addressTitle: 'Onde você mora?', // 8a38c81b
  childAddressTitle: 'Onde o paciente mora?', // 5d8e2521
  sex: 'Sexo atribuído ao nascer', // 4c561710
  gender: 'Gênero', // a04630ef
  race: 'Raça', // 73134ce1
  ethnicity: 'Origem étnica', // 2a0bdd7c
  weight: 'Peso', // 81d27ef6
  weightUnit: 'libras', // ba5ae1ec
  weightWhy: 'O peso define o tamanho da agulha.', // 285d9eef
  preferredLanguage: 'Idioma preferido', // 140071fe
  chooseOne: 'Escolha', // 8f27c0cb
  altId: 'Número do cartão de cliente', // 58d82794
  medicareId: 'Número de beneficiário do Medicare', // 6ce87153
  medicareIdHint: 'No cartão do Medicare vermelho, branco e azul', // 0863e798
  provider: 'Seu médico', // 2aafacad
  providerName: 'Nome', // dcd1d522
  providerPhone: 'Número de telefone', // 306f1bb2
  providerFax: 'Número de fax', // 1f4cb167
  yes: 'Sim', // 85a39ab3
  no: 'Não', // 1ea442a1
  forVaccine: {
    nameTitle: 'Quem vai tomar a vacina?', // 47cd4e6c
    mobileConsentHint:
      'Pode haver custo de mensagens e dados. Você pode dizer não e tomar a vacina mesmo assim.', // 2fd11617
    recordTitle: 'Para o registro da vacina', // 7cb5ecc1
    aboutHint: 'A farmácia deve informar isto junto com o registro da vacina.', // 03dd52ae
    sexWhy: 'Algumas vacinas e doses mudam conforme o sexo. Os registros estaduais de vacinas pedem.', // d8a6380d
    raceWhy:
      'Ajuda os órgãos de saúde a ver quem ainda não está protegido. Você pode escolher "Não especificado".', // 08e219b1
  },
  forVisit: {
    nameTitle: 'Para quem é a visita?', // 00ffe91b
    mobileConsentHint: 'Pode haver custo de mensagens e dados. Você pode dizer não e manter sua visita.', // a885e597
    recordTitle: 'Para o prontuário médico', // b5d68bcc
    aboutHint: 'A equipe de saúde guarda isto junto com o prontuário.', // 07e9b365
    sexWhy: 'Alguns exames, doses e valores normais mudam conforme o sexo.', // 81ede27e
    raceWhy: 'Ajuda a ver se todos recebem o mesmo cuidado. Você pode escolher "Não especificado".', // f1c29f64
  },
})

export const address = translated<typeof english.address>()({
  lineOne: 'Linha 1 do endereço', // 19f2c611
  lineOneHint: 'Rua e número', // 8a386dd1
  lineTwo: 'Linha 2 do endereço', // 5a494c74
  lineTwoHint: 'Apartamento, sala, unidade', // b64dbc6f
  city: 'Cidade', // fc33f732
  state: 'Estado', // a3b50c47
  zip: 'Código ZIP', // 95c87fe3
  zipHint: 'Com ele preenchemos cidade, estado e condado.', // a803d315
  change: 'Mudar', // c0bf75bd
  town: 'cidade, estado e condado', // 8f50ac31
  county: 'Condado', // 136c87de
  chooseOne: 'Escolha', // 8f27c0cb
  verifyTitle: 'Confira seu endereço', // 13a8f5ff
  match: 'Achamos este endereço verificado, muito parecido com o seu. Quer que atualizemos seu endereço?', // c7088d77
  noMatch: 'Não foi possível verificar o endereço. Quer usá-lo mesmo assim?', // 6dee310d
  corrected: (parts: readonly string[]) => `Corrigimos: ${all(parts)}. Este é o seu endereço?`, // 8a2ad9ff
  parts: {
    city: 'a cidade', // 0f53fb35
    state: 'o estado', // 972ec08b
    county: 'o condado', // ac4e6aa1
  },
  suggested: 'Endereço sugerido', // efa8b73f
  entered: 'Endereço que você digitou', // fbf1b134
  mustSelect: 'Você precisa escolher um endereço.', // 8f49a7f5
  edit: 'Mudar endereço', // 6a8fa16b
  use: 'Continuar', // 31fbef16
  checking: 'Conferindo o endereço', // 4b05bd63
})

export const insurance = translated<typeof english.insurance>()({
  step: 'Seguro', // 4594b737
  title: 'Você vai usar um seguro hoje?', // 2b968268
  hint: 'Os seguros costumam pagar as vacinas.', // 80cc265d
  hasInsurance: 'Você tem seguro?', // 16b34139
  yes: 'Sim', // 85a39ab3
  no: 'Não', // 1ea442a1
  carrier: 'Empresa do seguro', // 559a50b9
  chooseOne: 'Escolha', // 8f27c0cb
  cardholderId: 'Número do titular do cartão', // 68d07834
  cardholderIdHint: 'Na frente do cartão, perto do nome', // 6237c0c4
  groupNumber: 'Número do grupo', // 357a9028
  stateId: 'Documento estadual ou carteira de motorista', // c6bc7ba1
  ssn: 'Número do Social Security', // 058388b6
  ssnHint: '9 números', // e6c1cac6
  questionsTitle: 'Seu seguro', // aea80cfe
  hasMedicaid: 'Você tem Medicaid?', // cb0650e5
  hasMedicare: 'Você tem Medicare?', // a430ce04
  hasEither: 'Você tem Medicaid ou Medicare?', // 2b306c30
  both: 'Os dois', // b6c1d862
  neither: 'Nenhum dos dois', // 9957d09c
  hasReferral: 'Você tem encaminhamento de um médico?', // 43e2ab26
  referredBy: 'Nome do médico ou do consultório que encaminhou você', // 811acec9
  policyTitle: 'Seu cartão do seguro', // 9ef3f6a8
  policyHint: 'Tenha o cartão à mão: quase tudo está nele.', // 047e65e0
  memberId: 'Número de membro', // e14e3315
  memberIdHint: 'Na frente do cartão, perto do nome', // 6237c0c4
  personCode: 'Código da pessoa', // ee38bfd9
  personCodeHint: 'Os dois ou três números depois do número de membro, se o cartão tiver', // 2578f667
  relation: 'Relação do paciente com o titular do seguro', // 25d6e93b
  relationHint: 'Escolha "O paciente" se o seguro é do próprio paciente.', // 4c544258
  holderFirstName: 'Nome do titular do seguro', // bfe50c06
  holderLastName: 'Sobrenome do titular do seguro', // b4fc019c
  holderSex: 'Sexo atribuído ao nascer do titular do seguro', // b85cc1b8
  sendInvoiceTo: 'Enviar a conta para', // aec39504
  claims: 'Endereço para cobranças', // 47189d36
  claimsHint: 'Para onde seu seguro quer que as cobranças sejam enviadas. Muitas vezes está atrás do cartão.', // 06d8997b
  secondary: 'Segundo seguro', // 0c39334e
  addSecondary: 'Incluir um segundo seguro', // 7aaf8a30
  removeSecondary: 'Remover o segundo seguro', // 3dfa6d50
  secondaryRemoved: 'Segundo seguro removido', // c92be146
})
