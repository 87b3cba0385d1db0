// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/about.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('de')

export const about = translated<typeof english.about>()({
  privacy: {
    title: 'Schutz Ihrer Daten', // d2a7115d
    hint: 'Was dieser Dienst von Ihren Angaben aufbewahrt, wo und wie lange.', // e091de0f
    parts: {
      short: {
        heading: 'Kurz gesagt', // 9e90b1ac
        lines: [
          'Sie brauchen kein Konto. Wir fragen nur, was für Ihren Besuch nötig ist.', // ffd63cfb
          'Was Sie eingeben, bekommt nur die Apotheke oder Praxis, die Sie besuchen. Es gibt keine Cookies, keine Werbung und niemand verfolgt Ihr Verhalten im Netz.', // ccdf0318
        ],
      },
      device: {
        heading: 'Auf Ihrem eigenen Handy oder Computer', // a35a0c7b
        lines: [
          'Ein begonnenes Formular bleibt als Entwurf auf Ihrem Gerät, damit Sie nach einer Pause weitermachen können. Der Entwurf bleibt höchstens 24 Stunden. Er wird gelöscht, wenn Sie fertig sind oder neu beginnen. Andere Websites und andere Apps können ihn nicht lesen. Aber jeder, der diesen Browser benutzt, kann ihn öffnen: Wählen Sie auf einem gemeinsamen Gerät „Neu beginnen“.', // 1ab789de
          'Nach der Anmeldung bleibt Ihr Code für die Theke bis zum Ende des Tages hier, ohne Ihren Namen. Sie können ihn entfernen.', // a1f07191
          'Der Link zu einem Besuch, den Sie geöffnet haben, bleibt höchstens 24 Stunden auf Ihrem Gerät, damit sich seine Seite neu laden lässt.', // a44b9b2c
          'Ihre Sozialversicherungsnummer, Ihre Ausweisnummer, Ihre Versicherungsnummern und Ihre Medicare-Nummer werden nie auf dem Gerät aufbewahrt. Wird die Seite neu geladen, geben Sie sie noch einmal ein.', // 16565431
        ],
      },
      tablet: {
        heading: 'Auf einem Tablet in einer Filiale', // 05f347ae
        lines: [
          'Das Tablet vergisst Sie, wenn Sie fertig sind, wenn Sie „Neu beginnen“ drücken und wenn etwas länger als eine Minute niemand es berührt hat. Vorher warnt Sie ein Countdown.', // b0d342cb
          'Was Sie eingeben, lässt sich aus dem Speicher des Tablets nicht lesen: Der Schlüssel dazu ist weg, sobald der Browser geschlossen wird oder der Strom ausfällt.', // cc656069
        ],
      },
      offline: {
        heading: 'Ohne Verbindung', // 4ad93113
        lines: [
          'Ein fertiges Formular für eine Impfung ohne Termin, das nicht gesendet werden konnte, wird so verschlossen, dass nur unser Server es öffnen kann. Es wartet auf dem Gerät, wird gesendet, sobald die Verbindung wieder da ist, und dann entfernt.', // 8f176526
          'Auf Ihrem eigenen Gerät bleibt Ihr Code für die Theke bis dahin daneben, ohne Ihren Namen, damit Sie ihn nachsehen können. Auf dem Tablet einer Filiale bleibt er nicht.', // 0265b805
        ],
      },
      server: {
        heading: 'Bei der Apotheke oder Praxis', // 6462aafb
        lines: [
          'Alles, was Sie für einen Besuch eingegeben haben, wird verschlüsselt gespeichert. Der Ort, die Zeit, die Leistung und ein Code für die Theke werden daneben gespeichert, damit man Ihren Besuch findet.', // 098e4bad
          'Dieser Dienst löscht alles 30 Tage nach dem Besuch, außer Ihre Apotheke oder Praxis hat eine andere Zahl von Tagen festgelegt.', // c2183302
          'E-Mails zu Ihrem Besuch bekommen Sie nur, wenn Sie darum bitten, und Sie können sie jederzeit beenden. E-Mail-Anbieter befördern sie. Deshalb steht darin, wann der Besuch ist, und nie, wofür.', // 7fee116c
          'Adressen, die keine E-Mails wollen, stehen auf einer Liste, so verschlüsselt, dass niemand sie dort lesen kann.', // fc0338f6
          'Für das, was die Apotheke oder Praxis in ihre eigenen Patientenakten übernimmt, gelten deren Datenschutzhinweise. Sie lesen sie im Formular, bevor Sie zustimmen.', // 087d4e8e
          'Unser Server notiert, wann welche Art von Seite abgerufen wurde, ohne Namen und ohne Ihre Eingaben.', // 247f342b
          'Wie die Seiten genutzt werden, wird nur gezählt, wenn die Apotheke oder Praxis das einschaltet. Was gezählt wird, enthält nichts von Ihren Eingaben.', // a6637f2e
        ],
      },
      place: {
        heading: 'Wo Sie sind', // 54cd982f
        lines: [
          'Ihr Gerät sagt uns nur dann, wo Sie sind, wenn Sie eine Praxis in der Nähe suchen und es erlauben. Der Ort wird für diese Suche benutzt und steht in der Adresse der Seite. Er wird nicht gespeichert.', // 8389c0bc
          'Die Praxen, die Ihnen gezeigt wurden, bleiben auf Ihrem Gerät, damit Sie sie auch ohne Netz finden: Namen, Orte, Telefonnummern und Öffnungszeiten. Nicht aufbewahrt wird, was Sie gesucht haben und wie weit es bis dorthin war.', // 76dfae57
          'Wenn ein Stadtplan gezeigt wird, kommen seine Bilder von der Firma, die die Apotheke oder Praxis dafür gewählt hat. Sie sieht, welchen Teil der Karte Sie ansehen.', // b12aea83
        ],
      },
      video: {
        heading: 'Videotermine', // 40ca025b
        lines: [
          'Ein Videotermin findet im Programm einer anderen Firma statt. Sobald Sie teilnehmen, gelten deren eigene Datenschutzhinweise.', // ff243c62
        ],
      },
      ask: {
        heading: 'Ihre Fragen', // e389fa62
        lines: [
          'Möchten Sie sehen, berichtigen oder löschen lassen, was Sie uns gesendet haben? Rufen Sie uns an, oder fragen Sie in Ihrer Apotheke oder Praxis.', // aed124ff
        ],
      },
    },
  },
  accessibility: {
    title: 'Barrierefreiheit', // d3368cbf
    hint: 'Alle sollen hier einen Termin buchen können oder Hilfe dabei bekommen.', // 8002f353
    parts: {
      aim: {
        heading: 'Was wir erreichen wollen', // 44649f3f
        lines: [
          'Jede Seite ist so gebaut, dass sie Stufe AA der Web Content Accessibility Guidelines, Version 2.2, erfüllt.', // 4f0b6a85
          'Sie können alles allein mit der Tastatur benutzen, mit doppelt so großer Schrift, auf einem schmalen Bildschirm und in hellen, dunklen oder kontrastreichen Farben. Nichts muss gezogen werden, und nichts bewegt sich, wenn Ihr Gerät weniger Bewegung verlangt.', // 25390dfe
        ],
      },
      tested: {
        heading: 'Was geprüft ist', // 8a9d7213
        lines: [
          'Vor jeder Version prüfen Programme die Seiten in drei Breiten, hell und dunkel: Namen und Rollen von allem auf der Seite, Überschriften, Kontrast und die Größe von allem, was man drücken kann.', // a0b44682
          'Sie gehen auch die ganze Anmeldung ohne Termin und die Buchung allein mit der Tastatur durch.', // 3b64596e
        ],
      },
      open: {
        heading: 'Was noch nicht geprüft ist', // 34189557
        lines: [
          'Programme finden nicht alles. Diese Version wurde noch nicht von Menschen ausprobiert, die einen Screenreader, einen Schalter oder eine Sprachsteuerung benutzen, und keine unabhängige Stelle hat sie geprüft.', // 00fff53f
          'Karten sind für das Auge gezeichnet. Jeder Ort auf einer Karte steht auch in der Liste daneben.', // bb0af77f
          'In den meisten Sprachen sind die Texte, denen Sie zustimmen, nur auf Englisch. Das Formular sagt es und nennt kostenlose Sprachhilfe.', // c7096748
        ],
      },
      time: {
        heading: 'Zeitgrenzen', // 6de6103d
        lines: [
          'Eine gewählte Zeit wird 15 Minuten für Sie freigehalten. Bevor das endet, sagen wir es Ihnen. Sie können sie länger behalten, bis zu 60 Minuten ab Beginn. Danach versuchen wir, sie noch einmal freizuhalten. Ihre Eingaben gehen nicht verloren.', // 06c2e153
          'Ein Tablet in einer Filiale zählt 30 Sekunden herunter, bevor es neu beginnt. Jede Berührung oder Taste hält das an, so oft Sie wollen.', // 529c5b95
        ],
      },
      help: {
        heading: 'Wenn bei Ihnen etwas nicht geht', // cbd515c6
        lines: [
          'Rufen Sie uns an, und wir buchen den Termin mit Ihnen. Oder fragen Sie in einer unserer Apotheken oder Praxen. Bitte sagen Sie uns, was nicht ging: die Seite, was Sie getan haben und womit Sie die Seite lesen.', // 9a439e01
        ],
      },
    },
  },
  licences: {
    title: 'Lizenzen und Quellen', // c0d35d58
    hint: 'Dieser Dienst entsteht mit der Arbeit vieler Menschen, die sie frei mit anderen teilen.', // f02c8bab
    dataHeading: 'Karten, Orte und Schrift', // a8668c56
    data: [
      'Umrisse der Bundesstaaten und Countys: U.S. Census Bureau, gemeinfrei.', // 57fabd5c
      'Städte und Postleitzahlen: GeoNames (geonames.org), Creative Commons Attribution 4.0.', // 627b7fc2
      'Grenzen der Zeitzonen: © OpenStreetMap-Mitwirkende, Open Database License.', // 5b78d00c
      'Schriftart: Atkinson Hyperlegible Next, Braille Institute of America, SIL Open Font License 1.1.', // 8498765a
    ],
    packagesHeading: 'Programme', // b6747064
    packagesHint: (count: number) =>
      `Zu diesem Dienst gehören ${number(count)} Pakete, jedes mit eigener Lizenz.`, // 5394367b
    allTexts: 'Alle Lizenzen im Wortlaut', // b201270e
    version: (version: string) => `Version ${version}`, // 5366cab4
  },
})
