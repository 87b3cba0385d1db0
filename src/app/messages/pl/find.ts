// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('pl')

export const find = translated<typeof english.find>()({
  heading: 'Znajdź termin', // 4fc46ab3
  submit: 'Znajdź termin', // 4fc46ab3
  change: 'Zmień', // c0bf75bd
  hideForm: 'Ukryj formularz', // 8e267b4c
  showForm: 'Pokaż formularz', // 8525eff3
  editSearch: 'Zmień wyszukiwanie', // 2c0de627
  videoIn: (state: string) => `Wizyta wideo, ${state}`, // 48202217
  within: (location: string, miles: number) =>
    plural(miles, {
      one: `Do ${number(miles)} mili od: ${location}`,
      few: `Do ${number(miles)} mil od: ${location}`,
      many: `Do ${number(miles)} mil od: ${location}`,
      other: `Do ${number(miles)} mili od: ${location}`,
    }), // ae8ad166
  summary: (location: string, day: string) => `${location}, od: ${day}`, // a5731eb5
  need: 'Czego Państwo potrzebują?', // 52c6a4f6
  allVisits: 'Wszystkie wizyty', // 913bde57
  myLocation: 'Moja lokalizacja', // 3572a396
  ways: {
    clinics: 'Znajdź przychodnię', // 35925dbf
    benefit: 'Mam kod świadczenia', // 8fcb60a0
    cancel: 'Państwa wizyta', // 72db071a
  },
  waysFor: {
    clinics: 'Adresy, godziny i czas oczekiwania', // 207272cb
    benefit: 'Zobacz, gdzie go przyjmują', // 54fc88ba
    cancel: 'Zobacz, zmień lub odwołaj przez link', // 1a7409f9
  },
  type: 'Rodzaj wizyty', // 19fd6c78
  chooseOne: 'Proszę wybrać', // 0b24aed5
  fetching: 'Pobieramy dane...', // c6837b65
  location: 'Miejsce', // 15b61974
  locationPlaceholder: 'Kod ZIP lub miasto, stan', // 1dbd6d49
  suggestions: 'Miejsca', // eb5cfb73
  suggestionCount: (count: number) =>
    plural(count, {
      one: `${number(count)} miejsce. Proszę nacisnąć strzałkę w dół.`,
      few: `${number(count)} miejsca. Proszę wybrać strzałkami.`,
      many: `${number(count)} miejsc. Proszę wybrać strzałkami.`,
      other: `${number(count)} miejsca. Proszę wybrać strzałkami.`,
    }), // f41b6bbd
  date: 'Data', // 99c40ab4
  today: 'Dzisiaj', // 2b065c7c
  tomorrow: 'Jutro', // 456a73bb
  problems: {
    type: {
      required: 'Rodzaj wizyty to pole wymagane.', // de55fc40
    },
    location: {
      required: 'Miejsce to pole wymagane.', // 46c4f868
      tooShort: 'Miejsce musi mieć co najmniej 2 znaki.', // e2b5ef07
      tooLong: 'Miejsce może mieć najwyżej 128 znaków.', // 7afdd5ff
    },
    date: {
      invalid: 'Data jest nieprawidłowa', // 2594f051
      tooEarly: (date: string) => `Najwcześniejsza data to ${date}.`, // 2fcb2919
      tooLate: (date: string) => `Najpóźniejsza data to ${date}.`, // 80ab890a
    },
  },
  waitsForConnection: 'Brak połączenia. Szukanie zacznie się, gdy połączenie wróci.', // 6ca81f35
  fillAll: 'Aby przejść dalej, proszę wypełnić wszystkie wymagane pola', // f71c1c3c
  check: 'Te odpowiedzi trzeba najpierw sprawdzić', // fc271637
  codeVerified: 'Kod świadczenia został sprawdzony', // 8c5c0400
  locationUnavailable:
    'Nie znaleźliśmy placówki w tym miejscu. Proszę wpisać inne miasto, stan lub kod ZIP i spróbować ponownie.', // a19ec3cc
  connectionFailed: 'Mamy w tej chwili problem z połączeniem.', // 337fc69b
  refreshPage: 'Proszę odświeżyć stronę i spróbować ponownie.', // ea7c2ec8
  tryShortly: 'Proszę spróbować za chwilę.', // b154014c
  refresh: 'Odśwież', // 0e916101
  whichVisit: 'Która wizyta?', // 7a4e473e
  again: {
    ended: 'Wyszukiwanie wygasło. Oto, czego Państwo szukali.', // 96da46ba
    noBooking: 'Państwa wizyty nie ma już na tym urządzeniu.', // fa810abd
    notHeld: 'Termin nie jest już zachowany.', // 28b7b185
    unknownType: 'Proszę jeszcze raz wybrać wizytę.', // 776269dc
  },
  fluQuestion: 'Potrzebne szczepienie na grypę?', // e2916606
  fluHint: 'Można je wykonać na tej samej wizycie.', // d9e5ffa7
  addFlu: 'Dodaj szczepienie na grypę', // 35c68c02
  no: 'Nie', // 1ea442a1
  chooseState: 'Proszę wybrać', // 8f27c0cb
  stateAsked:
    'To wizyta wideo. Następnie zapytamy, w którym stanie USA będą Państwo w jej czasie, i pokażemy terminy od dzisiaj.', // 27211f45
  placeAskedNext:
    'To wizyta wideo. Następnie zapytamy o rodzaj wizyty, stan USA, w którym będą Państwo w jej czasie, i dzień.', // 1c724b57
  pharmacyOpened: 'Strona umawiania wizyt apteki jest w nowym oknie.', // 3f478a8e
  openAgain: 'Otwórz ją ponownie', // 78442f41
})
