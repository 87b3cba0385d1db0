import type { FormApi } from 'final-form'
import { createContext, use, useSyncExternalStore } from 'react'
import { useField, useForm } from 'react-final-form'
import type { Facts } from '#domain/rules'
import { afterPress } from '../platform/presses.ts'
import { keepInPlace } from '../ui/keep-in-place.ts'
import { requiredNow } from './problems.ts'
import type { Answer, Answers, FieldSpec } from './spec.ts'
import { formNow } from './visible.ts'

type CurrentFields = { shown: ReadonlySet<FieldSpec>; facts: Facts }

/** What the fields of one form share. */
type Scope = {
  facts: Facts
  /** Which fields are shown with these answers, and the facts with these answers among them. */
  now: (answers: Answers) => CurrentFields
  /** The page's heading, which a lone question does not repeat. */
  title: string
  onLeave: (answers: Answers) => void
}

export const FormScope = createContext<Scope | undefined>(undefined)

export function useScope(): Scope {
  const scope = use(FormScope)
  if (!scope) throw new Error('A field is outside of a form')
  return scope
}

/** Returns `Scope.now`, which computes its result once for all fields while the answers are the same object. */
export function lookAt(fields: readonly FieldSpec[], facts: Facts): Scope['now'] {
  let last: { answers: Answers; now: CurrentFields } | undefined
  return (answers) => {
    if (last?.answers === answers) return last.now
    const { shown, facts: current } = formNow(fields, answers, facts)
    last = { answers, now: { shown: new Set(shown), facts: current } }
    return last.now
  }
}

/** Whether a field is required with the present answers (PATIENT-44). */
export function useIsRequired(field: FieldSpec): boolean {
  const { now } = useScope()
  return useFromAnswers((answers) => requiredNow(field, now(answers).facts) !== undefined)
}

/** A value computed from the answers. The component renders again only when the value changes. */
export function useFromAnswers<T extends string | boolean | number | undefined>(
  compute: (answers: Answers) => T,
): T {
  const form = useForm<Answers>()
  const subscribe = (changed: () => void) => form.subscribe(changed, { values: true })
  const read = () => compute(answersOf(form))
  return useSyncExternalStore(subscribe, read, read)
}

/** One answer, its message once the form may show it, and how to change and leave it. */
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
    /** The error, once the guest has left the field or tried to submit the form. */
    message: (isTouched || isSubmitted) && typeof error === 'string' ? error : undefined,
    isTouched,
    isSubmitted,
    change: (answer: Answer | undefined) => form.change(name, answer === '' ? undefined : answer),
    /**
     * Saves the answers at once, because the button under the finger may end the visit. After the press it tidies the field and lets
     * its message appear, which moves no field that the guest is in by now.
     */
    leave: (tidy?: (answer: Answer | undefined) => Answer | undefined) => {
      onLeave(answersOf(form))
      afterPress(() =>
        keepInPlace(() => {
          if (tidy) form.change(name, tidy(answersOf(form)[name]) || undefined)
          form.blur(name)
        }),
      )
    },
  }
}

/** All answers of a form, also those of hidden fields. */
export function answersOf(form: FormApi<Answers>): Answers {
  return form.getState().values ?? {}
}

function asItIs<T>(value: T): T {
  return value
}
