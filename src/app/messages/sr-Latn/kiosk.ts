// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/kiosk.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('sr-Latn')

export const kiosk = translated<typeof english.kiosk>()({
  title: 'Podesite ovaj tablet', // 681b6a49
  titleAt: (store: string) => `Podesite ovaj tablet za: ${store}`, // 9aa4e7c3
  hint: 'Za osoblje apoteke. Ovaj uređaj postaje tablet za goste bez zakazivanja.', // 9659de29
  what: 'Na tabletu u prodavnici', // 997bca3c
  whatHome: 'uvek se otvara stranica ove prodavnice, bez zakazivanja', // be53787f
  whatWipe: 'svaka poseta se briše na kraju, ili posle oko minut bez dodira', // 52754623
  whatLeave: 'da izađete, držite ime prodavnice na prvoj stranici 5 sekundi', // 30d0c193
  code: 'Kod za osoblje', // 0f16cc32
  codeHint: 'Pitajte onoga ko vodi ovu uslugu.', // 93e1e583
  leaveCode: 'Kod za izlazak iz režima tableta', // e397a45b
  chooseLeaveCode: 'Izaberite šest cifara i čuvajte ih tamo gde će ih osoblje naći.', // 1f9df21a
  leaveCodeHint: 'Osoblje ga je izabralo pri podešavanju ovog tableta.', // 1b2fb3a9
  sixDigits: 'Unesite šest cifara.', // c077862c
  wrongLeaveCode: 'To nije kod ovog tableta. Proverite ga i pokušajte ponovo.', // 8b65338e
  enrol: 'Koristite kao tablet u prodavnici', // 5d6d7a72
  enrolling: 'Podešavamo', // dbdf27e5
  wrongCode: 'To nije kod za osoblje. Proverite ga i pokušajte ponovo.', // 7f6252ee
  noCode: 'Upišite kod za osoblje.', // 6019393e
  busy: 'Previše pokušaja. Sačekajte minut pa pokušajte ponovo.', // 2c69a672
  noAnswer: 'Ne možemo da dođemo do servera. Proverite vezu i pokušajte ponovo.', // 8891d7e4
  notKept:
    'Ovaj pregledač ne može da sačuva podešavanja. Koristite običan prozor, a ne privatni, i dozvolite podatke sajtova.', // 20e66bfc
  unknownLocation: 'Server ne zna ovu prodavnicu.', // c46507bb
  already: (store: string) => `Ovaj tablet je podešen za: ${store}.`, // 5352a4c2
  goHome: 'Idite na prvu stranicu', // 66c9326e
  insecure: 'Ova adresa nije bezbedna', // 3b399c33
  insecureWhy:
    'Tabletu u prodavnici je potreban https. Bez njega pregledač ne može da zaključa odgovore, radi bez veze ni drži ekran uključen.', // d50c598d
  insecureHow: 'Uputstvo za rad ovog proizvoda objašnjava kako se uključuje https, u delu o tabletima.', // 77a0d8b0
  privacy: 'Privatnost', // 54a57c31
  accessibility: 'Pristupačnost', // d3368cbf
  close: 'Zatvorite', // 7d9eb7ac
  done: 'Gotovo', // 11a6767d
  waiting: (count: number) => `Čeka na slanje: ${number(count)}`, // db6397d0
  refused: (count: number) => `Nije primljeno: ${number(count)}`, // aed666e1
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `Sat žuri ${Math.round(minutes / 60)} h`
      : minutes > 0
        ? `Sat žuri ${number(minutes)} min`
        : minutes > -60
          ? `Sat kasni ${-minutes} min`
          : `Sat kasni ${Math.round(-minutes / 60)} h`, // 8cb306e8
  phone: 'Koristite svoj telefon', // 87403439
  phoneHow: (address: string) => `Usmerite kameru na ovaj kod ili otvorite ${address}`, // a4cd0b20
  phoneCode: 'QR kod: otvara ovu stranicu na Vašem telefonu', // 94b2866e
  tryingOnly: 'Ova adresa radi samo na ovom računaru.', // 69bb3c4c
  forStaff: 'Za osoblje', // 9c9ef5a5
  leaveTitle: 'Izlazite iz režima tableta?', // 5c536cfe
  leaveWhy: 'Ovaj uređaj onda radi kao svaki drugi. Prijave koje čekaju na slanje ostaju sačuvane.', // 0cb007a4
  leave: 'Napustite', // fc6e4a40
  leaving: 'Izlazimo', // ff02c323
  stay: 'Ostanite', // 08fd1de4
  stillThere: 'Da li ste još tu?', // 69b81bb4
  stillThereWhy: 'Da bi Vaši odgovori ostali privatni, uskoro ćemo ih obrisati.', // 2f86d3d4
  codeLeaves: 'Vaš kod će uskoro nestati sa ekrana.', // 925d7c0f
  secondsLeft: (count: number) =>
    plural(count, {
      one: `Još ${number(count)} sekunda`,
      few: `Još ${number(count)} sekunde`,
      other: `Još ${number(count)} sekundi`,
    }), // 7733ef8a
  goOn: 'Treba mi još vremena', // ba4ae706
  eraseNow: 'Odmah obrišite odgovore', // acf71c13
})

export const poster = translated<typeof english.poster>()({
  screenTitle: 'Plakat', // 1ba76ea7
  print: 'Odštampajte', // df0fe798
  printHow: 'Staje na jedan list papira A4 ili US letter.', // eef30565
  heading: 'Vakcine bez zakazivanja', // f954ea78
  forToday: 'Za vakcinu ovde, danas.', // 716244ad
  promise: 'Popunite obrazac na svom telefonu. Traje oko 5 minuta.', // 55bb64a0
  scan: 'Usmerite kameru telefona na kod', // 55c7a514
  scanHow: 'Ili otvorite adresu ispod njega.', // 8c646be3
  fill: 'Izaberite vakcine i popunite obrazac', // f6ba02cc
  fillHow: 'Ništa se ne instalira, nije potreban nalog.', // d415ea22
  checkIn: 'Prijavite se na pultu apoteke', // 1162b8bd
  checkInHow: 'Recite kod koji telefon prikaže na kraju.', // b174b9dd
  everyDay: 'Svaki dan', // c4e42b97
  days: (first: string, last: string) => `${first}-${last}`, // 3aaaa9f5
  hours: (days: string, open: string) => `${days} ${open}`, // eb288dc7
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days} ${open}, pauza ${lunch}`, // df8c7817
  noPhone: 'Nemate telefon? Koristite tablet ili pitajte na pultu.', // 9329e5e6
  printed: (day: string) => `Odštampano: ${day}`, // 89ae83d8
  qrCode: (store: string) => `QR kod: otvara stranicu bez zakazivanja, ${store}`, // d8165263
  tryingOnly: 'Samo za probu', // badf76a0
  tryingOnlyWhy:
    'Kod vodi na adresu koja radi samo na ovom računaru. Podesite PUBLIC_URL na adresu koju koriste gosti, pa štampajte.', // f5049a75
  settingsFailed: 'Ne možemo da dođemo do servera, pa još nema adrese za štampu.', // cceb3a06
})
