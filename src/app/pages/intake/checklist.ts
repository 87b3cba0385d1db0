import type { AnswerList } from '#contract/appointments'
import type { ChecklistForm } from '#contract/content/health-forms'
import type { Answers, FieldSpec, PageSpec } from '../../forms/spec.ts'
import type { StepSpec } from '../../forms/step.ts'
import { say } from '../../messages/catalogue.ts'
import { health as texts } from '../../messages/en/questionnaires.ts'
import { answerList, labelsChosen } from './answer-list.ts'
import { OTHER, otherText } from './free-text.ts'

type Checklist = {
  /** The step and its document share a key. */
  key: 'appointmentGoals' | 'survey'
  title: () => string
  /** The item of the questionnaire that the list answers (HISTORY-29). */
  item: 'learning_objectives' | 'referral_source'
}

/** A step that is one checklist from its document (INTAKE-04, HISTORY-11 to HISTORY-13). */
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

/** Check boxes; a list of which one alone may be chosen is radio buttons. */
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

// HISTORY-11 calls it otherCheckboxField; every name is used once in a form.
function otherName(name: string): string {
  return `${name}OtherCheckboxField`
}

function otherLabel({ otherTextLabel }: ChecklistForm): string {
  return otherTextLabel ?? say(texts).ownWords
}
