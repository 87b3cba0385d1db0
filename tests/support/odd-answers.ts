import fc from 'fast-check'
import { STATES } from '#domain/address'
import type { Answer, Answers, DetailCard } from '../../src/app/forms/spec.ts'
import { aVisit, FLAGGED, GUARDIAN } from './intake.ts'

/** Texts as people, keyboards and mischief make them: many are right somewhere. */
const ODD_TEXTS = [
  '',
  ' ',
  '\u00a0\u200b',
  '\u3164',
  '\u2800',
  'A',
  "O'Brien-Smith",
  'O’Fallon',
  'José',
  'Jose\u0301',
  'Nguyễn Thị Minh Khai',
  '김철수',
  'محمد',
  'क्‍ष',
  'Анна-Мария',
  'İstanbul',
  'Null',
  'NaN',
  '__proto__',
  'constructor',
  'Dr. Sammy Davis, Jr.',
  'St. Louis',
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(40),
  `a${'\u0301'.repeat(200)}`,
  '\ud800',
  'abc\u202edef',
  'tab\there',
  'two\nlines',
  '<script>alert(1)</script>',
  '=cmd|calc',
  '１２３',
  '150',
  '007',
  'x'.repeat(40),
  'x'.repeat(41),
  'ß'.repeat(60),
  'y'.repeat(3000),
  'Choose One',
  'a@b.example',
  '@',
  '1eg4te5mk73',
]

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`))
const fullWidth = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

/** A text of any kind. */
const aPiece: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'grapheme', maxLength: 70 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

const aPhone = fc
  .tuple(
    fc.constantFrom('513', '212', '800', '555', '911', '011'),
    fc.constantFrom('555', '211', '867'),
    digits(4),
  )
  .chain(([area, exchange, line]) =>
    fc.constantFrom(
      `(${area}) ${exchange}-${line}`,
      `${area}.${exchange}.${line}`,
      `+1 ${area} ${exchange} ${line}`,
      `011 1 ${area} ${exchange} ${line}`,
      `tel: ${area}-${exchange}-${line}`,
      `${area}-${exchange}-${line} ext. 4`,
      fullWidth(`${area}${exchange}${line}`),
      `${exchange}-${line}`,
    ),
  )
const aZip = fc
  .tuple(digits(5), digits(4))
  .chain(([five, four]) =>
    fc.constantFrom(
      five,
      `${five}-${four}`,
      `${five}${four}`,
      `${five} ${four}`,
      fullWidth(five),
      five.slice(1),
    ),
  )
const aYear = fc.oneof(
  fc.integer({ min: 1895, max: 2030 }).map(String),
  fc.constantFrom('2025', '2026', '84', '', '０', fullWidth('1984'), '3001'),
)
const aMonth = fc.oneof(
  fc.integer({ min: 0, max: 13 }).map(String),
  fc.constantFrom('Jan', 'september', 'Sept.', '07', fullWidth('7'), ''),
)
const aDayOfMonth = fc.oneof(
  fc.integer({ min: 0, max: 32 }).map(String),
  fc.constantFrom('04', fullWidth('9'), ''),
)
const aSocialSecurityNumber = fc.oneof(
  digits(9),
  digits(9).map((nine) => `${nine.slice(0, 3)}-${nine.slice(3, 5)}-${nine.slice(5)}`),
)

const aCard: fc.Arbitrary<DetailCard> = fc.record({
  name: fc.oneof(fc.constant('Prednisone'), aPiece),
  year: fc.oneof(fc.constant('2026'), aYear),
  month: fc.oneof(fc.constant('11'), aMonth),
  day: aDayOfMonth,
  dose: fc.oneof(fc.constant('5 mg'), fc.constant(''), aPiece),
})

/** What is typed into a field, by the end of its name. */
const KINDS: [RegExp, fc.Arbitrary<Answer>][] = [
  [/Year$/, aYear],
  [/(?:dob|Dob)Month$/, aMonth],
  [/(?:dob|Dob)Day$/, aDayOfMonth],
  [/phone|fax/i, fc.oneof(aPhone, aPiece)],
  [/zipCode$/i, fc.oneof(aZip, aPiece)],
  [/state$/i, fc.oneof(fc.constantFrom(...STATES.map(({ code }) => code)), aPiece)],
  [/socialSecurity/, fc.oneof(aSocialSecurityNumber, aPiece)],
  [/Details$/, fc.array(aCard, { maxLength: 5 })],
  [
    /isMobileNum|^ha[sdve]+|^is[A-Z]|recentVaccines$|takes/,
    fc.constantFrom<Answer>('Yes', 'No', '', 'Maybe'),
  ],
  [/sex/i, fc.constantFrom<Answer>('Male', 'Female', 'female', '')],
  [/hasPrimaryInsurance/, fc.constantFrom<Answer>('0', '1', '')],
  [/relationship/, fc.constantFrom<Answer>('Self', 'Spouse', 'Child', 'Choose One', '')],
]

const STEPS: Record<string, string[]> = {
  patientDetails: Object.keys({
    ...aVisit().answers['patientDetails'],
    ...FLAGGED,
    providerAddressLineTwo: '',
  }),
  medicalInformation: [
    ...Object.keys(aVisit().answers['medicalInformation'] ?? {}),
    ...[
      'haveAllergies',
      'recentVaccines',
      'haveMedicalConditions',
      'takesImmunoSuppressants',
      'hadBloodProducts',
    ].map((key) => `${key}Details`),
    'comments',
  ],
  simpleInsurance: [
    ...Object.keys(aVisit().answers['simpleInsurance'] ?? {}),
    'stateIssuedId',
    'socialSecurityNumber',
  ],
  vaccineConsent: Object.keys(GUARDIAN),
}

/** Texts that no field takes as they are, or that some take and others must not. */
const NASTY_TEXTS = [
  '\u200b',
  '\u3164',
  '\ud800',
  'ab\u202ecd',
  'a\u0000b',
  '１２３',
  `a${'\u0301'.repeat(500)}`,
  'y'.repeat(3000),
]

/** Every nasty text in every field, in the name and dose of cards too. */
export const NASTY_ANSWERS: { step: string; answers: Answers }[] = Object.entries(STEPS).flatMap(
  ([step, names]) =>
    names.flatMap((name) =>
      NASTY_TEXTS.flatMap((text) => {
        if (!name.endsWith('Details')) return [{ step, answers: { [name]: text } }]
        const card = { name: 'Prednisone', year: '2026', month: '11', day: '03', dose: '' }
        const cards = [
          { ...card, name: text },
          { ...card, dose: text },
        ]
        return cards.map((one) => ({
          step,
          answers: { [name.replace(/Details$/, '')]: 'Yes', [name]: [one] },
        }))
      }),
    ),
)

/** Answers of one field, of the kind that the field is for or of another, with what must be answered for it to show. */
export const someAnswers: fc.Arbitrary<{ step: string; answers: Answers }> = fc
  .constantFrom(...Object.entries(STEPS).flatMap(([step, names]) => names.map((name) => ({ step, name }))))
  .chain(({ step, name }) => {
    if (/(?:dob|Dob)Year$/.test(name)) return fc.record({ step: fc.constant(step), answers: aDate(name) })
    const asked: Answers = name.endsWith('Details') ? { [name.replace(/Details$/, '')]: 'Yes' } : {}
    const answers = kindOf(name).map((value) => ({ ...asked, [name]: value }))
    return fc.record({ step: fc.constant(step), answers })
  })

function aDate(yearName: string): fc.Arbitrary<Answers> {
  const name = yearName.replace(/Year$/, '')
  return fc.record({ [`${name}Year`]: aYear, [`${name}Month`]: aMonth, [`${name}Day`]: aDayOfMonth })
}

function kindOf(name: string): fc.Arbitrary<Answer> {
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? aPiece
}
