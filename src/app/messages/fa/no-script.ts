// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: (phone: string) =>
    `این صفحه به JavaScript نیاز دارد. آن را روشن کنید، یا با ${phone} تماس بگیرید.`, // 4f7a408a
  askAtCounter: 'از پیشخوان داروخانه بپرسید.', // 8974eb21
})

export const webApp = translated<typeof english.webApp>()({
  short: 'سلامت', // 55898449
  description: 'بدون وقت قبلی واکسن بزنید، یا کلینیکی نزدیک خود پیدا کنید.', // 2a59451e
  visits: 'واکسن بدون وقت قبلی یا ویزیت', // b6119b79
  clinics: 'یافتن کلینیک', // 35925dbf
})
