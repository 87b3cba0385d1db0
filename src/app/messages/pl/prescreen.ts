// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('pl')

export const prescreen = translated<typeof english.prescreen>()({
  yes: 'Tak', // 85a39ab3
  no: 'Nie', // 1ea442a1
  required: 'To pole jest wymagane', // 0b2b46d5
  questionOf: (n: number, most: number) => `Pytanie ${number(n)} z najwyżej ${number(most)}`, // 197bc732
  step: (n: number) => `Krok ${number(n)}`, // 604b1173
  seeAvailability: 'Zobacz wolne terminy', // 0e2e61d8
  checkAvailability: 'Sprawdź wolne terminy', // dbc90cdf
  servicesFailed: 'Nie udało się wczytać tych wizyt. Proszę spróbować ponownie.', // 057a0c71
  notOffered: 'Tych wizyt nie można teraz umówić przez internet.', // 33fde75a
  notOfferedText: 'Można umówić inną wizytę albo zadzwonić i zapytać.', // b5d5a9ef
  otherVisits: 'Zobacz inne wizyty', // f9bf5a2f
  link: {
    came: 'Wybrany wcześniej termin', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}, ${place}`, // df12993e
    unheld: 'Można go zachować po tych pytaniach.', // c8d2e2fe
    only: 'Na liście jest to, co to miejsce wtedy oferuje.', // f999fda3
    elsewhere: 'Inna szczepionka lub inny termin', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `Wybrany wcześniej termin (${time}) nie jest już wolny.`
        : `Wybrany wcześniej termin (${time}, ${place}) nie jest już wolny.`, // af845161
    past: (time: string) => `Wybrany wcześniej termin (${time}) już minął.`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `Wybranej wcześniej wizyty (${time}) nie można tam teraz umówić.`
        : `Wybranej wcześniej wizyty (${time}, ${place}) nie można tam teraz umówić.`, // 6cdf26b5
    instead: 'Proszę przejść dalej, aby zobaczyć wolne terminy.', // c7f7ff4e
  },
  dot: {
    title: 'Dla kogo Państwo jeżdżą?', // 25b52c2f
    employer: 'Pracodawca', // 54a3b64c
    chooseOne: 'Proszę wybrać', // 8f27c0cb
    employerRequired: 'Pracodawca to pole wymagane.', // 14c8d7ef
    screening: 'Czy dodać badanie na obecność narkotyków?', // bd43996e
    limited: 'Dostępne tylko w niektórych miejscach', // f6063770
  },
  medicare: {
    title: 'Kilka pytań o zdrowie', // 3aafbd36
    hint: 'Te pytania pomagają przychodni przygotować się do wizyty. Odpowiedzi wyślemy razem z umówioną wizytą.', // 206c137c
    hasMedicarePartB: 'Czy mają Państwo Medicare Part B?', // 994b7400
    noPartB:
      'Medicare płaci za tę wizytę w ramach Part B. Bez Part B być może trzeba będzie za nią zapłacić.', // 07a482f5
    hadWellnessVisit: 'Czy w ostatnich 12 miesiącach mieli Państwo wizytę profilaktyczną Medicare?', // c95371ab
    oncePerYear:
      'Medicare płaci za jedną wizytę profilaktyczną na 12 miesięcy. Za wcześniejszą wizytę być może trzeba będzie zapłacić.', // cbb27999
    wasInHospital: 'Czy w ostatnich 12 miesiącach byli Państwo w szpitalu?', // d3c1a0a7
    hasFallen: 'Czy przez ostatnie 12 miesięcy zdarzył się upadek?', // 122ad50e
  },
  vaccines: {
    title: 'Jakich szczepionek Państwo potrzebują?', // f4f0be17
    none: 'Proszę wybrać szczepionkę, aby zobaczyć terminy.', // 401db0ca
    upTo: (most: number) =>
      plural(most, {
        one: `Najwyżej ${number(most)} krótkie pytanie, potem wolne terminy.`,
        few: `Najwyżej ${number(most)} krótkie pytania, potem wolne terminy.`,
        many: `Najwyżej ${number(most)} krótkich pytań, potem wolne terminy.`,
        other: `Najwyżej ${number(most)} krótkiego pytania, potem wolne terminy.`,
      }), // 23f549f5
  },
  dietitian: {
    title: 'Zaplanuj wizytę u dietetyka', // ed0b3139
    hint: 'Spotkanie jest przez wideo, ze stanu USA, w którym Państwo będą.', // dfae33b2
    visit: 'Jakiej wizyty Państwo potrzebują?', // c600db0c
    prices: 'Ceny', // 5a6e4f56
    state: 'Stan USA, w którym Państwo będą', // 4c9470e1
    fetching: 'Pobieramy dane...', // c6837b65
    failed: 'Mamy w tej chwili problem z połączeniem. Proszę odświeżyć stronę i spróbować ponownie.', // d9cf6f1d
    zone: 'Strefa czasowa', // b9fe1464
    date: 'Data', // 99c40ab4
    dateHint: 'Pierwszy dogodny dzień', // 11d12b3c
    invalidDate: 'Data jest nieprawidłowa', // 2594f051
  },
  verdict: {
    eligibleTitle: 'Tę wizytę można umówić', // c1532294
    ineligibleTitle: 'Nie możemy teraz umówić tej wizyty', // a1cb8d99
    errorTitle: 'Nie możemy tu przejść dalej', // 04806479
    because: 'Co o tym zdecydowało', // ce6b86f5
    from: (day: string) => `Przy tych odpowiedziach pierwszy dzień do umówienia to ${day}.`, // 639e735c
    addToCalendar: 'Dodaj ten dzień do kalendarza', // d4139d3d
    calendarEntry: 'Umów wizytę', // b00aa64d
    movedTitle: (day: string) => `Następna dawka możliwa od: ${day}`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      plural(days, {
        one: `Podana data ostatniej dawki: ${lastDose}. Następną można podać po ${number(days)} dniu lub później.`,
        few: `Podana data ostatniej dawki: ${lastDose}. Następną można podać po ${number(days)} dniach lub później.`,
        many: `Podana data ostatniej dawki: ${lastDose}. Następną można podać po ${number(days)} dniach lub później.`,
        other: `Podana data ostatniej dawki: ${lastDose}. Następną można podać po ${number(days)} dnia lub później.`,
      }), // a7eb1cd7
    bookableFrom: (day: string) => `Można umówić wizytę od: ${day}. Zapraszamy wtedy.`, // 1000af6c
    seeTimes: 'Zobacz terminy', // ef81a037
    chooseAnother: 'Wybierz inną szczepionkę', // 47da8e39
    changeAnswers: 'Zmień odpowiedzi', // ab52de61
  },
})
