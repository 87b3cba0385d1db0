// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/visit.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('de')

export const visitPage = translated<typeof english.visitPage>()({
  hint: 'Hier können Sie Tag oder Uhrzeit ändern oder den Termin absagen.', // d222a1f2
  code: 'Code für die Theke', // 11856ada
  videoCode: 'Code für den Besuch', // 44b5aea9
  copyCode: 'Code kopieren', // 49a0053f
  addToCalendar: 'Zum Kalender hinzufügen', // d0efffa6
  updateCalendar: 'Kalender aktualisieren', // 188fdb1c
  directions: 'Weg dorthin', // c9535678
  displaced:
    'Dieser Termin kann zu seiner Zeit nicht stattfinden: Wir haben dann geschlossen oder bieten ihn hier nicht mehr an. Wählen Sie eine andere Zeit oder rufen Sie uns an.', // 03f9f32b
  moveTitle: 'Möchten Sie eine andere Zeit?', // 4b9a22e1
  moveHow: 'Sie behalten Ihre Zeit, bis Sie eine neue bestätigen.', // b4c5e671
  move: 'Tag oder Zeit ändern', // 0aed4ac8
  moved: 'Ihr Termin hat eine neue Zeit.', // 76ec5514
  movedHow:
    'Der Code und der Link bleiben gleich. Aktualisieren Sie Ihren Kalender, wenn der Besuch darin steht.', // a245b755
  pageTitle: 'Tag oder Zeit ändern', // 0aed4ac8
  which: 'Was möchten Sie ändern?', // 31e55543
  whichFirst: 'Erster Termin', // 0f3fde3a
  whichSecond: 'Zweiter Termin', // ba04c2d4
  whichBoth: 'Beide', // b6c1d862
  now: 'Ihre Zeit jetzt', // 0b22e729
  next: 'Ihre neue Zeit', // e7911090
  firstTimes: 'Neue Zeit für den ersten Termin', // 3372fee5
  secondTimes: 'Neue Zeit für den zweiten Termin', // 49ea3f08
  times: 'Neue Zeiten', // 426e0a11
  secondToo: (days: number) =>
    `Der zweite Termin muss mindestens ${number(days)} Tage nach dem ersten sein. Wählen Sie auch für ihn eine neue Zeit.`, // d76ef9bc
  loading: 'Freie Zeiten werden gesucht', // f14838e6
  noTimes: 'An diesen Tagen gibt es keine freien Zeiten.', // 134b5263
  failed: 'Wir konnten die Zeiten nicht laden.', // 294f8fdf
  tryAgain: 'Noch einmal versuchen', // d8b8392e
  holding: 'Wir halten diese Zeit für Sie frei.', // 6eeec22a
  held: (until: string) => `Wir halten diese Zeit für Sie frei bis ${until}.`, // e05bc209
  free: 'Diese Zeit ist frei, aber sie wird nicht für Sie freigehalten. Bestätigen Sie sie bald.', // a35d3958
  confirm: 'Bestätigen', // eebdd24a
  confirmOne: 'Neue Zeit bestätigen', // 4e53c722
  confirmBoth: 'Neue Zeiten bestätigen', // 32c44c6b
  moving: 'Ihr Termin wird geändert', // b31d8ab4
  keep: 'Meine Zeit behalten', // a571dd14
  choose: 'Bitte wählen Sie zuerst eine neue Zeit.', // 8697c590
  slotTaken: 'Jemand anderes hat diese Zeit gerade gebucht. Bitte wählen Sie eine andere.', // b2c27582
  visitChanged: 'Dieser Termin wurde inzwischen geändert. So ist er jetzt.', // 9e54c0cd
  tooManyMoves: 'Dieser Termin wurde zu oft geändert. Um ihn noch einmal zu ändern, rufen Sie uns bitte an.', // e97d436b
  followupTooEarly: 'Der zweite Termin wäre zu bald nach dem ersten. Bitte wählen Sie eine andere Zeit.', // dbc56506
  notEligible:
    'Nach Ihren Antworten ist dieser Besuch an dem Tag nicht möglich. Wählen Sie einen anderen Tag, oder rufen Sie uns an.', // f1709467
  notOnSchedule: 'Diese Zeit kann nicht mehr gebucht werden. Bitte wählen Sie eine andere.', // 26d81094
  unreachable:
    'Zum Ändern der Zeit brauchen Sie eine Verbindung. Ihre alte Zeit gehört weiter Ihnen. Versuchen Sie es wieder, wenn Sie eine haben.', // e264f12f
  refused:
    'Die Zeit konnte hier nicht geändert werden. Ihre alte Zeit gehört weiter Ihnen. Bitte rufen Sie uns an.', // 2deb1c0f
})
