// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/common.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('pl')

export const common = translated<typeof english.common>()({
  brand: 'Zdrowie i dobre samopoczucie', // 5756dcd3
  skip: 'Przejdź do treści', // c887f134
  back: 'Wstecz', // 76900f1b
  continue: 'Dalej', // 31fbef16
  errorWord: 'Błąd:', // 61706290
  loading: 'Wczytywanie', // dc380888
  stepOf: (n: number, of: number) => `${number(n)} z ${number(of)}`, // c0ed7eba
  tryAgain: 'Spróbuj ponownie', // d8b8392e
  startOver: 'Zacznij od nowa', // 5eed7e9f
  offline: 'Brak połączenia. Można pisać dalej; wyślemy zgłoszenie, gdy tylko połączenie wróci.', // 9cec1ce6
  offlineAtCounter:
    'Brak połączenia. Aby zgłosić się tutaj, trzeba poczekać na połączenie albo zapytać przy ladzie apteki.', // 679ce275
  offlineBooking:
    'Brak połączenia. Można pisać dalej, ale do szukania i umawiania wizyty jest ono potrzebne.', // ce8c923d
  helpAtCounter: 'Potrzebna pomoc? Proszę zapytać przy ladzie apteki.', // d99baf8c
  helpAtCounterCall: (phone: string) =>
    `Potrzebna pomoc? Proszę zapytać przy ladzie apteki lub zadzwonić: ${phone}`, // dabc9bff
  help: 'Potrzebna pomoc? Proszę zapytać w naszej aptece lub przychodni.', // 1aed4c2b
  helpCall: (phone: string) => `Potrzebna pomoc? Telefon: ${phone}`, // 02c2d95b
  languageHelp: 'Bezpłatna pomoc językowa', // 976ec2f0
  atHand: 'Pod ręką', // a596012c
  about: 'O tym serwisie', // f3e91e50
  privacy: 'Prywatność', // 54a57c31
  accessibility: 'Dostępność', // d3368cbf
  licences: 'Licencje', // 6d5d9004
  version: (version: string) => `Wersja ${version}`, // a1874512
  connectionFailed: 'Mamy w tej chwili problem z połączeniem. Proszę spróbować za chwilę.', // 5dc929fc
})

export const titles = translated<typeof english.titles>()({
  main: 'Wizyty: zdrowie i dobre samopoczucie', // 2a924af6
  benefitCodes: 'Sprawdzenie kodu świadczenia', // 817c4293
  prescreen: 'Formularz wstępny', // f1de0af2
  results: 'Wyniki wyszukiwania wizyt', // 1493747a
  followup: 'Wyniki wyszukiwania wizyt', // 1493747a
  schedule: 'Formularz danych pacjenta', // 4cc0270b
  confirmation: 'Potwierdzenie wizyty', // ffa6836b
  cancel: 'Odwołanie wizyty', // e0790c5f
  cancelOpened: 'Odwołanie wizyty', // e0790c5f
  canceled: 'Potwierdzenie odwołania', // 5e621bcb
  instantVaccine: 'Szczepienie bez umawiania', // e941b803
  instantVaccineSelection: 'Formularz wstępny', // f1de0af2
  clinicLocations: 'Wyszukiwarka przychodni', // afa12656
  pharmacy: 'Wizyty na szczepienie', // 8ea82de0
  clinicSchedule: 'Umów wizytę w przychodni', // e5e95872
  clinicServices: 'Usługi przychodni', // 83d707a2
  clinicPrices: 'Ceny, ubezpieczenie i płatność', // 820f7b12
  clinicDetails: 'Informacje o przychodni', // 4b4c9c19
  clinicError: 'Coś poszło nie tak', // ab827e3f
  privacy: 'Państwa prywatność', // cad972db
  accessibility: 'Dostępność', // d3368cbf
  licences: 'Licencje i autorzy', // e16fe549
  kiosk: 'Tablet sklepu', // 10e5da61
  poster: 'Plakat o szczepieniach', // aa0bfb00
  notFound: 'Nie znaleziono strony', // a469ab4c
})
