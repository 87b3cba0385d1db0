// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('de')

export const update = translated<typeof english.update>()({
  ready: 'Eine neue Version ist da.', // b9d4487c
  now: 'Aktualisieren', // c1c1009d
  later: 'Später', // 73b6e48a
  updating: 'Wird aktualisiert …', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: 'Wir konnten Ihre früheren Eingaben nicht öffnen. Bitte beginnen Sie noch einmal.', // dfbbb8a7
  elsewhere: 'Ihr Besuch ist in einem anderen Tab offen', // 924651af
  elsewhereHow: 'Alle Ihre Eingaben sind dort. Sie können in jenem Tab weitermachen oder hier.', // 0c75b77c
  goOnHere: 'Hier weitermachen', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) =>
    plural(count, {
      one: 'Ihre Anmeldung ist noch nicht gesendet.',
      other: `${number(count)} Anmeldungen sind noch nicht gesendet.`,
    }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, {
      one: 'Die Apotheke hat sie noch nicht. Wir senden sie, sobald es eine Verbindung gibt. Sie können zur Theke gehen und Ihren Code nennen.',
      other:
        'Die Apotheke hat sie noch nicht. Wir senden sie, sobald es eine Verbindung gibt. Sie können zur Theke gehen und Ihre Codes nennen.',
    }), // ad29960b
  received: (count: number) =>
    plural(count, {
      one: 'Die Apotheke hat Ihre Anmeldung jetzt.',
      other: `Die Apotheke hat jetzt ${number(count)} Ihrer Anmeldungen.`,
    }), // 6b1c5687
  refused: (count: number) =>
    plural(count, {
      one: 'Ihre Anmeldung wurde nicht angenommen.',
      other: `${number(count)} Anmeldungen wurden nicht angenommen.`,
    }), // 646618ea
  refusedHow: 'Fragen Sie an der Apothekentheke, oder beginnen Sie eine neue Anmeldung.', // baebf981
  codes: (count: number) => plural(count, { one: 'Code für die Theke:', other: 'Codes für die Theke:' }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: 'Kopiert!', // ea61bc15
  notCopied: 'Bitte kopieren Sie es von Hand.', // 51037fa2
})
