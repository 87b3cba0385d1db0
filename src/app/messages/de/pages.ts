// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: 'Termin buchen', // b00aa64d
  bookHint:
    'Sagen Sie, was, wo und wann. Wir zeigen Ihnen freie Zeiten in Ihrer Nähe. Sie brauchen kein Konto.', // e6ef7575
  mainHeading: 'Ohne Termin zur Impfung', // 87130c89
  mainHint:
    'In einer unserer Apotheken? Scannen Sie den Code an der Theke, oder geben Sie die Filialnummer ein, die darunter steht.', // 5b9421fe
  storeNumber: 'Filialnummer', // 88f70e3d
  storeNumberRequired: 'Eine Eingabe ist nötig.', // b7171a63
  storeNumberInvalid: 'Die Eingabe muss gültig sein.', // b91da024
  storeNumberHint: 'Buchstaben, Ziffern und Bindestriche', // ea0eddd2
  callTitle: 'Möchten Sie lieber mit uns sprechen?', // d1782712
  visits: 'Rufen Sie uns an, und wir finden eine Zeit für Sie.', // fd14147b
  clinics: 'Praxis finden', // 35925dbf
  clinicsHint:
    'Rufen Sie uns an, und nennen Sie Ihre Postleitzahl oder Stadt. Wir sagen Ihnen, welche Praxis am nächsten ist und wann sie offen ist.', // ef24c963
  call: (phone: string) => `${phone} anrufen`, // 31e40241
  notFound: 'Oh nein, 404! Seite nicht gefunden.', // 592dd864
  notFoundHint: 'Die Adresse ist vielleicht alt oder falsch.', // 9a527287
  serviceFinder: 'Was suchen Sie?', // e3ad92be
  findTime: 'Eine Zeit für einen Besuch', // 78443ce1
  walkIn: 'Eine Impfung ohne Termin', // fc744803
  findClinic: 'Eine Praxis in Ihrer Nähe', // 41c235d9
  clinicServices: 'Was unsere Praxen anbieten', // 04c36999
})
