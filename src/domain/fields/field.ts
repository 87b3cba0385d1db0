import type { FormConfig, FormFlag } from '#contract/content/form-config'
import type { Rule } from '#contract/rule'
import { type Facts, isMet } from '../rules.ts'
import { fits, isBlank } from '../text.ts'
import { type Message, type Problem, problem, tooLong, unasked, type WalkInContext, when } from './problem.ts'

/** One field of the intake: the form draws it and the server judges it by the same entry. Messages are keys of the catalogue. */
export type FieldRule = {
  /** Name of the answer in the form. */
  name: string
  /** Path in the payload, joined with dots. Absent: the answer is not sent. */
  path?: string
  /** What the answer is, where it is not a text. */
  kind?: 'date' | 'box'
  /** The field is asked for only with this flag of the configuration (PATIENT-50). */
  flag?: FormFlag
  shownWhen?: Rule
  /** Message of a missing answer. */
  required?: string
  /** The answer is required only with this flag. */
  requiredFlag?: FormFlag
  /** Message of a missing answer where other answers make it required. */
  requiredWhen?: (facts: Facts) => string | undefined
  is?: (text: string, facts: Facts) => boolean
  /** Message when `is` is false; 'pattern' when absent. */
  wrong?: string
  /** Most characters. */
  max?: number
  /** Message of a longer text; 'tooLong' when absent. */
  tooLong?: string
  /** What else can be wrong. */
  check?: (text: string, facts: Facts) => Message | undefined
  tidy?: (text: string) => string
  /** The answer as it is sent. */
  sent?: (text: string) => unknown
  /** Name of the answer that the guest repeats here. */
  repeats?: string
  /** The server accepts this answer even if the form did not ask for it. */
  mayComeUnasked?: true
  /**
   * The server accepts this answer even if the configuration leaves the field out, because other programs and forms of an earlier
   * configuration send it. It must still be shown by `shownWhen`.
   */
  mayComeUnconfigured?: true
  /** Fields of an object in the payload. */
  parts?: Record<string, FieldRule>
}

type Entry = Omit<FieldRule, 'name' | 'path'> & { name?: string; at?: string; isSent?: false }

/** Fields of one object of the payload. Name and place are the entry's key after the prefix, unless the entry says otherwise. */
export function fieldsAt<K extends string>(
  base: string,
  entries: Record<K, Entry>,
  prefix = '',
): Record<K, FieldRule> {
  const fields = Object.entries<Entry>(entries).map(([key, { at, isSent = true, ...entry }]) => {
    const name = prefix + key
    return [key, { name, ...entry, ...(isSent && { path: `${base}.${at ?? name}` }) }]
  })
  return Object.fromEntries(fields)
}

/** What is wrong with a text that is not blank. */
export function wrongIn(field: FieldRule, text: string, facts: Facts): Message | undefined {
  if (field.is && !field.is(text, facts)) return { message: field.wrong ?? 'pattern' }
  if (field.max !== undefined && !fits(text, field.max)) return tooLong(field.max, field.tooLong)
  return field.check?.(text, facts)
}

type JudgedBy = Pick<WalkInContext, 'config' | 'today' | 'storeState'> & Pick<Facts, 'visit'>

/** Lists every rule that a payload breaks, and every answer to a field that the form did not ask for. */
export function judgeFields(
  fields: Record<string, FieldRule>,
  payload: object,
  context: JudgedBy,
): Problem[] {
  return problemsIn(fields, payload, factsIn(fields, payload, context), context.config)
}

/** Answers about the patient that rules of other tables read. */
const PATIENT = ['firstName', 'lastName', 'dateOfBirth', 'sexAssignedAtBirth']

/** The answers that a payload was made of, for the rules that ask for other answers. */
export function factsIn(
  fields: Record<string, FieldRule>,
  payload: object,
  { today, storeState, visit }: Omit<JudgedBy, 'config'>,
): Facts {
  const patient = PATIENT.map((name) => [name, valueAt(payload, `basicInfo.${name}`)])
  const answers = { ...Object.fromEntries(patient), ...answersIn(fields, payload) }
  return { today, providerState: storeState, answers, ...(visit && { visit }) }
}

function problemsIn(
  fields: Record<string, FieldRule>,
  payload: object,
  facts: Facts,
  config: FormConfig,
): Problem[] {
  return Object.values(fields).flatMap((field) => {
    const { path, parts } = field
    if (path === undefined) return []
    const value = valueAt(payload, path)
    const isGiven =
      typeof value === 'string'
        ? !isBlank(value)
        : value !== undefined && !(field.kind === 'box' && value === false)
    const isShown = !field.shownWhen || isMet(field.shownWhen, facts)
    const isAsked = isShown && (!field.flag || config[field.flag])
    const mayCome = field.mayComeUnasked || (field.mayComeUnconfigured && isShown)
    if (!isAsked && !mayCome) return when(isGiven, unasked(path))
    const missing = isGiven || !isAsked ? undefined : missingIn(field, facts, config)
    if (missing !== undefined) return [problem(path, missing)]
    if (parts) return isAsked ? problemsIn(parts, payload, facts, config) : []
    const wrong = isGiven && typeof value === 'string' ? wrongIn(field, value, facts) : undefined
    return wrong ? [problem(path, wrong)] : []
  })
}

function missingIn(field: FieldRule, facts: Facts, config: FormConfig): string | undefined {
  const isRequired = !field.requiredFlag || config[field.requiredFlag]
  return (isRequired ? field.required : undefined) ?? field.requiredWhen?.(facts)
}

function answersIn(fields: Record<string, FieldRule>, payload: object): Record<string, unknown> {
  const all = Object.values(fields).map(({ name, path, parts }) => {
    if (parts) return answersIn(parts, payload)
    const value = path === undefined ? undefined : valueAt(payload, path)
    return { [name]: typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value }
  })
  return Object.assign({}, ...all)
}

/** What a payload has at a path. */
function valueAt(payload: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    return isThere ? (value as Record<string, unknown>)[name] : undefined
  }, payload)
}
