// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('ar')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `جارٍ حفظ الوقت ${time}`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, {
      zero: `محفوظ لك مدة أقل من دقيقة، حتى ${time}.`,
      one: `محفوظ لك مدة دقيقة أخرى، حتى ${time}.`,
      two: `محفوظ لك مدة دقيقتين أخريين، حتى ${time}.`,
      few: `محفوظ لك مدة ${number(minutes)} دقائق أخرى، حتى ${time}.`,
      many: `محفوظ لك مدة ${number(minutes)} دقيقة أخرى، حتى ${time}.`,
      other: `محفوظ لك مدة ${number(minutes)} دقيقة أخرى، حتى ${time}.`,
    }), // fa984001
  held: (time: string) => `محفوظ حتى ${time}.`, // c1a8b0c7
  heldNext: (time: string) => `محفوظ حتى ${time}. الزر التالي هو «متابعة».`, // d150c4bf
  soonMinutes: (minutes: number) =>
    plural(minutes, {
      zero: 'وقتك محفوظ مدة أقل من دقيقة.',
      one: 'وقتك محفوظ مدة دقيقة أخرى.',
      two: 'وقتك محفوظ مدة دقيقتين أخريين.',
      few: `وقتك محفوظ مدة ${number(minutes)} دقائق أخرى.`,
      many: `وقتك محفوظ مدة ${number(minutes)} دقيقة أخرى.`,
      other: `وقتك محفوظ مدة ${number(minutes)} دقيقة أخرى.`,
    }), // 5fd31562
  soonSeconds: (seconds: number) =>
    plural(seconds, {
      zero: 'وقتك محفوظ مدة أقل من ثانية.',
      one: 'وقتك محفوظ مدة ثانية أخرى.',
      two: 'وقتك محفوظ مدة ثانيتين أخريين.',
      few: `وقتك محفوظ مدة ${number(seconds)} ثوانٍ أخرى.`,
      many: `وقتك محفوظ مدة ${number(seconds)} ثانية أخرى.`,
      other: `وقتك محفوظ مدة ${number(seconds)} ثانية أخرى.`,
    }), // 08daadf2
  soonHow: 'للاحتفاظ به، اضغط «الاحتفاظ به مدة أطول»، وهو الزر قبل «متابعة».', // 9265c004
  last: 'بقيت 30 ثانية للاحتفاظ بوقتك.', // defa5584
  atLatest: (time: string) => `يمكن الاحتفاظ بهذا الوقت حتى ${time} على الأكثر.`, // 1fb54915
  afterThat: 'بعد ذلك نحاول الاحتفاظ به مرة أخرى.', // 8a8733c4
  goOn: (time: string) => `المتابعة بالوقت ${time}`, // b2b9b769
  keep: 'الاحتفاظ به مدة أطول', // 288e2acf
  keeping: 'جارٍ التمديد', // 2323b5ea
  keepFailed: 'نواجه صعوبة في الاتصال الآن. يرجى المحاولة بعد قليل.', // 5dc929fc
  taken: 'للأسف، حُجز الوقت الذي اخترته قبل لحظات. يرجى اختيار وقت جديد.', // 8a5608a7
  connectionFailed: 'نواجه صعوبة في الاتصال الآن. يرجى المحاولة بعد قليل.', // 5dc929fc
  offline: 'لا يوجد اتصال. يمكن اختيار وقت عند عودته.', // 9f3abd01
  over: 'لم يعد وقتك محفوظًا لك.', // 28b7b185
  unheld: 'هذا الوقت غير محفوظ لك. سنحجزه عندما تنتهي إذا بقي متاحًا.', // eb56cd6d
  typed: 'ما كتبته ما زال هنا.', // f5bedc67
  holdAgain: 'الاحتفاظ بالوقت نفسه مجددًا', // 58a11545
  holdingAgain: 'جارٍ الاحتفاظ بوقتك مجددًا', // 185d1654
  again: 'عدنا إلى الاحتفاظ بالوقت نفسه لك.', // 49371245
  lost: 'حجز شخص آخر وقتك.', // 6206aeb5
  lostSecond: 'حجز شخص آخر وقت موعدك الثاني.', // 352f4583
  firstHeld: 'ما زال موعدك الأول محفوظًا لك.', // 20dbc441
  nearest: 'أقرب الأوقات المتاحة', // a667cf61
  otherTimes: 'عرض كل الأوقات', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === '' ? `نحتفظ لك بما يلي: ${what}، ${when}.` : `نحتفظ لك بما يلي: ${what} في ${where}، ${when}.`, // 6c40947a
  goOnWithIt: 'المتابعة به', // 9e9761f7
  releaseIt: 'التخلي عنه والبحث', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `في علامة تبويب أخرى نحتفظ لك الآن بما يلي: ${what}، ${when}.`
      : `في علامة تبويب أخرى نحتفظ لك الآن بما يلي: ${what} في ${where}، ${when}.`, // 5fee2f81
  elsewhereOpen: 'زيارتك مفتوحة في علامة تبويب أخرى.', // 6242713e
  elsewhereReplaces: 'الوقت الذي تختاره هنا يحل محل الوقت المحفوظ هناك.', // ed19a9bc
  notBooked: (names: readonly string[]) => `غير محجوز هنا: ${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) =>
    plural(count, {
      zero: 'البحث عن مكان',
      one: 'البحث عن مكان له',
      two: 'البحث عن مكان لهما',
      few: 'البحث عن مكان لها',
      many: 'البحث عن مكان لها',
      other: 'البحث عن مكان لها',
    }), // 3c534c97
  cardTitle: 'موعدك', // 56285920
  first: 'الموعد الأول', // ae15e1b9
  second: 'الموعد الثاني', // e0b41b65
  finish: 'يكتمل الحجز بالهاتف: اتصل بنا ووقتك محفوظ لك، وأخبرنا بالمكان والوقت.', // dae96f3a
  finishUnheld: 'يكتمل الحجز بالهاتف: اتصل بنا، وأخبرنا بالمكان والوقت.', // 0ef82972
  chooseAnother: 'اختيار وقت آخر', // 099028b1
})
