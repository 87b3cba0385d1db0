// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/intake.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('ja')

export const intake = translated<typeof english.intake>()({
  stepOf: (steps: string, of: number, title: string) => `ステップ ${steps} / ${number(of)}・${title}`, // 7203957f
  steps: 'ステップ', // 1de3df70
  done: '完了', // a4c3ed04
  page: (n: number, of: number) => `${number(n)} / ${number(of)}`, // c0ed7eba
  appointments: (count: number) => `予約（${number(count)}）`, // 3f9f6c70
  vaccines: '受けるワクチン', // 39c97fb0
  walkInAt: (place: string) => `本日、予約なしで${place}へ`, // bb7fa458
  submit: '完了して受付', // bc8f7603
  submitting: '受付を送信中', // 836069e2
  book: 'この受診を予約', // d69fbda1
  booking: '受診を予約中', // 644e21e4
  checkingAddress: '住所を確認中', // 4b05bd63
  questionsFirst: '先にいくつか質問します', // edb30c36
  questionsFirstWhy:
    'フォームに入力する前に、このワクチンについての回答が必要です。その後、時間をもう一度選んでください。', // 7f35f460
  answerQuestions: '質問に答える', // 5615eff7
  otherVaccine: '別のワクチンを選ぶ', // 47da8e39
  laterDay: 'もっと後の日を選ぶ', // 0af296ff
  startOver: '最初からやり直す', // 5eed7e9f
  startOverAsk: '最初からやり直しますか？', // d48f39d2
  startOverWarning: '入力した内容はすべて消去されます。', // 57e967ae
  startOverWhileSent: '今、受付を送信しています。ここで消去しても、薬局に届くことがあります。', // ffa82d7d
  startOverWhileBooked: '今、受診を予約しています。最初からやり直しても、予約されることがあります。', // a8ff9ade
  startOverYes: '消去して最初からやり直す', // 3bf409b1
  startOverNo: 'このまま続ける', // 9d7fd0e0
  memoryOnly:
    'このブラウザでは回答を保存できません。完了するまで、このページを再読み込みしたり閉じたりしないでください。', // 29013b01
  typedAgain: '安全のため、一部の番号は保存していません。もう一度入力してください。', // f12cd665
  typeAgain: (page: string) => `「${page}」へ移動`, // a3442252
  documentsFailed: 'ただいま接続に問題があります。ページを再読み込みして、もう一度お試しください。', // d9cf6f1d
  refresh: '再読み込み', // 0e916101
  loading: 'フォームを読み込み中', // 295cd2a0
})

export const checkAnswers = translated<typeof english.checkAnswers>()({
  title: '回答の確認', // 7e405e1d
  agreeTitle: 'プライバシーと診療', // 824dc6f9
  hint: '進む前にお読みください。どの回答も変更できます。', // 478bc831
  change: '変更', // c0bf75bd
  changeOf: (what: string) => `「${what}」を変更`, // 31af8378
  notFinished: '未完了', // b621bb56
  finish: '入力する', // a6c7a84b
  finishOf: (page: string) => `「${page}」を入力する`, // c87250c0
  missing: (pages: number) => plural(pages, { other: `${number(pages)}ページが未完了です` }), // da821ad1
  missingHow: 'ここで開くか、「続ける」を押してください。', // 939e1eb0
  talkAtClinic: (vaccines: readonly string[]) =>
    `担当スタッフが次の点についてお話しします：${row(vaccines)}。`, // 37677888
  talk: (vaccines: readonly string[]) => `薬剤師が次についてお話しします：${row(vaccines)}。`, // a0c64c48
})

export const booking = translated<typeof english.booking>()({
  conflictTitle: '予約が重なりました', // 3052e265
  conflict: '選んだ時間はもう空いていません。', // d3d12784
  checkAvailability: '空き時間を確認', // dbc90cdf
  quit: 'やめる', // b3eb37ac
  duplicateTitle: 'すでに予約があるようです', // 1e8e51ec
  duplicate: (phone: string) =>
    `このサービスの予約はすでにあります。確認画面またはカレンダーをご確認いただくか、${phone}にお電話ください。`, // 1bf09976
  cancelVisit: '受診をキャンセル', // 6d04b811
  checkedInTitle: '今日はここですでに受付済みです', // 81ff2b4b
  checkedIn:
    'お名前を薬局スタッフに伝えてください。ほかのワクチンもご希望の場合は、カウンターでお伝えください。', // 5f5a5e52
  done: '完了', // 11a6767d
  scheduleAppointment: '予約する', // b8508ee8
  errorTitle: '確定エラー', // aafa44a7
  error: '申し訳ありません。予約を確定しているときにエラーが発生しました...', // ec195dc6
  about: (step: string, message: string) => `${step}：${message}`, // 68dd79f4
  change: '回答を変更', // ab52de61
  supportNumber: '888-852-2567', // de8313ff
  perhapsBooked: 'この受診はすでに予約されているかもしれません', // 1ccfd4c0
  perhapsBookedHow:
    '返答が届く前に接続が切れました。続けて、もう一度「この受診を予約」を押してください。二重に予約されることはありません。', // 0e4566c2
  perhapsCheckedIn: 'すでに受付済みかもしれません', // 67ad42bf
  perhapsCheckedInHow:
    '返答が届く前に接続が切れました。続けて、もう一度「完了して受付」を押してください。受付は1回だけになります。', // aa93831e
  askingWhetherBooked: '少々お待ちください', // 16d511b3
  askingHow: 'この受診が予約されているか問い合わせています。', // 49ea7e6a
  cannotTell: (phone: string) =>
    `この受診が予約されているか、まだわかりません。接続が戻ってからもう一度お試しになるか、最初からやり直す前に${phone}にお電話ください。`, // 2c34e61a
  keepWaiting: 'このまま待つ', // b9ad2e4e
  startOverAnyway: 'それでも最初からやり直す', // 30c43359
  connectionFailed: 'ただいま接続に問題があります。少し待ってからもう一度お試しください。', // 5dc929fc
  notSaved: 'この端末にもフォームを保存できませんでした。薬局スタッフに伝えてください。', // b0c1310e
})
