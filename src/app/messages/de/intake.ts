// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('de')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `Schritt ${steps} von ${number(of)} · ${title}`, // 7203957f
  steps: 'Schritte', // 1de3df70
  done: 'fertig', // a4c3ed04
  page: (n: number, of: number) => `${number(n)} von ${number(of)}`, // c0ed7eba
  appointments: (count: number) => `Termine (${number(count)})`, // 3f9f6c70
  vaccines: 'Ihre Impfungen', // 39c97fb0
  walkInAt: (place: string) => `Heute ohne Termin: ${place}`, // bb7fa458
  submit: 'Abschließen und anmelden', // bc8f7603
  submitting: 'Ihre Anmeldung wird gesendet', // 836069e2
  book: 'Diesen Besuch buchen', // d69fbda1
  booking: 'Ihr Besuch wird gebucht', // 644e21e4
  checkingAddress: 'Die Adresse wird geprüft', // 4b05bd63
  questionsFirst: 'Zuerst ein paar Fragen', // edb30c36
  questionsFirstWhy:
    'Bevor Sie das Formular ausfüllen, brauchen wir Ihre Antworten zu dieser Impfung. Danach wählen Sie Ihre Zeit noch einmal.', // 7f35f460
  answerQuestions: 'Fragen beantworten', // 5615eff7
  otherVaccine: 'Andere Impfung wählen', // 47da8e39
  laterDay: 'Einen späteren Tag wählen', // 0af296ff
  startOver: 'Neu beginnen', // 5eed7e9f
  startOverAsk: 'Neu beginnen?', // d48f39d2
  startOverWarning: 'Alle Ihre Eingaben werden gelöscht.', // 57e967ae
  startOverWhileSent:
    'Wir senden Ihre Anmeldung gerade. Wenn Sie sie hier löschen, kann die Apotheke sie trotzdem bekommen.', // ffa82d7d
  startOverWhileBooked:
    'Wir buchen Ihren Besuch gerade. Wenn Sie neu beginnen, kann er trotzdem gebucht werden.', // a8ff9ade
  startOverYes: 'Löschen und neu beginnen', // 3bf409b1
  startOverNo: 'Weitermachen', // 9d7fd0e0
  memoryOnly:
    'Dieser Browser kann Ihre Antworten nicht aufbewahren. Bitte laden Sie die Seite nicht neu und schließen Sie sie erst am Ende.', // 29013b01
  typedAgain: 'Zu Ihrer Sicherheit haben wir einige Nummern nicht aufbewahrt. Bitte geben Sie sie neu ein.', // f12cd665
  typeAgain: (page: string) => `Zu „${page}“ gehen`, // a3442252
  documentsFailed: 'Wir haben gerade Probleme mit der Verbindung. Bitte laden Sie die Seite neu.', // d9cf6f1d
  refresh: 'Neu laden', // 0e916101
  loading: 'Das Formular wird geladen', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: 'Prüfen Sie Ihre Antworten', // 7e405e1d
  agreeTitle: 'Datenschutz und Behandlung', // 824dc6f9
  hint: 'Bitte lesen Sie das, bevor Sie weitergehen. Sie können jede Antwort ändern.', // 478bc831
  change: 'Ändern', // c0bf75bd
  changeOf: (what: string) => `Ändern: „${what}“`, // 31af8378
  notFinished: 'Nicht fertig', // b621bb56
  finish: 'Ausfüllen', // a6c7a84b
  finishOf: (page: string) => `Ausfüllen: „${page}“`, // c87250c0
  missing: (pages: number) =>
    plural(pages, { one: 'Eine Seite ist nicht fertig', other: `${number(pages)} Seiten sind nicht fertig` }), // da821ad1
  missingHow: 'Hier öffnen, oder „Weiter“ drücken.', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) => `Das Team spricht mit Ihnen über: ${row(vaccines)}.`, // 37677888
  talk: (vaccines: readonly string[]) => `Das Apothekenteam spricht mit Ihnen über: ${row(vaccines)}.`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: 'Zeit nicht mehr frei', // 3052e265
  conflict: 'Die gewählte Zeit ist nicht mehr verfügbar.', // d3d12784
  checkAvailability: 'Verfügbarkeit prüfen', // dbc90cdf
  quit: 'Beenden', // b3eb37ac
  duplicateTitle: 'Sie haben anscheinend schon einen Termin', // 1e8e51ec
  duplicate: (phone: string) =>
    `Für diese Leistung gibt es schon einen Termin. Bitte sehen Sie in Ihrer Bestätigung oder im Kalender nach, oder rufen Sie an: ${phone}.`, // 1bf09976
  cancelVisit: 'Einen Besuch absagen', // 6d04b811
  checkedInTitle: 'Sie sind heute hier schon angemeldet', // 81ff2b4b
  checkedIn:
    'Sagen Sie dem Apothekenteam Ihren Namen. Wenn Sie noch eine Impfung möchten, sagen Sie es an der Theke.', // 5f5a5e52
  done: 'Fertig', // 11a6767d
  scheduleAppointment: 'Termin buchen', // b8508ee8
  errorTitle: 'Fehler bei der Bestätigung', // aafa44a7
  error: 'Es tut uns leid, beim Bestätigen Ihres Termins ist ein Fehler aufgetreten …', // ec195dc6
  about: (step: string, message: string) => `${step}: ${message}`, // 68dd79f4
  change: 'Meine Antworten ändern', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: 'Dieser Besuch ist vielleicht schon gebucht', // 1ccfd4c0
  perhapsBookedHow:
    'Die Verbindung brach ab, bevor wir eine Antwort hatten. Gehen Sie weiter, und drücken Sie noch einmal „Diesen Besuch buchen“: Er wird nicht zweimal gebucht.', // 0e4566c2
  perhapsCheckedIn: 'Sie sind vielleicht schon angemeldet', // 67ad42bf
  perhapsCheckedInHow:
    'Die Verbindung brach ab, bevor wir eine Antwort hatten. Gehen Sie weiter, und drücken Sie noch einmal „Abschließen und anmelden“: Es zählt nur einmal.', // aa93831e
  askingWhetherBooked: 'Einen Moment', // 16d511b3
  askingHow: 'Wir fragen, ob dieser Besuch gebucht ist.', // 49ea7e6a
  cannotTell: (phone: string) =>
    `Wir wissen noch nicht, ob dieser Besuch gebucht ist. Versuchen Sie es wieder, wenn Sie online sind, oder rufen Sie ${phone} an, bevor Sie neu beginnen.`, // 2c34e61a
  keepWaiting: 'Weiter warten', // b9ad2e4e
  startOverAnyway: 'Trotzdem neu beginnen', // 30c43359
  connectionFailed:
    'Wir haben gerade Probleme mit der Verbindung. Bitte versuchen Sie es gleich noch einmal.', // 5dc929fc
  notSaved: 'Auch dieses Gerät konnte Ihr Formular nicht speichern. Bitte sagen Sie es dem Apothekenteam.', // b0c1310e
})
