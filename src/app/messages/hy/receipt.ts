// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/receipt.ts'
import { translated } from '../translated.ts'

export const receipt = translated<typeof english.receipt>()({
  title: 'Անդորրագիր', // dad5a969
  how: 'Նշում է, թե ինչ եք ամրագրել, ով է ստորագրել և որ տեքստերին է տրվել համաձայնություն։ Կարող եք տպել կամ պահպանել։', // 05eb6059
  askHow:
    'Անդորրագրում կան անուններ և այն, ինչ ստորագրվել է։ Որպեսզի ուրիշը չկարդա, խնդրում ենք նշել պացիենտի ծննդյան ամսաթիվը։', // 00072cfc
  show: 'Ցույց տալ անդորրագիրը', // d0cd6be1
  showing: 'Անդորրագիրը բացվում է', // 7dabfab1
  back: 'Վերադառնալ Ձեր այցին', // 7dd352af
  noDate: 'Խնդրում ենք մուտքագրել ծննդյան ամսաթիվը։', // 129becaf
  wrongBirthDate: 'Սա այս այցի համար նշված ծննդյան ամսաթիվը չէ։', // 7da15529
  noReceipt: 'Այստեղ չենք կարող պատրաստել այս այցի անդորրագիրը։ Խնդրում ենք զանգահարել մեզ։', // d0e6f192
  unreachable: 'Անդորրագիրը բացելու համար կապ է պետք։ Կրկին փորձեք, երբ կապ լինի։', // 52737414
  refused: 'Չհաջողվեց բացել անդորրագիրը։ Խնդրում ենք փորձել ավելի ուշ։', // a605e307
  patient: 'Պացիենտ', // 835043ec
  received: 'Ստացվել է', // 49f19bee
  status: 'Վիճակ', // 920e413c
  statuses: {
    BOOKED: 'Ամրագրված', // fd1331d7
    CANCELED: 'Չեղարկված', // 13ca2ee2
    BEGUN: 'Սկսված կամ ավարտված', // 390bb094
    CHECKED_IN: 'Գրանցված', // 66477aff
  },
  signature: 'Ստորագրություն', // f1a73e22
  guardian: 'Ստորագրողի անունը', // 974e429c
  signedAt: 'Ստորագրվել է', // 8f280aa2
  consents: 'Ինչին է տրվել համաձայնություն', // 1dcfeca3
  hash: 'Մատնահետք (SHA-256)', // 0e6f8cf2
  hashHow: 'Մատնահետքը ստացվում է տեքստի բառերից։ Այն ցույց է տալիս, որ ոչ մի բառ չի փոխվել։', // 14902bc9
  noHash: 'Սարքը չկարողացավ ստանալ այն։', // dda103dc
  gone: 'Այս տեքստի բառերն այլևս չունենք։', // f4a228a8
  unknown: 'Հայտնի չէ, թե ինչ բառեր են ցուցադրվել։', // 1d90140a
  texts: 'SMS այցի մասին', // 0ef0e462
})
