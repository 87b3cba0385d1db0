// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/receipt.ts'
import { translated } from '../translated.ts'

export const receipt = translated<typeof english.receipt>()({
  title: 'Potwierdzenie', // dad5a969
  how: 'Zawiera to, na co się Państwo umówili i kto podpisał, oraz każdy tekst, na który wyrażono zgodę. Można je wydrukować lub zapisać.', // 05eb6059
  askHow:
    'Potwierdzenie zawiera nazwiska i to, co podpisano. Aby nikt inny go nie przeczytał, prosimy o datę urodzenia pacjenta.', // 00072cfc
  show: 'Pokaż potwierdzenie', // d0cd6be1
  showing: 'Otwieranie potwierdzenia', // 7dabfab1
  back: 'Wróć do wizyty', // 7dd352af
  noDate: 'Proszę podać datę urodzenia.', // 129becaf
  wrongBirthDate: 'To nie jest data urodzenia podana dla tej wizyty.', // 7da15529
  noReceipt: 'Nie możemy tu sporządzić potwierdzenia tej wizyty. Prosimy o telefon.', // d0e6f192
  unreachable: 'Do otwarcia potwierdzenia potrzebne jest połączenie. Proszę spróbować ponownie, gdy będzie.', // 52737414
  refused: 'Nie udało się otworzyć potwierdzenia. Proszę spróbować później.', // a605e307
  patient: 'Pacjent', // 835043ec
  received: 'Otrzymano', // 49f19bee
  status: 'Stan', // 920e413c
  statuses: {
    BOOKED: 'Umówiona', // fd1331d7
    CANCELED: 'Odwołana', // 13ca2ee2
    BEGUN: 'Rozpoczęta lub zakończona', // 390bb094
    CHECKED_IN: 'Zgłoszona', // 66477aff
  },
  signature: 'Podpis', // f1a73e22
  guardian: 'Imię i nazwisko podpisującego', // 974e429c
  signedAt: 'Podpisano', // 8f280aa2
  consents: 'Na co wyrażono zgodę', // 1dcfeca3
  hash: 'Odcisk (SHA-256)', // 0e6f8cf2
  hashHow: 'Odcisk powstaje ze słów tekstu. Pokazuje, że żadnego nie zmieniono.', // 14902bc9
  noHash: 'Urządzenie nie mogło go obliczyć.', // dda103dc
  gone: 'Nie mamy już słów tego tekstu.', // f4a228a8
  unknown: 'Nie wiadomo, jakie słowa pokazano.', // 1d90140a
  texts: 'SMS-y o wizycie', // 0ef0e462
})
