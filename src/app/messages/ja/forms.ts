// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ja')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '（任意）', // 0059798b
  errorWord: 'エラー：', // 61706290
  summary: '続けるには、次の回答をご確認ください', // fc271637
  left: (count: number) =>
    plural(count, {
      '=0': '確認が必要な回答はもうありません。',
      other: `確認が必要な回答が${number(count)}件あります。`,
    }), // 9f87c6cb
  whyWeAsk: 'お聞きする理由', // 6e90dfe0
  whyWeAskOf: (field: string) => `${field}をお聞きする理由`, // c47d5a65
  chooseOne: '1つ選んでください', // 8f27c0cb
  continue: '続ける', // 31fbef16
  saving: '保存中…', // 23e39291
  yes: 'はい', // 85a39ab3
  no: 'いいえ', // 1ea442a1
  required: '入力が必要です。', // b7171a63
  pattern: '正しく入力してください。', // b91da024
  tooShort: (least: number) => `${number(least)}文字以上で入力してください。`, // 35bc6cb2
  tooLong: (most: number) => `${number(most)}文字以内で入力してください。`, // 45eaa0c9
  tooSmall: (least: number) => `${number(least)}以上で入力してください。`, // 8a5e3780
  tooLarge: (most: number) => `${number(most)}以下で入力してください。`, // 03d3f166
  selectRequired: '選択が必要です。', // f03bea89
  boxRequired: 'チェックが必要です。', // 03bbf19f
  dateInvalid: '日付が正しくありません。', // 8bfe8dbd
  dateRequired: '正しい日付を入力してください。', // b8cb7c40
  requiredOf: (label: string) => `${label}は必須項目です。`, // 025f2eaf
  howTo: {
    type: '入力欄に入力してください。', // b59a39a3
    typeAgain: '確認して、もう一度入力してください。', // d4997e67
    typeSame: '前の欄と同じものを入力してください。', // 9d7d6724
    shorten: '短くしてください。', // c8ad815b
    digits: '数字で入力してください。', // 1040b554
    phone: '内線番号なしで、10桁の数字を入力してください。', // 9b87d3c4
    email: 'name@example.comのように入力してください。', // 5036bc5a
    date: '月、日、年を入力してください。', // 0b1a6d58
    year: '年を確認してください。', // f1082966
    tickBox: '続けるには、チェックを入れてください。', // 6cdeec6d
    tickSome: '当てはまるものにチェックを入れてください。', // 17124a67
    untick: '一番必要でないもののチェックを外してください。', // 2d3f60ad
    chooseYesNo: '「はい」か「いいえ」を選んでください。', // 77746229
    chooseOne: '回答を1つ選んでください。', // 336bcb61
    chooseInList: '一覧から1つ選んでください。', // f32a76de
  },
  chosen: (count: number) => `${number(count)}つ選ばれています。先に1つ外してください。`, // f9df2a34
  tooMany: (most: number) =>
    plural(most, { '=1': '1つだけ選んでください。', other: `${number(most)}つまで選んでください。` }), // f9c56034
  upTo: (most: number) => `${number(most)}つまで選べます。`, // c9ed2549
  charactersLeft: (left: number) => plural(left, { other: `あと${number(left)}文字` }), // 486c4aab
  charactersTooMany: (count: number) => plural(count, { other: `${number(count)}文字多すぎます` }), // 12c1585e
  date: {
    month: '月', // 310ca503
    day: '日', // 8f2364e1
    year: '年', // 89f68325
    age: (years: number) => plural(years, { other: `${number(years)}歳` }), // 6c76c19c
    ageInMonths: (months: number) => plural(months, { other: `生後${number(months)}か月` }), // 716758a2
    placeholder: 'mm/dd/yyyy', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: '削除', // c3812fc4
    removeOf: (name: string) => `${name}を削除`, // e6a3c4a1
    removed: (name: string) => `${name}を削除しました`, // bd422d50
    atMost: (most: number) => `${number(most)}つまで追加できます。`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `末尾は${characters}`, // 1c5c776d
    given: '入力済み', // 0cf2f0e2
    again: 'もう一度入力が必要です', // 36e4fbb5
  },
})
