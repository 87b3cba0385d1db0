// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/benefit.ts'
import { translated } from '../translated.ts'

export const benefit = translated<typeof english.benefit>()({
  heading: 'Ազատ ժամեր գտնելու համար մեզ պետք է Ձեր արտոնության կոդը։', // 79650e57
  field: 'Գրեք Ձեր արտոնության կոդը', // 6a9d49d5
  checking: 'Ստուգում ենք…', // ec963ffc
  required: 'Պետք է գրեք արտոնության կոդ։', // 391c71f1
  invalid: 'Ձեր գրած արտոնության կոդը սխալ է։ Փորձեք նորից։', // 801b774a
  networkError: 'Ցանցի սխալ։ Փորձեք նորից։', // 4852d77d
  locationsFailed: 'Արտոնության կոդի վայրերը չբեռնվեցին։', // c5f4a7ca
  suggestion: 'Թարմացրեք և փորձեք նորից, կամ որոնեք այլ վայրեր։', // 82fb4abd
  busy: 'Փորձեք նորից մեկ րոպեից, կամ որոնեք այլ վայրեր։', // 7a3636a5
  noneAccepts: 'Մոտակայքում ոչ ոք չի ընդունում արտոնության այս կոդը։ Ստուգեք կոդն ու վայրը։', // 978ac760
  refresh: 'Թարմացնել', // 0e916101
  without: 'Որոնել առանց կոդի', // 59a6cf82
  accepted: 'Այս վայրն ընդունում է արտոնության Ձեր կոդը', // a3cef312
})
