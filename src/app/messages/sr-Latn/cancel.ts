// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/cancel.ts'
import { translated } from '../translated.ts'

export const cancel = translated<typeof english.cancel>()({
  dialogTitle: 'Otkazivanje posete', // 286897c4
  which: 'Koju posetu želite da otkažete?', // 5282bd7a
  submit: 'Otkažite posetu', // e0790c5f
  keep: 'Zadržite je', // fdce5da2
  goOn: 'Nastavite', // 31fbef16
  canceling: 'Otkazujemo', // f0f958e0
  firstCancelsAll: 'Ako otkažete 1. posetu, otkazuju se SVE posete.', // 3094259b
  canceledToo: 'Otkazuje se zajedno sa prvom', // 02fea37e
  included: 'Uvek uključeno', // 93fd1574
  noneSelected: 'Izaberite posetu koju želite da otkažete.', // 1136c9e5
  heading: 'Vaša poseta je potvrđena!', // 715d4c40
  headingHint: 'Ovde možete da je otkažete. Da promenite dan ili vreme, pozovite nas.', // 915ff288
  cancelTitle: 'Želite li da je otkažete?', // 3602334d
  changeTitle: 'Promenite posetu', // fb8807ad
  clinic: 'Posete klinici i video-posete', // 94eac475
  pharmacy: 'Posete apoteci', // 3a4d74af
  confirm: 'Da li sigurno želite da otkažete posetu?', // 3b09fc7d
  confirmHow: 'Vaš termin će dobiti neko drugi.', // 0aa8d05f
  confirmBothHow:
    'Vaš termin će dobiti neko drugi. Ako ste uz nju zakazali i drugu posetu, otkazuje se i ona.', // 02a15956
  yes: 'Da', // 85a39ab3
  no: 'Ne', // 1ea442a1
  alreadyCanceled: 'Ova poseta je već otkazana.', // d054f1ae
  failed: 'Nismo uspeli da otkažemo ovu posetu.', // e793196c
  failedHow: 'Pokušajte ponovo ili nas pozovite.', // fc1b7603
  unreachable: 'Za otkazivanje je potrebna veza. Pokušajte kad je budete imali, ili nas pozovite.', // b2bf3230
  pageTitle: 'Vaša poseta', // 72db071a
  openLink: 'Otvorite link iz svoje potvrde ili kalendara, ili nas pozovite.', // 09f574e1
  reading: 'Učitavamo Vašu posetu', // 0e01842d
  yourVisit: 'Vaša poseta', // 56285920
  alsoCanceled: 'Sa njom se otkazuje i Vaša 2. poseta.', // 5aa99d4a
  what: 'Poseta', // 1c8ac867
  when: 'Kada', // cf9c7aa2
  where: 'Gde', // 1daaa38f
  joinVisit: 'Pridružite se poseti', // f19140ae
  begun: 'Ova poseta je počela ili se završila.', // 04a99bdd
  begunHow: 'Ovde više ne može da se otkaže. Pozovite nas.', // 67a95b55
  unknown: 'Ne možemo da nađemo ovu posetu.', // 69f92700
  unknownHow: 'Link možda nije ceo. Otvorite ga ponovo iz potvrde ili kalendara, ili nas pozovite.', // 7e6fd6da
  unseen: 'Ne možemo ovde da prikažemo Vašu posetu. Ipak možete da je otkažete ili da nas pozovete.', // 04304d87
  needsConnection: 'Potrebna Vam je veza da vidite i otkažete ovu posetu.', // e31bb620
  connecting: 'Proveravamo ponovo kad se veza vrati.', // e3016677
  trouble: 'Trenutno imamo problema sa vezom. Pokušajte ponovo za koji trenutak.', // 5dc929fc
  tryAgain: 'Pokušajte ponovo', // d8b8392e
  book: 'Zakažite posetu', // b00aa64d
  canceledWhat: 'Otkazano', // 13ca2ee2
  canceled: 'Vaša poseta je otkazana!', // 2959d873
  canceledAll: 'Obe Vaše posete su otkazane.', // 805ed2b4
  canceledHow: 'Ne morate da radite ništa više.', // 634aeb74
  scheduleAgain: 'Zakažite ponovo', // c9147b57
  calendarTitleCanceled: 'Otkazana poseta', // 9c63a6e8
  calendarTitle: 'Da li je u Vašem kalendaru?', // ca0f22d9
  calendarHow: 'Ovom datotekom se tamo označava kao otkazana.', // 165a6e26
  updateCalendar: 'Ažurirajte kalendar', // 188fdb1c
})
