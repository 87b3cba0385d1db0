// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/find.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ja')

export const find = translated<typeof english.find>()({
  heading: '予約を探す', // 4fc46ab3
  submit: '予約を探す', // 4fc46ab3
  change: '変更', // c0bf75bd
  hideForm: 'フォームを隠す', // 8e267b4c
  showForm: 'フォームを表示', // 8525eff3
  editSearch: '検索を編集', // 2c0de627
  videoIn: (state: string) => `${state}でのビデオ受診`, // 48202217
  within: (location: string, miles: number) => `${location}から${number(miles)}マイル以内`, // ae8ad166
  summary: (location: string, day: string) => `${location}、${day}から`, // a5731eb5
  need: '何をご希望ですか？', // 52c6a4f6
  allVisits: 'すべての受診', // 913bde57
  myLocation: '現在地', // 3572a396
  ways: {
    clinics: 'クリニックを探す', // 35925dbf
    benefit: '給付コードを持っています', // 8fcb60a0
    cancel: 'お客様の受診', // 72db071a
  },
  waysFor: {
    clinics: '住所、営業時間、待ち時間', // 207272cb
    benefit: '使える場所を見る', // 54fc88ba
    cancel: 'リンクで確認、変更、キャンセル', // 1a7409f9
  },
  type: '予約の種類', // 19fd6c78
  chooseOne: '1つ選んでください', // 0b24aed5
  fetching: '読み込み中...', // c6837b65
  location: '場所', // 15b61974
  locationPlaceholder: '郵便番号または都市、州', // 1dbd6d49
  suggestions: '場所', // eb5cfb73
  suggestionCount: (count: number) =>
    plural(count, {
      '=1': '1件の場所。下矢印キーで選べます。',
      other: `${number(count)}件の場所。矢印キーで選べます。`,
    }), // f41b6bbd
  date: '日付', // 99c40ab4
  today: '今日', // 2b065c7c
  tomorrow: '明日', // 456a73bb
  problems: {
    type: {
      required: '予約の種類は必須項目です。', // de55fc40
    },
    location: {
      required: '場所は必須項目です。', // 46c4f868
      tooShort: '場所は2文字以上で入力してください。', // e2b5ef07
      tooLong: '場所は128文字以内で入力してください。', // 7afdd5ff
    },
    date: {
      invalid: '日付が正しくありません', // 2594f051
      tooEarly: (date: string) => `${date}以降の日付を入力してください。`, // 2fcb2919
      tooLate: (date: string) => `${date}以前の日付を入力してください。`, // 80ab890a
    },
  },
  waitsForConnection: '接続がありません。接続が戻ると検索を始めます。', // 6ca81f35
  fillAll: '続けるには、必須項目をすべて入力してください', // f71c1c3c
  check: '続けるには、次の回答をご確認ください', // fc271637
  codeVerified: '給付コードが確認されました', // 8c5c0400
  locationUnavailable:
    'この場所では医療機関が見つかりません。別の都市、州、郵便番号を入力して、もう一度お試しください。', // a19ec3cc
  connectionFailed: 'ただいま接続に問題があります。', // 337fc69b
  refreshPage: 'ページを再読み込みして、もう一度お試しください。', // ea7c2ec8
  tryShortly: '少し待ってからもう一度お試しください。', // b154014c
  refresh: '再読み込み', // 0e916101
  whichVisit: 'どの受診ですか？', // 7a4e473e
  again: {
    ended: '検索が終了しました。検索した内容はこちらです。', // 96da46ba
    noBooking: '予約の途中の内容は、もうこの端末にありません。', // fa810abd
    notHeld: '時間の確保が終わりました。', // 28b7b185
    unknownType: '受診をもう一度選んでください。', // 776269dc
  },
  fluQuestion: 'インフルエンザワクチンも必要ですか？', // e2916606
  fluHint: '同じ受診のときに受けられます。', // d9e5ffa7
  addFlu: 'インフルエンザワクチンを追加', // 35c68c02
  no: 'いいえ', // 1ea442a1
  chooseState: '1つ選んでください', // 8f27c0cb
  stateAsked: 'これはビデオ受診です。次に、どの州にいらっしゃるかをお聞きし、今日からの時間を表示します。', // 27211f45
  placeAskedNext:
    'これはビデオ受診です。次に、どの受診が必要か、どの州にいらっしゃるか、どの日がよいかをお聞きします。', // 1c724b57
  pharmacyOpened: '薬局の予約ページを新しいウィンドウで開きました。', // 3f478a8e
  openAgain: 'もう一度開く', // 78442f41
})
