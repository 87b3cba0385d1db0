// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/information.ts'
import { translated } from '../translated.ts'

export const information = translated<typeof english.information>()({
  ofClinic: (clinic: string) => `همهٔ کلینیک‌ها. از ${clinic} آمدید.`, // fdced561
  ways: 'از اینجا به کجا بروید', // 92f76a10
  bookThere: 'رزرو اینترنتی', // 5b1da998
  findTime: 'یافتن زمان', // c7d8fc6f
})
