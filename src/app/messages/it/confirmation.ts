// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/confirmation.ts'
import { translated } from '../translated.ts'

export const confirmation = translated<typeof english.confirmation>()({
  saved: 'Il suo modulo è salvato', // 0febaf87
  notYetReceived: 'La farmacia non ha ancora il suo modulo. Lo inviamo appena torna la connessione.', // 5064d8d0
  savedHow: 'Tenga il codice e dica al personale della farmacia che il modulo è in attesa.', // 98b21d6e
  received: 'Ora la farmacia ha il suo modulo.', // b1b76d5c
  code: 'Il suo codice per il banco', // 8332959a
  codeHow: 'Dica il codice al personale della farmacia.', // 928eec84
  bookedCodeHow: 'Dica questo codice al personale quando arriva.', // 98045994
  videoCode: 'Il codice della sua visita', // f12b3d0f
  videoCodeHow: 'Dica questo codice al personale se chiama.', // 709ec086
  patient: 'Dati del paziente', // e1f1b8b3
  name: 'Nome', // dcd1d522
  phone: 'Telefono', // 63dceb88
  email: 'E-mail', // 969ccbd3
  birthDate: 'Data di nascita', // eb4c4e23
  dietitian: 'Dietista', // 97177eae
  support: 'Assistenza clienti', // 4c464668
  details: 'Dati dell’appuntamento', // 6ce300ec
  yourVisit: 'La sua visita', // 72db071a
  first: 'Primo appuntamento', // 0f3fde3a
  second: 'Secondo appuntamento', // ba04c2d4
  vaccine: 'Vaccino', // 8c707f77
  service: 'Visita', // 1c8ac867
  where: 'Dove', // 1daaa38f
  when: 'Quando', // cf9c7aa2
  secondCode: 'Codice per il banco', // 11856ada
  byVideo: 'In video', // 81f88658
  today: (day: string) => `Oggi, ${day}`, // a91d85ef
  dayAndTime: (day: string, time: string) => `${day}, ${time}`, // 6602a889
  showMore: 'Mostra altro', // ba8a80fd
  showLess: 'Mostra meno', // 0264d7b0
  benefitCode: 'Questa sede accetta il suo codice vantaggi', // a3cef312
  modify: 'Cambia appuntamento', // 6fe1fc08
  modifyHow: {
    tlc: 'Per cambiare il giorno o l’ora, chiami l’ambulatorio.', // bd68a5ba
    dietitian: 'Per cambiare il giorno o l’ora, chiami i nostri dietisti.', // bb7260e3
    pharmacy: 'Per cambiare il giorno o l’ora, chiami la farmacia.', // 63330080
  },
  cancel: 'Annulla appuntamento', // e0790c5f
  cancelLater: 'Per vedere, cambiare o annullare più tardi questa visita, conservi questo link.', // 25df1ff8
  cancelBothLater: 'Per vedere, cambiare o annullare più tardi i due appuntamenti, conservi questo link.', // 4ec597ae
  cancelLaterHow:
    'Chi ha il link può vedere, cambiare e annullare la visita. Non contiene nomi né le sue risposte.', // 02e6a3ac
  copyLink: 'Copia il link', // dbf362d4
  openLink: 'Apri la sua visita', // 09e733b8
  cancelQr: 'Codice QR del link alla sua visita', // b9143b0f
  directions: 'Come arrivare', // c9535678
  call: 'Chiama', // d6e645b7
  callLocation: (phone: string) => `Chiama ${phone}`, // 31e40241
  rideshare: 'Uno sconto sul suo viaggio', // c8b7c55b
  rideshareHow: 'Scriva questo codice nell’app del passaggio, o lo scansioni.', // 4522d0ea
  rideshareQr: (code: string) => `Codice QR di ${code}`, // 1fb33458
  rideshareHelp: 'Domande sul viaggio?', // f06390c3
  copy: 'Copia il codice', // 49a0053f
  saveToPhone: 'Salva sul telefono', // 5de62c91
  notSaved: 'Non è stato possibile salvare l’immagine.', // f015b301
  another: 'Fare un altro vaccino', // 17b7b084
  bookAnother: 'Prenota un altro appuntamento', // cb8a6a61
  bookDietitian: 'Prenota un consulto dietetico in video', // 391e0692
  print: 'Stampa', // df0fe798
  counterPrints: 'Il banco può stamparlo per lei.', // 2aa651f3
  share: 'Condividi', // 29887a5f
  addToCalendar: 'Aggiungi al calendario', // d0efffa6
  calendarTitle: (store: string) => `Appuntamento: ${store}`, // 3ab1024d
  calendarTitleVideo: (who: string) => `Appuntamento con ${who}`, // 82ddfa31
  calendarNotes: (phone: string) => `Per cambiare il giorno o l’ora, chiami ${phone}.`, // 0122f916
  keptVisits: 'Le sue visite prenotate', // de693eb9
  keptVisitsHow:
    'Questo dispositivo ricorda quando e dove sono, e i codici, finché ogni giornata non è finita.', // dfe98c6a
  copyVisitCode: 'Copia codice della visita', // a4c4fa73
  leaveTitle: 'Uscire senza il codice?', // 100932b9
  leaveWhy: 'Prima aggiunga la visita al calendario, la stampi o copi il codice.', // b2a3ba20
  leaveAnyway: 'Lascia questa pagina', // 47b5d076
  stayHere: 'Resta qui', // ef8d633e
  calendarCode: (code: string) => `Codice: ${code}`, // 62c17536
  join: 'Come collegarsi', // f56144df
  joinByLink: 'Apra questo link quando inizia la visita.', // 5f329f18
  joinVisit: 'Entra nella visita', // f19140ae
  calendarVideo: 'Visita in video', // c6e3131e
  calendarCancel: (address: string) => `Per vederlo, cambiarlo o annullarlo: ${address}`, // 3fed87a1
})
