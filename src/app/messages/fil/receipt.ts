// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/receipt.ts'
import { translated } from '../translated.ts'

export const receipt = translated<typeof english.receipt>()({
  title: 'Resibo', // dad5a969
  how: 'Narito ang inyong na-book, ang pumirma, at bawat tekstong sinang-ayunan. Puwede ninyo itong i-print o i-save.', // 05eb6059
  askHow:
    'May mga pangalan sa resibo at ang mga pinirmahan. Para walang ibang makabasa, hinihingi namin ang petsa ng kapanganakan ng pasyente.', // 00072cfc
  show: 'Ipakita ang resibo', // d0cd6be1
  showing: 'Binubuksan ang resibo', // 7dabfab1
  back: 'Bumalik sa inyong pagbisita', // 7dd352af
  noDate: 'Pakilagay ang petsa ng kapanganakan.', // 129becaf
  wrongBirthDate: 'Hindi ito ang petsa ng kapanganakang ibinigay para sa pagbisitang ito.', // 7da15529
  noReceipt: 'Hindi kami makakagawa rito ng resibo para sa pagbisitang ito. Pakitawagan kami.', // d0e6f192
  unreachable: 'Kailangan ng koneksyon para mabuksan ang resibo. Subukan ulit kapag mayroon na.', // 52737414
  refused: 'Hindi namin nabuksan ang resibo. Pakisubukan ulit mamaya.', // a605e307
  patient: 'Pasyente', // 835043ec
  received: 'Natanggap', // 49f19bee
  status: 'Katayuan', // 920e413c
  statuses: {
    BOOKED: 'Naka-book', // fd1331d7
    CANCELED: 'Kinansela', // 13ca2ee2
    BEGUN: 'Nagsimula na o tapos na', // 390bb094
    CHECKED_IN: 'Naka-check in', // 66477aff
  },
  signature: 'Pirma', // f1a73e22
  guardian: 'Pangalan ng pumirma', // 974e429c
  signedAt: 'Pinirmahan noong', // 8f280aa2
  consents: 'Ang sinang-ayunan', // 1dcfeca3
  hash: 'Fingerprint (SHA-256)', // 0e6f8cf2
  hashHow:
    'Ginagawa ang fingerprint mula sa mga salita ng teksto. Ipinapakita nitong walang salitang binago.', // 14902bc9
  noHash: 'Hindi ito nagawa ng device.', // dda103dc
  gone: 'Wala na sa amin ang mga salita ng tekstong ito.', // f4a228a8
  unknown: 'Hindi alam kung aling mga salita ang ipinakita.', // 1d90140a
  texts: 'Mga text message tungkol sa pagbisita', // 0ef0e462
})
