import { MAX_OWN_WORDS, reasonsFor } from '#domain/appointment/notes'
import type { Facts } from '#domain/rules'
import type { FieldSpec, PageSpec } from '../../../../forms/spec.ts'
import type { StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { notes as texts } from '../../../../messages/en/questionnaires.ts'
import { textAnswered } from '../../../../parts/answers.ts'
import { payload, reasonsChosen } from './payload.ts'

const MOST_CARDS = 6

function pages({ document, serviceIds }: StepContext): PageSpec[] {
  const offered = document('notesData')
  const { reasons, most } = reasonsFor(serviceIds, offered)
  const { title, hint, allowsOther = false } = offered
  return [
    {
      key: 'reasons',
      title,
      ...(hint === undefined ? {} : { hint }),
      fields: [
        reasonsField(title, [...reasons], { most, allowsOther }),
        ...(allowsOther ? [ownWordsField(reasons, most)] : []),
      ],
    },
  ]
}

/** Check boxes where several may be chosen (HISTORY-15, HISTORY-16), else one of a list (HISTORY-17). */
function reasonsField(
  label: string,
  reasons: readonly string[],
  { most, allowsOther }: { most: number; allowsOther: boolean },
): FieldSpec {
  const t = say(texts)
  const message = most > 1 ? t.atLeastOne : t.required
  const common = {
    name: 'notes',
    label,
    options: reasons.map((value) => ({ value, label: value })),
    ...(allowsOther
      ? { requiredWhen: ({ answers }: Facts) => (ownWords(answers) === undefined ? message : undefined) }
      : { required: message }),
  }
  if (most > 1) return { kind: 'many', ...common, max: most, tooMany: t.tooMany(most) }
  return reasons.length > MOST_CARDS
    ? { kind: 'select', ...common, placeholder: t.chooseOne }
    : { kind: 'choice', ...common }
}

/** HISTORY-14: words of the guest's own, beside the reasons chosen or in place of them. */
function ownWordsField(reasons: ReadonlySet<string>, most: number): FieldSpec {
  const t = say(texts)
  return {
    kind: 'text',
    control: 'area',
    name: 'notesOwnWords',
    label: t.ownWords,
    hint: t.ownWordsHint,
    maxLength: MAX_OWN_WORDS,
    // The very words of a reason are that reason.
    check: (text, { answers }) => {
      const chosen = reasonsChosen(answers['notes'])
      const isOneMore = reasons.has(text) && !chosen.includes(text)
      return isOneMore && chosen.length >= most ? t.tooMany(most) : undefined
    },
  }
}

function ownWords(answers: Facts['answers']): string | undefined {
  return textAnswered(answers, 'notesOwnWords')
}

/** HISTORY-14 to HISTORY-17: why the guest comes in. */
export const step: StepSpec = {
  key: 'appointmentNotes',
  title: () => say(texts).step,
  documents: ['notesData'],
  pages,
  payload,
}
