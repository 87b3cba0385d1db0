import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '#contract/content/catalogue'
import { decodeDocument } from '#contract/content/decode'
import { DEMONSTRATION_SERVICES } from '../server/directory/demonstration-services.ts'
import { addDays, ageInYears } from './calendar.ts'
import { detectorOf, planDoses } from './doses.ts'
import { eligibilityOf } from './eligibility/eligibility.ts'
import { visitFactsOf } from './eligibility/visit-facts.ts'
import { followupPlan } from './search-window.ts'
import { readServices } from './services.ts'

const FILE = '../shared/data/vaccines/cdsi_healthy_test_cases_v4.45.csv'

/** Vaccine groups of the cases, and the service that gives their first dose. */
const OFFERED: Record<string, string> = {
  HepA: 'Hepatitis A dose 1',
  HepB: 'Hepatitis B dose 1',
  HPV: 'HPV dose 1',
  VAR: 'Varicella (chickenpox) dose 1',
  ZOSTER: 'Shingles dose 1',
  MENB: 'Meningococcal B dose 1',
}

type Case = { id: string; group: string; birth: string; today: string; doses: string[]; earliest: string }

function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
}

/** Patients of 18 and over who had a valid first dose and are due a second; none when the file is absent. */
function realCases(): Case[] {
  if (!existsSync(FILE)) {
    console.log(`real data: ${FILE} is not here, nothing was checked against it`)
    return []
  }
  const [header = '', ...lines] = readFileSync(FILE, 'utf8').split(/\r?\n/).filter(Boolean)
  const names = cells(header)
  return lines.flatMap((line) => {
    const row = new Map(cells(line).map((cell, at) => [names[at] ?? '', cell]))
    const of = (name: string) => row.get(name) ?? ''
    const numbers = [1, 2, 3, 4, 5, 6, 7].filter((number) => of(`Date_Administered_${number}`) !== '')
    const isValid = numbers.some((number) => of(`Evaluation_Status_${number}`) === 'Valid')
    const [group, birth, today, earliest] = [
      of('Vaccine_Group'),
      of('DOB'),
      of('Assessment_Date'),
      of('Earliest_Date'),
    ]
    const isDue = of('Forecast_#') === '2' && earliest !== ''
    if (!Object.hasOwn(OFFERED, group) || !isValid || !isDue || ageInYears(birth, today) < 18) return []
    const doses = numbers.map((number) => of(`Date_Administered_${number}`)).sort()
    return [{ id: of('CDC_Test_ID'), group, birth, today, doses, earliest }]
  })
}

const cases = realCases()
const catalogue = readServices(DEMONSTRATION_SERVICES, {}, { grouping: true, covidEnabled: true })
const questions = decodeDocument(
  JSON.parse(
    readFileSync(
      '.build/content/production/hw_config/1.0.0/scheduler/two-dose-eligibility-questions.json',
      'utf8',
    ),
  ),
  CATALOGUE.twoDoseEligibilityQuestions.struct,
)
const documents = { twoDoseEligibilityQuestions: questions.kind === 'fits' ? questions.data : undefined }
const serviceOf = ({ group }: Case) => catalogue.filter(({ name }) => name === OFFERED[group])

/** What the screen offers to someone who answers truly, on the day after the case was assessed. */
function offered(one: Case) {
  const chosen = serviceOf(one)
  const detector = detectorOf(chosen)
  const today = addDays(one.today, 1)
  const answers = {
    dateOfBirth: one.birth,
    hasLiveVaccineRisk: 'No',
    hasReceivedFirstDose: 'Yes',
    lastDoseDate: one.doses.at(-1),
  }
  const { asked, outcome } = eligibilityOf(detector, documents, {
    answers,
    facts: visitFactsOf(chosen),
    today,
  })
  return {
    outcome,
    plan: planDoses({ detector, chosen, catalogue, asked, criteria: {}, date: today, today }),
  }
}

describe('second doses of patients of 18 and over, as the CDC tests its own rules', () => {
  it('the cases cover every vaccine of a series that is offered [PRESCREEN-53]', () => {
    if (cases.length === 0) return
    expect([...new Set(cases.map(({ group }) => group))].sort()).toEqual(Object.keys(OFFERED).sort())
    expect(cases.length).toBeGreaterThan(20)
    for (const one of cases) expect(serviceOf(one), one.group).toHaveLength(1)
  })

  it('who had the first dose is offered no date before the earliest [PRESCREEN-54, PRESCREEN-55]', () => {
    for (const one of cases) {
      const { outcome, plan } = offered(one)
      expect(outcome.kind, one.id).toBe('eligible')
      expect(plan.serviceIds, one.id).toEqual(
        serviceOf(one).map(({ followupServiceId }) => followupServiceId),
      )
      expect(
        plan.date >= one.earliest,
        `${one.id} ${one.group}: ${plan.date}, earliest ${one.earliest}`,
      ).toBe(true)
      expect(plan.earliestDate >= one.earliest, `${one.id}: ${plan.earliestDate}`).toBe(true)
    }
  })

  it('who books the first dose here is offered no second date before the earliest [HOLD-15, HOLD-17]', () => {
    for (const one of cases.filter(({ doses }) => doses.length === 1)) {
      const date = followupPlan(serviceOf(one), one.doses[0] ?? '', false)?.date ?? ''
      expect(date >= one.earliest, `${one.id} ${one.group}: ${date}, earliest ${one.earliest}`).toBe(true)
    }
  })
})
