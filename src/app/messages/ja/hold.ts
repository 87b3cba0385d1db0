// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('ja')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `${time}を確保中`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, { other: `あと${number(minutes)}分確保しています（${time}まで）。` }), // fa984001
  held: (time: string) => `${time}まで確保しています。`, // c1a8b0c7
  heldNext: (time: string) => `${time}まで確保しています。次のボタンは「続ける」です。`, // d150c4bf
  soonMinutes: (minutes: number) =>
    plural(minutes, { other: `あと${number(minutes)}分、時間を確保しています。` }), // 5fd31562
  soonSeconds: (seconds: number) =>
    plural(seconds, { other: `あと${number(seconds)}秒、時間を確保しています。` }), // 08daadf2
  soonHow: '確保を続けるには、「続ける」の前にある「延長する」を押してください。', // 9265c004
  last: '確保できる時間はあと30秒です。', // defa5584
  atLatest: (time: string) => `この時間は、最長で${time}まで確保できます。`, // 1fb54915
  afterThat: 'その後は、もう一度確保を試みます。', // 8a8733c4
  goOn: (time: string) => `${time}で続ける`, // b2b9b769
  keep: '延長する', // 288e2acf
  keeping: '延長中', // 2323b5ea
  keepFailed: 'ただいま接続に問題があります。少し待ってからもう一度お試しください。', // 5dc929fc
  taken: '申し訳ありません。選んだ時間はたった今予約されました。別の時間を選んでください。', // 8a5608a7
  connectionFailed: 'ただいま接続に問題があります。少し待ってからもう一度お試しください。', // 5dc929fc
  offline: '接続がありません。接続が戻ると時間を選べます。', // 9f3abd01
  over: '時間の確保が終わりました。', // 28b7b185
  unheld: 'この時間は確保されていません。完了したときに空いていれば予約します。', // eb56cd6d
  typed: '入力した内容はここに残っています。', // f5bedc67
  holdAgain: '同じ時間をもう一度確保', // 58a11545
  holdingAgain: '時間をもう一度確保中', // 185d1654
  again: '同じ時間をもう一度確保しました。', // 49371245
  lost: 'この時間はほかの方が予約しました。', // 6206aeb5
  lostSecond: '2回目の予約の時間はほかの方が予約しました。', // 352f4583
  firstHeld: '1回目の予約の時間はまだ確保されています。', // 20dbc441
  nearest: '一番近い空き時間', // a667cf61
  otherTimes: 'すべての時間を見る', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === '' ? `${what}（${when}）を確保しています。` : `${where}の${what}（${when}）を確保しています。`, // 6c40947a
  goOnWithIt: 'この予約を続ける', // 9e9761f7
  releaseIt: '確保をやめて検索', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `別のタブで${what}（${when}）を確保しています。`
      : `別のタブで${where}の${what}（${when}）を確保しています。`, // 5fee2f81
  elsewhereOpen: 'この受診は別のタブで開いています。', // 6242713e
  elsewhereReplaces: 'ここで時間を選ぶと、別のタブで確保した時間と入れ替わります。', // ed19a9bc
  notBooked: (names: readonly string[]) => `ここで予約できないもの：${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) => plural(count, { other: '予約できる場所を探す' }), // 3c534c97
  cardTitle: 'お客様の予約', // 56285920
  first: '1回目の予約', // ae15e1b9
  second: '2回目の予約', // e0b41b65
  finish: '予約は電話で完了します。時間が確保されている間にお電話で、場所と時間をお伝えください。', // dae96f3a
  finishUnheld: '予約は電話で完了します。お電話で、場所と時間をお伝えください。', // 0ef82972
  chooseAnother: '別の時間を選ぶ', // 099028b1
})
