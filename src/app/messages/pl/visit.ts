// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/visit.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('pl')

export const visitPage = translated<typeof english.visitPage>()({
  hint: 'Tutaj można zmienić dzień lub godzinę albo odwołać wizytę.', // d222a1f2
  code: 'Kod zgłoszenia', // 11856ada
  videoCode: 'Kod wizyty', // 44b5aea9
  copyCode: 'Kopiuj kod', // 49a0053f
  addToCalendar: 'Dodaj do kalendarza', // d0efffa6
  updateCalendar: 'Zaktualizuj kalendarz', // 188fdb1c
  directions: 'Jak dojechać', // c9535678
  displaced:
    'Ta wizyta nie może się odbyć o tej godzinie: mamy wtedy zamknięte albo nie oferujemy już tutaj tej usługi. Proszę wybrać inną godzinę lub zadzwonić.', // 03f9f32b
  moveTitle: 'Czy chcą Państwo inny termin?', // 4b9a22e1
  moveHow: 'Obecny termin zostaje, dopóki nie potwierdzą Państwo nowego.', // b4c5e671
  move: 'Zmień dzień lub godzinę', // 0aed4ac8
  moved: 'Wizyta ma nowy termin.', // 76ec5514
  movedHow: 'Kod i link pozostają te same. Jeśli wizyta jest w kalendarzu, proszę go zaktualizować.', // a245b755
  pageTitle: 'Zmień dzień lub godzinę', // 0aed4ac8
  which: 'Co chcą Państwo zmienić?', // 31e55543
  whichFirst: 'Pierwsza wizyta', // 0f3fde3a
  whichSecond: 'Druga wizyta', // ba04c2d4
  whichBoth: 'Obie', // b6c1d862
  now: 'Obecny termin', // 0b22e729
  next: 'Nowy termin', // e7911090
  firstTimes: 'Nowy termin pierwszej wizyty', // 3372fee5
  secondTimes: 'Nowy termin drugiej wizyty', // 49ea3f08
  times: 'Nowe terminy', // 426e0a11
  secondToo: (days: number) =>
    plural(days, {
      one: `Druga wizyta musi być co najmniej ${number(days)} dzień po pierwszej. Proszę wybrać nowy termin także dla niej.`,
      few: `Druga wizyta musi być co najmniej ${number(days)} dni po pierwszej. Proszę wybrać nowy termin także dla niej.`,
      many: `Druga wizyta musi być co najmniej ${number(days)} dni po pierwszej. Proszę wybrać nowy termin także dla niej.`,
      other: `Druga wizyta musi być co najmniej ${number(days)} dnia po pierwszej. Proszę wybrać nowy termin także dla niej.`,
    }), // d76ef9bc
  loading: 'Szukamy wolnych terminów', // f14838e6
  noTimes: 'W tych dniach nie ma wolnych terminów.', // 134b5263
  failed: 'Nie udało się wczytać terminów.', // 294f8fdf
  tryAgain: 'Spróbuj ponownie', // d8b8392e
  holding: 'Zachowujemy ten termin dla Państwa.', // 6eeec22a
  held: (until: string) => `Ten termin jest zachowany dla Państwa do ${until}.`, // e05bc209
  free: 'Ten termin jest wolny, ale nie jest zachowany. Proszę go wkrótce potwierdzić.', // a35d3958
  confirm: 'Potwierdź', // eebdd24a
  confirmOne: 'Potwierdź nowy termin', // 4e53c722
  confirmBoth: 'Potwierdź nowe terminy', // 32c44c6b
  moving: 'Zmieniamy wizytę', // b31d8ab4
  keep: 'Zostaw obecny termin', // a571dd14
  choose: 'Proszę najpierw wybrać nowy termin.', // 8697c590
  slotTaken: 'Ktoś inny właśnie zajął ten termin. Proszę wybrać inny.', // b2c27582
  visitChanged: 'Ta wizyta została w międzyczasie zmieniona. Oto jej obecny stan.', // 9e54c0cd
  tooManyMoves: 'Tę wizytę zmieniano zbyt wiele razy. Aby zmienić ją ponownie, proszę zadzwonić.', // e97d436b
  followupTooEarly: 'Druga wizyta byłaby za wcześnie po pierwszej. Proszę wybrać inny termin.', // dbc56506
  notEligible:
    'Zgodnie z odpowiedziami nie można mieć tej wizyty w tym dniu. Proszę wybrać inny dzień albo zadzwonić.', // f1709467
  notOnSchedule: 'Tego terminu nie można już umówić. Proszę wybrać inny.', // 26d81094
  unreachable:
    'Do zmiany terminu potrzebne jest połączenie. Dawny termin nadal należy do Państwa. Proszę spróbować, gdy połączenie wróci.', // e264f12f
  refused: 'Nie udało się tu zmienić terminu. Dawny termin nadal należy do Państwa. Proszę zadzwonić.', // 2deb1c0f
})
