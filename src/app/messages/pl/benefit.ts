// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: 'Potrzebujemy Państwa kodu świadczenia, aby znaleźć dostępne terminy.', // 79650e57
  field: 'Proszę wpisać kod świadczenia', // 6a9d49d5
  checking: 'Sprawdzamy…', // ec963ffc
  required: 'Trzeba wpisać kod świadczenia.', // 391c71f1
  invalid: 'Wpisany kod świadczenia jest nieprawidłowy. Proszę spróbować ponownie.', // 801b774a
  networkError: 'Wystąpił błąd sieci. Proszę spróbować ponownie.', // 4852d77d
  locationsFailed: 'Nie udało się wczytać miejsc dla kodu świadczenia.', // c5f4a7ca
  suggestion: 'Proszę odświeżyć stronę i spróbować ponownie albo poszukać innych miejsc.', // 82fb4abd
  busy: 'Proszę spróbować za minutę albo poszukać innych miejsc.', // 7a3636a5
  noneAccepts:
    'Nikt w pobliżu tego miejsca nie przyjmuje tego kodu świadczenia. Proszę sprawdzić kod i miejsce.', // 978ac760
  refresh: 'Odśwież', // 0e916101
  without: 'Szukaj bez kodu', // 59a6cf82
  accepted: 'To miejsce przyjmuje Państwa kod świadczenia', // a3cef312
})
