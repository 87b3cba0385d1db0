// State: awaits review by a qualified person. Written by npm run languages: behind each text is the hash of its English.
import type * as english from '../en/prescreen.ts'
import { translated } from '../translated.ts'
import { wordsIn } from '../words-in.ts'

const { number } = wordsIn('sr-Latn')

export const prescreen = translated<typeof english.prescreen>()({
  yes: 'Da', // 85a39ab3
  no: 'Ne', // 1ea442a1
  required: 'Ovo polje je obavezno', // 0b2b46d5
  questionOf: (n: number, most: number) => `Pitanje ${number(n)} od najviše ${number(most)}`, // 197bc732
  step: (n: number) => `Korak ${number(n)}`, // 604b1173
  seeAvailability: 'Pogledajte termine', // 0e2e61d8
  checkAvailability: 'Proverite slobodne termine', // dbc90cdf
  servicesFailed: 'Ove posete se nisu učitale. Pokušajte ponovo.', // 057a0c71
  notOffered: 'Ove posete se sada ne zakazuju onlajn.', // 33fde75a
  notOfferedText: 'Možete da zakažete drugu posetu ili da nas pozovete i pitate.', // b5d5a9ef
  otherVisits: 'Pogledajte druge posete', // f9bf5a2f
  link: {
    came: 'Termin zbog kog ste došli', // 7b947c3d
    timeAt: (time: string, place: string) => `${time}, ${place}`, // df12993e
    unheld: 'Možete da ga sačuvate posle ovih pitanja.', // c8d2e2fe
    only: 'Na spisku je ono što se tamo tada nudi.', // f999fda3
    elsewhere: 'Druga vakcina ili drugi termin', // 98c8095f
    gone: (time: string, place: string | undefined) =>
      place === undefined
        ? `Termin zbog kog ste došli, ${time}, više nije slobodan.`
        : `Termin zbog kog ste došli, ${time}, ${place}, više nije slobodan.`, // af845161
    past: (time: string) => `Termin zbog kog ste došli, ${time}, je prošao.`, // 5519cdd8
    notGiven: (time: string, place: string | undefined) =>
      place === undefined
        ? `Ono zbog čega ste došli, ${time}, sada tamo ne može da se zakaže.`
        : `Ono zbog čega ste došli, ${time}, ${place}, sada tamo ne može da se zakaže.`, // 6cdf26b5
    instead: 'Nastavite da vidite slobodne termine.', // c7f7ff4e
  },
  dot: {
    title: 'Za koga vozite?', // 25b52c2f
    employer: 'Poslodavac', // 54a3b64c
    chooseOne: 'Izaberite', // 8f27c0cb
    employerRequired: 'Poslodavac je obavezno polje.', // 14c8d7ef
    screening: 'Da li želite i test na droge?', // bd43996e
    limited: 'Nudi se samo na nekim mestima', // f6063770
  },
  medicare: {
    title: 'Nekoliko pitanja o Vašem zdravlju', // 3aafbd36
    hint: 'Ova pitanja pomažu klinici da se pripremi za Vašu posetu. Odgovore šaljemo uz zakazivanje.', // 206c137c
    hasMedicarePartB: 'Da li imate Medicare Part B?', // 994b7400
    noPartB: 'Medicare plaća ovu posetu preko dela Part B. Bez njega ćete posetu možda morati da platite.', // 07a482f5
    hadWellnessVisit: 'Da li ste u poslednjih 12 meseci imali Medicare preventivnu posetu?', // c95371ab
    oncePerYear:
      'Medicare plaća jednu preventivnu posetu na svakih 12 meseci. Ako dođete ranije, možda ćete morati da platite.', // cbb27999
    wasInHospital: 'Da li ste bili u bolnici u poslednjih 12 meseci?', // d3c1a0a7
    hasFallen: 'Da li ste pali u poslednjih 12 meseci?', // 122ad50e
  },
  vaccines: {
    title: 'Koje vakcine su Vam potrebne?', // f4f0be17
    none: 'Izaberite vakcinu da vidite termine.', // 401db0ca
    upTo: (most: number) => `Najviše ${number(most)} kratkih pitanja, pa slobodni termini.`, // 23f549f5
  },
  dietitian: {
    title: 'Isplanirajte posetu sa dijetetičarem', // ed0b3139
    hint: 'Vidite se preko videa, iz države u kojoj ćete biti.', // dfae33b2
    visit: 'Koja poseta Vam je potrebna?', // c600db0c
    prices: 'Cene', // 5a6e4f56
    state: 'Savezna država u kojoj ćete biti', // 4c9470e1
    fetching: 'Učitavamo vrednosti...', // c6837b65
    failed: 'Trenutno imamo problema sa vezom. Osvežite stranicu i pokušajte ponovo.', // d9cf6f1d
    zone: 'Vremenska zona', // b9fe1464
    date: 'Datum', // 99c40ab4
    dateHint: 'Prvi dan koji Vam odgovara', // 11d12b3c
    invalidDate: 'Datum nije ispravan', // 2594f051
  },
  verdict: {
    eligibleTitle: 'Možete da zakažete ovu posetu', // c1532294
    ineligibleTitle: 'Sada ne možemo da zakažemo ovu posetu', // a1cb8d99
    errorTitle: 'Odavde ne možemo dalje', // 04806479
    because: 'Šta je odlučilo', // ce6b86f5
    from: (day: string) => `Uz ove odgovore, prvi dan za zakazivanje: ${day}.`, // 639e735c
    addToCalendar: 'Dodajte ovaj dan u kalendar', // d4139d3d
    calendarEntry: 'Zakažite posetu', // b00aa64d
    movedTitle: (day: string) => `Sledeća doza je moguća od: ${day}`, // e74f2f47
    movedBy: (lastDose: string, days: number) =>
      `Naveli ste da je poslednja doza bila ${lastDose}. Najmanji broj dana do sledeće: ${number(days)}.`, // a7eb1cd7
    bookableFrom: (day: string) => `Prvi dan kad možete da je zakažete: ${day}. Tada nam se vratite.`, // 1000af6c
    seeTimes: 'Pogledajte termine', // ef81a037
    chooseAnother: 'Izaberite drugu vakcinu', // 47da8e39
    changeAnswers: 'Promenite svoje odgovore', // ab52de61
  },
})
