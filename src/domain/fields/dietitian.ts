import {
  type AnswerList,
  type BookingBody,
  type DietitianQuestionnaire,
  isDietitian,
} from '#contract/appointments'
import { type ChecklistForm, type MedicalHistory, NO_CONDITION } from '#contract/content/health-forms'
import type { AppointmentContext } from '../fields/problem.ts'
import { fits, isBlank } from '../text.ts'
import { MAX_OWN_WORDS } from './notes.ts'
import { type Problem, problem, tooLong, unasked, when } from './problem.ts'

type Item = keyof DietitianQuestionnaire
type Answered = { item: Item; given: AnswerList | undefined }

const REQUIRED = 'requiredAnswer' // HISTORY-06
/** The step that asks each of the seven items (HISTORY-29). */
const STEPS = {
  medical_conditions: 'medicalHistory',
  current_medications: 'medicalHistory',
  any_other_information: 'medicalHistory',
  food_allergies: 'dietaryRestrictions',
  food_dislikes: 'dietaryRestrictions',
  learning_objectives: 'appointmentGoals',
  referral_source: 'survey',
} as const satisfies Record<Item, string>

/** The dietitian's questionnaire: every item of the configured steps answered, and no other (HISTORY-01 to HISTORY-13). */
export function checkDietitian(
  { questionnaire }: Pick<BookingBody, 'questionnaire'>,
  context: AppointmentContext,
): Problem[] {
  const given: DietitianQuestionnaire = isDietitian(questionnaire) ? questionnaire : {}
  return (Object.keys(STEPS) as Item[]).flatMap((item) => {
    const answered = { item, given: withoutBlank(given[item]) }
    const field = `questionnaire.${item}`
    if (!context.config.steps.includes(STEPS[item])) return when(answered.given !== undefined, unasked(field))
    return [...checkWords(answered), ...checkItem(answered, context)]
  })
}

function checkItem(
  answered: Answered,
  { medicalHistory, dietary, goals, survey }: AppointmentContext,
): Problem[] {
  switch (answered.item) {
    case 'medical_conditions': // HISTORY-02, HISTORY-03
      return checkConditions(answered, medicalHistory)
    case 'current_medications':
      return checkMedications(answered)
    case 'food_allergies':
      return checkAllergies(answered, labelsOf(dietary.allergies))
    case 'learning_objectives':
      return checkList(answered, goals)
    case 'referral_source':
      return checkList(answered, survey)
    default:
      return when(answersOf(answered).length > 0, problem(fieldOf(answered), 'pattern'))
  }
}

/** At least one of the options, or words of the guest's own. */
function checkChoice(answered: Answered, options: ReadonlySet<string>): Problem[] {
  const answers = answersOf(answered)
  const isNothing = answers.length === 0 && answered.given?.otherAnswer === undefined
  const isForeign = answers.some((one) => !options.has(one)) || new Set(answers).size < answers.length
  return [
    ...when(isNothing, problem(fieldOf(answered), 'selectRequired')),
    ...when(isForeign, problem(fieldOf(answered), 'pattern')),
  ]
}

/** Of the conditions offered; "None of these" excludes the others. */
function checkConditions(answered: Answered, { conditions }: MedicalHistory): Problem[] {
  const none = conditions.find(({ key }) => key === NO_CONDITION)?.label
  const answers = answersOf(answered)
  const isMore = answers.length > 1 || answered.given?.otherAnswer !== undefined
  return [
    ...checkChoice(answered, labelsOf(conditions)),
    ...when(none !== undefined && answers.includes(none) && isMore, problem(fieldOf(answered), 'pattern')),
  ]
}

/** Yes with what they are, or No (HISTORY-04, HISTORY-06). */
function checkMedications(answered: Answered): Problem[] {
  const [answer, ...more] = answersOf(answered)
  const isAnswer = (answer === 'Yes' || answer === 'No') && more.length === 0
  if (!isAnswer) return [problem(fieldOf(answered), REQUIRED)]
  const hasWords = answered.given?.otherAnswer !== undefined
  if (answer === 'No') return when(hasWords, unasked(`${fieldOf(answered)}.otherAnswer`))
  return when(!hasWords, problem(`${fieldOf(answered)}.otherAnswer`, REQUIRED))
}

/** Yes with at least one food, or No (HISTORY-08, HISTORY-09). */
function checkAllergies(answered: Answered, options: ReadonlySet<string>): Problem[] {
  const [answer, ...foods] = answersOf(answered)
  const otherAnswer = answered.given?.otherAnswer
  if (answer === 'No') {
    return when(foods.length > 0 || otherAnswer !== undefined, unasked(fieldOf(answered)))
  }
  if (answer !== 'Yes') return [problem(fieldOf(answered), REQUIRED)]
  const given = { answers: foods, ...(otherAnswer !== undefined && { otherAnswer }) }
  return checkChoice({ item: answered.item, given }, options)
}

/** HISTORY-11 to HISTORY-13; words of the guest's own count as one. */
function checkList(answered: Answered, form: ChecklistForm): Problem[] {
  const { items, otherLabel, minSelections, maxSelections = Number.POSITIVE_INFINITY } = form
  const answers = answersOf(answered)
  const options = labelsOf(items)
  const hasWords = answered.given?.otherAnswer !== undefined
  const count = answers.length + (hasWords ? 1 : 0)
  const isForeign = answers.some((one) => !options.has(one)) || new Set(answers).size < answers.length
  return [
    ...when(count < minSelections, problem(fieldOf(answered), 'selectRequired')),
    ...when(
      count > maxSelections,
      problem(fieldOf(answered), { message: 'tooMany', values: [maxSelections] }),
    ),
    ...when(isForeign, problem(fieldOf(answered), 'pattern')),
    ...when(hasWords && otherLabel === undefined, unasked(`${fieldOf(answered)}.otherAnswer`)),
  ]
}

function checkWords(answered: Answered): Problem[] {
  const words = answered.given?.otherAnswer
  if (words === undefined) return []
  const field = `${fieldOf(answered)}.otherAnswer`
  return when(!fits(words, MAX_OWN_WORDS), problem(field, tooLong(MAX_OWN_WORDS)))
}

/** A client may send each of the seven with both members: blank words are none, as in every other field (HISTORY-30). */
function withoutBlank(given: AnswerList | undefined): AnswerList | undefined {
  if (!given || !isBlank(given.otherAnswer ?? '')) return given
  return { answers: given.answers }
}

function answersOf({ given }: Answered): readonly string[] {
  return given?.answers ?? []
}

function fieldOf({ item }: Answered): string {
  return `questionnaire.${item}`
}

function labelsOf(items: readonly { label: string }[]): ReadonlySet<string> {
  return new Set(items.map(({ label }) => label))
}
