import type { FormApi } from 'final-form'
import { createContext, use, useSyncExternalStore } from 'react'
import { useField, useForm } from 'react-final-form'
import type { Facts } from '#domain/rules'
import { afterPress } from './press.ts'
import { requiredNow } from './problems.ts'
import type { Answer, Answers, FieldSpec } from './spec.ts'
import { formNow } from './visible.ts'

type Now = { shown: ReadonlySet<FieldSpec>; facts: Facts }

/** What the fields of one form share. */
export type Scope = {
  facts: Facts
  /** Which fields are shown with these answers, and the facts that these are part of. */
  now: (answers: Answers) => Now
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

/** Looks at the answers once for all fields, as long as they are the same object. */
export function lookAt(fields: readonly FieldSpec[], facts: Facts): Scope['now'] {
  let last: { answers: Answers; now: Now } | undefined
  return (answers) => {
    if (last?.answers === answers) return last.now
    const { shown, facts: current } = formNow(fields, answers, facts)
    last = { answers, now: { shown: new Set(shown), facts: current } }
    return last.now
  }
}

/** Whether a field must be answered as things stand (PATIENT-44). */
export function useIsRequired(field: FieldSpec): boolean {
  const { now } = useScope()
  return useFromAnswers((answers) => requiredNow(field, now(answers).facts) !== undefined)
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
