import type { InsuranceStepConfig } from '#contract/content/simple-insurance'

/** The prescreen flow that asks about Medicare, as `schedulerConfig` names it (PRESCREEN-22). */
export const MEDICARE_FLOW = 'medicare_check'

/** What that flow asks, in the words of staff, by the key under which a booking's questionnaire has the Yes or No (BK-29). */
export const MEDICARE_QUESTIONS = {
  hasMedicarePartB: 'Do you have Medicare Part B?',
  hadWellnessVisit: 'Have you had a Medicare wellness visit in the past 12 months?',
  wasInHospital: 'Have you been in the hospital in the past 12 months?',
  hasFallen: 'Have you fallen in the past 12 months?',
} as const

export type MedicareQuestion = keyof typeof MEDICARE_QUESTIONS

export const MEDICARE_KEYS = Object.keys(MEDICARE_QUESTIONS) as MedicareQuestion[]

/** The Medicare answers among those of a prescreen or a questionnaire; every other answer is left out. */
export function medicareAnswers(
  answers: Readonly<Record<string, unknown>>,
): Partial<Record<MedicareQuestion, 'Yes' | 'No'>> {
  const given = MEDICARE_KEYS.flatMap((key) => {
    const answer = Object.hasOwn(answers, key) ? answers[key] : undefined
    return answer === 'Yes' || answer === 'No' ? [[key, answer]] : []
  })
  return Object.fromEntries(given)
}

/** Whether a carrier is Medicare, or a plan of Medicare, by what the guest chose or typed. */
export function isMedicare(carrier: string, { carriers }: Pick<InsuranceStepConfig, 'carriers'>): boolean {
  return [carrier, ...namesOf(carrier, carriers)].some((name) => /\bmedicare\b/i.test(name))
}

/** The names under which guests may choose or type Medicare Part B as their carrier. */
export function partBNames({ carriers }: Pick<InsuranceStepConfig, 'carriers'>): string[] {
  const names = carriers.flatMap(({ value, label }) =>
    isPartB(value) || isPartB(label) ? [value, label] : [],
  )
  return carriers.length === 0 ? ['Medicare Part B'] : names
}

function isPartB(name: string): boolean {
  return /\bmedicare\b.*\bpart b\b/i.test(name)
}

function namesOf(carrier: string, carriers: InsuranceStepConfig['carriers']): string[] {
  return carriers
    .filter(({ value, label }) => value === carrier || label === carrier)
    .flatMap(({ value, label }) => [value, label])
}
