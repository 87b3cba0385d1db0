// Any document of questions, and any answers to it: for tests alone.
import fc from 'fast-check'
import { CATALOGUE } from '#contract/content/catalogue'
import { decodeDocument } from '#contract/content/decode'
import type { EligibilityQuestions } from '#contract/content/eligibility'
import type { Rule } from '#contract/rule'
import { addDays } from '../../src/domain/calendar.ts'

const FIELDS = ['a', 'b', 'c', 'dateOfBirth', 'lastDoseDate', 'constructor', 'vaccines']
const VALUES = ['Yes', 'No', 'x', 'y', 'Choose One', '<b>x</b>']
const TYPES = ['date', 'radio', 'yesNo', 'dropdown', 'criteriaDropdown']

const field = fc.constantFrom(...FIELDS)
export const value = fc.constantFrom(...VALUES)
export const day = fc.integer({ min: -45_000, max: 3000 }).map((days) => addDays('2026-11-20', days))
const age = fc.oneof(fc.integer({ min: -2, max: 130 }), fc.double({ noNaN: true }))

const leaf: fc.Arbitrary<Rule> = fc.oneof(
  fc.record({ field, exactly: value }),
  fc.record({ field, oneOf: fc.array(value, { maxLength: 3 }) }),
  fc.record({ field, not: value }),
  fc.record({ field, olderThanAge: age }),
  fc.record({ field, youngerThan: age }),
  fc.record({ field, includeAgeRange: fc.tuple(age, age) }),
  fc.record({ field, withinDays: age }),
  fc.record({ field, dateBefore: day }),
  fc.record({ field, dateOnOrAfter: day }),
)
const rule: fc.Arbitrary<Rule> = fc.oneof(
  { weight: 3, arbitrary: leaf },
  { weight: 1, arbitrary: fc.record({ and: fc.array(leaf, { minLength: 1, maxLength: 3 }) }) },
)
const text = fc.constantFrom('Text', '<script>x</script>', '\u202Etxet')
const option = fc.record({ label: text, value, skip: rule }, { requiredKeys: ['label', 'value'] })
const always = fc.constant<Rule>({ field: 'isCovidVaccine', exactly: 'No' })
const action = fc.record(
  {
    on: fc.oneof(rule, always),
    submitAction: fc.constantFrom('schedule', 'failWithErrorMessage'),
    errorMessage: text,
    setButtonText: text,
  },
  { requiredKeys: ['on'] },
)
const message = fc.record(
  {
    messageType: fc.constantFrom('info', 'warning', 'error'),
    messageLocation: fc.constantFrom('top', 'question', 'responses'),
    message: text,
    rule,
  },
  { requiredKeys: ['messageType', 'messageLocation', 'message'] },
)
const validation = fc.oneof(
  fc.constant({ type: 'dateMustBeInPast' }),
  fc.record({ type: fc.constant('dateOnOrAfter'), date: day }),
  fc.record({ type: fc.constant('noMoreThenDaysInTheFuture'), days: fc.integer({ min: 0, max: 3650 }) }),
)

/** Questions as their struct wants them; they may repeat fields, look ahead, be of a type that nobody knows. */
const question = fc.record(
  {
    type: fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...TYPES) },
      { weight: 1, arbitrary: fc.constant('slider') },
    ),
    question: text,
    dataFieldToCollect: fc.constantFrom('a', 'b', 'c', 'dateOfBirth', 'lastDoseDate', 'constructor'),
    required: fc.boolean(),
    validations: fc.array(validation, { maxLength: 3 }),
    options: fc.array(option, { minLength: 1, maxLength: 4 }),
    actions: fc.array(action, { maxLength: 3 }),
    messages: fc.array(message, { maxLength: 2 }),
    skip: rule,
  },
  { requiredKeys: ['type', 'question', 'dataFieldToCollect', 'options'] },
)

/** Most look only at what came before, so that they can be asked; some do not. */
export const document = fc
  .tuple(
    fc.uniqueArray(question, { maxLength: 6, selector: (one) => one.dataFieldToCollect }),
    fc.integer({ max: 3, min: 0 }),
  )
  .map(([questions, order]) => ({
    questions: order > 0 ? questions.map((one, at) => orderly(one, questions.slice(0, at))) : questions,
  }))

type Asked = { dataFieldToCollect: string; type: string; options: { value: string }[] }
const FACTS: Asked[] = [
  { dataFieldToCollect: 'vaccines', type: 'radio', options: [{ value: 'Flu' }, { value: 'x' }] },
  { dataFieldToCollect: 'isCovidVaccine', type: 'yesNo', options: [] },
  { dataFieldToCollect: 'isSeries', type: 'yesNo', options: [] },
]
function orderly<Q extends Asked & { actions?: unknown; messages?: unknown }>(one: Q, before: Asked[]): Q {
  const { actions, messages, ...rest } = one
  const earlier = [...before, ...FACTS]
  const own = TYPES.includes(one.type) ? [one, ...earlier] : earlier
  return { ...fitted(rest, earlier), ...fitted({ actions, messages }, own) } as Q
}

/** The same with every rule about one of these, and with an operator and a value that it can have. */
function fitted(part: object, asked: Asked[]): object {
  return JSON.parse(JSON.stringify(part), (_, found: unknown) =>
    typeof found === 'object' && found !== null && 'field' in found
      ? fittedRule(found as Leaf, asked)
      : found,
  )
}

type Leaf = Exclude<Rule, { and: Rule[] }>
function fittedRule(rule: Leaf, asked: Asked[]): Rule {
  const about =
    asked.find((one) => one.dataFieldToCollect === rule.field) ?? asked[rule.field.length % asked.length]
  if (!about) return rule
  const { dataFieldToCollect: field, type, options } = about
  if (type === 'date') return fittedDate(rule, field)
  const offered = options.map(({ value }) => value).filter((value) => value !== 'Choose One')
  const values = type === 'yesNo' ? ['Yes', 'No'] : offered
  const near = (value: string) =>
    values.includes(value) ? value : (values[value.length % values.length] ?? '')
  if ('exactly' in rule) return { field, exactly: near(rule.exactly) }
  if ('oneOf' in rule) return { field, oneOf: ['Yes', ...rule.oneOf].map(near) }
  return { field, not: near('not' in rule ? rule.not : 'x') }
}

function fittedDate(rule: Leaf, field: string): Rule {
  if ('exactly' in rule || 'not' in rule || 'oneOf' in rule) return { field, dateBefore: '2020-06-06' }
  if ('olderThanAge' in rule) return { field, olderThanAge: Math.min(rule.olderThanAge, 120) }
  if ('youngerThan' in rule) return { field, youngerThan: Math.max(rule.youngerThan, 1) }
  if ('withinDays' in rule) return { field, withinDays: Math.abs(rule.withinDays) }
  if (!('includeAgeRange' in rule)) return { ...rule, field }
  const [from, to] = rule.includeAgeRange.map((age) => Math.min(Math.floor(Math.abs(age)), 120))
  return { field, includeAgeRange: [Math.min(from ?? 0, to ?? 0), Math.max(from ?? 0, to ?? 0)] }
}

const anything = fc.oneof(fc.anything({ withNullPrototype: true }), day, value)
export const answers = fc.dictionary(field, anything)
/** What a document on the wire is read as. */
export const decoded = (body: unknown): EligibilityQuestions | undefined => {
  const written = JSON.parse(JSON.stringify(body) ?? 'null') as unknown
  const found = decodeDocument(written, CATALOGUE.twoDoseEligibilityQuestions.struct)
  return found.kind === 'fits' ? found.data : undefined
}
