import { describe, expect, it } from 'vitest'
import type { Slug } from '#contract/content/catalogue'
import { aFlow, labelsOf, SERVICES, TODAY } from '../../../../../../tests/support/prescreen.ts'
import type { FlowContext } from '../../../../forms/flow.ts'
import type { Answers } from '../../../../forms/spec.ts'
import { standingAt } from '../../machine.ts'
import { flow } from './index.ts'

const vaccines = aFlow(flow, 'Vaccines')
const covid = aFlow(flow, 'COVID-19 Vaccines')
const choose = (...ids: number[]) => ({ vaccines: { selectedVaccines: ids.map(String) } })

/** Submitted pages: the choice, then one per question. */
function through(ids: number[], answers: Record<string, string> = {}) {
  const pages = Object.entries(answers).map(([field, answer]): [string, Answers] => {
    const [year = '', month, day] = answer.split('-')
    const isDate = month !== undefined && day !== undefined
    const given = isDate
      ? { [`${field}Year`]: year, [`${field}Month`]: month, [`${field}Day`]: day }
      : { [field]: answer }
    return [`question-${field}`, { ...given, [`${field}Asked`]: 'Yes' }]
  })
  return { ...choose(...ids), ...Object.fromEntries(pages) }
}

describe('the choice of vaccines', () => {
  it('lists those of the type, Flu first, no second doses [PRESCREEN-38, PRESCREEN-39]', () => {
    const labels = labelsOf(vaccines.page('vaccines'), 'selectedVaccines')
    expect(labels.slice(0, 2)).toEqual(['Flu', 'Flu, 65 and older'])
    expect(new Set(labels).size).toBe(labels.length)
    expect(labels.slice(2)).toEqual([...labels.slice(2)].sort((a, b) => a.localeCompare(b, 'en')))
    expect(labelsOf(covid.page('vaccines'), 'selectedVaccines')).toEqual([
      'COVID-19 mRNA',
      'COVID-19 protein-based',
      'COVID-19 yearly',
    ])
  })

  it('wants one to three [PRESCREEN-40, PRESCREEN-41]', () => {
    expect(vaccines.problems('vaccines', {})).toEqual({
      selectedVaccines: 'Select a vaccine to view availability.',
    })
    const four = choose(201, 203, 205, 207).vaccines
    expect(vaccines.problems('vaccines', four)).toEqual({
      selectedVaccines: 'You can only select up to 3 vaccines.',
    })
    expect(vaccines.problems('vaccines', choose(201, 203, 205).vaccines)).toEqual({})
  })

  it('has the limit of the form of its flow [PRESCREEN-41, CONTENT-23]', () => {
    const { document: bundled } = vaccines.at({})
    const [config, forms] = [bundled('schedulerConfig'), bundled('formConfig')]
    const { formConfigGroup: _, ...category } = config.categories['Vaccines'] ?? {}
    const changed: Partial<Record<Slug, unknown>> = {
      schedulerConfig: { ...config, categories: { ...config.categories, Vaccines: category } },
      formConfig: {
        ...forms,
        vaccine: { ...forms['vaccine'], flow: { EVERYDAY_VACCINE: { maxVaccines: 2 } } },
      },
    }
    const document = ((slug) => changed[slug] ?? bundled(slug)) as FlowContext['document']
    const two = aFlow(flow, 'Vaccines', { document })
    expect(two.problems('vaccines', choose(201, 203, 205).vaccines)).toEqual({
      selectedVaccines: 'You can only select up to 2 vaccines.',
    })
  })

  it('refuses at the list two that have a followup, names them, and asks nothing [PRESCREEN-42, BK-27]', () => {
    expect(vaccines.steps(choose(209, 211))).toEqual(['vaccines'])
    expect(vaccines.problems('vaccines', choose(209, 211, 201).vaccines)).toEqual({
      selectedVaccines:
        'The vaccines you have selected cannot be scheduled together. Please go back and confirm your selections again. (Hepatitis A and Shingles)',
    })
    expect(standingAt(flow, vaccines.at(choose(209, 211)), choose(209, 211), 2)).toMatchObject({ at: 'page' })
  })

  it('both vaccine types list every COVID-19 vaccine, the yearly one too [PRESCREEN-38, PRESCREEN-43, BK-09]', () => {
    const listed = labelsOf(covid.page('vaccines'), 'selectedVaccines')
    const all = labelsOf(vaccines.page('vaccines'), 'selectedVaccines')
    expect(listed).toEqual(['COVID-19 mRNA', 'COVID-19 protein-based', 'COVID-19 yearly'])
    expect(all).toEqual(expect.arrayContaining([...listed, 'Flu']))
  })

  it('says how many questions there are at most, fewer as answers skip some [PRESCREEN-07, BK-25]', () => {
    expect(vaccines.page('vaccines').hint).toMatch(/^Up to \d short questions, then the free times\.$/)
    const at = (given: ReturnType<typeof through>) => {
      const [last = ''] = vaccines.steps(given).slice(-1)
      return flow.progress?.(vaccines.at(given), last)
    }
    expect(flow.progress?.(vaccines.at(choose(209)), 'vaccines')).toBeUndefined()
    const first = at(choose(209))
    expect(first?.n).toBe(1)
    const second = at(through([209], { dateOfBirth: '1950-01-01' }))
    expect(second?.n).toBe(2)
    expect(second?.most).toBeLessThanOrEqual(first?.most ?? 0)
  })

  it('no other vaccine is chosen at first where the question about one may be passed over [BK-28]', () => {
    expect(flow.prefill?.(covid.at(choose(261)))).toMatchObject({ otherVaccine: 'none' })
  })

  it('the first day to book is said only when it is within a year of what can be booked [BK-26]', () => {
    const verdict = (birth: string) => vaccines.verdict(through([209], { dateOfBirth: birth }))
    expect(verdict('1990-07-04')).toMatchObject({ kind: 'ineligible' })
    expect(verdict('1990-07-04')).not.toHaveProperty('from')
    expect(verdict('1977-01-10')).toMatchObject({ kind: 'ineligible', from: '2027-01-10' })
  })

  it('finishes straight away without a series [PRESCREEN-45, PRESCREEN-04]', () => {
    expect(vaccines.steps(choose(201, 205))).toEqual(['vaccines'])
    expect(vaccines.verdict(choose(201, 205))).toBeUndefined()
    expect(vaccines.finish(choose(201, 205))).toEqual({
      search: {
        type: 'Vaccines',
        location: '45202',
        date: TODAY,
        earliestDate: TODAY,
        showLeadTimeWarning: false,
        serviceIds: [201, 205],
      },
      eligibility: {},
    })
  })

  it('begins with what an address named [PRESCREEN-38]', () => {
    const named = aFlow(flow, 'Vaccines', { search: { type: 'Vaccines', serviceIds: [209, 999] } })
    expect(flow.prefill?.(named.at({}))).toEqual({ selectedVaccines: ['209'] })
    const all = aFlow(flow, 'Vaccines', { search: { serviceIds: [201, 203, 205, 207] } })
    expect(flow.prefill?.(all.at({}))).toEqual({})
  })
})

