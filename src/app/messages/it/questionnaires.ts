// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/questionnaires.ts'
import { translated } from '../translated.ts'

export const notes = translated<typeof english.notes>()({
  step: 'Motivo della visita', // d960170c
  chooseOne: 'Scelga', // 8f27c0cb
  ownWords: 'Con parole sue', // 10f38370
  ownWordsHint: 'Che cosa dobbiamo sapere prima della visita', // 1a1c31e6
})

export const history = translated<typeof english.history>()({
  step: 'Informazioni mediche', // ac083159
  summary: 'Compili tutti i campi obbligatori per continuare', // f71c1c3c
  yes: 'Sì', // 85a39ab3
  no: 'No', // 1ea442a1
})

export const health = translated<typeof english.health>()({
  historyStep: 'Storia medica', // 6a81fb47
  dietaryStep: 'Limiti alimentari', // e9ed443a
  goalsStep: 'Obiettivi della visita', // f2b02c4f
  surveyStep: 'Questionario', // 211bb3de
  medicinesTitle: 'I suoi farmaci', // ae07c935
  foods: 'Quali?', // 55b892c9
  ownWords: 'Con parole sue', // 10f38370
  yes: 'Sì', // 85a39ab3
  no: 'No', // 1ea442a1
})

export const consent = translated<typeof english.consent>()({
  vaccineStep: 'Consenso al vaccino', // aa9469fb
  financialStep: 'Consenso ai costi', // f50b9fcf
  telemedicineStep: 'Consenso ai costi della telemedicina', // 6cc7336d
  privacyStep: 'Uso dei dati personali', // efe4db50
  generalStep: 'Consenso generale', // 498adc65
  consent: {
    heading: 'Lei accetta:', // 168dff89
    unfold: 'Legga tutto il testo', // 721f0b5c
  },
  notice: {
    heading: 'Questa informativa dice:', // 6edf1f6d
    unfold: 'Legga tutta l’informativa', // b8d4f2c5
  },
  inEnglish: 'Questo testo è solo in inglese. Se non lo capisce, chieda aiuto prima di accettare.', // f1ee4f34
  yourVaccines: 'Lei accetta questi vaccini', // 0b9347a9
  statement: (title: string, edition: string) => `Scheda: ${title}, ${edition}`, // 8b82e289
  statementCode: (vaccine: string) => `Codice QR della scheda: ${vaccine}`, // c45ca9e6
  scanStatement:
    'Scansioni un codice per leggere la scheda sul telefono, o la chieda su carta al farmacista.', // abd1a120
  signTitle: 'Firmi per il vaccino', // b04cfb0e
  signPaymentTitle: 'Firmi per accettare di pagare', // 32cf74bd
  legalName: 'Nome legale del paziente', // 743721dc
  legalNameHint: 'Scriva il suo nome e cognome. Vale come firma.', // 4d66dcfb
  whoSigns: 'Chi firma?', // 6d6c87ec
  signs: {
    Self: 'Firmo per me', // 9bdcdff3
    Spouse: 'Sono il coniuge del paziente', // cfe06da1
    Child: 'Sono il genitore, il tutore o il rappresentante legale del paziente', // b778d01f
  },
  signsForChild: 'Sono il genitore o il tutore del paziente', // f80e8838
  signsFor: (patient: string) => `Scrivendo qui il suo nome firma per ${patient}.`, // 98c45e3d
  differs: (name: string) => `Non è il nome che ha indicato, ${name}. Firmare così?`, // 13472724
  differsWhy: 'Il personale della farmacia vedrà che i nomi sono diversi.', // 51a29511
  signAsTyped: 'Firma così', // c9d8211c
  changeName: 'Cambia il nome', // 0efcdd27
  responsible: 'La persona responsabile', // 91ee6106
  firstName: 'Nome', // 702ef921
  lastName: 'Cognome', // 7b488804
  birthDate: 'Data di nascita', // eb4c4e23
  phone: 'Numero di telefono', // 306f1bb2
  sex: 'Sesso assegnato alla nascita', // 4c561710
  yes: 'Sì', // 85a39ab3
  no: 'No', // 1ea442a1
})
