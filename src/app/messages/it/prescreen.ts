// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('it')

export const prescreen = translated<typeof english.prescreen>()({
  yes: 'Sì', // 85a39ab3
  no: 'No', // 1ea442a1
  required: 'Questo campo è obbligatorio', // 0b2b46d5
  questionOf: (n: number, most: number) => `Domanda ${number(n)} di al massimo ${number(most)}`, // 197bc732
  step: (n: number) => `Passo ${number(n)}`, // 604b1173
  seeAvailability: 'Vedi la disponibilità', // 0e2e61d8
  checkAvailability: 'Controlla la disponibilità', // dbc90cdf
  servicesFailed: 'Queste visite non sono state caricate. Riprovi.', // 057a0c71
  notOffered: 'Ora queste visite non si possono prenotare online.', // 33fde75a
  notOfferedText: 'Può prenotare un’altra visita, o chiamarci e chiedere.', // b5d5a9ef
  otherVisits: 'Vedi altre visite', // f9bf5a2f
  link: {
    came: 'L’orario che cercava', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}, ${place}`, // df12993e
    unheld: 'Potrà riservarlo dopo queste domande.', // c8d2e2fe
    only: 'L’elenco mostra che cosa c’è lì a quell’ora.', // f999fda3
    elsewhere: 'Altro vaccino o orario', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `L’orario che cercava, ${time}, non è più libero.`
        : `L’orario che cercava, ${time}, ${place}, non è più libero.`, // af845161
    past: (time: string) => `L’orario che cercava, ${time}, è passato.`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `Ciò che cercava, ${time}, ora non si può prenotare lì.`
        : `Ciò che cercava, ${time}, ${place}, ora non si può prenotare lì.`, // 6cdf26b5
    instead: 'Continui per vedere gli orari liberi.', // c7f7ff4e
  },
  dot: {
    title: 'Per chi guida?', // 25b52c2f
    employer: 'Datore di lavoro', // 54a3b64c
    chooseOne: 'Scelga', // 8f27c0cb
    employerRequired: 'Datore di lavoro: campo obbligatorio.', // 14c8d7ef
    screening: 'Vuole aggiungere il test antidroga?', // bd43996e
    limited: 'Non in tutte le sedi', // f6063770
  },
  medicare: {
    title: 'Qualche domanda sulla sua salute', // 3aafbd36
    hint: 'Queste domande aiutano l’ambulatorio a preparare la sua visita. Inviamo le risposte con la prenotazione.', // 206c137c
    hasMedicarePartB: 'Ha Medicare Parte B?', // 994b7400
    noPartB: 'Medicare paga questa visita con la Parte B. Senza la Parte B, forse dovrà pagare la visita.', // 07a482f5
    hadWellnessVisit: 'Ha fatto una visita di prevenzione Medicare negli ultimi 12 mesi?', // c95371ab
    oncePerYear: 'Medicare paga una visita di prevenzione ogni 12 mesi. Se viene prima, forse dovrà pagare.', // cbb27999
    wasInHospital: 'Ha avuto un ricovero in ospedale negli ultimi 12 mesi?', // d3c1a0a7
    hasFallen: 'Ha avuto una caduta negli ultimi 12 mesi?', // 122ad50e
  },
  vaccines: {
    title: 'Di quali vaccini ha bisogno?', // f4f0be17
    none: 'Scelga un vaccino per vedere la disponibilità.', // 401db0ca
    upTo: (most: number) => `Fino a ${number(most)} brevi domande, poi gli orari liberi.`, // 23f549f5
  },
  dietitian: {
    title: 'Prepari la sua visita con un dietista', // ed0b3139
    hint: 'Vi incontrate in video, dallo Stato in cui si troverà.', // dfae33b2
    visit: 'Quale visita le serve?', // c600db0c
    prices: 'Prezzi', // 5a6e4f56
    state: 'Stato in cui si troverà', // 4c9470e1
    fetching: 'Caricamento dei valori…', // c6837b65
    failed: 'In questo momento abbiamo problemi di connessione. Ricarichi la pagina per riprovare.', // d9cf6f1d
    zone: 'Fuso orario', // b9fe1464
    date: 'Data', // 99c40ab4
    dateHint: 'Il primo giorno che va bene per lei', // 11d12b3c
    invalidDate: 'La data non è valida', // 2594f051
  },
  verdict: {
    eligibleTitle: 'Può prenotare questa visita', // c1532294
    ineligibleTitle: 'Ora non possiamo prenotare questa visita', // a1cb8d99
    errorTitle: 'Da qui non possiamo continuare', // 04806479
    because: 'Il motivo', // ce6b86f5
    from: (day: string) => `Con queste risposte, il primo giorno da prenotare è ${day}.`, // 639e735c
    addToCalendar: 'Aggiungi questo giorno al calendario', // d4139d3d
    calendarEntry: 'Prenota una visita', // b00aa64d
    movedTitle: (day: string) => `La prossima dose si può fare da ${day}`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      `Ci ha detto che l’ultima dose è del ${lastDose}. La prossima si fa almeno ${number(days)} giorni dopo.`, // a7eb1cd7
    bookableFrom: (day: string) => `Potrà prenotarla da ${day}. Torni da quel giorno.`, // 1000af6c
    seeTimes: 'Vedi gli orari', // ef81a037
    chooseAnother: 'Scegli un altro vaccino', // 47da8e39
    changeAnswers: 'Cambia le mie risposte', // ab52de61
  },
})
