import type { EligibilityQuestion } from '#contract/content/eligibility'
import type { ShownQuestion } from '#domain/eligibility/question'
import { showQuestion } from '#domain/eligibility/question'
import { INVALID_DATE, REQUIRED } from '#domain/eligibility/texts'
import type { Facts } from '#domain/rules'
import type { FlowPage } from '../../../../forms/flow.ts'
import type { FieldSpec } from '../../../../forms/spec.ts'
import { askedKey } from './choice.ts'

const TONES = { info: 'info', warning: 'warning', error: 'bad' } as const

/** A question of an eligibility document as a page: its messages stand by place, and come and go with their rules (ELIG-07). */
export function questionPage(question: EligibilityQuestion, shown: ShownQuestion): FlowPage {
  return {
    key: `question-${shown.field}`,
    title: shown.question,
    button: shown.buttonText,
    fields: [
      ...messagesAt(question, 'top'),
      ...messagesAt(question, 'question'),
      inputFor(question, shown),
      ...messagesAt(question, 'responses'),
      { kind: 'hidden', name: askedKey(shown.field), label: '', value: 'Yes' },
    ],
  }
}

function inputFor(question: EligibilityQuestion, shown: ShownQuestion): FieldSpec {
  const { field: name, type, isRequired } = shown
  const base = {
    name,
    label: shown.inputLabel ?? shown.question,
    ...(isRequired && { required: REQUIRED }),
  }
  if (type === 'date') return dateInput(question, base)
  const isList = type === 'dropdown' || type === 'criteriaDropdown'
  return {
    ...base,
    kind: isList ? 'select' : 'choice',
    ...(type === 'yesNo' && { sideBySide: true }),
    options: shown.options.map(({ value, label, tooltip }) => ({
      value,
      label,
      ...(tooltip !== undefined && { info: tooltip }),
    })),
  }
}

function dateInput(
  question: EligibilityQuestion,
  base: { name: string; label: string; required?: string },
): FieldSpec {
  const isBirth = base.name === 'dateOfBirth'
  const check = (day: string, { today, answers }: Facts) =>
    showQuestion(question, 'date', { today, answers: { ...answers, [base.name]: day } }).problem
  return {
    ...base,
    kind: 'date',
    invalid: INVALID_DATE,
    messages: { month: INVALID_DATE, day: INVALID_DATE, year: INVALID_DATE },
    check,
    ...(isBirth && { autoComplete: 'bday', saysAge: true }),
  }
}

function messagesAt(
  { messages = [], dataFieldToCollect }: EligibilityQuestion,
  place: 'top' | 'question' | 'responses',
): FieldSpec[] {
  return messages.flatMap(({ messageLocation, messageType, message, rule }, at): FieldSpec[] => {
    if (messageLocation !== place) return []
    return [
      {
        kind: 'prose',
        name: `${dataFieldToCollect}Message${at}`,
        label: '',
        tone: TONES[messageType],
        sections: [{ paragraphs: [message] }],
        ...(rule && { shownWhen: rule }),
      },
    ]
  })
}