describe('the choice for the slot of a booking link', () => {
  const search = { type: 'Vaccines', slot: '2026-11-23T09:20:00-05:00', serviceIds: [201, 205] }
  const linked = aFlow(flow, 'Vaccines', { search, given: new Set([201, 205, 999]) })

  it('lists what its slot offers, with nothing chosen [ROUTE-33, PRESCREEN-39]', () => {
    expect(labelsOf(linked.page('vaccines'), 'selectedVaccines')).toEqual([
      'Flu',
      'Tdap (tetanus, diphtheria, whooping cough)',
    ])
    expect(flow.prefill?.(linked.at({}))).toEqual({})
  })

  it('a link of one vaccine has it chosen [ROUTE-33, PRESCREEN-38]', () => {
    const one = aFlow(flow, 'Vaccines', { search: { ...search, serviceIds: [205] }, given: new Set([205]) })
    expect(flow.prefill?.(one.at({}))).toEqual({ selectedVaccines: ['205'] })
  })
})

describe('the questions of a series', () => {
  it('come one after another [PRESCREEN-38, PRESCREEN-43, ELIG-17, ELIG-21]', () => {
    expect(vaccines.steps(choose(209))).toEqual(['vaccines', 'question-dateOfBirth'])
    const given = through([209], { dateOfBirth: '1960-01-02' })
    expect(vaccines.steps(given)).toEqual([
      'vaccines',
      'question-dateOfBirth',
      'question-hasReceivedFirstDose',
    ])
    expect(vaccines.verdict(given)).toBeUndefined()
  })

  it('an answer is checked where it is typed [ELIG-14, ELIG-15, PRESCREEN-25]', () => {
    const born = (year: string) => ({ dateOfBirthYear: year, dateOfBirthMonth: '01', dateOfBirthDay: '02' })
    const problems = (answers: Answers) => vaccines.problems('question-dateOfBirth', answers, choose(209))
    expect(problems({})).toEqual({ dateOfBirthMonth: 'This is a required field' })
    expect(problems(born('2999'))).toEqual({ dateOfBirthMonth: 'Date of birth must be in the past.' })
    expect(problems({ ...born('1960'), dateOfBirthDay: '32' })).toEqual({
      dateOfBirthDay: 'Date is invalid.',
    })
    expect(problems(born('1960'))).toEqual({})
  })

  it('an answer that refuses is named, with the first day on which it would not [ELIG-18]', () => {
    expect(vaccines.verdict(through([209], { dateOfBirth: '1977-01-02' }))).toEqual({
      kind: 'ineligible',
      message: expect.stringContaining('adults 50 and older'),
      because: [{ field: 'dateOfBirth', question: 'When was the patient born?', answer: '1977-01-02' }],
      from: '2027-01-02',
    })
  })

  it('who is not eligible finishes with no service [ELIG-18]', () => {
    expect(vaccines.finish(through([209], { dateOfBirth: '1977-01-02' })).search.serviceIds).toEqual([])
    expect(vaccines.finish(choose(209)).search.serviceIds).toEqual([])
  })

  it('the second dose replaces the first, after the interval [PRESCREEN-53, PRESCREEN-54]', () => {
    const given = through([209], {
      dateOfBirth: '1960-01-02',
      hasReceivedFirstDose: 'Yes',
      lastDoseDate: '2026-11-01',
    })
    const { followupServiceId, followupAfterDays = 0 } = SERVICES.find(({ id }) => id === 209) ?? {}
    const verdict = vaccines.verdict(given)
    expect(verdict).toMatchObject({
      kind: 'eligible',
      moved: { by: 'lastDose', lastDose: '2026-11-01', days: followupAfterDays },
    })
    const { search, eligibility } = vaccines.finish(given)
    expect(search).toMatchObject({ serviceIds: [followupServiceId], isFirstDoseOnly: false })
    expect(search.date).toBe(search.earliestDate)
    expect(eligibility).toEqual({
      dateOfBirth: '1960-01-02',
      hasReceivedFirstDose: 'Yes',
      lastDoseDate: '2026-11-01',
    })
    expect(JSON.stringify(search)).not.toContain('1960')
  })

  it('the first dose alone, if the guest wants it [PRESCREEN-56]', () => {
    const given = { dateOfBirth: '1960-01-02', hasReceivedFirstDose: 'No', selectedDose: 'firstDoseOnly' }
    const steps = vaccines.steps(through([209], given))
    expect(steps.at(-1)).toBe('question-selectedDose')
    expect(vaccines.finish(through([209], given)).search).toMatchObject({
      serviceIds: [209],
      isFirstDoseOnly: true,
    })
  })

  it('an answer to a skipped question does not count [ELIG-19]', () => {
    const given = through([209], {
      dateOfBirth: '1960-01-02',
      hasReceivedFirstDose: 'No',
      lastDoseDate: '2026-11-01',
    })
    expect(vaccines.steps(given)).not.toContain('question-lastDoseDate')
    expect(vaccines.at(given).facts.answers['lastDoseDate']).toBeUndefined()
  })
})

