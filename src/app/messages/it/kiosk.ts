// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/kiosk.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('it')

export const kiosk = translated<typeof english.kiosk>()({
  title: 'Prepari questo tablet', // 681b6a49
  titleAt: (store: string) => `Prepari questo tablet per ${store}`, // 9aa4e7c3
  hint: 'Per il personale della farmacia. Diventa un tablet per chi viene senza appuntamento.', // 9659de29
  what: 'Su un tablet del negozio', // 997bca3c
  whatHome: 'apre sempre la pagina senza appuntamento di questo negozio', // be53787f
  whatWipe: 'ogni visita viene cancellata alla fine, o dopo circa un minuto senza tocchi', // 52754623
  whatLeave: 'per uscire, tenga premuto 5 secondi il nome del negozio sulla prima pagina', // 30d0c193
  code: 'Codice del personale', // 0f16cc32
  codeHint: 'Lo chieda a chi gestisce questo servizio.', // 93e1e583
  leaveCode: 'Codice per uscire dal tablet', // e397a45b
  chooseLeaveCode: 'Scelga sei cifre e le conservi dove il personale le trova.', // 1f9df21a
  leaveCodeHint: 'Il personale lo ha scelto configurando questo tablet.', // 1b2fb3a9
  sixDigits: 'Inserisca sei cifre.', // c077862c
  wrongLeaveCode: 'Questo non è il codice di questo tablet. Lo controlli e riprovi.', // 8b65338e
  enrol: 'Usa come tablet del negozio', // 5d6d7a72
  enrolling: 'Preparazione in corso', // dbdf27e5
  wrongCode: 'Non è il codice del personale. Lo controlli e riprovi.', // 7f6252ee
  noCode: 'Scriva il codice del personale.', // 6019393e
  busy: 'Troppi tentativi. Aspetti un minuto e riprovi.', // 2c69a672
  noAnswer: 'Il server non risponde. Controlli la connessione e riprovi.', // 8891d7e4
  notKept:
    'Questo browser non può conservare le impostazioni. Usi una finestra normale, non privata, e permetta i dati dei siti.', // 20e66bfc
  unknownLocation: 'Il server non conosce questo negozio.', // c46507bb
  already: (store: string) => `Questo tablet è pronto per ${store}.`, // 5352a4c2
  goHome: 'Vai alla prima pagina', // 66c9326e
  insecure: 'Questo indirizzo non è sicuro', // 3b399c33
  insecureWhy:
    'Un tablet del negozio ha bisogno di https. Senza, il browser non può proteggere le risposte, funzionare senza connessione o tenere lo schermo acceso.', // d50c598d
  insecureHow: 'Il manuale di questo prodotto spiega, nella sezione sui tablet, come usarlo con https.', // 77a0d8b0
  privacy: 'Privacy', // 54a57c31
  accessibility: 'Accessibilità', // d3368cbf
  close: 'Chiudi', // 7d9eb7ac
  done: 'Fatto', // 11a6767d
  waiting: (count: number) => `${number(count)} da inviare`, // db6397d0
  refused: (count: number) =>
    plural(count, { one: `${number(count)} non accettata`, other: `${number(count)} non accettate` }), // aed666e1
  clockOff: (minutes: number) =>
    minutes >= 60
      ? `Orologio avanti di ${Math.round(minutes / 60)} h`
      : minutes > 0
        ? `Orologio avanti di ${number(minutes)} min`
        : minutes > -60
          ? `Orologio indietro di ${-minutes} min`
          : `Orologio indietro di ${Math.round(-minutes / 60)} h`, // 8cb306e8
  phone: 'Usi il suo telefono', // 87403439
  phoneHow: (address: string) => `Punti la fotocamera su questo codice, o apra ${address}`, // a4cd0b20
  phoneCode: 'Codice QR: apre questa pagina senza appuntamento sul suo telefono', // 94b2866e
  tryingOnly: 'Questo indirizzo funziona solo su questo computer.', // 69bb3c4c
  forStaff: 'Per il personale', // 9c9ef5a5
  leaveTitle: 'Uscire dalla modalità tablet?', // 5c536cfe
  leaveWhy: 'Poi questo dispositivo funziona come gli altri. Le registrazioni da inviare restano salvate.', // 0cb007a4
  leave: 'Esci', // fc6e4a40
  leaving: 'Uscita in corso', // ff02c323
  stay: 'Resta', // 08fd1de4
  stillThere: 'È ancora lì?', // 69b81bb4
  stillThereWhy: 'Per proteggere le sue risposte, tra poco le cancelliamo.', // 2f86d3d4
  codeLeaves: 'Tra poco il suo codice sparirà dallo schermo.', // 925d7c0f
  secondsLeft: (count: number) =>
    plural(count, { one: '1 secondo rimasto', other: `${number(count)} secondi rimasti` }), // 7733ef8a
  goOn: 'Mi serve più tempo', // ba4ae706
  eraseNow: 'Cancella ora le mie risposte', // acf71c13
})

export const poster = translated<typeof english.poster>()({
  screenTitle: 'Poster', // 1ba76ea7
  print: 'Stampa', // df0fe798
  printHow: 'Sta su un foglio di carta A4 o US letter.', // eef30565
  heading: 'Vaccini senza appuntamento', // f954ea78
  forToday: 'Per un vaccino qui, oggi.', // 716244ad
  promise: 'Compili il modulo sul suo telefono. Bastano circa 5 minuti.', // 55bb64a0
  scan: 'Punti la fotocamera del telefono sul codice', // 55c7a514
  scanHow: 'O apra l’indirizzo qui sotto.', // 8c646be3
  fill: 'Scelga i vaccini e compili il modulo', // f6ba02cc
  fillHow: 'Nulla da installare, nessun account.', // d415ea22
  checkIn: 'Si registri al banco della farmacia', // 1162b8bd
  checkInHow: 'Dica il codice che il telefono mostra alla fine.', // b174b9dd
  everyDay: 'Ogni giorno', // c4e42b97
  days: (first: string, last: string) => `${first}-${last}`, // 3aaaa9f5
  hours: (days: string, open: string) => `${days} ${open}`, // eb288dc7
  hoursWithLunch: (days: string, open: string, lunch: string) => `${days} ${open}, pausa ${lunch}`, // df8c7817
  noPhone: 'Senza telefono? Usi il tablet o chieda al banco.', // 9329e5e6
  printed: (day: string) => `Stampato: ${day}`, // 89ae83d8
  qrCode: (store: string) => `Codice QR: apre la pagina senza appuntamento di ${store}`, // d8165263
  tryingOnly: 'Solo per prova', // badf76a0
  tryingOnlyWhy:
    'Il codice porta a un indirizzo che funziona solo su questo computer. Imposti PUBLIC_URL sull’indirizzo che usano i clienti, poi stampi.', // f5049a75
  settingsFailed: 'Il server non risponde, quindi non c’è ancora un indirizzo da stampare.', // cceb3a06
})
