// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('ja')

export const prescreen = translated<typeof english.prescreen>()({
  yes: 'はい', // 85a39ab3
  no: 'いいえ', // 1ea442a1
  required: 'この項目は必須です', // 0b2b46d5
  questionOf: (n: number, most: number) => `質問 ${number(n)}（最大${number(most)}問）`, // 197bc732
  step: (n: number) => `ステップ ${number(n)}`, // 604b1173
  seeAvailability: '空き時間を見る', // 0e2e61d8
  checkAvailability: '空き時間を確認', // dbc90cdf
  servicesFailed: '受診を読み込めませんでした。もう一度お試しください。', // 057a0c71
  notOffered: 'これらの受診は、今オンラインで予約できません。', // 33fde75a
  notOfferedText: 'ほかの受診を予約するか、お電話でお尋ねください。', // b5d5a9ef
  otherVisits: 'ほかの受診を見る', // f9bf5a2f
  link: {
    came: 'ご希望の時間', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}、${place}`, // df12993e
    unheld: 'これらの質問の後で確保できます。', // c8d2e2fe
    only: 'その場所でその時間に受けられるものだけを表示しています。', // f999fda3
    elsewhere: '別のワクチンまたは時間', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `ご希望の時間（${time}）はもう空いていません。`
        : `ご希望の時間（${time}、${place}）はもう空いていません。`, // af845161
    past: (time: string) => `ご希望の時間（${time}）は過ぎました。`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `ご希望の内容（${time}）は、今そこでは予約できません。`
        : `ご希望の内容（${time}、${place}）は、今そこでは予約できません。`, // 6cdf26b5
    instead: '続けると空き時間が表示されます。', // c7f7ff4e
  },
  dot: {
    title: 'どの会社で運転していますか？', // 25b52c2f
    employer: '勤務先', // 54a3b64c
    chooseOne: '1つ選んでください', // 8f27c0cb
    employerRequired: '勤務先は必須項目です。', // 14c8d7ef
    screening: '薬物検査を追加しますか？', // bd43996e
    limited: '場所によっては受けられません', // f6063770
  },
  medicare: {
    title: '健康についてのいくつかの質問', // 3aafbd36
    hint: 'これらの質問は、クリニックが受診の準備をするのに役立ちます。回答は予約と一緒に送信されます。', // 206c137c
    hasMedicarePartB: 'Medicare Part Bに入っていますか？', // 994b7400
    noPartB: 'MedicareはPart Bでこの受診の費用を払います。Part Bがないと、自己負担になることがあります。', // 07a482f5
    hadWellnessVisit: '過去12か月以内に、Medicareの健康診断の受診をしましたか？', // c95371ab
    oncePerYear:
      'Medicareが払うのは、12か月に1回の健康診断の受診です。それより早いと、自己負担になることがあります。', // cbb27999
    wasInHospital: '過去12か月以内に入院しましたか？', // d3c1a0a7
    hasFallen: '過去12か月以内に転んだことがありますか？', // 122ad50e
  },
  vaccines: {
    title: 'どのワクチンが必要ですか？', // f4f0be17
    none: '空き時間を見るには、ワクチンを選んでください。', // 401db0ca
    upTo: (most: number) => `最大${number(most)}問の短い質問の後、空き時間が表示されます。`, // 23f549f5
  },
  dietitian: {
    title: '栄養士に相談する予定を立てる', // ed0b3139
    hint: 'お客様がいらっしゃる州から、ビデオで行います。', // dfae33b2
    visit: 'どの受診が必要ですか？', // c600db0c
    prices: '料金', // 5a6e4f56
    state: '受診のときにいらっしゃる州', // 4c9470e1
    fetching: '読み込み中...', // c6837b65
    failed: 'ただいま接続に問題があります。ページを再読み込みして、もう一度お試しください。', // d9cf6f1d
    zone: 'タイムゾーン', // b9fe1464
    date: '日付', // 99c40ab4
    dateHint: 'ご都合のよい最初の日', // 11d12b3c
    invalidDate: '日付が正しくありません', // 2594f051
  },
  verdict: {
    eligibleTitle: 'この受診を予約できます', // c1532294
    ineligibleTitle: '今はこの受診を予約できません', // a1cb8d99
    errorTitle: 'ここからは進めません', // 04806479
    because: '判断の理由', // ce6b86f5
    from: (day: string) => `この回答では、予約できる最初の日は${day}です。`, // 639e735c
    addToCalendar: 'この日をカレンダーに追加', // d4139d3d
    calendarEntry: '受診を予約', // b00aa64d
    movedTitle: (day: string) => `次の接種は${day}から受けられます`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      `前回の接種は${lastDose}と回答されています。次の接種は、その${number(days)}日後以降です。`, // a7eb1cd7
    bookableFrom: (day: string) => `${day}から予約できます。その日にもう一度お越しください。`, // 1000af6c
    seeTimes: '時間を見る', // ef81a037
    chooseAnother: '別のワクチンを選ぶ', // 47da8e39
    changeAnswers: '回答を変更', // ab52de61
  },
})
