// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: 'Umów wizytę', // b00aa64d
  bookHint: 'Proszę podać co, gdzie i kiedy. Pokażemy wolne terminy w pobliżu. Konto nie jest potrzebne.', // e6ef7575
  mainHeading: 'Szczepienie bez umawiania', // 87130c89
  mainHint:
    'Są Państwo w jednej z naszych aptek? Proszę zeskanować kod przy ladzie albo wpisać numer sklepu wydrukowany pod nim.', // 5b9421fe
  storeNumber: 'Numer sklepu', // 88f70e3d
  storeNumberRequired: 'To pole trzeba wypełnić.', // b7171a63
  storeNumberInvalid: 'Wpis jest nieprawidłowy.', // b91da024
  storeNumberHint: 'Litery, cyfry i łączniki', // ea0eddd2
  callTitle: 'Wolą Państwo z nami porozmawiać?', // d1782712
  visits: 'Proszę zadzwonić, a znajdziemy termin.', // fd14147b
  clinics: 'Znajdź przychodnię', // 35925dbf
  clinicsHint:
    'Proszę zadzwonić i podać kod ZIP lub miasto. Powiemy, która przychodnia jest najbliżej i kiedy jest otwarta.', // ef24c963
  call: (phone: string) => `Zadzwoń: ${phone}`, // 31e40241
  notFound: 'Ojej, błąd 404! Nie ma takiej strony.', // 592dd864
  notFoundHint: 'Adres może być stary lub błędnie wpisany.', // 9a527287
  serviceFinder: 'Czego Państwo szukają?', // e3ad92be
  findTime: 'Termin wizyty', // 78443ce1
  walkIn: 'Szczepienie bez umawiania', // fc744803
  findClinic: 'Przychodnia w pobliżu', // 41c235d9
  clinicServices: 'Co robią nasze przychodnie', // 04c36999
})
