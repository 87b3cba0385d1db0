// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/results.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, either, number, plural, row } = wordsIn('pl')

export const results = translated<typeof english.results>()({
  title: 'Wybór terminu', // c32650bd
  followupTitle: 'Wybór terminu drugiej dawki', // a06d5901
  followupHint: (day: string) => `Można ją podać od: ${day}, w tym samym miejscu.`, // 49305032
  bestBy: (day: string) => `Najlepiej do: ${day}.`, // 0b62dac5
  firstDose: '1. dawka', // daf3520a
  otherFirst: 'Wybierz inną pierwszą datę', // b703052b
  loading: 'Szukamy wolnych terminów', // f14838e6
  soonest: (day: string, time: string, place: string) => `Najwcześniej: ${day} ${time}, ${place}`, // 39550abd
  soonestFurther: (day: string, time: string, place: string) =>
    `W ciągu dnia nic wolnego w pobliżu. Najwcześniej: ${day} ${time}, ${place}`, // f59b1428
  counted: (places: number, day: string, time: string) =>
    plural(places, {
      one: `${number(places)} miejsce ma terminy. Najwcześniej ${day} ${time}.`,
      few: `${number(places)} miejsca mają terminy. Najwcześniej ${day} ${time}.`,
      many: `${number(places)} miejsc ma terminy. Najwcześniej ${day} ${time}.`,
      other: `${number(places)} miejsca ma terminy. Najwcześniej ${day} ${time}.`,
    }), // 3f207aab
  near: (place: string) => `Terminy w pobliżu: ${place}.`, // 7552a56d
  lookedNear: (place: string) => `Szukaliśmy w pobliżu: ${place}.`, // 39e498b1
  changePlace: 'Zmień', // c0bf75bd
  narrow: 'Filtruj i sortuj', // 06df7c65
  showOnly: 'Pokaż tylko', // a8d71c96
  order: 'Kolejność', // 6be09082
  weekend: 'Weekend', // 25014bff
  nearestFirst: 'Najpierw najbliższe', // 4ec56a66
  soonestFirst: 'Najpierw najwcześniejsze', // 482c320b
  onlyShown: (kinds: readonly string[]) => `Pokazano tylko: ${row(kinds)}.`, // 5c492e69
  showAllTimes: 'Pokaż wszystkie terminy', // c48ec07b
  noneOfKind: 'Brak takich wolnych terminów', // fb7c1ef9
  withCode: (code: string) => `Z kodem świadczenia ${code}.`, // c7cdab1d
  otherPlaces: 'Inne miejsca o tej nazwie', // bcb6b769
  searchAt: 'Szukaj w:', // 85b83e6d
  didYouMean: 'Może chodziło o:', // 68fe7217
  today: 'dzisiaj', // e0f4f767
  tomorrow: 'jutro', // bafd151a
  partOnly: 'W tych miejscach jest tylko część wybranych usług', // 3afe799b
  listLabel: 'Miejsca z wolnymi terminami', // 58099d45
  distance: (miles: number) => (miles < 0.05 ? 'Mniej niż 0,1 mi' : `${number(miles, 1)} mi`), // c44ceaca
  distanceSpoken: (miles: number) =>
    miles < 0.05 ? 'Mniej niż 0,1 mili stąd' : `${number(miles, 1)} mili stąd`, // 7b1bf01e
  lasting: (time: string, minutes: number) =>
    plural(minutes, {
      one: `${time}, ${number(minutes)} minuta`,
      few: `${time}, ${number(minutes)} minuty`,
      many: `${time}, ${number(minutes)} minut`,
      other: `${time}, ${number(minutes)} minuty`,
    }), // fa822196
  openUntil: (time: string) => `Otwarte do ${time}`, // cb1f77fc
  dayHours: (day: string, hours: string) => `${day}: ${hours}`, // a1e489c8
  opensAt: (time: string) => `Teraz zamknięte. Otwarcie o ${time}`, // 5e10c5f2
  openAllDay: 'Otwarte całą dobę', // d955c52c
  closedNow: 'Teraz zamknięte', // b7c1a931
  closedUntil: (day: string, time: string) => `Teraz zamknięte. Otwarcie: ${day}, ${time}`, // 05565afa
  zone: (abbreviation: string) => `Czas: ${abbreviation}`, // 33271353
  yourZone: (abbreviation: string) => `Godziny w Państwa strefie czasowej (${abbreviation})`, // e74f402a
  chosenZone: (abbreviation: string) => `Godziny w wybranej strefie czasowej (${abbreviation})`, // 0cb7658f
  video: 'Wizyta wideo', // c6e3131e
  languages: (names: readonly string[]) => `Języki: ${all(names)}`, // 9a8b2e30
  videoHint: 'Przyjmie Państwa pierwszy specjalista, który jest wolny w wybranym terminie.', // 8e97cc8c
  slot: (time: string, day: string, place: string) => `${time}, ${day}, ${place}`, // 0aae8266
  none: 'Brak', // dc937b59
  nextDay: (day: string, count: number) => `${day}: ${number(count)}`, // 107cfc04
  showMore: 'Pokaż więcej', // f5c9bd13
  showMoreOf: (day: string, place: string) => `Pokaż więcej terminów na: ${day}, ${place}`, // a773e71f
  earlier: 'Wcześniejsze daty', // 94ca1c3b
  later: 'Późniejsze daty', // 70ad6006
  showLess: 'Pokaż mniej', // 94ea9b1d
  showLessOf: (place: string) => `Pokaż mniej – ${place}`, // 37b93975
  parts: {
    morning: 'Rano', // e9376a28
    afternoon: 'Po południu', // fb847b43
    evening: 'Wieczorem', // 458c1fed
    night: 'W nocy', // 4e9f8db8
  },
  moreShown: 'Pokazano więcej terminów.', // dbbfb384
  daysShown: (first: string, last: string) =>
    first === last ? `Pokazano: ${first}.` : `Pokazano: ${first} – ${last}.`, // f674e1bd
  loadingTimes: 'Wczytujemy terminy', // a56ae430
  timesFailed: 'Nie udało się wczytać tych terminów.', // d1652200
  tryAgain: 'Spróbuj ponownie', // d8b8392e
  came: 'Wybrany wcześniej termin', // 7b947c3d
  cameFor: (time: string, place: string) => `${time}, ${place}`, // df12993e
  cameUnheld: 'Termin jest wybrany. Może go zająć ktoś inny, dopóki go Państwo nie zachowają.', // 5541cee2
  hold: 'Zachowaj ten termin', // e8963952
  holdOf: (time: string) => `Zachowaj ten termin, ${time}`, // e86e3126
  chosen: (time: string) => `Wybrano: ${time}`, // f500abd4
  cameGone: (time: string) => `Wybrany wcześniej termin (${time}) nie jest już wolny.`, // f104cb8c
  cameApart: (time: string) =>
    `Wybrany wcześniej termin (${time}) nie jest wolny dla wszystkiego, co wybrano razem.`, // a1d036d0
  camePast: (time: string) => `Wybrany wcześniej termin (${time}) już minął.`, // 5519cdd8
  cameEarly: (time: string, day: string) =>
    `Wybrany wcześniej termin (${time}) jest za wczesny: ta wizyta jest możliwa od: ${day}.`, // f6e04fa5
  cameNotGiven: (time: string, place: string | undefined, names: readonly string[]) =>
    place === undefined
      ? `W wybranym wcześniej miejscu nie ma: ${either(names)}. Dlatego termin ${time} nie jest możliwy.`
      : `${place}: tutaj nie ma: ${either(names)}. Dlatego wybrany wcześniej termin (${time}) nie jest możliwy.`, // 1cd44176
  cameClosed: (time: string) => `Wybrane wcześniej miejsce (termin ${time}) nie przyjmuje teraz rezerwacji.`, // dd009b3f
  cameElsewhere: (time: string) => `Na liście nie ma wybranego wcześniej miejsca (termin ${time}).`, // 8e4cdcbd
  cameInstead: 'Te terminy są wolne.', // 5c970410
  noResults: 'Nic nie znaleziono!', // 3d86fe20
  changeSearch: 'Zmień wyszukiwanie', // 92e8ee71
  findClinic: 'Znajdź przychodnię', // 35925dbf
  noAvailability: 'Brak wolnych terminów', // ffaf7b98
  noAvailabilityText: (days: number) =>
    plural(days, {
      one: `Wybrana usługa nie jest dostępna w tym okresie (${number(days)} dzień). Proszę wybrać inne miejsce lub inne daty.`,
      few: `Wybrana usługa nie jest dostępna w tym okresie (${number(days)} dni). Proszę wybrać inne miejsce lub inne daty.`,
      many: `Wybrana usługa nie jest dostępna w tym okresie (${number(days)} dni). Proszę wybrać inne miejsce lub inne daty.`,
      other: `Wybrana usługa nie jest dostępna w tym okresie (${number(days)} dnia). Proszę wybrać inne miejsce lub inne daty.`,
    }), // 65c55fdb
  serviceUnavailable: 'Usługa niedostępna', // f6fc3c77
  serviceUnavailableText: 'Wybrana usługa nie jest tu dostępna. Proszę wybrać inne miejsce.', // 42c962b3
  notOffered: (names: readonly string[]) => `W tym miejscu nie ma teraz: ${all(names)}.`, // caf02c8d
  tooFar: (days: number) =>
    plural(days, {
      one: `Ten rodzaj wizyty można umówić najwyżej ${number(days)} dzień naprzód.`,
      few: `Ten rodzaj wizyty można umówić najwyżej ${number(days)} dni naprzód.`,
      many: `Ten rodzaj wizyty można umówić najwyżej ${number(days)} dni naprzód.`,
      other: `Ten rodzaj wizyty można umówić najwyżej ${number(days)} dnia naprzód.`,
    }), // 5ccd7d95
  lastDays: (first: string, last: string) =>
    first === last
      ? `Ostatni dzień, na który można teraz umówić wizytę: ${last}.`
      : `Ostatnie dni, na które można teraz umówić wizytę: ${first} – ${last}.`, // 89eb4e1d
  nearestPlace: (name: string, miles: number) =>
    plural(miles, {
      one: `Najbliższe miejsce to ${name}, ${number(miles)} mila stąd.`,
      few: `Najbliższe miejsce to ${name}, ${number(miles)} mile stąd.`,
      many: `Najbliższe miejsce to ${name}, ${number(miles)} mil stąd.`,
      other: `Najbliższe miejsce to ${name}, ${number(miles)} mili stąd.`,
    }), // a16457fe
  seeItsTimes: 'Zobacz jego terminy', // bb904130
  withinMiles: (miles: number) =>
    plural(miles, {
      one: `W promieniu ${number(miles)} mili`,
      few: `W promieniu ${number(miles)} mil`,
      many: `W promieniu ${number(miles)} mil`,
      other: `W promieniu ${number(miles)} mili`,
    }), // f66dec27
  videoInstead: 'Umów wizytę wideo', // bc56a3de
  leadTime: 'Daty się zmieniły, bo przychodnie potrzebują więcej czasu na przygotowanie tej wizyty.', // 6a0f59e5
  asOf: (time: string) =>
    `Brak połączenia. To terminy z godziny ${time}. Można je zachować dopiero po powrocie połączenia.`, // e33b9c4f
  failed: 'Nie udało się wczytać terminów.', // df26a649
  pages: 'Strony wyników', // b754ae73
  page: (n: number, of: number) => `Strona ${number(n)} z ${number(of)}`, // d5392aeb
  nextPage: 'Następna', // 1ff57a29
  previousPage: 'Poprzednia', // a57b08a4
  pick: 'Aby przejść dalej, proszę wybrać termin wizyty.', // 48b9b780
})

export const wished = translated<typeof english.wished>()({
  first: (place: string) => `Wybrane miejsce jest pierwsze: ${place}.`, // 7db0528d
  absent: 'W wybranym miejscu nie ma tej wizyty. Oto najbliższe, w których jest.', // 256916d3
})
