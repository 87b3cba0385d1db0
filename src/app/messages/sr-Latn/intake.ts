// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('sr-Latn')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `Korak ${steps} od ${number(of)} · ${title}`, // 7203957f
  steps: 'Koraci', // 1de3df70
  done: 'gotovo', // a4c3ed04
  page: (n: number, of: number) => `${number(n)} od ${number(of)}`, // c0ed7eba
  appointments: (count: number) => `Posete (${number(count)})`, // 3f9f6c70
  vaccines: 'Vaše vakcine', // 39c97fb0
  walkInAt: (place: string) => `Danas bez zakazivanja: ${place}`, // bb7fa458
  submit: 'Završite i prijavite se', // bc8f7603
  submitting: 'Šaljemo Vašu prijavu', // 836069e2
  book: 'Zakažite ovu posetu', // d69fbda1
  booking: 'Zakazujemo Vašu posetu', // 644e21e4
  checkingAddress: 'Proveravamo adresu', // 4b05bd63
  questionsFirst: 'Prvo nekoliko pitanja', // edb30c36
  questionsFirstWhy:
    'Potrebni su nam Vaši odgovori o ovoj vakcini pre nego što popunite obrazac. Zatim ponovo izaberite termin.', // 7f35f460
  answerQuestions: 'Odgovorite na pitanja', // 5615eff7
  otherVaccine: 'Izaberite drugu vakcinu', // 47da8e39
  laterDay: 'Izaberite kasniji dan', // 0af296ff
  startOver: 'Počnite iznova', // 5eed7e9f
  startOverAsk: 'Počinjete iznova?', // d48f39d2
  startOverWarning: 'Sve što ste upisali biće obrisano.', // 57e967ae
  startOverWhileSent: 'Upravo šaljemo Vašu prijavu. Ako je ovde obrišete, apoteka je ipak može dobiti.', // ffa82d7d
  startOverWhileBooked: 'Upravo zakazujemo Vašu posetu. Ako počnete iznova, ipak može biti zakazana.', // a8ff9ade
  startOverYes: 'Obrišite i počnite iznova', // 3bf409b1
  startOverNo: 'Nastavite dalje', // 9d7fd0e0
  memoryOnly:
    'Ovaj pregledač ne može da čuva Vaše odgovore. Ne učitavajte ponovo i ne zatvarajte stranicu dok ne završite.', // 29013b01
  typedAgain: 'Radi Vaše bezbednosti neke brojeve nismo sačuvali. Upišite ih ponovo.', // f12cd665
  typeAgain: (page: string) => `Idite na „${page}”`, // a3442252
  documentsFailed: 'Trenutno imamo problema sa vezom. Osvežite stranicu i pokušajte ponovo.', // d9cf6f1d
  refresh: 'Osvežite', // 0e916101
  loading: 'Učitavamo obrazac', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: 'Proverite svoje odgovore', // 7e405e1d
  agreeTitle: 'Privatnost i nega', // 824dc6f9
  hint: 'Pročitajte ovo pre nego što nastavite. Svaki odgovor možete da promenite.', // 478bc831
  change: 'Promenite', // c0bf75bd
  changeOf: (what: string) => `Promenite „${what}”`, // 31af8378
  notFinished: 'Nije završeno', // b621bb56
  finish: 'Završite', // a6c7a84b
  finishOf: (page: string) => `Završite „${page}”`, // c87250c0
  missing: (pages: number) =>
    plural(pages, {
      one: `${number(pages)} stranica nije završena`,
      few: `${number(pages)} stranice nisu završene`,
      other: `${number(pages)} stranica nije završeno`,
    }), // da821ad1
  missingHow: 'Otvorite to ovde ili pritisnite „Nastavite”.', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) => `Tim će razgovarati sa Vama o: ${row(vaccines)}.`, // 37677888
  talk: (vaccines: readonly string[]) => `Farmaceut će sa Vama razgovarati o ovome: ${row(vaccines)}.`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: 'Termin je zauzet', // 3052e265
  conflict: 'Termin koji ste izabrali više nije slobodan.', // d3d12784
  checkAvailability: 'Proverite slobodne termine', // dbc90cdf
  quit: 'Izađite', // b3eb37ac
  duplicateTitle: 'Izgleda da već imate zakazanu posetu', // 1e8e51ec
  duplicate: (phone: string) =>
    `Poseta za ovu uslugu već postoji. Pogledajte svoju potvrdu ili kalendar, ili pozovite ${phone}.`, // 1bf09976
  cancelVisit: 'Otkažite posetu', // 6d04b811
  checkedInTitle: 'Danas ste ovde već prijavljeni', // 81ff2b4b
  checkedIn: 'Recite svoje ime osoblju apoteke. Ako želite još neku vakcinu, recite im to na pultu.', // 5f5a5e52
  done: 'Gotovo', // 11a6767d
  scheduleAppointment: 'Zakažite posetu', // b8508ee8
  errorTitle: 'Greška pri potvrdi', // aafa44a7
  error: 'Žao nam je, došlo je do greške dok smo pokušavali da potvrdimo Vašu posetu...', // ec195dc6
  about: (step: string, message: string) => `${step}: ${message}`, // 68dd79f4
  change: 'Promenite svoje odgovore', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: 'Ova poseta je možda već zakazana', // 1ccfd4c0
  perhapsBookedHow:
    'Veza se prekinula pre nego što smo dobili odgovor. Nastavite i ponovo pritisnite „Zakažite ovu posetu”: neće se zakazati dvaput.', // 0e4566c2
  perhapsCheckedIn: 'Možda ste već prijavljeni', // 67ad42bf
  perhapsCheckedInHow:
    'Veza se prekinula pre nego što smo dobili odgovor. Nastavite i ponovo pritisnite „Završite i prijavite se”: računa se jednom.', // aa93831e
  askingWhetherBooked: 'Samo trenutak', // 16d511b3
  askingHow: 'Pitamo da li je ova poseta zakazana.', // 49ea7e6a
  cannotTell: (phone: string) =>
    `Još ne možemo da kažemo da li je ova poseta zakazana. Pokušajte ponovo kad budete na mreži, ili pozovite ${phone} pre nego što počnete iznova.`, // 2c34e61a
  keepWaiting: 'Čekajte dalje', // b9ad2e4e
  startOverAnyway: 'Ipak počnite iznova', // 30c43359
  connectionFailed: 'Trenutno imamo problema sa vezom. Pokušajte ponovo za koji trenutak.', // 5dc929fc
  notSaved: 'Ni ovaj uređaj nije mogao da sačuva Vaš obrazac. Recite to osoblju apoteke.', // b0c1310e
})
