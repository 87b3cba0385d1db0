// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/forms.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('vi')

export const formTexts = translated<typeof english.formTexts>()({
  optional: '(không bắt buộc)', // 0059798b
  errorWord: 'Lỗi:', // 61706290
  summary: 'Kiểm tra các câu trả lời này để tiếp tục', // fc271637
  left: (count: number) =>
    plural(count, {
      '=0': 'Không còn câu trả lời cần kiểm tra.',
      other: `Cần kiểm tra ${number(count)} câu trả lời.`,
    }), // 9f87c6cb
  whyWeAsk: 'Vì sao chúng tôi hỏi', // 6e90dfe0
  whyWeAskOf: (field: string) => `Vì sao chúng tôi hỏi về ${field}`, // c47d5a65
  chooseOne: 'Chọn một mục', // 8f27c0cb
  continue: 'Tiếp tục', // 31fbef16
  saving: 'Đang lưu…', // 23e39291
  yes: 'Có', // 85a39ab3
  no: 'Không', // 1ea442a1
  required: 'Mục này là bắt buộc.', // b7171a63
  pattern: 'Nội dung phải hợp lệ.', // b91da024
  tooShort: (least: number) => `Phải có ít nhất ${number(least)} ký tự.`, // 35bc6cb2
  tooLong: (most: number) => `Không được quá ${number(most)} ký tự.`, // 45eaa0c9
  tooSmall: (least: number) => `Phải từ ${number(least)} trở lên.`, // 8a5e3780
  tooLarge: (most: number) => `Phải từ ${number(most)} trở xuống.`, // 03d3f166
  selectRequired: 'Phải chọn một mục.', // f03bea89
  boxRequired: 'Phải đánh dấu ô này.', // 03bbf19f
  dateInvalid: 'Ngày không hợp lệ.', // 8bfe8dbd
  dateRequired: 'Phải nhập ngày hợp lệ.', // b8cb7c40
  requiredOf: (label: string) => `${label} là bắt buộc.`, // 025f2eaf
  howTo: {
    type: 'Nhập vào ô.', // b59a39a3
    typeAgain: 'Kiểm tra và nhập lại.', // d4997e67
    typeSame: 'Nhập giống như trong ô trước.', // 9d7d6724
    shorten: 'Hãy rút ngắn.', // c8ad815b
    digits: 'Nhập bằng chữ số.', // 1040b554
    phone: 'Nhập 10 chữ số, không có số máy lẻ.', // 9b87d3c4
    email: 'Nhập như name@example.com.', // 5036bc5a
    date: 'Nhập tháng, ngày và năm.', // 0b1a6d58
    year: 'Hãy kiểm tra lại năm.', // f1082966
    tickBox: 'Đánh dấu ô để tiếp tục.', // 6cdeec6d
    tickSome: 'Đánh dấu những gì đúng với quý vị.', // 17124a67
    untick: 'Bỏ dấu mục quý vị ít cần nhất.', // 2d3f60ad
    chooseYesNo: 'Chọn Có hoặc Không.', // 77746229
    chooseOne: 'Chọn một câu trả lời.', // 336bcb61
    chooseInList: 'Chọn một mục trong danh sách.', // f32a76de
  },
  chosen: (count: number) => `Quý vị đã chọn ${number(count)}. Hãy bỏ một mục trước.`, // f9df2a34
  tooMany: (most: number) => plural(most, { other: `Chọn tối đa ${number(most)}.` }), // f9c56034
  upTo: (most: number) => `Chọn tối đa ${number(most)}.`, // c9ed2549
  charactersLeft: (left: number) => plural(left, { other: `còn ${number(left)} ký tự` }), // 486c4aab
  charactersTooMany: (count: number) => plural(count, { other: `dư ${number(count)} ký tự` }), // 12c1585e
  date: {
    month: 'Tháng', // 310ca503
    day: 'Ngày', // 8f2364e1
    year: 'Năm', // 89f68325
    age: (years: number) => plural(years, { other: `${number(years)} tuổi` }), // 6c76c19c
    ageInMonths: (months: number) => plural(months, { other: `${number(months)} tháng tuổi` }), // 716758a2
    placeholder: 'mm/dd/yyyy', // f38f59af
  },
  details: {
    card: (label: string, n: number) => `${label} ${number(n)}`, // 2230b595
    remove: 'Bỏ', // c3812fc4
    removeOf: (name: string) => `Bỏ ${name}`, // e6a3c4a1
    removed: (name: string) => `Đã bỏ ${name}`, // bd422d50
    atMost: (most: number) => `Quý vị có thể thêm tối đa ${number(most)}.`, // dd83daf6
  },
  shown: {
    endsIn: (characters: string) => `Kết thúc bằng ${characters}`, // 1c5c776d
    given: 'Đã nhập', // 0cf2f0e2
    again: 'Cần nhập lại', // 36e4fbb5
  },
})
