// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/cancel.ts'
import { translated } from '../translated.ts'

export const cancel = translated<typeof english.cancel>()({
  dialogTitle: 'Termin(e) absagen', // 286897c4
  which: 'Welchen Termin möchten Sie absagen?', // 5282bd7a
  submit: 'Termin absagen', // e0790c5f
  keep: 'Behalten', // fdce5da2
  goOn: 'Weiter', // 31fbef16
  canceling: 'Wird abgesagt', // f0f958e0
  firstCancelsAll: 'Wenn Sie Ihren 1. Termin absagen, werden ALLE Termine abgesagt.', // 3094259b
  canceledToo: 'Mit dem ersten zusammen abgesagt', // 02fea37e
  included: 'Immer dabei', // 93fd1574
  noneSelected: 'Bitte wählen Sie einen Termin, den Sie absagen möchten.', // 1136c9e5
  heading: 'Sie haben einen bestätigten Termin!', // 715d4c40
  headingHint: 'Hier können Sie ihn absagen. Um Tag oder Uhrzeit zu ändern, rufen Sie uns bitte an.', // 915ff288
  cancelTitle: 'Möchten Sie ihn absagen?', // 3602334d
  changeTitle: 'Ihren Termin ändern', // fb8807ad
  clinic: 'Besuche in der Praxis und per Video', // 94eac475
  pharmacy: 'Besuche in der Apotheke', // 3a4d74af
  confirm: 'Möchten Sie Ihren Termin wirklich absagen?', // 3b09fc7d
  confirmHow: 'Ihre Zeit bekommt dann jemand anderes.', // 0aa8d05f
  confirmBothHow:
    'Ihre Zeit bekommt dann jemand anderes. Wenn Sie dazu einen zweiten Termin gebucht haben, wird auch er abgesagt.', // 02a15956
  yes: 'Ja', // 85a39ab3
  no: 'Nein', // 1ea442a1
  alreadyCanceled: 'Dieser Termin wurde schon abgesagt.', // d054f1ae
  failed: 'Dieser Termin konnte nicht abgesagt werden.', // e793196c
  failedHow: 'Bitte noch einmal versuchen oder anrufen.', // fc1b7603
  unreachable:
    'Zum Absagen brauchen Sie eine Verbindung. Versuchen Sie es später noch einmal, oder rufen Sie uns an.', // b2bf3230
  pageTitle: 'Ihr Besuch', // 72db071a
  openLink: 'Öffnen Sie den Link auf Ihrer Bestätigung oder in Ihrem Kalender, oder rufen Sie uns an.', // 09f574e1
  reading: 'Ihr Termin wird geladen', // 0e01842d
  yourVisit: 'Ihr Termin', // 56285920
  alsoCanceled: 'Ihr 2. Termin wird mit abgesagt.', // 5aa99d4a
  what: 'Besuch', // 1c8ac867
  when: 'Wann', // cf9c7aa2
  where: 'Wo', // 1daaa38f
  joinVisit: 'Am Termin teilnehmen', // f19140ae
  begun: 'Dieser Termin hat begonnen oder ist vorbei.', // 04a99bdd
  begunHow: 'Er kann hier nicht mehr abgesagt werden. Bitte rufen Sie uns an.', // 67a95b55
  unknown: 'Wir finden diesen Termin nicht.', // 69f92700
  unknownHow:
    'Der Link ist vielleicht unvollständig. Öffnen Sie ihn noch einmal aus Ihrer Bestätigung oder dem Kalender, oder rufen Sie uns an.', // 7e6fd6da
  unseen: 'Wir können Ihren Termin hier nicht zeigen. Sie können ihn trotzdem absagen oder uns anrufen.', // 04304d87
  needsConnection: 'Sie brauchen eine Verbindung, um diesen Termin zu sehen und abzusagen.', // e31bb620
  connecting: 'Wir prüfen es wieder, wenn die Verbindung da ist.', // e3016677
  trouble: 'Wir haben gerade Probleme mit der Verbindung. Bitte versuchen Sie es gleich noch einmal.', // 5dc929fc
  tryAgain: 'Noch einmal versuchen', // d8b8392e
  book: 'Termin buchen', // b00aa64d
  canceledWhat: 'Abgesagt', // 13ca2ee2
  canceled: 'Ihr Termin wurde abgesagt!', // 2959d873
  canceledAll: 'Ihre beiden Termine sind abgesagt.', // 805ed2b4
  canceledHow: 'Sie müssen nichts weiter tun.', // 634aeb74
  scheduleAgain: 'Neuen Termin buchen', // c9147b57
  calendarTitleCanceled: 'Abgesagter Termin', // 9c63a6e8
  calendarTitle: 'Steht er in Ihrem Kalender?', // ca0f22d9
  calendarHow: 'Diese Datei markiert ihn dort als abgesagt.', // 165a6e26
  updateCalendar: 'Kalender aktualisieren', // 188fdb1c
})
