// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('hy')

export const update = translated<typeof english.update>()({
  ready: 'Նոր տարբերակը պատրաստ է։', // b9d4487c
  now: 'Թարմացնել', // c1c1009d
  later: 'Ավելի ուշ', // 73b6e48a
  updating: 'Թարմացնում ենք…', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: 'Չկարողացանք բացել նախկինում գրված պատասխանները։ Սկսեք նորից։', // dfbbb8a7
  elsewhere: 'Ձեր այցը բաց է մեկ այլ ներդիրում', // 924651af
  elsewhereHow: 'Ձեր ամբողջ գրածն այնտեղ է։ Կարող եք շարունակել այդ ներդիրում կամ այստեղ։', // 0c75b77c
  goOnHere: 'Շարունակել այստեղ', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) =>
    plural(count, {
      '=1': 'Ձեր գրանցումը սպասում է ուղարկման։',
      one: `${number(count)} գրանցում սպասում է ուղարկման։`,
      other: `${number(count)} գրանցում սպասում է ուղարկման։`,
    }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, {
      '=1': 'Դեղատունը դեռ չունի այն։ Կուղարկենք, հենց որ կապ լինի։ Կարող եք մոտենալ վաճառասեղանին և ասել Ձեր կոդը։',
      one: 'Դեղատունը դեռ չունի դրանք։ Կուղարկենք, հենց որ կապ լինի։ Կարող եք մոտենալ վաճառասեղանին և ասել Ձեր կոդերը։',
      other:
        'Դեղատունը դեռ չունի դրանք։ Կուղարկենք, հենց որ կապ լինի։ Կարող եք մոտենալ վաճառասեղանին և ասել Ձեր կոդերը։',
    }), // ad29960b
  received: (count: number) =>
    plural(count, {
      '=1': 'Դեղատունն արդեն ունի Ձեր գրանցումը։',
      one: `Դեղատունն արդեն ունի Ձեր գրանցումներից ${number(count)}-ը։`,
      other: `Դեղատունն արդեն ունի Ձեր գրանցումներից ${number(count)}-ը։`,
    }), // 6b1c5687
  refused: (count: number) =>
    plural(count, {
      '=1': 'Ձեր գրանցումը չընդունվեց։',
      one: `${number(count)} գրանցում չընդունվեց։`,
      other: `${number(count)} գրանցում չընդունվեց։`,
    }), // 646618ea
  refusedHow: 'Հարցրեք դեղատան վաճառասեղանի մոտ կամ սկսեք նոր գրանցում։', // baebf981
  codes: (count: number) =>
    plural(count, { '=1': 'Վաճառասեղանի կոդ՝', one: 'Վաճառասեղանի կոդեր՝', other: 'Վաճառասեղանի կոդեր՝' }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: 'Պատճենված է', // ea61bc15
  notCopied: 'Պատճենեք ձեռքով։', // 51037fa2
})
