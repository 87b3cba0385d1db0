// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: 'Kailangan namin ang inyong Benefit Code para mahanap ang mga bakanteng appointment.', // 79650e57
  field: 'Pakilagay ang inyong Benefit Code', // 6a9d49d5
  checking: 'Sinusuri…', // ec963ffc
  required: 'Kailangang maglagay ng benefit code.', // 391c71f1
  invalid: 'Hindi tama ang benefit code. Pakisubukan ulit.', // 801b774a
  networkError: 'May problema sa network. Pakisubukan ulit.', // 4852d77d
  locationsFailed: 'Hindi na-load ang mga lugar para sa benefit code.', // c5f4a7ca
  suggestion: 'Paki-refresh para subukan ulit, o maghanap ng ibang lugar.', // 82fb4abd
  busy: 'Subukan ulit pagkalipas ng isang minuto, o maghanap ng ibang lugar.', // 7a3636a5
  noneAccepts:
    'Walang malapit sa lugar na ito na tumatanggap ng benefit code na ito. Tingnan ang code at lugar.', // 978ac760
  refresh: 'I-refresh', // 0e916101
  without: 'Maghanap nang walang code', // 59a6cf82
  accepted: 'Tinatanggap dito ang inyong benefit code', // a3cef312
})
