// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('zh')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '（选填）', // 0059798b
  errorWord: '错误：', // 61706290
  summary: '请检查这些回答，然后继续', // fc271637
  left: (count: number) =>
    plural(count, { '=0': '没有需要检查的回答。', other: `有 ${number(count)} 个回答需要检查。` }), // 9f87c6cb
  whyWeAsk: '为什么要问', // 6e90dfe0
  whyWeAskOf: (field: string) => `为什么要问${field}`, // c47d5a65
  chooseOne: '选择一项', // 8f27c0cb
  continue: '继续', // 31fbef16
  saving: '正在保存…', // 23e39291
  yes: '是', // 85a39ab3
  no: '否', // 1ea442a1
  required: '此项必填。', // b7171a63
  pattern: '输入的内容必须有效。', // b91da024
  tooShort: (least: number) => `至少需要输入 ${number(least)} 个字符。`, // 35bc6cb2
  tooLong: (most: number) => `不能超过 ${number(most)} 个字符。`, // 45eaa0c9
  tooSmall: (least: number) => `不能小于 ${number(least)}。`, // 8a5e3780
  tooLarge: (most: number) => `不能大于 ${number(most)}。`, // 03d3f166
  selectRequired: '必须选择一项。', // f03bea89
  boxRequired: '必须勾选。', // 03bbf19f
  dateInvalid: '日期无效。', // 8bfe8dbd
  dateRequired: '必须输入有效的日期。', // b8cb7c40
  requiredOf: (label: string) => `${label}为必填项。`, // 025f2eaf
  howTo: {
    type: '请在框中输入。', // b59a39a3
    typeAgain: '请检查后重新输入。', // d4997e67
    typeSame: '请输入与上一个框相同的内容。', // 9d7d6724
    shorten: '请缩短。', // c8ad815b
    digits: '请用数字输入。', // 1040b554
    phone: '请输入 10 位数字，不要分机号。', // 9b87d3c4
    email: '请按 name@example.com 的样式输入。', // 5036bc5a
    date: '请输入月、日、年。', // 0b1a6d58
    year: '请检查年份。', // f1082966
    tickBox: '请勾选此框，然后继续。', // 6cdeec6d
    tickSome: '请勾选符合您情况的选项。', // 17124a67
    untick: '请取消勾选您最不需要的选项。', // 2d3f60ad
    chooseYesNo: '请选择“是”或“否”。', // 77746229
    chooseOne: '请选择一个回答。', // 336bcb61
    chooseInList: '请从列表中选择一项。', // f32a76de
  },
  chosen: (count: number) => `您已选 ${number(count)} 项。请先去掉一项。`, // f9df2a34
  tooMany: (most: number) => plural(most, { other: `最多选择 ${number(most)} 项。` }), // f9c56034
  upTo: (most: number) => `最多选择 ${number(most)} 项。`, // c9ed2549
  charactersLeft: (left: number) => plural(left, { other: `还可输入 ${number(left)} 个字符` }), // 486c4aab
  charactersTooMany: (count: number) => plural(count, { other: `超出 ${number(count)} 个字符` }), // 12c1585e
  date: {
    month: '月', // 310ca503
    day: '日', // 8f2364e1
    year: '年', // 89f68325
    age: (years: number) => plural(years, { other: `${number(years)} 岁` }), // 6c76c19c
    ageInMonths: (months: number) => plural(months, { other: `${number(months)} 个月大` }), // 716758a2
    placeholder: 'mm/dd/yyyy', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: '移除', // c3812fc4
    removeOf: (name: string) => `移除 ${name}`, // e6a3c4a1
    removed: (name: string) => `已移除 ${name}`, // bd422d50
    atMost: (most: number) => `最多可以添加 ${number(most)} 项。`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `末尾为 ${characters}`, // 1c5c776d
    given: '已填写', // 0cf2f0e2
    again: '需重新输入', // 36e4fbb5
  },
})
