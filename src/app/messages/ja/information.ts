// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `すべてのクリニック。直前のページ：${clinic}`, // fdced561
  ways: 'ここからの進み方', // 92f76a10
  bookThere: 'オンラインで予約', // 5b1da998
  findTime: '時間を探す', // c7d8fc6f
})
