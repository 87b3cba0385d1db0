// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: 'Motivo da visita', // d960170c
  chooseOne: 'Escolha', // 8f27c0cb
  ownWords: 'Com suas próprias palavras', // 10f38370
  ownWordsHint: 'O que devemos saber antes de você vir', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: 'Informações médicas', // ac083159
  summary: 'Preencha todos os campos obrigatórios para continuar', // f71c1c3c
  yes: 'Sim', // 85a39ab3
  no: 'Não', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: 'Histórico médico', // 6a81fb47
  dietaryStep: 'Restrições na alimentação', // e9ed443a
  goalsStep: 'Objetivos da visita', // f2b02c4f
  surveyStep: 'Pesquisa', // 211bb3de
  medicinesTitle: 'Seus remédios', // ae07c935
  foods: 'Quais?', // 55b892c9
  ownWords: 'Com suas próprias palavras', // 10f38370
  yes: 'Sim', // 85a39ab3
  no: 'Não', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: 'Consentimento para a vacina', // aa9469fb
  financialStep: 'Acordo de pagamento', // f50b9fcf
  telemedicineStep: 'Acordo de pagamento da telemedicina', // 6cc7336d
  privacyStep: 'Privacidade', // efe4db50
  generalStep: 'Consentimento geral', // 498adc65
  consent: {
    heading: 'Você aceita:', // 168dff89
    unfold: 'Ler o texto completo', // 721f0b5c
  },
  notice: {
    heading: 'Este aviso diz:', // 6edf1f6d
    unfold: 'Ler o aviso completo', // b8d4f2c5
  },
  inEnglish: 'Este texto está só em inglês. Se você não o entender, peça ajuda antes de aceitar.', // f1ee4f34
  yourVaccines: 'Você aceita estas vacinas', // 0b9347a9
  statement: (title: string, edition: string) => `Folheto sobre: ${title}, ${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `Código QR do folheto sobre: ${vaccine}`, // c45ca9e6
  scanStatement: 'Escaneie um código para ler o folheto no celular, ou peça-o em papel ao farmacêutico.', // abd1a120
  signTitle: 'Assinar para a vacina', // b04cfb0e
  signPaymentTitle: 'Assinar que você aceita pagar', // 32cf74bd
  legalName: 'Nome legal do paciente', // 743721dc
  legalNameHint: 'Digite seu nome e sobrenome. Vale como sua assinatura.', // 4d66dcfb
  whoSigns: 'Quem está assinando?', // 6d6c87ec
  signs: {
    Self: 'Eu sou o paciente', // 9bdcdff3
    Spouse: 'Sou o cônjuge do paciente', // cfe06da1
    Child: 'Sou pai, mãe, responsável ou representante legal do paciente', // b778d01f
  },
  signsForChild: 'Sou pai, mãe ou responsável do paciente', // f80e8838
  signsFor: (patient: string) => `Digitar seu nome aqui é assinar por ${patient}.`, // 98c45e3d
  differs: (name: string) => `Este não é o nome que você deu, ${name}. Assinar como está?`, // 13472724
  differsWhy: 'A equipe da farmácia vai ver que os nomes são diferentes.', // 51a29511
  signAsTyped: 'Assinar como está', // c9d8211c
  changeName: 'Mudar o nome', // 0efcdd27
  responsible: 'A pessoa responsável', // 91ee6106
  firstName: 'Nome', // 702ef921
  lastName: 'Sobrenome', // 7b488804
  birthDate: 'Data de nascimento', // eb4c4e23
  phone: 'Número de telefone', // 306f1bb2
  sex: 'Sexo atribuído ao nascer', // 4c561710
  yes: 'Sim', // 85a39ab3
  no: 'Não', // 1ea442a1
})
