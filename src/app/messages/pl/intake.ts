// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('pl')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `Krok ${steps} z ${number(of)} · ${title}`, // 7203957f
  steps: 'Kroki', // 1de3df70
  done: 'gotowe', // a4c3ed04
  page: (n: number, of: number) => `${number(n)} z ${number(of)}`, // c0ed7eba
  appointments: (count: number) => `Wizyty (${number(count)})`, // 3f9f6c70
  vaccines: 'Państwa szczepionki', // 39c97fb0
  walkInAt: (place: string) => `Dzisiaj bez umawiania: ${place}`, // bb7fa458
  submit: 'Zakończ i zgłoś się', // bc8f7603
  submitting: 'Wysyłamy zgłoszenie', // 836069e2
  book: 'Umów tę wizytę', // d69fbda1
  booking: 'Umawiamy wizytę', // 644e21e4
  checkingAddress: 'Sprawdzamy adres', // 4b05bd63
  questionsFirst: 'Najpierw kilka pytań', // edb30c36
  questionsFirstWhy:
    'Przed wypełnieniem formularza potrzebujemy odpowiedzi na temat tej szczepionki. Potem proszę ponownie wybrać termin.', // 7f35f460
  answerQuestions: 'Odpowiedz na pytania', // 5615eff7
  otherVaccine: 'Wybierz inną szczepionkę', // 47da8e39
  laterDay: 'Wybierz późniejszy dzień', // 0af296ff
  startOver: 'Zacznij od nowa', // 5eed7e9f
  startOverAsk: 'Zacząć od nowa?', // d48f39d2
  startOverWarning: 'Wszystko, co Państwo wpisali, zostanie usunięte.', // 57e967ae
  startOverWhileSent:
    'Właśnie wysyłamy zgłoszenie. Jeśli je Państwo tu usuną, apteka może je mimo to otrzymać.', // ffa82d7d
  startOverWhileBooked:
    'Właśnie umawiamy wizytę. Jeśli zaczną Państwo od nowa, wizyta może mimo to zostać umówiona.', // a8ff9ade
  startOverYes: 'Usuń i zacznij od nowa', // 3bf409b1
  startOverNo: 'Kontynuuj', // 9d7fd0e0
  memoryOnly:
    'Ta przeglądarka nie może przechować odpowiedzi. Proszę nie odświeżać ani nie zamykać tej strony do końca.', // 29013b01
  typedAgain: 'Dla bezpieczeństwa nie zachowaliśmy niektórych numerów. Proszę wpisać je jeszcze raz.', // f12cd665
  typeAgain: (page: string) => `Przejdź do: „${page}”`, // a3442252
  documentsFailed: 'Mamy w tej chwili problem z połączeniem. Proszę odświeżyć stronę i spróbować ponownie.', // d9cf6f1d
  refresh: 'Odśwież', // 0e916101
  loading: 'Wczytujemy formularz', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: 'Sprawdzenie odpowiedzi', // 7e405e1d
  agreeTitle: 'Prywatność i opieka', // 824dc6f9
  hint: 'Proszę to przeczytać przed przejściem dalej. Każdą odpowiedź można zmienić.', // 478bc831
  change: 'Zmień', // c0bf75bd
  changeOf: (what: string) => `Zmień „${what}”`, // 31af8378
  notFinished: 'Nieukończone', // b621bb56
  finish: 'Dokończ', // a6c7a84b
  finishOf: (page: string) => `Dokończ „${page}”`, // c87250c0
  missing: (pages: number) =>
    plural(pages, {
      one: `Nieukończona jest ${number(pages)} strona`,
      few: `Nieukończone są ${number(pages)} strony`,
      many: `Nieukończonych jest ${number(pages)} stron`,
      other: `Nieukończone jest ${number(pages)} strony`,
    }), // da821ad1
  missingHow: 'Proszę otworzyć ją albo nacisnąć „Dalej”.', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) => `Zespół porozmawia z Państwem o: ${row(vaccines)}.`, // 37677888
  talk: (vaccines: readonly string[]) => `Farmaceuta porozmawia z Państwem o: ${row(vaccines)}.`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: 'Termin już zajęty', // 3052e265
  conflict: 'Wybrany termin nie jest już dostępny.', // d3d12784
  checkAvailability: 'Sprawdź wolne terminy', // dbc90cdf
  quit: 'Zakończ', // b3eb37ac
  duplicateTitle: 'Wygląda na to, że ta wizyta jest już umówiona', // 1e8e51ec
  duplicate: (phone: string) =>
    `Wizyta na tę usługę jest już umówiona. Proszę sprawdzić potwierdzenie lub kalendarz albo zadzwonić: ${phone}.`, // 1bf09976
  cancelVisit: 'Odwołaj wizytę', // 6d04b811
  checkedInTitle: 'Państwa zgłoszenie na dzisiaj już tu jest', // 81ff2b4b
  checkedIn:
    'Proszę podać zespołowi apteki imię i nazwisko. Jeśli potrzebna jest jeszcze inna szczepionka, proszę to powiedzieć przy ladzie.', // 5f5a5e52
  done: 'Gotowe', // 11a6767d
  scheduleAppointment: 'Umów wizytę', // b8508ee8
  errorTitle: 'Błąd potwierdzenia', // aafa44a7
  error: 'Przepraszamy, podczas potwierdzania wizyty wystąpił błąd...', // ec195dc6
  about: (step: string, message: string) => `${step}: ${message}`, // 68dd79f4
  change: 'Zmień odpowiedzi', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: 'Ta wizyta może być już umówiona', // 1ccfd4c0
  perhapsBookedHow:
    'Połączenie przerwało się, zanim dostaliśmy odpowiedź. Proszę przejść dalej i ponownie nacisnąć „Umów tę wizytę”: wizyta nie zostanie umówiona dwa razy.', // 0e4566c2
  perhapsCheckedIn: 'Zgłoszenie mogło już zostać przyjęte', // 67ad42bf
  perhapsCheckedInHow:
    'Połączenie przerwało się, zanim dostaliśmy odpowiedź. Proszę przejść dalej i ponownie nacisnąć „Zakończ i zgłoś się”: liczy się tylko raz.', // aa93831e
  askingWhetherBooked: 'Chwileczkę', // 16d511b3
  askingHow: 'Sprawdzamy, czy ta wizyta jest umówiona.', // 49ea7e6a
  cannotTell: (phone: string) =>
    `Nie wiemy jeszcze, czy ta wizyta jest umówiona. Proszę spróbować po powrocie połączenia albo zadzwonić: ${phone}, zanim zaczną Państwo od nowa.`, // 2c34e61a
  keepWaiting: 'Czekaj dalej', // b9ad2e4e
  startOverAnyway: 'Mimo to zacznij od nowa', // 30c43359
  connectionFailed: 'Mamy w tej chwili problem z połączeniem. Proszę spróbować za chwilę.', // 5dc929fc
  notSaved: 'To urządzenie też nie mogło zapisać formularza. Proszę powiedzieć o tym zespołowi apteki.', // b0c1310e
})
