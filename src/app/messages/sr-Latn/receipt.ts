// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/receipt.ts'
import { translated } from '../translated.ts'

export const receipt = translated<typeof english.receipt>()({
  title: 'Potvrda', // dad5a969
  how: 'U njoj piše šta ste zakazali i ko je potpisao, sa svakim tekstom na koji je data saglasnost. Možete je odštampati ili sačuvati.', // 05eb6059
  askHow:
    'Potvrda sadrži imena i ono što je potpisano. Da je niko drugi ne bi pročitao, tražimo datum rođenja pacijenta.', // 00072cfc
  show: 'Prikažite potvrdu', // d0cd6be1
  showing: 'Otvaranje potvrde', // 7dabfab1
  back: 'Nazad na Vašu posetu', // 7dd352af
  noDate: 'Unesite datum rođenja.', // 129becaf
  wrongBirthDate: 'Ovo nije datum rođenja koji je naveden za ovu posetu.', // 7da15529
  noReceipt: 'Ovde ne možemo da napravimo potvrdu za ovu posetu. Pozovite nas.', // d0e6f192
  unreachable: 'Za otvaranje potvrde potrebna je veza. Pokušajte ponovo kad je budete imali.', // 52737414
  refused: 'Nismo uspeli da otvorimo potvrdu. Pokušajte kasnije.', // a605e307
  patient: 'Pacijent', // 835043ec
  received: 'Primljeno', // 49f19bee
  status: 'Stanje', // 920e413c
  statuses: {
    BOOKED: 'Zakazano', // fd1331d7
    CANCELED: 'Otkazano', // 13ca2ee2
    BEGUN: 'Počelo ili završeno', // 390bb094
    CHECKED_IN: 'Prijavljeno', // 66477aff
  },
  signature: 'Potpis', // f1a73e22
  guardian: 'Ime potpisnika', // 974e429c
  signedAt: 'Potpisano', // 8f280aa2
  consents: 'Na šta je data saglasnost', // 1dcfeca3
  hash: 'Otisak (SHA-256)', // 0e6f8cf2
  hashHow: 'Otisak se pravi od reči teksta. On pokazuje da nijedna nije promenjena.', // 14902bc9
  noHash: 'Uređaj nije mogao da ga napravi.', // dda103dc
  gone: 'Reči ovog teksta više nemamo.', // f4a228a8
  unknown: 'Nije poznato koje su reči prikazane.', // 1d90140a
  texts: 'SMS poruke o poseti', // 0ef0e462
})
