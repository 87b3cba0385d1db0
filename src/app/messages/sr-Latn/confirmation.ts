// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: 'Vaš obrazac je sačuvan', // 0febaf87
  notYetReceived: 'Apoteka još nema Vaš obrazac. Šaljemo ga čim se veza vrati.', // 5064d8d0
  savedHow: 'Sačuvajte kod i recite osoblju apoteke da obrazac čeka.', // 98b21d6e
  received: 'Apoteka sada ima Vaš obrazac.', // b1b76d5c
  code: 'Vaš kod za pult', // 8332959a
  codeHow: 'Recite ovaj kod osoblju apoteke.', // 928eec84
  bookedCodeHow: 'Recite ovaj kod osoblju kad dođete.', // 98045994
  videoCode: 'Kod Vaše posete', // f12b3d0f
  videoCodeHow: 'Recite ovaj kod ako zovete.', // 709ec086
  patient: 'Podaci pacijenta', // e1f1b8b3
  name: 'Ime', // dcd1d522
  phone: 'Telefon', // 63dceb88
  email: 'Imejl', // 969ccbd3
  birthDate: 'Datum rođenja', // eb4c4e23
  dietitian: 'Vaš dijetetičar', // 97177eae
  support: 'Korisnička podrška', // 4c464668
  details: 'Podaci o poseti', // 6ce300ec
  yourVisit: 'Vaša poseta', // 72db071a
  first: 'Prva poseta', // 0f3fde3a
  second: 'Druga poseta', // ba04c2d4
  vaccine: 'Vakcina', // 8c707f77
  service: 'Poseta', // 1c8ac867
  where: 'Gde', // 1daaa38f
  when: 'Kada', // cf9c7aa2
  secondCode: 'Kod za pult', // 11856ada
  byVideo: 'Preko videa', // 81f88658
  today: (day: string) => `Danas, ${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}, ${time}`, // 6602a889
  showMore: 'Prikažite više', // ba8a80fd
  showLess: 'Prikažite manje', // 0264d7b0
  benefitCode: 'Ovo mesto prima Vaš kod pogodnosti', // a3cef312
  modify: 'Promenite posetu', // 6fe1fc08
  modifyHow: {
    tlc: 'Da promenite dan ili vreme, pozovite kliniku.', // bd68a5ba
    dietitian: 'Da promenite dan ili vreme, pozovite naše dijetetičare.', // bb7260e3
    pharmacy: 'Da promenite dan ili vreme, pozovite apoteku.', // 63330080
  },
  cancel: 'Otkažite posetu', // e0790c5f
  cancelLater: 'Sačuvajte ovaj link da kasnije vidite, promenite ili otkažete posetu.', // 25df1ff8
  cancelBothLater: 'Sačuvajte ovaj link da kasnije vidite, promenite ili otkažete obe posete.', // 4ec597ae
  cancelLaterHow:
    'Ko god ga ima može da vidi, promeni i otkaže posetu. U njemu nema imena ni Vaših odgovora.', // 02e6a3ac
  copyLink: 'Kopirajte link', // dbf362d4
  openLink: 'Otvorite svoju posetu', // 09e733b8
  cancelQr: 'QR kod sa linkom do Vaše posete', // b9143b0f
  directions: 'Kako do nas', // c9535678
  call: 'Pozovite', // d6e645b7
  callLocation: (phone: string) => `Pozovite ${phone}`, // 31e40241
  rideshare: 'Popust na prevoz', // c8b7c55b
  rideshareHow: 'Upišite ovaj kod u aplikaciju za prevoz ili ga skenirajte.', // 4522d0ea
  rideshareQr: (code: string) => `QR kod za ${code}`, // 1fb33458
  rideshareHelp: 'Pitanja o prevozu?', // f06390c3
  copy: 'Kopirajte kod', // 49a0053f
  saveToPhone: 'Sačuvajte u telefon', // 5de62c91
  notSaved: 'Slika nije mogla da se sačuva.', // f015b301
  another: 'Još jedna vakcina', // 17b7b084
  bookAnother: 'Zakažite još jednu posetu', // cb8a6a61
  bookDietitian: 'Zakažite savet o ishrani na daljinu', // 391e0692
  print: 'Odštampajte', // df0fe798
  counterPrints: 'Ovo Vam mogu odštampati na pultu.', // 2aa651f3
  share: 'Podelite', // 29887a5f
  addToCalendar: 'Dodajte u kalendar', // d0efffa6
  calendarTitle: (store: string) => `Poseta: ${store}`, // 3ab1024d
  calendarTitleVideo: (who: string) => `Poseta: ${who}`, // 82ddfa31
  calendarNotes: (phone: string) => `Da promenite dan ili vreme, pozovite ${phone}.`, // 0122f916
  keptVisits: 'Vaše zakazane posete', // de693eb9
  keptVisitsHow: 'Ovaj uređaj pamti kada i gde su i njihove kodove dok svaki dan ne prođe.', // dfe98c6a
  copyVisitCode: 'Kopirajte kod posete', // a4c4fa73
  leaveTitle: 'Odlazite bez koda?', // 100932b9
  leaveWhy: 'Prvo dodajte posetu u kalendar, odštampajte je ili kopirajte kod.', // b2a3ba20
  leaveAnyway: 'Napustite ovu stranicu', // 47b5d076
  stayHere: 'Ostanite ovde', // ef8d633e
  calendarCode: (code: string) => `Kod: ${code}`, // 62c17536
  join: 'Kako da se pridružite', // f56144df
  joinByLink: 'Otvorite ovaj link kada poseta počne.', // 5f329f18
  joinVisit: 'Pridružite se poseti', // f19140ae
  calendarVideo: 'Video-poseta', // c6e3131e
  calendarCancel: (address: string) => `Da je vidite, promenite ili otkažete: ${address}`, // 3fed87a1
})
