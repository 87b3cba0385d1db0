import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DocumentData, Slug } from '#contract/content/catalogue'
import { CATALOGUE, contentPath } from '#contract/content/catalogue'
import { decodeDocument } from '#contract/content/decode'
import { DEMONSTRATION_SERVICES } from '../../server/directory/demonstration-services.ts'
import { detectorOf, planDoses } from '../doses.ts'
import { readServices } from '../services.ts'
import { optionName } from '../vaccines.ts'
import { askingErrors, fieldsOf, rulesOf } from './document-error.ts'
import { eligibilityOf } from './eligibility.ts'
import { EXAMPLE_TODAY } from './example.ts'
import { visitFactsOf } from './visit-facts.ts'

const SETS = ['test', 'stage', 'production'] as const

function dataOf<S extends Slug>(slug: S, set: string = 'production'): DocumentData<S> {
  const path = `.build/content/${set}${contentPath(slug).replace('/content/v2/objects', '')}`
  const decoded = decodeDocument<unknown>(
    JSON.parse(readFileSync(path, 'utf8')),
    CATALOGUE[slug].struct as never,
  )
  if (decoded.kind !== 'fits') throw new Error(`${path} ${decoded.kind}`)
  return decoded.data as DocumentData<S>
}

const documents = {
  covidEligibilityQuestions: dataOf('covidEligibilityQuestions'),
  twoDoseEligibilityQuestions: dataOf('twoDoseEligibilityQuestions'),
}
const catalogue = readServices(DEMONSTRATION_SERVICES, {}, { grouping: true, covidEnabled: true })
const named = (name: string) =>
  catalogue
    .filter((one) => optionName(one.name) === name)
    .sort((a, b) => a.dose - b.dose)
    .slice(0, 1)

/** What becomes of a choice of one vaccine and these answers. */
function judge(name: string, answers: Record<string, string>, today = EXAMPLE_TODAY) {
  const chosen = named(name)
  const facts = visitFactsOf(chosen)
  const detector = detectorOf(chosen)
  const { asked, outcome } = eligibilityOf(detector, documents, { answers, facts, today })
  const criteria = dataOf('serviceNameCriteriaMapper')
  const plan = planDoses({ detector, chosen, catalogue, asked, criteria, date: today, today })
  return { asked, outcome, plan, fields: asked.map(({ field }) => field) }
}

describe('the bundled questions', () => {
  it.each(SETS)(
    'of the %s set look only at what was asked, can be asked, and ask of every vaccine [class 45, ELIG-19]',
    (set) => {
      for (const slug of ['covidEligibilityQuestions', 'twoDoseEligibilityQuestions'] as const) {
        expect(askingErrors(dataOf(slug, set))).toEqual([])
      }
    },
  )

  it('say in their notes what they are modelled on and who must review them [ELIG-29]', () => {
    for (const slug of ['covidEligibilityQuestions', 'twoDoseEligibilityQuestions'] as const) {
      const path = `.build/content/production${contentPath(slug).replace('/content/v2/objects', '')}`
      const { notes } = JSON.parse(readFileSync(path, 'utf8')) as { notes: string }
      expect(notes).toContain('public CDC guidance')
      expect(notes).toContain('pharmacist of the operator must review')
    }
  })

  it('ask nothing about how the patient is today, whatever the day of the visit: the form does [BK-31, WI-12]', () => {
    const asked = SETS.flatMap((set) =>
      (['covidEligibilityQuestions', 'twoDoseEligibilityQuestions'] as const).flatMap((slug) =>
        dataOf(slug, set).questions.map((one) => one.question),
      ),
    )
    expect(asked).toContain('Has the patient ever had a bad reaction to a COVID-19 shot?')
    expect(asked.filter((question) => /\b(today|sick|ill|fever)\b|COVID-19 now/i.test(question))).toEqual([])
  })

  it('name vaccines as the demonstration offers them [WALKIN-10]', () => {
    const { questions } = documents.twoDoseEligibilityQuestions
    const rules = [...questions, ...documents.covidEligibilityQuestions.questions].flatMap((one) => {
      const { whether, after } = rulesOf(one)
      return [...whether, ...after].flatMap((rule) => ('and' in rule ? rule.and : [rule]))
    })
    const about = rules.filter((rule) => fieldsOf(rule).join() === 'vaccines')
    const names = about.flatMap((rule) => ('exactly' in rule ? rule.exactly : 'not' in rule ? rule.not : []))
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) expect(named(name), name).toHaveLength(1)
  })

  it('every vaccine that calls for questions can be booked by a healthy adult of its age [PRESCREEN-38]', () => {
    const asking = catalogue.filter((one) => one.dose < 2 && detectorOf([one]) !== 'none')
    expect(asking.length).toBeGreaterThan(8)
    const well = { hadSevereReaction: 'No', hasLiveVaccineRisk: 'No', otherVaccine: 'none' }
    for (const { name } of asking) {
      const dateOfBirth = /Shingles/.test(name) ? '1960-05-05' : '2004-05-05'
      const never = { hasReceivedFirstDose: 'No', isBooster: 'No', selectedDose: 'bothDoses' }
      const once = { hasReceivedFirstDose: 'Yes', isBooster: 'No', lastDoseDate: '2025-01-01' }
      for (const doses of [never, once]) {
        const { outcome } = judge(optionName(name), { ...well, dateOfBirth, ...doses })
        expect(outcome.kind, `${name} ${JSON.stringify(doses)}`).toBe('eligible')
      }
    }
  })
})

