// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/store-hours.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('ar')

export const storeHours = translated<typeof english.storeHours>()({
  closing: (minutes: number) =>
    plural(minutes, {
      zero: 'يغلق الآن',
      one: 'يغلق بعد دقيقة واحدة',
      two: 'يغلق بعد دقيقتين',
      few: `يغلق بعد ${number(minutes)} دقائق`,
      many: `يغلق بعد ${number(minutes)} دقيقة`,
      other: `يغلق بعد ${number(minutes)} دقيقة`,
    }), // ab1e4dee
  pausing: (minutes: number, until: string) =>
    plural(minutes, {
      zero: `استراحة الظهر الآن، حتى ${until}`,
      one: `استراحة الظهر بعد دقيقة واحدة، حتى ${until}`,
      two: `استراحة الظهر بعد دقيقتين، حتى ${until}`,
      few: `استراحة الظهر بعد ${number(minutes)} دقائق، حتى ${until}`,
      many: `استراحة الظهر بعد ${number(minutes)} دقيقة، حتى ${until}`,
      other: `استراحة الظهر بعد ${number(minutes)} دقيقة، حتى ${until}`,
    }), // 6b4613a9
  pausingHow: 'اذهب إلى الشباك الآن، أو عد بعد الاستراحة.', // 8d3463aa
  break: (until: string) => `استراحة الظهر حتى ${until}`, // 257e2edb
  later: (at: string) => `مغلق الآن. يفتح الساعة ${at}`, // 20625227
  tomorrow: (at: string) => `مغلق الآن. يفتح غدًا الساعة ${at}`, // 09d86db7
  onDay: (day: string, at: string) => `مغلق الآن. يفتح ${day} الساعة ${at}`, // e5f4de6b
  closed: 'مغلق الآن', // b7c1a931
  because: (line: string, reason: string) => `${line} (${reason})`, // 01404215
  comeBack: (at: string) => `عد الساعة ${at} ومعك رمزك.`, // e5a07332
  hurry: 'اذهب إلى الشباك الآن.', // 7ff90f7d
  askWhenOpen: 'اسأل عند الشباك عندما نفتح.', // 5e86c921
  sentWhileClosed: 'نموذجك محفوظ. تحدث إلى فريق الصيدلية عندما تفتح.', // 8c4059ef
  wait: (minutes: number) =>
    plural(minutes, {
      '=0': 'لا انتظار الآن',
      zero: 'لا انتظار الآن',
      one: 'الانتظار: نحو دقيقة واحدة',
      two: 'الانتظار: نحو دقيقتين',
      few: `الانتظار: نحو ${number(minutes)} دقائق`,
      many: `الانتظار: نحو ${number(minutes)} دقيقة`,
      other: `الانتظار: نحو ${number(minutes)} دقيقة`,
    }), // 9e79cf46
  bookVisit: 'حجز زيارة', // b00aa64d
  lastKnown: 'لا يوجد اتصال. هذه آخر ساعات عمل نعرفها.', // 1dbf8969
  unknown: 'ساعات العمل غير متوفرة الآن', // 7f821f95
})
