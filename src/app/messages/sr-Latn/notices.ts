// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/notices.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number, plural } = wordsIn('sr-Latn')

export const update = translated<typeof english.update>()({
  ready: 'Nova verzija je spremna.', // b9d4487c
  now: 'Ažurirajte', // c1c1009d
  later: 'Kasnije', // 73b6e48a
  updating: 'Ažuriramo…', // dfe40efe
})

export const draft = translated<typeof english.draft>()({
  lost: 'Nismo mogli da otvorimo odgovore koje ste ranije upisali. Počnite ponovo.', // dfbbb8a7
  elsewhere: 'Vaša poseta je otvorena u drugoj kartici', // 924651af
  elsewhereHow: 'Sve što ste upisali je tamo. Možete da nastavite u toj kartici ili ovde.', // 0c75b77c
  goOnHere: 'Nastavite ovde', // 3fc251e9
})

export const saved = translated<typeof english.saved>()({
  waiting: (count: number) =>
    plural(count, {
      '=1': 'Vaša prijava čeka na slanje.',
      one: `Na slanje čeka ${number(count)} prijava.`,
      few: `Na slanje čekaju ${number(count)} prijave.`,
      other: `Na slanje čeka ${number(count)} prijava.`,
    }), // 73e79856
  waitingHow: (count: number) =>
    plural(count, {
      '=1': 'Apoteka je još nema. Šaljemo je čim bude veze. Možete da odete do pulta i kažete svoj kod.',
      one: 'Apoteka ih još nema. Šaljemo ih čim bude veze. Možete da odete do pulta i kažete svoje kodove.',
      few: 'Apoteka ih još nema. Šaljemo ih čim bude veze. Možete da odete do pulta i kažete svoje kodove.',
      other: 'Apoteka ih još nema. Šaljemo ih čim bude veze. Možete da odete do pulta i kažete svoje kodove.',
    }), // ad29960b
  received: (count: number) =>
    plural(count, {
      '=1': 'Apoteka je dobila Vašu prijavu.',
      one: `Apoteka je dobila ${number(count)} Vašu prijavu.`,
      few: `Apoteka je dobila ${number(count)} Vaše prijave.`,
      other: `Apoteka je dobila ${number(count)} Vaših prijava.`,
    }), // 6b1c5687
  refused: (count: number) =>
    plural(count, {
      '=1': 'Vaša prijava nije mogla da se primi.',
      one: `${number(count)} prijava nije mogla da se primi.`,
      few: `${number(count)} prijave nisu mogle da se prime.`,
      other: `${number(count)} prijava nije moglo da se primi.`,
    }), // 646618ea
  refusedHow: 'Pitajte na pultu apoteke ili počnite novu prijavu.', // baebf981
  codes: (count: number) =>
    plural(count, {
      '=1': 'Kod za pult:',
      one: 'Kodovi za pult:',
      few: 'Kodovi za pult:',
      other: 'Kodovi za pult:',
    }), // 2dda2d13
})

export const copy = translated<typeof english.copy>()({
  copied: 'Kopirano!', // ea61bc15
  notCopied: 'Kopirajte to ručno.', // 51037fa2
})
