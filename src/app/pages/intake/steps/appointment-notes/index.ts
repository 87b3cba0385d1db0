import type { NotesData } from '#contract/content/health-forms'
import { MAX_OWN_WORDS, reasonsFor, requiredReason, tooManyReasons } from '#domain/fields/notes'
import type { Facts } from '#domain/rules'
import type { Answers, FieldSpec, PageSpec, TextField } from '../../../../forms/spec.ts'
import type { PayloadSlice, StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { notes as texts } from '../../../../messages/en/questionnaires.ts'
import { textAnswered } from '../../../../parts/answers.ts'
import { messageText, textFor } from '../../../../parts/ruled.ts'

const MOST_CARDS = 6

function pages({ document, serviceIds }: StepContext): PageSpec[] {
  const offered = document('notesData')
  const { reasons, most } = reasonsFor(serviceIds, offered)
  const { title, hint, allowsOther = false } = offered
  if (reasons.size === 0) return allowsOther ? [ownWordsPage(offered)] : []
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

/** What a visit whose type says why the guest comes may add (BK-34). */
function ownWordsPage({ title, hint, withoutReasons }: NotesData): PageSpec {
  const head = withoutReasons ?? { title, hint }
  // The title of the page says what the hint of the field says beside reasons.
  const { hint: _, ...field } = ownWordsField(new Set(), 1)
  return {
    key: 'reasons',
    title: head.title,
    ...(head.hint === undefined ? {} : { hint: head.hint }),
    fields: [field],
  }
}

/** Check boxes if the guest may choose several (HISTORY-15, HISTORY-16), else one of a list (HISTORY-17). */
function reasonsField(
  label: string,
  reasons: readonly string[],
  { most, allowsOther }: { most: number; allowsOther: boolean },
): FieldSpec {
  const t = say(texts)
  const message = messageText(requiredReason(most))
  const common = {
    name: 'notes',
    label,
    options: reasons.map((value) => ({ value, label: value })),
    ...(allowsOther
      ? { requiredWhen: ({ answers }: Facts) => (ownWords(answers) === undefined ? message : undefined) }
      : { required: message }),
  }
  if (most > 1) return { kind: 'many', ...common, max: most, tooMany: textFor(tooManyReasons(most)) }
  return reasons.length > MOST_CARDS
    ? { kind: 'select', ...common, placeholder: t.chooseOne }
    : { kind: 'choice', ...common }
}

/** HISTORY-14: the guest's own words, in addition to the reasons or instead of them. */
function ownWordsField(reasons: ReadonlySet<string>, most: number): TextField {
  const t = say(texts)
  return {
    kind: 'text',
    control: 'area',
    name: 'notesOwnWords',
    label: t.ownWords,
    hint: t.ownWordsHint,
    maxLength: MAX_OWN_WORDS,
    // The exact text of a reason counts as that reason.
    check: (text, { answers }) => {
      const chosen = reasonsChosen(answers['notes'])
      const isOneMore = reasons.has(text) && !chosen.includes(text)
      return isOneMore && chosen.length >= most ? textFor(tooManyReasons(most)) : undefined
    },
  }
}

function ownWords(answers: Facts['answers']): string | undefined {
  return textAnswered(answers, 'notesOwnWords')
}

/** HISTORY-14 to HISTORY-17: the reasons for the visit. */
export const step: StepSpec = {
  key: 'appointmentNotes',
  title: () => say(texts).step,
  documents: ['notesData'],
  pages,
  payload,
}

/** The chosen reasons, then the guest's own words (HISTORY-14). */
function payload(answers: Answers): PayloadSlice {
  const own = textAnswered(answers, 'notesOwnWords')
  const notes = new Set([...reasonsChosen(answers['notes']), ...(own === undefined ? [] : [own])])
  return notes.size > 0 ? { notes: [...notes] } : {}
}

/** The chosen reasons of a field with one choice or with several. */
function reasonsChosen(answer: unknown): string[] {
  const chosen: unknown[] = Array.isArray(answer) ? answer : [answer]
  return chosen.filter((one) => typeof one === 'string' && one !== '') as string[]
}
