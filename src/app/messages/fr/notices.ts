// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('fr')

export const update = translated<typeof english.update>()({
  ready: 'Une nouvelle version est prête.', // b9d4487c
  now: 'Mettre à jour', // c1c1009d
  later: 'Plus tard', // 73b6e48a
  updating: 'Mise à jour…', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: 'Nous n’avons pas pu ouvrir vos réponses précédentes. Recommencez.', // dfbbb8a7
  elsewhere: 'Votre visite est ouverte dans un autre onglet', // 924651af
  elsewhereHow:
    'Tout ce que vous avez tapé y est. Vous pouvez continuer dans cet onglet, ou la reprendre ici.', // 0c75b77c
  goOnHere: 'Continuer ici', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) =>
    plural(count, {
      one: 'Votre enregistrement attend l’envoi.',
      other: `${number(count)} enregistrements attendent l’envoi.`,
    }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, {
      one: 'La pharmacie ne l’a pas encore. Nous l’enverrons dès qu’il y a une connexion. Vous pouvez aller au comptoir et dire votre code.',
      other:
        'La pharmacie ne les a pas encore. Nous les enverrons dès qu’il y a une connexion. Vous pouvez aller au comptoir et dire vos codes.',
    }), // ad29960b
  received: (count: number) =>
    plural(count, {
      one: 'La pharmacie a maintenant votre enregistrement.',
      other: `La pharmacie a maintenant ${number(count)} de vos enregistrements.`,
    }), // 6b1c5687
  refused: (count: number) =>
    plural(count, {
      one: 'Votre enregistrement n’a pas pu être accepté.',
      other: `${number(count)} enregistrements n’ont pas pu être acceptés.`,
    }), // 646618ea
  refusedHow: 'Demandez au comptoir de la pharmacie, ou enregistrez-vous à nouveau.', // baebf981
  codes: (count: number) =>
    plural(count, { one: 'Code pour le comptoir :', other: 'Codes pour le comptoir :' }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: 'Copié !', // ea61bc15
  notCopied: 'Copiez-le à la main.', // 51037fa2
})
