// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/kiosk.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('de')

export const kiosk = translated<typeof english.kiosk>()({
  title: 'Dieses Tablet einrichten', // 681b6a49
  titleAt: (store: string) => `Dieses Tablet für ${store} einrichten`, // 9aa4e7c3
  hint: 'Für das Apothekenteam. Auf diesem Gerät melden sich dann Gäste ohne Termin an.', // 9659de29
  what: 'Auf einem Tablet der Filiale', // 997bca3c
  whatHome: 'es öffnet immer die Seite dieser Filiale für Gäste ohne Termin', // be53787f
  whatWipe: 'jeder Besuch wird am Ende gelöscht, oder nach etwa einer Minute ohne Berührung', // 52754623
  whatLeave: 'zum Verlassen drücken Sie auf der ersten Seite 5 Sekunden lang auf den Namen der Filiale', // 30d0c193
  code: 'Teamcode', // 0f16cc32
  codeHint: 'Fragen Sie, wer diesen Dienst betreibt.', // 93e1e583
  leaveCode: 'Code zum Verlassen des Tablet-Modus', // e397a45b
  chooseLeaveCode: 'Wählen Sie sechs Ziffern und notieren Sie sie fürs Personal.', // 1f9df21a
  leaveCodeHint: 'Das Personal hat ihn beim Einrichten dieses Tablets gewählt.', // 1b2fb3a9
  sixDigits: 'Geben Sie sechs Ziffern ein.', // c077862c
  wrongLeaveCode: 'Das ist nicht der Code dieses Tablets. Bitte erneut versuchen.', // 8b65338e
  enrol: 'Als Tablet der Filiale nutzen', // 5d6d7a72
  enrolling: 'Wird eingerichtet', // dbdf27e5
  wrongCode: 'Das ist nicht der Teamcode. Prüfen Sie ihn und geben Sie ihn neu ein.', // 7f6252ee
  noCode: 'Geben Sie den Teamcode ein.', // 6019393e
  busy: 'Zu viele Versuche. Versuchen Sie es in einer Minute noch einmal.', // 2c69a672
  noAnswer: 'Wir erreichen den Server nicht. Prüfen Sie die Verbindung und versuchen Sie es erneut.', // 8891d7e4
  notKept:
    'Dieser Browser kann die Einrichtung nicht aufbewahren. Nutzen Sie ein normales Fenster, kein privates, und erlauben Sie Websitedaten.', // 20e66bfc
  unknownLocation: 'Der Server kennt diese Filiale nicht.', // c46507bb
  already: (store: string) => `Dieses Tablet ist eingerichtet für ${store}.`, // 5352a4c2
  goHome: 'Zur ersten Seite', // 66c9326e
  insecure: 'Diese Adresse ist nicht sicher', // 3b399c33
  insecureWhy:
    'Ein Tablet der Filiale braucht https. Ohne https kann der Browser keine Antworten verschließen, nicht ohne Verbindung arbeiten und den Bildschirm nicht eingeschaltet lassen.', // d50c598d
  insecureHow:
    'Das Betriebshandbuch dieses Produkts erklärt im Abschnitt über Tablets, wie man es über https bereitstellt.', // 77a0d8b0
  privacy: 'Datenschutz', // 54a57c31
  accessibility: 'Barrierefreiheit', // d3368cbf
  close: 'Schließen', // 7d9eb7ac
  done: 'Fertig', // 11a6767d
  waiting: (count: number) => `${number(count)} noch nicht gesendet`, // db6397d0
  refused: (count: number) => `${number(count)} nicht angenommen`, // aed666e1
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `Uhr geht ${Math.round(minutes / 60)} Std. vor`
      : minutes > 0
        ? `Uhr geht ${number(minutes)} Min. vor`
        : minutes > -60
          ? `Uhr geht ${-minutes} Min. nach`
          : `Uhr geht ${Math.round(-minutes / 60)} Std. nach`, // 8cb306e8
  phone: 'Ihr eigenes Handy nutzen', // 87403439
  phoneHow: (address: string) => `Kamera auf den Code richten, oder Adresse öffnen: ${address}`, // a4cd0b20
  phoneCode: 'QR-Code: öffnet diese Seite für Gäste ohne Termin auf Ihrem Handy', // 94b2866e
  tryingOnly: 'Diese Adresse geht nur auf diesem Computer.', // 69bb3c4c
  forStaff: 'Für das Team', // 9c9ef5a5
  leaveTitle: 'Tablet-Modus der Filiale verlassen?', // 5c536cfe
  leaveWhy:
    'Dieses Gerät arbeitet dann wie jedes andere. Anmeldungen, die noch nicht gesendet sind, bleiben erhalten.', // 0cb007a4
  leave: 'Verlassen', // fc6e4a40
  leaving: 'Wird verlassen', // ff02c323
  stay: 'Bleiben', // 08fd1de4
  stillThere: 'Sind Sie noch da?', // 69b81bb4
  stillThereWhy: 'Damit Ihre Antworten privat bleiben, löschen wir sie bald.', // 2f86d3d4
  codeLeaves: 'Ihr Code verschwindet bald von diesem Bildschirm.', // 925d7c0f
  secondsLeft: (count: number) =>
    plural(count, { one: 'noch 1 Sekunde', other: `noch ${number(count)} Sekunden` }), // 7733ef8a
  goOn: 'Ich brauche mehr Zeit', // ba4ae706
  eraseNow: 'Meine Antworten jetzt löschen', // acf71c13
})

export const poster = translated<typeof english.poster>()({
  screenTitle: 'Plakat', // 1ba76ea7
  print: 'Drucken', // df0fe798
  printHow: 'Es passt auf ein Blatt Papier im Format A4 oder US Letter.', // eef30565
  heading: 'Impfungen ohne Termin', // f954ea78
  forToday: 'Für eine Impfung hier und heute.', // 716244ad
  promise: 'Füllen Sie das Formular auf Ihrem eigenen Handy aus. Das dauert etwa 5 Minuten.', // 55bb64a0
  scan: 'Richten Sie die Handykamera auf den Code', // 55c7a514
  scanHow: 'Oder öffnen Sie die Adresse darunter.', // 8c646be3
  fill: 'Wählen Sie Ihre Impfungen, und füllen Sie das Formular aus', // f6ba02cc
  fillHow: 'Keine Installation, kein Konto.', // d415ea22
  checkIn: 'Melden Sie sich an der Theke der Apotheke an', // 1162b8bd
  checkInHow: 'Nennen Sie den Code, den Ihr Handy am Ende zeigt.', // b174b9dd
  everyDay: 'Jeden Tag', // c4e42b97
  days: (first: string, last: string) => `${first}-${last}`, // 3aaaa9f5
  hours: (days: string, open: string) => `${days} ${open}`, // eb288dc7
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days} ${open}, Mittagspause ${lunch}`, // df8c7817
  noPhone: 'Kein Handy? Nehmen Sie das Tablet, oder fragen Sie an der Theke.', // 9329e5e6
  printed: (day: string) => `Gedruckt: ${day}`, // 89ae83d8
  qrCode: (store: string) => `QR-Code: öffnet die Seite für Gäste ohne Termin: ${store}`, // d8165263
  tryingOnly: 'Nur zum Ausprobieren', // badf76a0
  tryingOnlyWhy:
    'Der Code führt zu einer Adresse, die nur auf diesem Computer geht. Setzen Sie PUBLIC_URL auf die Adresse, die Gäste benutzen, und drucken Sie dann.', // f5049a75
  settingsFailed: 'Wir erreichen den Server nicht, darum gibt es noch keine Adresse zum Drucken.', // cceb3a06
})
