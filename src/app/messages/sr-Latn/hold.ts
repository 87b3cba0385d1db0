// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/hold.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { all, number, plural } = wordsIn('sr-Latn')

export const hold = translated<typeof english.hold>()({
  holding: (time: string) => `Čuvamo ${time} za Vas`, // 79fda172
  heldFor: (minutes: number, time: string) =>
    plural(minutes, {
      one: `Čuva se za Vas još ${number(minutes)} minut, do ${time}.`,
      few: `Čuva se za Vas još ${number(minutes)} minuta, do ${time}.`,
      other: `Čuva se za Vas još ${number(minutes)} minuta, do ${time}.`,
    }), // fa984001
  held: (time: string) => `Čuva se do ${time}.`, // c1a8b0c7
  heldNext: (time: string) => `Čuva se do ${time}. Sledeće dugme je „Nastavite”.`, // d150c4bf
  soonMinutes: (minutes: number) =>
    plural(minutes, {
      one: `Vaš termin se čuva još ${number(minutes)} minut.`,
      few: `Vaš termin se čuva još ${number(minutes)} minuta.`,
      other: `Vaš termin se čuva još ${number(minutes)} minuta.`,
    }), // 5fd31562
  soonSeconds: (seconds: number) =>
    plural(seconds, {
      one: `Vaš termin se čuva još ${number(seconds)} sekundu.`,
      few: `Vaš termin se čuva još ${number(seconds)} sekunde.`,
      other: `Vaš termin se čuva još ${number(seconds)} sekundi.`,
    }), // 08daadf2
  soonHow: 'Da ga zadržite, pritisnite „Čuvajte duže”, dugme ispred „Nastavite”.', // 9265c004
  last: 'Imate još 30 sekundi da zadržite termin.', // defa5584
  atLatest: (time: string) => `Ovaj termin može da se čuva najkasnije do ${time}.`, // 1fb54915
  afterThat: 'Posle toga ponovo pokušavamo da ga sačuvamo.', // 8a8733c4
  goOn: (time: string) => `Nastavite sa terminom ${time}`, // b2b9b769
  keep: 'Čuvajte duže', // 288e2acf
  keeping: 'Čuvamo', // 2323b5ea
  keepFailed: 'Trenutno imamo problema sa vezom. Pokušajte ponovo za koji trenutak.', // 5dc929fc
  taken: 'Nažalost, izabrani termin je upravo zakazan. Izaberite novi termin.', // 8a5608a7
  connectionFailed: 'Trenutno imamo problema sa vezom. Pokušajte ponovo za koji trenutak.', // 5dc929fc
  offline: 'Nema veze. Termin možete da izaberete kad se vrati.', // 9f3abd01
  over: 'Vaš termin se više ne čuva.', // 28b7b185
  unheld: 'Ovaj termin se ne čuva. Zakazaćemo ga kad završite, ako još bude slobodan.', // eb56cd6d
  typed: 'Ono što ste upisali je i dalje ovde.', // f5bedc67
  holdAgain: 'Ponovo čuvajte isti termin', // 58a11545
  holdingAgain: 'Ponovo čuvamo Vaš termin', // 185d1654
  again: 'Ponovo čuvamo isti termin za Vas.', // 49371245
  lost: 'Neko drugi je zakazao Vaš termin.', // 6206aeb5
  lostSecond: 'Neko drugi je zakazao termin Vaše 2. posete.', // 352f4583
  firstHeld: 'Vaša 1. poseta se i dalje čuva.', // 20dbc441
  nearest: 'Najbliži slobodni termini', // a667cf61
  otherTimes: 'Pogledajte sve termine', // cb689b34
  heldForAnother: (what: string, where: string, when: string) =>
    where === '' ? `Čuva se za Vas: ${what}, ${when}.` : `Čuva se za Vas: ${what}, ${where}, ${when}.`, // 6c40947a
  goOnWithIt: 'Nastavite sa tim', // 9e9761f7
  releaseIt: 'Oslobodite termin i pretražite', // 6173868a
  elsewhereHeld: (what: string, where: string, when: string) =>
    where === ''
      ? `U drugoj kartici se sada za Vas čuva: ${what}, ${when}.`
      : `U drugoj kartici se sada za Vas čuva: ${what}, ${where}, ${when}.`, // 5fee2f81
  elsewhereOpen: 'Vaša poseta je otvorena u drugoj kartici.', // 6242713e
  elsewhereReplaces: 'Termin koji izaberete ovde zamenjuje onaj koji se čuva tamo.', // ed19a9bc
  notBooked: (names: readonly string[]) => `Ovde se ne zakazuje: ${all(names)}`, // dd9323f2
  findPlaceForIt: (count: number) =>
    plural(count, {
      '=1': 'Nađite mesto za to',
      one: 'Nađite mesto za njih',
      few: 'Nađite mesto za njih',
      other: 'Nađite mesto za njih',
    }), // 3c534c97
  cardTitle: 'Vaša poseta', // 56285920
  first: '1. poseta', // ae15e1b9
  second: '2. poseta', // e0b41b65
  finish: 'Zakazivanje se završava telefonom: pozovite nas dok se Vaš termin čuva i recite mesto i vreme.', // dae96f3a
  finishUnheld: 'Zakazivanje se završava telefonom: pozovite nas i recite mesto i vreme.', // 0ef82972
  chooseAnother: 'Izaberite drugi termin', // 099028b1
})