describe('the questions of a COVID vaccine', () => {
  const healthy = { dateOfBirth: '1990-05-06', hadSevereReaction: 'No' }

  it('add the service of a criterion [PRESCREEN-44, PRESCREEN-50, ELIG-02]', () => {
    const given = through([261], { ...healthy, hasReceivedFirstDose: 'No', otherVaccine: 'flu' })
    expect(covid.verdict(given)).toMatchObject({ kind: 'eligible' })
    expect(covid.finish(given).search.serviceIds).toEqual([261, 201])
  })

  it('a booster waits 60 days [PRESCREEN-51, PRESCREEN-52]', () => {
    const given = through([261], {
      ...healthy,
      hasReceivedFirstDose: 'Yes',
      isBooster: 'Yes',
      lastDoseDate: '2026-11-10',
      otherVaccine: 'none',
    })
    expect(covid.finish(given).search).toMatchObject({ date: '2027-01-09', isFirstDoseOnly: true })
  })

  it('a dose that is due beyond the days to be booked says from when it can be [RESULTS-33]', () => {
    const had = { ...healthy, hasReceivedFirstDose: 'Yes', isBooster: 'Yes', otherVaccine: 'none' }
    const verdict = (lastDoseDate: string) => {
      const { otherVaccine, ...before } = had
      return covid.verdict(through([261], { ...before, lastDoseDate, otherVaccine }))
    }
    expect(verdict('2026-11-10')).toMatchObject({ date: '2027-01-09', bookableFrom: '2026-12-10' })
    expect(verdict('2026-10-22')).toMatchObject({ date: '2026-12-21', bookableFrom: '2026-11-21' })
    expect(verdict('2026-10-21')).toMatchObject({ date: '2026-12-20', bookableFrom: undefined })
  })

  it('options and the button follow the answers [ELIG-20, ELIG-26]', () => {
    const before = { ...healthy, hasReceivedFirstDose: 'No' }
    expect(labelsOf(covid.page('question-otherVaccine', through([261], before)), 'otherVaccine')).toEqual([
      'None',
      'Flu',
    ])
    const button = (otherVaccine: string) =>
      covid.page('question-otherVaccine', through([261], { ...before, otherVaccine })).button
    expect(button('flu')).toBe('See times for both')
    expect(button('none')).not.toBe('See times for both')
  })

  it('a bad reaction is a no that waiting does not end by a day known [ELIG-18]', () => {
    expect(covid.verdict(through([261], { ...healthy, hadSevereReaction: 'Yes' }))).toMatchObject({
      kind: 'ineligible',
      because: [{ field: 'hadSevereReaction', answer: 'Yes' }],
    })
  })
})

