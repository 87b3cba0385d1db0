import type { AnswerList } from '#contract/appointments'
import type { SlugOf } from '#contract/content/catalogue'
import type { ChecklistForm } from '#contract/content/health-forms'
import { MAX_OWN_WORDS } from '#domain/fields/notes'
import type { Answers, FieldSpec, PageSpec, TextField } from '../../forms/spec.ts'
import type { StepSpec } from '../../forms/step.ts'
import { say } from '../../messages/catalogue.ts'
import { health as texts } from '../../messages/en/questionnaires.ts'
import { textAnswered } from '../../parts/answers.ts'
import { messageText } from '../../parts/ruled.ts'

type Checklist = {
  /** The step and its document share a key. */
  key: SlugOf<ChecklistForm>
  title: () => string
  /** The item of the questionnaire that the list answers (HISTORY-29). */
  item: 'learning_objectives' | 'referral_source'
}

/** A step with the one checklist of its document (INTAKE-04, HISTORY-11 to HISTORY-13). */
export function checklistStep({ key, title, item }: Checklist): StepSpec {
  return {
    key,
    title,
    documents: [key],
    pages: ({ document }) => [checklistPage(key, document(key))],
    payload: (answers, { document }) => ({
      questionnaire: { [item]: checklistAnswer(key, document(key), answers) },
    }),
  }
}

function checklistPage(name: string, form: ChecklistForm): PageSpec {
  const own = form.otherLabel === undefined ? [] : [otherText(otherName(name), otherLabel(form), name)]
  return { key: 'list', title: form.title, fields: [listField(name, form), ...own] }
}

/** Check boxes, or radio buttons if the guest may choose only one. */
function listField(name: string, form: ChecklistForm): FieldSpec {
  const { items, minSelections: min, maxSelections: max, minMessage, maxMessage, hint, otherLabel } = form
  const options = items.map(({ key, label }) => ({ value: key, label }))
  const common = {
    name,
    label: form.title,
    ...(hint === undefined ? {} : { hint }),
    ...(min > 0 ? { required: minMessage } : {}),
    options: otherLabel === undefined ? options : [...options, { value: OTHER, label: otherLabel }],
  }
  if (max === 1) return { kind: 'choice', ...common }
  return {
    kind: 'many',
    ...common,
    min,
    ...(max === undefined ? {} : { max }),
    ...(maxMessage === undefined ? {} : { tooMany: maxMessage }),
  }
}

function checklistAnswer(name: string, form: ChecklistForm, answers: Answers): AnswerList | undefined {
  return answerList(labelsChosen(form.items, answers[name]), answers, otherName(name))
}

// HISTORY-11 calls it otherCheckboxField, but names must be unique in a form.
function otherName(name: string): string {
  return `${name}OtherCheckboxField`
}

function otherLabel({ otherTextLabel }: ChecklistForm): string {
  return otherTextLabel ?? say(texts).ownWords
}

type Item = { readonly key: string; readonly label: string }

/** The labels of the chosen items, without Other (HISTORY-30). */
export function labelsChosen(items: readonly Item[], chosen: Answers[string]): string[] {
  const keys: readonly unknown[] = Array.isArray(chosen) ? chosen : [chosen]
  return items.filter(({ key }) => keys.includes(key)).map(({ label }) => label)
}

/** An item of the questionnaire, from the chosen labels and the guest's own words; undefined without an answer. */
export function answerList(chosen: string[], answers: Answers, ownWords: string): AnswerList | undefined {
  const otherAnswer = textAnswered(answers, ownWords)
  if (otherAnswer === undefined) return chosen.length > 0 ? { answers: chosen } : undefined
  return { answers: chosen, otherAnswer }
}

/** The value of the option Other. No document uses it as a key. */
export const OTHER = 'Other'

/** A text area of at most 200 characters. */
export function freeText(name: string, label: string): TextField {
  return { kind: 'text', control: 'area', name, label, maxLength: MAX_OWN_WORDS }
}

/** A required text, shown once Other is chosen in a field (HISTORY-03, HISTORY-09, HISTORY-12). */
export function otherText(name: string, label: string, among: string): TextField {
  return {
    kind: 'text',
    name,
    label,
    shownWhen: { field: among, exactly: OTHER },
    required: messageText('requiredAnswer'),
    maxLength: MAX_OWN_WORDS,
  }
}
