// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: 'Reservar uma visita', // b00aa64d
  bookHint: 'Diga o quê, onde e quando. Mostramos os horários livres perto de você. Não precisa de conta.', // e6ef7575
  mainHeading: 'Vacina sem hora marcada', // 87130c89
  mainHint:
    'Está em uma das nossas farmácias? Escaneie o código no balcão, ou digite o número da loja impresso abaixo dele.', // 5b9421fe
  storeNumber: 'Número da loja', // 88f70e3d
  storeNumberRequired: 'É preciso responder.', // b7171a63
  storeNumberInvalid: 'A resposta deve ser válida.', // b91da024
  storeNumberHint: 'Letras, números e hifens', // ea0eddd2
  callTitle: 'Prefere falar com a gente?', // d1782712
  visits: 'Ligue e achamos um horário para você.', // fd14147b
  clinics: 'Achar uma clínica', // 35925dbf
  clinicsHint: 'Ligue com seu código ZIP ou sua cidade. Dizemos qual clínica fica mais perto e quando abre.', // ef24c963
  call: (phone: string) => `Ligar para ${phone}`, // 31e40241
  notFound: 'Erro 404! Página não encontrada.', // 592dd864
  notFoundHint: 'O endereço pode ser antigo ou ter um erro.', // 9a527287
  serviceFinder: 'O que você procura?', // e3ad92be
  findTime: 'Um horário para uma visita', // 78443ce1
  walkIn: 'Uma vacina sem hora marcada', // fc744803
  findClinic: 'Uma clínica perto de você', // 41c235d9
  clinicServices: 'O que nossas clínicas fazem', // 04c36999
})
