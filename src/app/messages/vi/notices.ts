// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('vi')

export const update = translated<typeof english.update>()({
  ready: 'Đã có phiên bản mới.', // b9d4487c
  now: 'Cập nhật', // c1c1009d
  later: 'Để sau', // 73b6e48a
  updating: 'Đang cập nhật…', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: 'Không mở được các câu trả lời quý vị đã nhập trước đây. Vui lòng bắt đầu lại.', // dfbbb8a7
  elsewhere: 'Buổi khám của quý vị đang mở trong tab khác', // 924651af
  elsewhereHow: 'Mọi thứ quý vị nhập đều ở đó. Quý vị có thể tiếp tục trong tab đó, hoặc chuyển về đây.', // 0c75b77c
  goOnHere: 'Tiếp tục ở đây', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) => plural(count, { other: `${number(count)} lượt báo có mặt đang chờ gửi.` }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, {
      other:
        'Nhà thuốc chưa nhận được. Chúng tôi sẽ gửi ngay khi có kết nối. Quý vị có thể đến quầy và đọc mã của mình.',
    }), // ad29960b
  received: (count: number) =>
    plural(count, { other: `Nhà thuốc đã nhận được ${number(count)} lượt báo có mặt của quý vị.` }), // 6b1c5687
  refused: (count: number) => plural(count, { other: `Không nhận được ${number(count)} lượt báo có mặt.` }), // 646618ea
  refusedHow: 'Hãy hỏi tại quầy nhà thuốc, hoặc báo có mặt lại từ đầu.', // baebf981
  codes: (count: number) => plural(count, { other: 'Mã quầy:' }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: 'Đã sao chép!', // ea61bc15
  notCopied: 'Vui lòng sao chép bằng tay.', // 51037fa2
})
