// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/visit.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('sr-Latn')

export const visitPage = translated<typeof english.visitPage>()({
  hint: 'Ovde možete da promenite dan ili vreme, ili da je otkažete.', // d222a1f2
  code: 'Kod za pult', // 11856ada
  videoCode: 'Kod posete', // 44b5aea9
  copyCode: 'Kopirajte kod', // 49a0053f
  addToCalendar: 'Dodajte u kalendar', // d0efffa6
  updateCalendar: 'Ažurirajte kalendar', // 188fdb1c
  directions: 'Kako do nas', // c9535678
  displaced:
    'Ova poseta ne može da se održi u to vreme: tada ne radimo ili ovde više nemamo tu uslugu. Izaberite drugo vreme ili nas pozovite.', // 03f9f32b
  moveTitle: 'Želite li drugi termin?', // 4b9a22e1
  moveHow: 'Vaš termin ostaje Vaš dok ne potvrdite novi.', // b4c5e671
  move: 'Promenite dan ili vreme', // 0aed4ac8
  moved: 'Vaša poseta ima novi termin.', // 76ec5514
  movedHow: 'Kod i link ostaju isti. Ažurirajte kalendar ako je poseta u njemu.', // a245b755
  pageTitle: 'Promenite dan ili vreme', // 0aed4ac8
  which: 'Šta želite da promenite?', // 31e55543
  whichFirst: 'Prva poseta', // 0f3fde3a
  whichSecond: 'Druga poseta', // ba04c2d4
  whichBoth: 'Obe', // b6c1d862
  now: 'Vaš sadašnji termin', // 0b22e729
  next: 'Vaš novi termin', // e7911090
  firstTimes: 'Novi termin prve posete', // 3372fee5
  secondTimes: 'Novi termin druge posete', // 49ea3f08
  times: 'Novi termini', // 426e0a11
  secondToo: (days: number) =>
    plural(days, {
      one: `Druga poseta mora biti najmanje ${number(days)} dan posle prve. Izaberite i za nju novi termin.`,
      few: `Druga poseta mora biti najmanje ${number(days)} dana posle prve. Izaberite i za nju novi termin.`,
      other: `Druga poseta mora biti najmanje ${number(days)} dana posle prve. Izaberite i za nju novi termin.`,
    }), // d76ef9bc
  loading: 'Tražimo slobodne termine', // f14838e6
  noTimes: 'U ovim danima nema slobodnih termina.', // 134b5263
  failed: 'Nismo mogli da učitamo termine.', // 294f8fdf
  tryAgain: 'Pokušajte ponovo', // d8b8392e
  holding: 'Čuvamo ovaj termin za Vas.', // 6eeec22a
  held: (until: string) => `Čuvamo ovaj termin za Vas do ${until}.`, // e05bc209
  free: 'Ovaj termin je slobodan, ali se ne čuva za Vas. Potvrdite ga uskoro.', // a35d3958
  confirm: 'Potvrdite', // eebdd24a
  confirmOne: 'Potvrdite novi termin', // 4e53c722
  confirmBoth: 'Potvrdite nove termine', // 32c44c6b
  moving: 'Menjamo Vašu posetu', // b31d8ab4
  keep: 'Zadržite sadašnji termin', // a571dd14
  choose: 'Prvo izaberite novi termin.', // 8697c590
  slotTaken: 'Neko drugi je upravo uzeo ovaj termin. Izaberite drugi.', // b2c27582
  visitChanged: 'Ova poseta je u međuvremenu promenjena. Evo kakva je sada.', // 9e54c0cd
  tooManyMoves: 'Ova poseta je previše puta promenjena. Za novu promenu nas pozovite.', // e97d436b
  followupTooEarly: 'Druga poseta bi bila prerano posle prve. Izaberite drugi termin.', // dbc56506
  notEligible:
    'Prema Vašim odgovorima, tog dana ova poseta nije moguća. Izaberite drugi dan ili nas pozovite.', // f1709467
  notOnSchedule: 'Ovaj termin više ne može da se zakaže. Izaberite drugi.', // 26d81094
  unreachable:
    'Za promenu termina je potrebna veza. Stari termin je i dalje Vaš. Pokušajte ponovo kad je budete imali.', // e264f12f
  refused: 'Termin nije mogao da se promeni ovde. Stari termin je i dalje Vaš. Pozovite nas.', // 2deb1c0f
})