describe('vaccines [COVID-19]', () => {
  const well = { dateOfBirth: '1980-01-01', hadSevereReaction: 'No' }
  const twice = { ...well, hasReceivedFirstDose: 'Yes', isBooster: 'Yes' }

  it('refuse children under 3 until their birthday [ELIG-18]', () => {
    const { outcome } = judge('COVID-19 mRNA', { dateOfBirth: '2024-02-29' })
    expect(outcome).toMatchObject({
      kind: 'ineligible',
      from: '2027-03-01',
      because: [{ answer: '2024-02-29' }],
    })
    expect(judge('COVID-19 yearly', { dateOfBirth: '2024-01-31' }).outcome).toMatchObject({
      from: '2027-01-31',
    })
    expect(judge('COVID-19 protein-based', { dateOfBirth: '2015-03-31' }).outcome).toMatchObject({
      from: '2027-03-31',
    })
  })

  it('refuse who had a bad reaction, without a date [ELIG-18]', () => {
    for (const name of ['COVID-19 mRNA', 'COVID-19 yearly']) {
      const { outcome } = judge(name, { ...well, hadSevereReaction: 'Yes' })
      expect(outcome).toMatchObject({ kind: 'ineligible', because: [{ answer: 'Yes' }] })
      expect(outcome).not.toHaveProperty('from')
    }
  })

  it('warn of later dates on exactly the days that move the date [ELIG-07, PRESCREEN-52]', () => {
    for (const days of [1, 55, 56, 59, 60, 61]) {
      for (const isBooster of ['Yes', 'No']) {
        const lastDoseDate = new Date(Date.UTC(2026, 10, 20 - days)).toISOString().slice(0, 10)
        const { asked, plan } = judge('COVID-19 mRNA', { ...twice, isBooster, lastDoseDate })
        const warned = asked.find(({ field }) => field === 'lastDoseDate')?.messages.question.length === 1
        expect(warned, `${days} ${isBooster}`).toBe(plan.date > EXAMPLE_TODAY)
      }
    }
  })

  it('offer the flu vaccine of the age, and book it too [ELIG-04, PRESCREEN-50]', () => {
    const older = { ...twice, dateOfBirth: '1950-01-01', lastDoseDate: '2025-10-10' }
    const { asked } = judge('COVID-19 mRNA', older)
    expect(asked.at(-1)?.options.map(({ value }) => value)).toEqual(['none', 'flu65', 'pneumococcal', 'rsv'])
    const { outcome, plan } = judge('COVID-19 mRNA', { ...older, otherVaccine: 'flu65' })
    expect([outcome.kind, plan.serviceIds]).toEqual(['eligible', [261, 203]])
  })

  it('COVID vaccines of the everyday list wait 60 days too [PRESCREEN-46, PRESCREEN-52]', () => {
    const { outcome, plan, fields } = judge('COVID-19 yearly', {
      ...well,
      isBooster: 'Yes',
      lastDoseDate: '2026-11-10',
    })
    expect([outcome.kind, plan.date, plan.serviceIds]).toEqual(['eligible', '2027-01-09', [227]])
    expect(fields).toEqual(['dateOfBirth', 'hadSevereReaction', 'isBooster', 'lastDoseDate'])
    expect(judge('COVID-19 yearly', { ...well, isBooster: 'No' }).outcome.kind).toBe('eligible')
    // A red message that stopped nothing would be worse than none.
    expect(
      judge('COVID-19 yearly', { ...well, isBooster: 'Yes', lastDoseDate: '2019-01-13' }).outcome.kind,
    ).toBe('ineligible')
  })
})

