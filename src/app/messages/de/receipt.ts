// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/receipt.ts'
import { translated } from '../translated.ts'

export const receipt = translated<typeof english.receipt>()({
  title: 'Beleg', // dad5a969
  how: 'Er nennt, was Sie gebucht haben und wer unterschrieben hat, mit jedem Text, dem zugestimmt wurde. Sie können ihn drucken oder speichern.', // 05eb6059
  askHow:
    'Der Beleg enthält Namen und das, was unterschrieben wurde. Damit ihn niemand sonst liest, fragen wir nach dem Geburtsdatum der Patientin oder des Patienten.', // 00072cfc
  show: 'Beleg anzeigen', // d0cd6be1
  showing: 'Beleg wird geöffnet', // 7dabfab1
  back: 'Zurück zu Ihrem Besuch', // 7dd352af
  noDate: 'Bitte geben Sie das Geburtsdatum ein.', // 129becaf
  wrongBirthDate: 'Das ist nicht das Geburtsdatum, das für diesen Besuch angegeben wurde.', // 7da15529
  noReceipt: 'Für diesen Besuch können wir hier keinen Beleg erstellen. Bitte rufen Sie uns an.', // d0e6f192
  unreachable: 'Sie brauchen eine Verbindung, um den Beleg zu öffnen. Versuchen Sie es dann noch einmal.', // 52737414
  refused: 'Der Beleg ließ sich nicht öffnen. Bitte versuchen Sie es später.', // a605e307
  patient: 'Patient/in', // 835043ec
  received: 'Eingegangen', // 49f19bee
  status: 'Status', // 920e413c
  statuses: {
    BOOKED: 'Gebucht', // fd1331d7
    CANCELED: 'Abgesagt', // 13ca2ee2
    BEGUN: 'Begonnen oder vorbei', // 390bb094
    CHECKED_IN: 'Angemeldet', // 66477aff
  },
  signature: 'Unterschrift', // f1a73e22
  guardian: 'Wer unterschrieben hat', // 974e429c
  signedAt: 'Unterschrieben am', // 8f280aa2
  consents: 'Texte, denen zugestimmt wurde', // 1dcfeca3
  hash: 'Fingerabdruck (SHA-256)', // 0e6f8cf2
  hashHow:
    'Der Fingerabdruck wird aus den Wörtern eines Textes berechnet. Er zeigt, dass keines geändert wurde.', // 14902bc9
  noHash: 'Das Gerät konnte keinen berechnen.', // dda103dc
  gone: 'Den Wortlaut dieses Textes haben wir nicht mehr.', // f4a228a8
  unknown: 'Der angezeigte Wortlaut ist nicht bekannt.', // 1d90140a
  texts: 'Textnachrichten zum Besuch', // 0ef0e462
})
