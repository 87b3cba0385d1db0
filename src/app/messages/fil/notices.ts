// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fil')

export const update = translated<typeof english.update>()({
  ready: 'May bagong bersyon na.', // b9d4487c
  now: 'I-update', // c1c1009d
  later: 'Mamaya', // 73b6e48a
  updating: 'Ina-update…', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: 'Hindi namin mabuksan ang mga sagot na na-type ninyo. Magsimula ulit.', // dfbbb8a7
  elsewhere: 'Bukas sa ibang tab ang pagbisita', // 924651af
  elsewhereHow: 'Nandoon ang lahat ng na-type ninyo. Puwedeng magpatuloy sa tab na iyon, o ituloy rito.', // 0c75b77c
  goOnHere: 'Ituloy rito', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) =>
    plural(count, {
      '=1': 'Ipapadala pa ang check-in ninyo.',
      one: `${number(count)} check-in ang ipapadala pa.`,
      other: `${number(count)} check-in ang ipapadala pa.`,
    }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, {
      '=1': 'Wala pa ito sa botika. Ipapadala namin kapag may koneksyon na. Puwede kayong pumunta sa counter at sabihin ang code ninyo.',
      one: 'Wala pa ang mga ito sa botika. Ipapadala namin kapag may koneksyon na. Puwede kayong pumunta sa counter at sabihin ang mga code ninyo.',
      other:
        'Wala pa ang mga ito sa botika. Ipapadala namin kapag may koneksyon na. Puwede kayong pumunta sa counter at sabihin ang mga code ninyo.',
    }), // ad29960b
  received: (count: number) =>
    plural(count, {
      '=1': 'Nasa botika na ang check-in ninyo.',
      one: `Nasa botika na ang ${number(count)} check-in ninyo.`,
      other: `Nasa botika na ang ${number(count)} check-in ninyo.`,
    }), // 6b1c5687
  refused: (count: number) =>
    plural(count, {
      '=1': 'Hindi natanggap ang check-in ninyo.',
      one: `${number(count)} check-in ang hindi natanggap.`,
      other: `${number(count)} check-in ang hindi natanggap.`,
    }), // 646618ea
  refusedHow: 'Magtanong sa counter ng botika, o magsimula ng bagong check-in.', // baebf981
  codes: (count: number) =>
    plural(count, { '=1': 'Counter code:', one: 'Mga counter code:', other: 'Mga counter code:' }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: 'Nakopya!', // ea61bc15
  notCopied: 'Kopyahin nang mano-mano.', // 51037fa2
})