describe('vaccines in a series', () => {
  it('ask an age only where it decides [ELIG-19]', () => {
    expect(judge('Hepatitis B', {}).fields).toEqual(['hasReceivedFirstDose'])
    expect(judge('Shingles', {}).fields).toEqual(['dateOfBirth'])
    expect(judge('Varicella (chickenpox)', {}).fields).toEqual(['hasLiveVaccineRisk'])
  })

  it.each<[name: string, dateOfBirth: string, from: string | undefined]>([
    ['Shingles', '1976-11-21', '2026-11-21'],
    ['Shingles', '1980-02-29', '2030-03-01'],
    ['HPV', '2018-01-31', '2027-01-31'],
    ['HPV', '1980-11-20', undefined],
    ['Meningococcal B', '2017-05-05', '2027-05-05'],
  ])('%s refuses one born %s until %s [ELIG-18]', (name, dateOfBirth, from) => {
    const { outcome } = judge(name, { dateOfBirth })
    expect(outcome).toMatchObject({ kind: 'ineligible', because: [{ field: 'dateOfBirth' }] })
    expect('from' in outcome ? outcome.from : undefined).toBe(from)
  })

  it.each([
    ['Shingles', '1976-11-20'],
    ['HPV', '2017-11-20'],
    ['HPV', '1980-11-21'],
    ['Meningococcal B', '2016-11-20'],
  ])('%s takes one born %s [ELIG-12]', (name, dateOfBirth) => {
    expect(judge(name, { dateOfBirth }).outcome.kind).toBe('pending')
  })

  it('a live vaccine is not for who is pregnant or has a weak immune system [ELIG-18]', () => {
    expect(judge('MMR (measles, mumps, rubella)', { hasLiveVaccineRisk: 'Yes' }).outcome.kind).toBe(
      'ineligible',
    )
  })

  it('who had two doses or more is sent to the pharmacist [ELIG-18]', () => {
    expect(judge('Hepatitis B', { hasReceivedFirstDose: 'More' }).outcome).toMatchObject({
      kind: 'ineligible',
      because: [{ answer: 'Two doses or more' }],
    })
  })

  it('books the dose that is due [PRESCREEN-53, PRESCREEN-54, PRESCREEN-56, ELIG-16]', () => {
    const second = judge('Hepatitis A', { hasReceivedFirstDose: 'Yes', lastDoseDate: '2026-08-31' })
    expect([second.outcome.kind, second.plan.serviceIds, second.plan.date]).toEqual([
      'eligible',
      [212],
      '2027-03-03',
    ])
    expect(second.asked.at(-1)?.buttonText).toBe('See times for the next dose')
    const first = judge('Hepatitis A', { hasReceivedFirstDose: 'No', selectedDose: 'firstDoseOnly' })
    expect([first.outcome.kind, first.plan.serviceIds, first.plan.isFirstDoseOnly]).toEqual([
      'eligible',
      [211],
      true,
    ])
  })
})
