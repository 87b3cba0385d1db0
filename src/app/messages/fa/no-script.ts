// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/no-script.ts'
import { translated } from '../translated.ts'

export const noScript = translated<typeof english.noScript>()({
  needsScript: 'این صفحه به JavaScript نیاز دارد. آن را روشن کنید، یا تماس بگیرید با', // 52be8095
  askAtCounter: 'از پیشخوان داروخانه بپرسید.', // 8974eb21
})
