// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/walk-in-selection.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural, row } = wordsIn('hy')

export const selection = translated<typeof english.selection>()({
  question: 'Ի՞նչ պատվաստումներ եք ուզում այսօր', // 73e2aad8
  noneChosen: 'Ընտրեք պատվաստում, որ շարունակեք։', // 43165b22
  chosen: (count: number, most: number, names: readonly string[]) =>
    plural(count, {
      '=0': `Ընտրված է 0 / ${number(most)}`,
      one: `${number(count)} / ${number(most)}՝ ${row(names)}`,
      other: `${number(count)} / ${number(most)}՝ ${row(names)}`,
    }), // adff0bc2
  noVaccines: 'Այս դեղատանը հիմա չկա պատվաստում առանց ամրագրման։ Հարցրեք վաճառասեղանի մոտ կամ զանգահարեք։', // 6dfba690
})

export const unfinished = translated<typeof english.unfinished>()({
  unfinished: 'Ունեք չավարտված գրանցում։', // a79d6657
  goOn: 'Շարունակել իմ գրանցումը', // 1075e850
  startAnew: 'Սկսել նոր գրանցում', // 50fcfd4c
})

export const receipts = translated<typeof english.receipts>()({
  checkedIn: (count: number) =>
    plural(count, {
      '=1': 'Դուք այսօր գրանցված եք։',
      one: `Այսօր գրանցված է ${number(count)} մարդ։`,
      other: `Այսօր գրանցված է ${number(count)} մարդ։`,
    }), // 95244282
  code: 'Ձեր կոդը՝', // c31bc309
  codes: 'Ձեր կոդերը՝', // 46e9d5b8
  vaccines: (count: number) =>
    plural(count, { one: `${number(count)} պատվաստում`, other: `${number(count)} պատվաստում` }), // 24bc82d1
  how: 'Ասեք այն դեղատան վաճառասեղանի մոտ։', // 73bc7a5e
  remove: 'Ջնջել այս սարքից', // 43b9a522
  askRemove: 'Ջնջե՞լ այս սարքից', // 496642f2
  stays: 'Ձեր գրանցումը մնում է։ Նախ գրի՛ առեք կոդը, եթե այն ձեզ դեռ պետք է։', // 47e58cb3
  keep: 'Պահել', // 183f00f4
  removed: 'Կոդը ջնջված է այս սարքից։', // d95391da
  start: 'Գրանցել ևս մեկ մարդու', // cc0c9c08
})
