// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('it')

export const update = translated<typeof english.update>()({
  ready: 'È pronta una nuova versione.', // b9d4487c
  now: 'Aggiorna', // c1c1009d
  later: 'Più tardi', // 73b6e48a
  updating: 'Aggiornamento…', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: 'Non siamo riusciti ad aprire le risposte di prima. Ricominci, per favore.', // dfbbb8a7
  elsewhere: 'La sua visita è aperta in un’altra scheda', // 924651af
  elsewhereHow: 'Tutto ciò che ha scritto è lì. Può continuare in quella scheda, o riprendere qui.', // 0c75b77c
  goOnHere: 'Continua qui', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) =>
    plural(count, {
      one: 'La sua registrazione è da inviare.',
      other: `${number(count)} registrazioni sono da inviare.`,
    }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, {
      one: 'La farmacia non l’ha ancora. La inviamo appena c’è una connessione. Può andare al banco e dire il suo codice.',
      other:
        'La farmacia non le ha ancora. Le inviamo appena c’è una connessione. Può andare al banco e dire i suoi codici.',
    }), // ad29960b
  received: (count: number) =>
    plural(count, {
      one: 'Ora la farmacia ha la sua registrazione.',
      other: `Ora la farmacia ha ${number(count)} delle sue registrazioni.`,
    }), // 6b1c5687
  refused: (count: number) =>
    plural(count, {
      one: 'La sua registrazione non è stata accettata.',
      other: `${number(count)} registrazioni non sono state accettate.`,
    }), // 646618ea
  refusedHow: 'Chieda al banco della farmacia, o inizi una nuova registrazione.', // baebf981
  codes: (count: number) => plural(count, { one: 'Codice per il banco:', other: 'Codici per il banco:' }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: 'Copiato!', // ea61bc15
  notCopied: 'Lo copi a mano, per favore.', // 51037fa2
})
