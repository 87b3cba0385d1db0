// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: 'Ihr Formular ist gespeichert', // 0febaf87
  notYetReceived:
    'Die Apotheke hat Ihr Formular noch nicht. Wir senden es, sobald die Verbindung wieder da ist.', // 5064d8d0
  savedHow: 'Merken Sie sich Ihren Code, und sagen Sie dem Apothekenteam, dass das Formular noch wartet.', // 98b21d6e
  received: 'Die Apotheke hat Ihr Formular jetzt.', // b1b76d5c
  code: 'Ihr Code für die Theke', // 8332959a
  codeHow: 'Sagen Sie dem Apothekenteam diesen Code.', // 928eec84
  bookedCodeHow: 'Sagen Sie dem Team diesen Code, wenn Sie ankommen.', // 98045994
  videoCode: 'Code für Ihren Besuch', // f12b3d0f
  videoCodeHow: 'Sagen Sie dem Team diesen Code, wenn Sie anrufen.', // 709ec086
  patient: 'Angaben zur Person', // e1f1b8b3
  name: 'Name', // dcd1d522
  phone: 'Telefon', // 63dceb88
  email: 'E-Mail', // 969ccbd3
  birthDate: 'Geburtsdatum', // eb4c4e23
  dietitian: 'Ihre Ernährungsberatung', // 97177eae
  support: 'Kundendienst', // 4c464668
  details: 'Angaben zum Termin', // 6ce300ec
  yourVisit: 'Ihr Besuch', // 72db071a
  first: 'Erster Termin', // 0f3fde3a
  second: 'Zweiter Termin', // ba04c2d4
  vaccine: 'Impfung', // 8c707f77
  service: 'Besuch', // 1c8ac867
  where: 'Wo', // 1daaa38f
  when: 'Wann', // cf9c7aa2
  secondCode: 'Code für die Theke', // 11856ada
  byVideo: 'Per Video', // 81f88658
  today: (day: string) => `Heute, ${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}, ${time}`, // 6602a889
  showMore: 'Mehr anzeigen', // ba8a80fd
  showLess: 'Weniger anzeigen', // 0264d7b0
  benefitCode: 'Dieser Standort nimmt Ihren Leistungscode an', // a3cef312
  modify: 'Termin ändern', // 6fe1fc08
  modifyHow: {
    tlc: 'Um Tag oder Uhrzeit zu ändern, rufen Sie die Praxis an.', // bd68a5ba
    dietitian: 'Um Tag oder Uhrzeit zu ändern, rufen Sie unsere Ernährungsberatung an.', // bb7260e3
    pharmacy: 'Um Tag oder Uhrzeit zu ändern, rufen Sie die Apotheke an.', // 63330080
  },
  cancel: 'Termin absagen', // e0790c5f
  cancelLater: 'Um diesen Besuch später zu sehen, zu ändern oder abzusagen: Link aufbewahren.', // 25df1ff8
  cancelBothLater: 'Um beide Termine später zu sehen, zu ändern oder abzusagen: Link aufbewahren.', // 4ec597ae
  cancelLaterHow:
    'Wer ihn hat, kann den Besuch sehen, ändern und absagen. Er enthält keinen Namen und keine Ihrer Antworten.', // 02e6a3ac
  copyLink: 'Link kopieren', // dbf362d4
  openLink: 'Ihren Besuch öffnen', // 09e733b8
  cancelQr: 'QR-Code mit dem Link zu Ihrem Besuch', // b9143b0f
  directions: 'Weg dorthin', // c9535678
  call: 'Anrufen', // d6e645b7
  callLocation: (phone: string) => `${phone} anrufen`, // 31e40241
  rideshare: 'Ein Rabatt auf Ihre Fahrt', // c8b7c55b
  rideshareHow: 'Code in der Fahrdienst-App eingeben oder scannen.', // 4522d0ea
  rideshareQr: (code: string) => `QR-Code für ${code}`, // 1fb33458
  rideshareHelp: 'Fragen zur Fahrt?', // f06390c3
  copy: 'Code kopieren', // 49a0053f
  saveToPhone: 'Auf dem Handy speichern', // 5de62c91
  notSaved: 'Das Bild konnte nicht gespeichert werden.', // f015b301
  another: 'Noch eine Impfung', // 17b7b084
  bookAnother: 'Noch einen Termin buchen', // cb8a6a61
  bookDietitian: 'Termin für Online-Ernährungsberatung buchen', // 391e0692
  print: 'Drucken', // df0fe798
  counterPrints: 'An der Theke kann man Ihnen das ausdrucken.', // 2aa651f3
  share: 'Teilen', // 29887a5f
  addToCalendar: 'Zum Kalender hinzufügen', // d0efffa6
  calendarTitle: (store: string) => `Termin: ${store}`, // 3ab1024d
  calendarTitleVideo: (who: string) => `Termin mit ${who}`, // 82ddfa31
  calendarNotes: (phone: string) => `Um Tag oder Uhrzeit zu ändern, rufen Sie an: ${phone}.`, // 0122f916
  keptVisits: 'Ihre gebuchten Besuche', // de693eb9
  keptVisitsHow:
    'Dieses Gerät merkt sich, wann und wo sie sind, und ihre Codes, bis der jeweilige Tag vorbei ist.', // dfe98c6a
  copyVisitCode: 'Besuchscode kopieren', // a4c4fa73
  leaveTitle: 'Ohne den Code weggehen?', // 100932b9
  leaveWhy: 'Speichern Sie den Besuch erst im Kalender, drucken Sie ihn, oder kopieren Sie den Code.', // b2a3ba20
  leaveAnyway: 'Diese Seite verlassen', // 47b5d076
  stayHere: 'Hier bleiben', // ef8d633e
  calendarCode: (code: string) => `Code: ${code}`, // 62c17536
  join: 'So nehmen Sie teil', // f56144df
  joinByLink: 'Öffnen Sie diesen Link, wenn Ihr Termin beginnt.', // 5f329f18
  joinVisit: 'Am Termin teilnehmen', // f19140ae
  calendarVideo: 'Videotermin', // c6e3131e
  calendarCancel: (address: string) => `Sehen, ändern oder absagen: ${address}`, // 3fed87a1
})