describe('questions that cannot be asked', () => {
  const withDocument = (document: { questions: object[] } | undefined) =>
    aFlow(flow, 'Vaccines', {
      documentIfThere: ((slug) =>
        slug === 'twoDoseEligibilityQuestions' ? document : vaccines.at({}).document(slug)) as ReturnType<
        typeof vaccines.at
      >['documentIfThere'],
    })
  const withQuestions = (questions: object[]) => withDocument({ questions })
  const ISSUE = 'We are experiencing an issue at this time. Please try again later.'

  it('a document that did not load blocks its vaccine, and no other [ELIG-28, ELIG-29]', () => {
    const without = withDocument(undefined)
    expect(without.steps(choose(209))).toEqual(['vaccines'])
    expect(without.verdict(choose(209))).toEqual({ kind: 'error', message: ISSUE })
    expect(without.finish(choose(209)).search.serviceIds).toEqual([])
    expect(without.verdict(choose(201))).toBeUndefined()
    expect(without.finish(choose(201)).search.serviceIds).toEqual([201])
  })

  it('an empty document blocks its vaccine [ELIG-28, ELIG-29]', () => {
    expect(withQuestions([]).verdict(choose(209))).toEqual({ kind: 'error', message: ISSUE })
  })

  it('a question of an unknown type blocks its vaccine [ELIG-27]', () => {
    const riddle = { type: 'riddle', question: '?', dataFieldToCollect: 'riddle' }
    expect(withQuestions([riddle]).verdict(choose(209))).toEqual({
      kind: 'error',
      message: 'Sorry. We appear to be having trouble loading the questions. Please try again later.',
    })
  })

  it('a document without texts of its own is shown with the usual ones [ELIG-15, ELIG-24]', () => {
    const validations = [{ type: 'dateOnOrAfter', date: '2020-12-14' }]
    const since = { type: 'date', question: 'When?', dataFieldToCollect: 'since', validations }
    const flowOf = withQuestions([since])
    const on = (sinceDay: string) => ({ sinceYear: '2020', sinceMonth: '12', sinceDay })
    expect(flowOf.problems('question-since', on('13'), choose(209))).toEqual({
      sinceMonth: 'Date must be on or after 12/14/2020.',
    })
    expect(flowOf.verdict({ ...choose(209), 'question-since': on('14') })).toMatchObject({
      kind: 'eligible',
      message: 'Last question reached! You will be redirected shortly.',
    })
  })

  it('an optional question can be passed over [ELIG-03]', () => {
    const optional = { type: 'date', question: 'When?', dataFieldToCollect: 'whenever' }
    const flowOf = withQuestions([optional])
    expect(flowOf.steps(choose(209))).toEqual(['vaccines', 'question-whenever'])
    expect(flowOf.verdict(choose(209))).toBeUndefined()
    const passed = { ...choose(209), 'question-whenever': { wheneverAsked: 'Yes' } }
    expect(flowOf.verdict(passed)).toMatchObject({ kind: 'eligible' })
  })
})
