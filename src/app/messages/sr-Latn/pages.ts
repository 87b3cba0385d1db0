// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: 'Zakažite posetu', // b00aa64d
  bookHint: 'Recite šta, gde i kada. Prikazujemo slobodne termine u Vašoj blizini. Bez naloga.', // e6ef7575
  mainHeading: 'Dođite na vakcinu bez zakazivanja', // 87130c89
  mainHint:
    'Jeste li u nekoj od naših apoteka? Skenirajte kod na pultu ili upišite broj prodavnice ispod njega.', // 5b9421fe
  storeNumber: 'Broj prodavnice', // 88f70e3d
  storeNumberRequired: 'Unos je obavezan.', // b7171a63
  storeNumberInvalid: 'Unos mora biti ispravan.', // b91da024
  storeNumberHint: 'Slova, cifre i crtice', // ea0eddd2
  callTitle: 'Radije biste razgovarali sa nama?', // d1782712
  visits: 'Pozovite nas i naći ćemo termin za Vas.', // fd14147b
  clinics: 'Nađite kliniku', // 35925dbf
  clinicsHint:
    'Pozovite nas i recite ZIP kod ili grad. Reći ćemo Vam koja je klinika najbliža i kada je otvorena.', // ef24c963
  call: (phone: string) => `Pozovite ${phone}`, // 31e40241
  notFound: 'O ne, 404! Stranica nije nađena.', // 592dd864
  notFoundHint: 'Adresa je možda stara ili pogrešno upisana.', // 9a527287
  serviceFinder: 'Šta tražite?', // e3ad92be
  findTime: 'Termin za posetu', // 78443ce1
  walkIn: 'Vakcina bez zakazivanja', // fc744803
  findClinic: 'Klinika u Vašoj blizini', // 41c235d9
  clinicServices: 'Šta rade naše klinike', // 04c36999
})
