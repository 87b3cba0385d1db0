// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/kiosk.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('pl')

export const kiosk = translated<typeof english.kiosk>()({
  title: 'Ustaw ten tablet', // 681b6a49
  titleAt: (store: string) => `Ustaw ten tablet: ${store}`, // 9aa4e7c3
  hint: 'Dla pracowników apteki. To urządzenie stanie się tabletem dla gości bez umówionej wizyty.', // 9659de29
  what: 'Na tablecie sklepu', // 997bca3c
  whatHome: 'zawsze otwiera się strona szczepień bez umawiania tego sklepu', // be53787f
  whatWipe: 'każda wizyta jest usuwana na końcu albo po około minucie bez dotknięcia', // 52754623
  whatLeave: 'aby wyjść, trzeba przytrzymać nazwę sklepu na pierwszej stronie przez 5 sekund', // 30d0c193
  code: 'Kod pracowników', // 0f16cc32
  codeHint: 'Kod zna osoba, która prowadzi ten serwis.', // 93e1e583
  leaveCode: 'Kod wyjścia z trybu tabletu', // e397a45b
  chooseLeaveCode: 'Proszę wybrać sześć cyfr i przechować je tam, gdzie znajdzie je personel.', // 1f9df21a
  leaveCodeHint: 'Personel wybrał go podczas konfiguracji tego tabletu.', // 1b2fb3a9
  sixDigits: 'Proszę wpisać sześć cyfr.', // c077862c
  wrongLeaveCode: 'To nie jest kod tego tabletu. Proszę go sprawdzić i spróbować ponownie.', // 8b65338e
  enrol: 'Użyj jako tabletu sklepu', // 5d6d7a72
  enrolling: 'Ustawiamy', // dbdf27e5
  wrongCode: 'To nie jest kod pracowników. Proszę go sprawdzić i spróbować ponownie.', // 7f6252ee
  noCode: 'Proszę wpisać kod pracowników.', // 6019393e
  busy: 'Za dużo prób. Proszę poczekać minutę i spróbować ponownie.', // 2c69a672
  noAnswer: 'Nie możemy połączyć się z serwerem. Proszę sprawdzić połączenie i spróbować ponownie.', // 8891d7e4
  notKept:
    'Ta przeglądarka nie może zachować ustawień. Proszę użyć zwykłego okna, nie prywatnego, i zezwolić na dane witryn.', // 20e66bfc
  unknownLocation: 'Serwer nie zna tego sklepu.', // c46507bb
  already: (store: string) => `Ten tablet jest już ustawiony: ${store}.`, // 5352a4c2
  goHome: 'Przejdź do pierwszej strony', // 66c9326e
  insecure: 'Ten adres nie jest bezpieczny', // 3b399c33
  insecureWhy:
    'Tablet sklepu wymaga https. Bez niego przeglądarka nie może zaszyfrować odpowiedzi, działać bez połączenia ani utrzymać włączonego ekranu.', // d50c598d
  insecureHow:
    'Instrukcja obsługi tego produktu wyjaśnia w części o tabletach, jak go udostępnić przez https.', // 77a0d8b0
  privacy: 'Prywatność', // 54a57c31
  accessibility: 'Dostępność', // d3368cbf
  close: 'Zamknij', // 7d9eb7ac
  done: 'Gotowe', // 11a6767d
  waiting: (count: number) => `Czeka na wysłanie: ${number(count)}`, // db6397d0
  refused: (count: number) => `Nieprzyjęte: ${number(count)}`, // aed666e1
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `Zegar spieszy się o ${Math.round(minutes / 60)} godz.`
      : minutes > 0
        ? `Zegar spieszy się o ${number(minutes)} min`
        : minutes > -60
          ? `Zegar spóźnia się o ${-minutes} min`
          : `Zegar spóźnia się o ${Math.round(-minutes / 60)} godz.`, // 8cb306e8
  phone: 'Użyj własnego telefonu', // 87403439
  phoneHow: (address: string) => `Proszę skierować aparat na ten kod albo otworzyć ${address}`, // a4cd0b20
  phoneCode: 'Kod QR: otwiera tę stronę szczepień bez umawiania na własnym telefonie', // 94b2866e
  tryingOnly: 'Ten adres działa tylko na tym komputerze.', // 69bb3c4c
  forStaff: 'Dla pracowników', // 9c9ef5a5
  leaveTitle: 'Wyjść z trybu tabletu sklepu?', // 5c536cfe
  leaveWhy:
    'To urządzenie będzie wtedy działać jak każde inne. Zgłoszenia, które czekają na wysłanie, zostają.', // 0cb007a4
  leave: 'Wyjdź', // fc6e4a40
  leaving: 'Wychodzimy', // ff02c323
  stay: 'Zostań', // 08fd1de4
  stillThere: 'Czy są Państwo jeszcze tutaj?', // 69b81bb4
  stillThereWhy: 'Aby chronić Państwa odpowiedzi, wkrótce je usuniemy.', // 2f86d3d4
  codeLeaves: 'Kod wkrótce zniknie z tego ekranu.', // 925d7c0f
  secondsLeft: (count: number) =>
    plural(count, {
      one: `Została ${number(count)} sekunda`,
      few: `Zostały ${number(count)} sekundy`,
      many: `Zostało ${number(count)} sekund`,
      other: `Zostało ${number(count)} sekundy`,
    }), // 7733ef8a
  goOn: 'Potrzebuję więcej czasu', // ba4ae706
  eraseNow: 'Usuń teraz moje odpowiedzi', // acf71c13
})

export const poster = translated<typeof english.poster>()({
  screenTitle: 'Plakat', // 1ba76ea7
  print: 'Drukuj', // df0fe798
  printHow: 'Mieści się na jednej kartce A4 lub US letter.', // eef30565
  heading: 'Szczepienia bez umawiania', // f954ea78
  forToday: 'Szczepienie tutaj, dzisiaj.', // 716244ad
  promise: 'Formularz wypełnia się na własnym telefonie. Zajmuje to około 5 minut.', // 55bb64a0
  scan: 'Proszę skierować aparat telefonu na kod', // 55c7a514
  scanHow: 'Albo otworzyć adres pod kodem.', // 8c646be3
  fill: 'Proszę wybrać szczepionki i wypełnić formularz', // f6ba02cc
  fillHow: 'Bez instalowania, bez konta.', // d415ea22
  checkIn: 'Proszę zgłosić się przy ladzie apteki', // 1162b8bd
  checkInHow: 'Proszę podać kod, który telefon pokaże na końcu.', // b174b9dd
  everyDay: 'Codziennie', // c4e42b97
  days: (first: string, last: string) => `${first}-${last}`, // 3aaaa9f5
  hours: (days: string, open: string) => `${days} ${open}`, // eb288dc7
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days} ${open}, przerwa ${lunch}`, // df8c7817
  noPhone: 'Bez telefonu? Proszę użyć tabletu lub zapytać przy ladzie.', // 9329e5e6
  printed: (day: string) => `Wydrukowano: ${day}`, // 89ae83d8
  qrCode: (store: string) => `Kod QR: otwiera stronę szczepień bez umawiania, ${store}`, // d8165263
  tryingOnly: 'Tylko do prób', // badf76a0
  tryingOnlyWhy:
    'Kod prowadzi do adresu, który działa tylko na tym komputerze. Proszę ustawić w PUBLIC_URL adres, którego używają goście, a potem wydrukować.', // f5049a75
  settingsFailed: 'Nie możemy połączyć się z serwerem, więc nie ma jeszcze adresu do wydrukowania.', // cceb3a06
})
