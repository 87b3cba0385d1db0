// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('de')

export const clinics = translated<typeof english.clinics>()({
  locatorHint:
    'Geben Sie eine Postleitzahl oder Stadt ein. Sie sehen die nächsten Praxen, ihre Öffnungszeiten und die Wartezeit.', // de049c62
  place: 'Postleitzahl oder Stadt und Staat', // 25513fe9
  search: 'Suchen', // 49c266ba
  nearMe: 'Meinen Standort nutzen', // 30cbc33b
  problems: {
    required: 'Bitte Postleitzahl oder Stadt und Staat eingeben.', // dc00ae13
    tooShort: 'Der Ort muss mindestens 2 Zeichen haben.', // e2b5ef07
    tooLong: 'Der Ort darf höchstens 128 Zeichen haben.', // 7afdd5ff
  },
  sort: 'Sortieren nach', // c9129025
  sortDistance: 'Entfernung', // b7bdf7a2
  sortName: 'Name', // dcd1d522
  unknownTitle: 'Praxis nicht gefunden', // 6d3ec796
  unknownText:
    'Es tut uns leid, die gewünschte Seite mit Angaben zur Praxis gibt es nicht. Bitte finden Sie Ihre Praxis mit der Suche unten.', // 485945f2
  noPlace: 'Ihr Link nennt keinen Ort, den wir kennen. Geben Sie eine Postleitzahl oder Stadt ein.', // 8aab52b7
  locating: 'Wir suchen Ihren Standort. Sie können auch einen Ort eingeben.', // 1b9b2222
  located: {
    denied:
      'Wir wissen nicht, wo Sie sind: Ihr Browser gibt es nicht weiter. Geben Sie eine Postleitzahl oder Stadt ein.', // 18460857
    unavailable: 'Ihr Gerät weiß nicht, wo es ist. Geben Sie eine Postleitzahl oder Stadt ein.', // 6cae1bd8
    noAnswer: 'Wir wissen noch nicht, wo Sie sind. Geben Sie eine Postleitzahl oder Stadt ein.', // f9b747f5
  },
  loading: 'Praxen werden gesucht', // f41aec69
  listHeading: (place: string) => `Praxen in der Nähe von ${place}`, // 5d312738
  nearYou: 'Praxen in Ihrer Nähe', // 72f75536
  nearLink: 'Praxen in der Nähe des Ortes in Ihrem Link', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `${number(first)} bis ${number(last)} von ${number(total)}`, // e2eac31a
  countOpen: (first: number, last: number) => `${number(first)} bis ${number(last)}`, // fceff56f
  asOf: (when: string) =>
    `Das war uns so bekannt: ${when}. Wartezeiten und freie Zeiten können sich geändert haben.`, // 56e92337
  keptNear: 'Das sind die Praxen in der Nähe, die dieses Gerät schon gesehen hat. Es kann weitere geben.', // a655540a
  keptOne: 'Das hat dieses Gerät früher von der Praxis gesehen.', // acf38d1d
  keptHeading: 'Alle Praxen, die dieses Gerät gesehen hat', // 07ca4714
  keptHint: 'Ohne Netz können wir nicht sagen, welche davon in der Nähe sind.', // ed0a39ac
  otherPlace: 'Einen anderen Ort suchen', // a8f6a037
  otherPlaces: 'Andere Orte mit diesem Namen', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, {
      one: `Die nächste Praxis ist ${name}, 1 Meile entfernt.`,
      other: `Die nächste Praxis ist ${name}, ${number(miles)} Meilen entfernt.`,
    }), // 98f574a6
  seeNearest: 'Diese Praxis ansehen', // d120ae0a
  none: 'Mit Ihren Angaben konnten wir keine Praxen finden. Bitte erweitern Sie Ihre Suche und versuchen Sie es noch einmal.', // fd1e62d9
  network: 'Das Netzwerk ist ausgefallen. Bitte versuchen Sie es noch einmal.', // b25a1841
  retry: 'Wiederholen', // 942087cc
  oops: (email: string, phone: string) =>
    `Hoppla, da ging etwas schief! Bitte schreiben Sie dem Kundendienst an ${email}, oder rufen Sie uns an: ${phone}.`, // 9f5c7f22
  miles: (miles: string) => `${miles} mi`, // 8ebbe964
  milesSpoken: (miles: string) => `${miles} Meilen entfernt`, // 8ed6d946
  details: 'Angaben zur Praxis', // 4b4c9c19
  detailsOf: (name: string) => `Angaben zur Praxis, ${name}`, // 87a38316
  book: 'Termin buchen', // b00aa64d
  bookAt: (name: string) => `Termin buchen, ${name}`, // 207ba09e
  phone: 'Telefon', // 63dceb88
  address: 'Adresse', // 56ef8f20
  today: 'Heute', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours} (${reason})`, // ad920158
  lunch: 'Mittagspause', // 74b7de10
  wait: 'Wartezeit', // 26b83994
  next: 'Nächste Zeit', // 651c9432
  nextTimes: (day: string) => `Nächste Zeiten, ${day}`, // dc93676b
  bookTime: (time: string, day: string) => `${time} buchen, ${day}`, // 8cd5ae2d
  closed: 'Geschlossen', // c21ead06
  span: (from: string, to: string) => `${from} – ${to}`, // 44650983
  noHours: 'Öffnungszeiten zurzeit nicht verfügbar', // 7f821f95
  noLunch: 'Mittagspause zurzeit nicht verfügbar', // 40a54da8
  noWait: 'Keine Wartezeit', // a74aa751
  hours: (hours: number) => `${number(hours)} Std.`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)} Min.`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}, ${description}`, // d9153eea
  isToday: (day: string) => `${day} (heute)`, // 8a596736
  servicesHere: 'Leistungen hier', // db27e5de
  bookService: (service: string, clinic: string) => `${service} buchen, ${clinic}`, // e6caba65
  otherServices: 'Andere Leistungen', // b44e0c59
  waitFailed: 'Beim Abruf der Wartezeit ist ein Fehler aufgetreten', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `Termine - The Little Clinic in ${city}, ${state}`
      : `Termine - The Little Clinic in ${city}, ${state} (${street})`, // 9aeff030
  back: 'Alle Praxen', // 10c00e75
  openingHours: 'Öffnungszeiten', // 7c017957
  copyAddress: 'Adresse kopieren', // 7c4e5224
  directions: 'Weg dorthin', // c9535678
  services: 'Leistungen ansehen', // f9ffab3c
  pricing: 'Preise ansehen', // c3aeb71e
  loadingClinic: 'Praxis wird geladen', // cc341a53
  errorTitle: 'Etwas ging schief', // ab827e3f
  toLocator: 'Praxis finden', // 35925dbf
})
