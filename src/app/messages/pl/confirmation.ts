// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: 'Formularz jest zapisany', // 0febaf87
  notYetReceived: 'Apteka nie ma jeszcze formularza. Wyślemy go, gdy tylko wróci połączenie.', // 5064d8d0
  savedHow: 'Proszę zachować kod i powiedzieć zespołowi apteki, że formularz czeka na wysłanie.', // 98b21d6e
  received: 'Apteka otrzymała formularz.', // b1b76d5c
  code: 'Państwa kod zgłoszenia', // 8332959a
  codeHow: 'Proszę podać ten kod zespołowi apteki.', // 928eec84
  bookedCodeHow: 'Proszę podać ten kod po przyjściu.', // 98045994
  videoCode: 'Państwa kod wizyty', // f12b3d0f
  videoCodeHow: 'Dzwoniąc do nas, proszę podać ten kod.', // 709ec086
  patient: 'Dane pacjenta', // e1f1b8b3
  name: 'Imię i nazwisko', // dcd1d522
  phone: 'Telefon', // 63dceb88
  email: 'E-mail', // 969ccbd3
  birthDate: 'Data urodzenia', // eb4c4e23
  dietitian: 'Państwa dietetyk', // 97177eae
  support: 'Obsługa klienta', // 4c464668
  details: 'Szczegóły wizyty', // 6ce300ec
  yourVisit: 'Państwa wizyta', // 72db071a
  first: 'Pierwsza wizyta', // 0f3fde3a
  second: 'Druga wizyta', // ba04c2d4
  vaccine: 'Szczepionka', // 8c707f77
  service: 'Wizyta', // 1c8ac867
  where: 'Gdzie', // 1daaa38f
  when: 'Kiedy', // cf9c7aa2
  secondCode: 'Kod zgłoszenia', // 11856ada
  byVideo: 'Przez wideo', // 81f88658
  today: (day: string) => `Dzisiaj, ${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}, ${time}`, // 6602a889
  showMore: 'Pokaż więcej', // ba8a80fd
  showLess: 'Pokaż mniej', // 0264d7b0
  benefitCode: 'To miejsce przyjmuje Państwa kod świadczenia', // a3cef312
  modify: 'Zmień wizytę', // 6fe1fc08
  modifyHow: {
    tlc: 'Aby zmienić dzień lub godzinę, proszę zadzwonić do przychodni.', // bd68a5ba
    dietitian: 'Aby zmienić dzień lub godzinę, proszę zadzwonić do naszych dietetyków.', // bb7260e3
    pharmacy: 'Aby zmienić dzień lub godzinę, proszę zadzwonić do apteki.', // 63330080
  },
  cancel: 'Odwołaj wizytę', // e0790c5f
  cancelLater: 'Aby później zobaczyć, zmienić lub odwołać tę wizytę, proszę zachować ten link.', // 25df1ff8
  cancelBothLater: 'Aby później zobaczyć, zmienić lub odwołać obie wizyty, proszę zachować ten link.', // 4ec597ae
  cancelLaterHow:
    'Każdy, kto ma ten link, może zobaczyć, zmienić i odwołać wizytę. Nie ma w nim nazwiska ani Państwa odpowiedzi.', // 02e6a3ac
  copyLink: 'Kopiuj link', // dbf362d4
  openLink: 'Otwórz wizytę', // 09e733b8
  cancelQr: 'Kod QR linku do Państwa wizyty', // b9143b0f
  directions: 'Jak dojechać', // c9535678
  call: 'Zadzwoń', // d6e645b7
  callLocation: (phone: string) => `Zadzwoń: ${phone}`, // 31e40241
  rideshare: 'Zniżka na przejazd', // c8b7c55b
  rideshareHow: 'Proszę wpisać ten kod w aplikacji do przejazdów albo go zeskanować.', // 4522d0ea
  rideshareQr: (code: string) => `Kod QR: ${code}`, // 1fb33458
  rideshareHelp: 'Pytania o przejazd?', // f06390c3
  copy: 'Kopiuj kod', // 49a0053f
  saveToPhone: 'Zapisz w telefonie', // 5de62c91
  notSaved: 'Nie udało się zapisać obrazu.', // f015b301
  another: 'Kolejne szczepienie', // 17b7b084
  bookAnother: 'Umów kolejną wizytę', // cb8a6a61
  bookDietitian: 'Umów zdalną wizytę u dietetyka', // 391e0692
  print: 'Drukuj', // df0fe798
  counterPrints: 'Przy ladzie mogą to Państwu wydrukować.', // 2aa651f3
  share: 'Udostępnij', // 29887a5f
  addToCalendar: 'Dodaj do kalendarza', // d0efffa6
  calendarTitle: (store: string) => `Wizyta: ${store}`, // 3ab1024d
  calendarTitleVideo: (who: string) => `Wizyta: ${who}`, // 82ddfa31
  calendarNotes: (phone: string) => `Aby zmienić dzień lub godzinę, proszę zadzwonić: ${phone}.`, // 0122f916
  keptVisits: 'Umówione wizyty', // de693eb9
  keptVisitsHow: 'To urządzenie pamięta, kiedy i gdzie są wizyty oraz ich kody, do końca dnia wizyty.', // dfe98c6a
  copyVisitCode: 'Kopiuj kod wizyty', // a4c4fa73
  leaveTitle: 'Wyjść bez kodu?', // 100932b9
  leaveWhy: 'Proszę najpierw dodać wizytę do kalendarza, wydrukować ją lub skopiować kod.', // b2a3ba20
  leaveAnyway: 'Opuść tę stronę', // 47b5d076
  stayHere: 'Zostań tutaj', // ef8d633e
  calendarCode: (code: string) => `Kod: ${code}`, // 62c17536
  join: 'Jak dołączyć', // f56144df
  joinByLink: 'Proszę otworzyć ten link, gdy zacznie się wizyta.', // 5f329f18
  joinVisit: 'Dołącz do wizyty', // f19140ae
  calendarVideo: 'Wizyta wideo', // c6e3131e
  calendarCancel: (address: string) => `Zobacz, zmień lub odwołaj: ${address}`, // 3fed87a1
})
