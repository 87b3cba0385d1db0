// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/pages.ts'
import { translated } from '../translated.ts'

export const pages = translated<typeof english.pages>()({
  bookHeading: '受診を予約', // b00aa64d
  bookHint: '何を、どこで、いつかをお知らせください。近くの空き時間を表示します。アカウントは不要です。', // e6ef7575
  mainHeading: '予約なしでワクチンを受ける', // 87130c89
  mainHint:
    '当社の薬局にいらっしゃいますか？カウンターのコードを読み取るか、その下の店舗番号を入力してください。', // 5b9421fe
  storeNumber: '店舗番号', // 88f70e3d
  storeNumberRequired: '入力が必要です。', // b7171a63
  storeNumberInvalid: '正しく入力してください。', // b91da024
  storeNumberHint: '英字、数字、ハイフン', // ea0eddd2
  callTitle: '電話で話したいですか？', // d1782712
  visits: 'お電話いただければ、時間をお探しします。', // fd14147b
  clinics: 'クリニックを探す', // 35925dbf
  clinicsHint: 'お電話で郵便番号または都市をお知らせください。一番近いクリニックと営業時間をお伝えします。', // ef24c963
  call: (phone: string) => `${phone}に電話する`, // 31e40241
  notFound: '404エラー：ページが見つかりません。', // 592dd864
  notFoundHint: 'アドレスが古いか、間違っているかもしれません。', // 9a527287
  serviceFinder: '何をお探しですか？', // e3ad92be
  findTime: '受診の時間', // 78443ce1
  walkIn: '予約なしのワクチン', // fc744803
  findClinic: '近くのクリニック', // 41c235d9
  clinicServices: 'クリニックでできること', // 04c36999
})
