// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/cancel.ts'
import { translated } from '../translated.ts'

export const cancel = translated<typeof english.cancel>()({
  dialogTitle: 'Odwołanie wizyty', // 286897c4
  which: 'Którą wizytę chcą Państwo odwołać?', // 5282bd7a
  submit: 'Odwołaj wizytę', // e0790c5f
  keep: 'Nie odwołuj', // fdce5da2
  goOn: 'Dalej', // 31fbef16
  canceling: 'Odwołujemy', // f0f958e0
  firstCancelsAll: 'Odwołanie 1. wizyty oznacza odwołanie WSZYSTKICH wizyt.', // 3094259b
  canceledToo: 'Odwoływana razem z pierwszą', // 02fea37e
  included: 'Zawsze odwoływana', // 93fd1574
  noneSelected: 'Aby kontynuować, proszę wybrać wizytę do odwołania.', // 1136c9e5
  heading: 'Mają Państwo potwierdzoną wizytę!', // 715d4c40
  headingHint: 'Tutaj można ją odwołać. Aby zmienić dzień lub godzinę, proszę zadzwonić.', // 915ff288
  cancelTitle: 'Czy chcą Państwo ją odwołać?', // 3602334d
  changeTitle: 'Zmień wizytę', // fb8807ad
  clinic: 'Wizyty w przychodni i wideo', // 94eac475
  pharmacy: 'Wizyty w aptece', // 3a4d74af
  confirm: 'Czy na pewno chcą Państwo odwołać wizytę?', // 3b09fc7d
  confirmHow: 'Ten termin dostanie ktoś inny.', // 0aa8d05f
  confirmBothHow:
    'Ten termin dostanie ktoś inny. Jeśli razem z nim umówiono drugą wizytę, ona też zostanie odwołana.', // 02a15956
  yes: 'Tak', // 85a39ab3
  no: 'Nie', // 1ea442a1
  alreadyCanceled: 'Ta wizyta została już odwołana.', // d054f1ae
  failed: 'Nie udało się odwołać tej wizyty.', // e793196c
  failedHow: 'Proszę spróbować ponownie albo zadzwonić.', // fc1b7603
  unreachable: 'Do odwołania potrzebne jest połączenie. Proszę spróbować, gdy wróci, albo zadzwonić.', // b2bf3230
  pageTitle: 'Państwa wizyta', // 72db071a
  openLink: 'Proszę otworzyć link z potwierdzenia lub z kalendarza albo zadzwonić.', // 09f574e1
  reading: 'Wczytujemy wizytę', // 0e01842d
  yourVisit: 'Państwa wizyta', // 56285920
  alsoCanceled: 'Razem z nią odwołano drugą wizytę.', // 5aa99d4a
  what: 'Wizyta', // 1c8ac867
  when: 'Kiedy', // cf9c7aa2
  where: 'Gdzie', // 1daaa38f
  joinVisit: 'Dołącz do wizyty', // f19140ae
  begun: 'Ta wizyta już się zaczęła lub minęła.', // 04a99bdd
  begunHow: 'Nie można jej już tutaj odwołać. Proszę zadzwonić.', // 67a95b55
  unknown: 'Nie możemy znaleźć tej wizyty.', // 69f92700
  unknownHow:
    'Link może być niepełny. Proszę otworzyć go jeszcze raz z potwierdzenia lub kalendarza albo zadzwonić.', // 7e6fd6da
  unseen: 'Nie możemy tu pokazać tej wizyty. Nadal można ją odwołać albo zadzwonić do nas.', // 04304d87
  needsConnection: 'Aby zobaczyć i odwołać tę wizytę, potrzebne jest połączenie.', // e31bb620
  connecting: 'Sprawdzimy ponownie, gdy połączenie wróci.', // e3016677
  trouble: 'Mamy w tej chwili problem z połączeniem. Proszę spróbować za chwilę.', // 5dc929fc
  tryAgain: 'Spróbuj ponownie', // d8b8392e
  book: 'Umów wizytę', // b00aa64d
  canceledWhat: 'Odwołano', // 13ca2ee2
  canceled: 'Wizyta została odwołana!', // 2959d873
  canceledAll: 'Obie wizyty zostały odwołane.', // 805ed2b4
  canceledHow: 'Nic więcej nie trzeba robić.', // 634aeb74
  scheduleAgain: 'Umów ponownie', // c9147b57
  calendarTitleCanceled: 'Odwołana wizyta', // 9c63a6e8
  calendarTitle: 'Czy jest w kalendarzu?', // ca0f22d9
  calendarHow: 'Ten plik oznaczy ją tam jako odwołaną.', // 165a6e26
  updateCalendar: 'Zaktualizuj kalendarz', // 188fdb1c
})
