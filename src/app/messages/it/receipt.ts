// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/receipt.ts'
import { translated } from '../translated.ts'

export const receipt = translated<typeof english.receipt>()({
  title: 'Ricevuta', // dad5a969
  how: 'Dice che cosa ha prenotato e chi ha firmato, con ogni testo accettato. Può stamparla o salvarla.', // 05eb6059
  askHow:
    'La ricevuta contiene nomi e ciò che è stato firmato. Perché nessun altro la legga, chiediamo la data di nascita del paziente.', // 00072cfc
  show: 'Mostra la ricevuta', // d0cd6be1
  showing: 'Apertura della ricevuta', // 7dabfab1
  back: 'Torna alla sua visita', // 7dd352af
  noDate: 'Inserisca la data di nascita.', // 129becaf
  wrongBirthDate: 'Questa non è la data di nascita indicata per questa visita.', // 7da15529
  noReceipt: 'Qui non possiamo preparare una ricevuta per questa visita. Ci chiami.', // d0e6f192
  unreachable: 'Serve una connessione per aprire la ricevuta. Riprovi quando l’avrà.', // 52737414
  refused: 'Non abbiamo potuto aprire la ricevuta. Riprovi più tardi.', // a605e307
  patient: 'Paziente', // 835043ec
  received: 'Ricevuto', // 49f19bee
  status: 'Stato', // 920e413c
  statuses: {
    BOOKED: 'Prenotato', // fd1331d7
    CANCELED: 'Annullato', // 13ca2ee2
    BEGUN: 'Iniziato o concluso', // 390bb094
    CHECKED_IN: 'Registrato', // 66477aff
  },
  signature: 'Firma', // f1a73e22
  guardian: 'Nome di chi ha firmato', // 974e429c
  signedAt: 'Firmato il', // 8f280aa2
  consents: 'Che cosa è stato accettato', // 1dcfeca3
  hash: 'Impronta (SHA-256)', // 0e6f8cf2
  hashHow: 'L’impronta è calcolata dalle parole di un testo. Mostra che nessuna è stata cambiata.', // 14902bc9
  noHash: 'Il dispositivo non ha potuto calcolarla.', // dda103dc
  gone: 'Non abbiamo più le parole di questo testo.', // f4a228a8
  unknown: 'Non si sa quali parole siano state mostrate.', // 1d90140a
  texts: 'SMS sulla visita', // 0ef0e462
})
