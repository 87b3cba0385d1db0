import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../.build/content/', import.meta.url))
/** English documents; these rules of words do not fit the translations beside them (decision 123). */
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?!.*\.[A-Za-z-]+\.json$).*\.json$/.test(file),
)

type Text = { place: string; text: string }

/** Every string of a document that has words, with its path. */
function textsIn(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [{ place, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, `${place} ${key}`))
}

/** Of the notice of language help the first is English. */
const IN_ANOTHER_LANGUAGE = /language-help\.json notices [1-9]/

const texts = files
  .flatMap((file) => {
    const { data } = JSON.parse(readFileSync(ROOT + file, 'utf8')) as { data: unknown }
    return textsIn(data, file)
  })
  .filter(({ place }) => !IN_ANOTHER_LANGUAGE.test(place))

/** Texts that counsel writes, and those that are addresses or verbatim words of the specifications. */
const isLegal = ({ place }: Text) =>
  /(consent|privacy-practice)\.json /.test(place) && /sections|note/.test(place)
const VERBATIM = [
  '(18 months old and up in Mississippi)',
  'Your appointment is confirmed!',
  'This is a required field.',
]
const isVerbatim = ({ text }: Text) => VERBATIM.some((words) => text.includes(words))

describe('every bundled text', () => {
  const findings = (wrong: (text: string) => boolean) =>
    texts.filter(({ text }) => wrong(text)).map(({ place, text }) => `${place}: ${text}`)

  it('is there: many texts in every set [CONTENT-31]', () => {
    for (const set of ['test', 'stage', 'production']) {
      expect(texts.filter(({ place }) => place.startsWith(set)).length).toBeGreaterThan(300)
    }
  })

  it('is plain text: no markup, no entity, no stray space [CONTENT-31]', () => {
    expect(findings((text) => /<[a-z!/]|&[a-z]+;|&#/i.test(text))).toEqual([])
    expect(findings((text) => text !== text.trim() || /\s{2}|[\n\t]/.test(text))).toEqual([])
  })

  it('is finished: nothing left to fill in [CONTENT-31]', () => {
    expect(
      findings((text) =>
        /\b(TO-?DO|TBD|FIX-?ME|lorem|xxx)\b|\[[^\]]*\]|\{(?!(?:supportPhone|code|banner|phone|day|time|until|link|stopWord)\})[^}]*\}|_{3}/i.test(
          text,
        ),
      ),
    ).toEqual([])
  })

  it('is in US English [CONTENT-31]', () => {
    const british =
      /\b(\w*colour|centre|licence|favour\w*|behaviour|organis\w+|recognis\w+|apologis\w+|immunis\w+|vaccinat\w*ise\w*|paediatr\w+|anaemia|diarrhoea|oesophag\w+|haem\w+|leukaemia|coeliac|programme|cheque|cancelled|cancelling|labelled|travell\w+|counsell\w+|enrol|grey|mould|judgement|practise|whilst|fulfil|metre|litre|queue|mobile phone|jab|chemist|GP|surgery)\b/i
    expect(findings((text) => british.test(text))).toEqual([])
  })

  it('names no carrier, and only placeholder numbers beside public help lines [CONTENT-31]', () => {
    const publicLines = ['1-877-696-6775', '1-800-822-7967']
    const numbers = texts.flatMap(({ text }) => text.match(/\b(?:1-)?\d{3}-\d{3}-\d{4}\b/g) ?? [])
    for (const number of numbers)
      expect(/^800-555-01\d\d$/.test(number) || publicLines.includes(number), number).toBe(true)
    const carriers =
      /\b(aetna|cigna|humana|kaiser|blue cross|blue shield|anthem|united ?healthcare|tricare)\b/i
    expect(findings((text) => carriers.test(text))).toEqual([])
  })
})

/** Words nobody can avoid at a pharmacy count as everyday words of two syllables. */
const TERMS =
  /^(covid|influenza|pneumonia|pneumococcal|meningitis|meningococcal|hepatitis|encephalitis|varicella|diphtheria|guillain|barré|medicare|medicaid|immune|immunization|pharmacy|pharmacist|pharmacies|pharmacist's|dietitian|dietitians|dietitian's|clinician|physical|physicals|appointment|appointments|insurance|policyholder|syndrome|allergies|allergic|allergist|polyethylene|glycol|prednisone|psoriasis|arthritis|radiation|globulin|leukemia|antibiotic|diabetes|asthma|pregnancy|pregnant|chickenpox|measles|rubella|typhoid|japanese|cholera|rabies|epinephrine|epilepsy)$/

function syllables(word: string): number {
  if (TERMS.test(word)) return 2
  const bare = word
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^laeiouy]ed|[^l]e)$/, (end) => end[0] ?? '')
  return Math.max(1, bare.match(/[aeiouy]+/g)?.length ?? 0)
}

/** Flesch-Kincaid grade level. */
function gradeOf(text: string): number {
  const sentences = text.split(/[.!?:](?:\s|$)/).filter((one) => /\p{L}/u.test(one))
  const words = text.toLowerCase().match(/[\p{L}’']*\p{L}[\p{L}’']*/gu) ?? []
  const count = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (count / words.length) - 15.59
}

describe('reading grade', () => {
  const sentences = texts.filter(
    (one) => one.place.startsWith('production') && /\S+\s+\S+\s+\S+\s+\S+/.test(one.text),
  )
  const asked = sentences.filter((one) => !isLegal(one) && !isVerbatim(one))

  it('the measure tells plain words from hard ones', () => {
    expect(gradeOf('Go to the counter and say your code.')).toBeLessThan(3)
    expect(
      gradeOf(
        'Administration of the aforementioned immunobiological preparations necessitates documentation.',
      ),
    ).toBeGreaterThan(15)
  })

  it('what a guest reads to answer is at most grade 8, sentence by sentence, and 6 on the whole [CONTENT-31]', () => {
    const hard = asked
      .map(({ place, text }) => ({ grade: Math.round(gradeOf(text) * 10) / 10, place, text }))
      .filter(({ grade, text }) => grade > 8 && /[.?!]$/.test(text))
    expect(hard).toEqual([])
    expect(
      gradeOf(asked.map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ')),
    ).toBeLessThanOrEqual(6)
  })

  it('what a guest agrees to is at most grade 9 on the whole [CONTENT-31]', () => {
    for (const name of [
      'vaccine-consent',
      'general-consent',
      'financial-consent',
      'telemedicine-financial-consent',
      'privacy-practice',
    ]) {
      const whole = sentences.filter(({ place }) => place.includes(`/${name}.json`)).map(({ text }) => text)
      expect(gradeOf(whole.join(' ')), name).toBeLessThanOrEqual(9)
    }
  })
})
