// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: 'Prenota una visita', // b00aa64d
  bookHint: 'Dica che cosa, dove e quando. Le mostriamo gli orari liberi vicini. Non serve un account.', // e6ef7575
  mainHeading: 'Vaccino senza appuntamento', // 87130c89
  mainHint:
    'È in una delle nostre farmacie? Scansioni il codice al banco, o scriva il numero del negozio stampato sotto.', // 5b9421fe
  storeNumber: 'Numero del negozio', // 88f70e3d
  storeNumberRequired: 'Serve una risposta.', // b7171a63
  storeNumberInvalid: 'La risposta deve essere valida.', // b91da024
  storeNumberHint: 'Lettere, cifre e trattini', // ea0eddd2
  callTitle: 'Preferisce parlare con noi?', // d1782712
  visits: 'Ci chiami e troviamo un orario per lei.', // fd14147b
  clinics: 'Trova un ambulatorio', // 35925dbf
  clinicsHint:
    'Ci chiami con il suo codice postale o la sua città. Le diremo quale ambulatorio è più vicino e quando è aperto.', // ef24c963
  call: (phone: string) => `Chiama ${phone}`, // 31e40241
  notFound: 'Oh no, 404! La pagina non si trova.', // 592dd864
  notFoundHint: 'L’indirizzo può essere vecchio o sbagliato.', // 9a527287
  serviceFinder: 'Che cosa cerca?', // e3ad92be
  findTime: 'Un orario per una visita', // 78443ce1
  walkIn: 'Un vaccino senza appuntamento', // fc744803
  findClinic: 'Un ambulatorio vicino a lei', // 41c235d9
  clinicServices: 'Cosa fanno i nostri ambulatori', // 04c36999
})
