// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/clinics.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('pl')

export const clinics = translated<typeof english.clinics>()({
  locatorHint:
    'Proszę wpisać kod pocztowy (ZIP) lub miasto. Zobaczą Państwo najbliższe przychodnie, ich godziny i czas oczekiwania.', // de049c62
  place: 'Kod ZIP lub miasto, stan', // 25513fe9
  search: 'Szukaj', // 49c266ba
  nearMe: 'Użyj mojej lokalizacji', // 30cbc33b
  problems: {
    required: 'Proszę wpisać kod ZIP lub miasto, stan.', // dc00ae13
    tooShort: 'Miejsce musi mieć co najmniej 2 znaki.', // e2b5ef07
    tooLong: 'Miejsce może mieć najwyżej 128 znaków.', // 7afdd5ff
  },
  sort: 'Sortuj według', // c9129025
  sortDistance: 'Odległość', // b7bdf7a2
  sortName: 'Nazwa', // dcd1d522
  unknownTitle: 'Nie znaleziono przychodni', // 6d3ec796
  unknownText:
    'Przepraszamy, strona tej przychodni nie istnieje. Proszę znaleźć przychodnię za pomocą wyszukiwarki poniżej.', // 485945f2
  noPlace: 'Link nie podaje miejsca, które znamy. Proszę wpisać kod ZIP lub miasto.', // 8aab52b7
  locating: 'Szukamy Państwa położenia. Można też wpisać miejsce.', // 1b9b2222
  located: {
    denied: 'Nie znamy Państwa położenia: przeglądarka go nie udostępnia. Proszę wpisać kod ZIP lub miasto.', // 18460857
    unavailable: 'Urządzenie nie zna swojego położenia. Proszę wpisać kod ZIP lub miasto.', // 6cae1bd8
    noAnswer: 'Nie znamy jeszcze Państwa położenia. Proszę wpisać kod ZIP lub miasto.', // f9b747f5
  },
  loading: 'Szukamy przychodni', // f41aec69
  listHeading: (place: string) => `Przychodnie w pobliżu: ${place}`, // 5d312738
  nearYou: 'Przychodnie w pobliżu', // 72f75536
  nearLink: 'Przychodnie w pobliżu miejsca z linku', // 2500a2bd
  count: (first: number, last: number, total: number) =>
    `${number(first)}–${number(last)} z ${number(total)}`, // e2eac31a
  countOpen: (first: number, last: number) => `${number(first)}–${number(last)}`, // fceff56f
  asOf: (when: string) => `To dane na: ${when}. Czas oczekiwania i wolne terminy mogły się zmienić.`, // 56e92337
  keptNear: 'To przychodnie w pobliżu, które to urządzenie już widziało. Mogą być też inne.', // a655540a
  keptOne: 'To dane o przychodni zapisane wcześniej na tym urządzeniu.', // acf38d1d
  keptHeading: 'Wszystkie przychodnie znane temu urządzeniu', // 07ca4714
  keptHint: 'Bez sieci nie wiemy, które z nich są blisko.', // ed0a39ac
  otherPlace: 'Szukaj innego miejsca', // a8f6a037
  otherPlaces: 'Inne miejsca o tej nazwie', // bcb6b769
  nearest: (name: string, miles: number) =>
    plural(miles, {
      one: `Najbliższa przychodnia to ${name}, ${number(miles)} mila stąd.`,
      few: `Najbliższa przychodnia to ${name}, ${number(miles)} mile stąd.`,
      many: `Najbliższa przychodnia to ${name}, ${number(miles)} mil stąd.`,
      other: `Najbliższa przychodnia to ${name}, ${number(miles)} mili stąd.`,
    }), // 98f574a6
  seeNearest: 'Zobacz tę przychodnię', // d120ae0a
  none: 'Nie znaleźliśmy przychodni dla podanych danych. Proszę poszerzyć wyszukiwanie i spróbować ponownie.', // fd1e62d9
  network: 'Wystąpił błąd sieci. Proszę spróbować ponownie.', // b25a1841
  retry: 'Ponów', // 942087cc
  oops: (email: string, phone: string) =>
    `Ojej, coś poszło nie tak! Proszę napisać do obsługi klienta: ${email} albo zadzwonić: ${phone}.`, // 9f5c7f22
  miles: (miles: string) => `${miles} mi`, // 8ebbe964
  milesSpoken: (miles: string) => `odległość w milach: ${miles}`, // 8ed6d946
  details: 'Informacje o przychodni', // 4b4c9c19
  detailsOf: (name: string) => `Informacje o przychodni, ${name}`, // 87a38316
  book: 'Umów wizytę', // b00aa64d
  bookAt: (name: string) => `Umów wizytę, ${name}`, // 207ba09e
  phone: 'Telefon', // 63dceb88
  address: 'Adres', // 56ef8f20
  today: 'Dzisiaj', // 2b065c7c
  hoursAndReason: (hours: string, reason: string) => `${hours} (${reason})`, // ad920158
  lunch: 'Przerwa obiadowa', // 74b7de10
  wait: 'Czas oczekiwania', // 26b83994
  next: 'Najbliższy termin', // 651c9432
  nextTimes: (day: string) => `Najbliższe terminy, ${day}`, // dc93676b
  bookTime: (time: string, day: string) => `Umów: ${time}, ${day}`, // 8cd5ae2d
  closed: 'Zamknięte', // c21ead06
  span: (from: string, to: string) => `${from} - ${to}`, // 44650983
  noHours: 'Godziny są obecnie niedostępne', // 7f821f95
  noLunch: 'Godziny przerwy są obecnie niedostępne', // 40a54da8
  noWait: 'Bez czekania', // a74aa751
  hours: (hours: number) => `${number(hours)} godz.`, // fcbda9e6
  minutes: (minutes: number) => `${number(minutes)} min`, // e1bded87
  waitWith: (time: string, description: string | undefined) =>
    description === undefined ? `${time}` : `${time}, ${description}`, // d9153eea
  isToday: (day: string) => `${day} (dzisiaj)`, // 8a596736
  servicesHere: 'Usługi w tym miejscu', // db27e5de
  bookService: (service: string, clinic: string) => `Umów: ${service}, ${clinic}`, // e6caba65
  otherServices: 'Inne usługi', // b44e0c59
  waitFailed: 'Nie udało się pobrać czasu oczekiwania', // 5f78244e
  detailsTitle: (city: string, state: string, street: string) =>
    street === ''
      ? `Wizyty - The Little Clinic, ${city}, ${state}`
      : `Wizyty - The Little Clinic, ${city}, ${state} (${street})`, // 9aeff030
  back: 'Wszystkie przychodnie', // 10c00e75
  openingHours: 'Godziny otwarcia', // 7c017957
  copyAddress: 'Kopiuj adres', // 7c4e5224
  directions: 'Jak dojechać', // c9535678
  services: 'Zobacz usługi', // f9ffab3c
  pricing: 'Zobacz ceny', // c3aeb71e
  loadingClinic: 'Wczytujemy przychodnię', // cc341a53
  errorTitle: 'Coś poszło nie tak', // ab827e3f
  toLocator: 'Znajdź przychodnię', // 35925dbf
})
