import type { FormApi } from 'final-form'
import { createContext, use, useSyncExternalStore } from 'react'
import { useField, useForm } from 'react-final-form'
import type { Facts } from '#domain/rules'
import { afterPress } from './press.ts'
import type { Answer, Answers, FieldSpec } from './spec.ts'
import { visibleFields } from './visible.ts'

/** What the fields of one form share. */
export type Scope = {
  facts: Facts
  /** Says which fields are shown with these answers. */
  shown: (answers: Answers) => ReadonlySet<FieldSpec>
  /** The page's heading, which a lone question does not repeat. */
  title: string
  onLeave: (answers: Answers) => void
}

export const FormScope = createContext<Scope | undefined>(undefined)

export function useScope(): Scope {
  const scope = use(FormScope)
  if (!scope) throw new Error('a field stands outside of a form')
  return scope
}

/** Remembers which fields are shown for as long as the answers are the same object. */
export function shownBy(fields: readonly FieldSpec[], facts: Facts): Scope['shown'] {
  let last: { answers: Answers; shown: ReadonlySet<FieldSpec> } | undefined
  return (answers) => {
    if (last?.answers !== answers) last = { answers, shown: new Set(visibleFields(fields, answers, facts)) }
    return last.shown
  }
}

/** A value computed from the answers; a change of answers that does not change it renders nothing. */
export function useFromAnswers<T extends string | boolean | number | undefined>(
  compute: (answers: Answers) => T,
): T {
  const form = useForm<Answers>()
  const subscribe = (changed: () => void) => form.subscribe(changed, { values: true })
  const read = () => compute(answersOf(form))
  return useSyncExternalStore(subscribe, read, read)
}

/** One answer, its message once it may be shown, and the ways to change and to leave it. */
export function useAnswer(name: string) {
  const form = useForm<Answers>()
  const { onLeave } = useScope()
  const { input, meta } = useField<Answer | undefined>(name, {
    subscription: { value: true, error: true, touched: true, submitFailed: true },
    format: asItIs,
    parse: asItIs,
  })
  const error: unknown = meta.error
  const isTouched = meta.touched === true
  const isSubmitted = meta.submitFailed === true
  return {
    answer: input.value as Answer | undefined,
    error: typeof error === 'string' ? error : undefined,
    /** The error, once it may be shown: after the field was left or the form was refused. */
    message: (isTouched || isSubmitted) && typeof error === 'string' ? error : undefined,
    isTouched,
    isSubmitted,
    change: (answer: Answer | undefined) => form.change(name, answer === '' ? undefined : answer),
    /**
     * Hands the answers over at once, for what is being pressed may end the visit; then, when nothing is pressed any
     * more, lets `tidy` rewrite the field and its message appear.
     */
    leave: (tidy?: (answer: Answer | undefined) => Answer | undefined) => {
      onLeave(answersOf(form))
      afterPress(() => {
        if (tidy) form.change(name, tidy(answersOf(form)[name]) || undefined)
        form.blur(name)
      })
    },
  }
}

/** All answers of a form, also of fields that are hidden now. */
export function answersOf(form: FormApi<Answers>): Answers {
  return form.getState().values ?? {}
}

function asItIs<T>(value: T): T {
  return value
}
