import type { FormApi } from 'final-form'
import type { FormEvent, ReactNode } from 'react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Form as FinalForm, useForm } from 'react-final-form'
import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { beforeTraversal, painted } from '../platform/moments.ts'
import { setTitlePrefix } from '../platform/navigate.ts'
import { afterPress, watchPresses } from '../platform/presses.ts'
import { reportFieldErrors } from '../state/flow.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary, stillFound } from '../ui/ErrorSummary.tsx'
import { keepInPlace } from '../ui/keep-in-place.ts'
import { Notice } from '../ui/Notice.tsx'
import { StickyBar } from '../ui/StickyBar.tsx'
import { controlId, tidyAnswers } from './answers.ts'
import { FieldCards } from './FieldView.tsx'
import styles from './fields.module.css'
import type { Problems } from './problems.ts'
import { blockOf, problemsOf, summaryItems } from './problems.ts'
import { answersOf, FormScope, lookAt, useFromAnswers, useScope } from './scope.ts'
import type { Answers, FormContext, PageSpec } from './spec.ts'
import { visibleAnswers } from './visible.ts'

const BLOCK_ID = 'answer-block'

type FormProps = {
  page: PageSpec
  /** Earlier answers, which are read once, when the page appears. */
  initialValues: Answers
  context: FormContext
  /** Gets the tidied answers of the fields that are shown, when all are right. */
  onSubmit: (answers: Answers) => void
  /** Gets all tidied answers, also those of hidden fields, whenever the guest leaves a field or picks an option. */
  onLeaveField?: (answers: Answers) => void
  /** Shows the problems at once, as if the guest had submitted the form (INTAKE-15). */
  revealErrors?: boolean
  /** Key of the answer whose control takes focus when the page appears. */
  focusOn?: string | undefined
  /** What the page does with the answers now, e.g. "Checking the address…"; absent while the form waits for the guest. */
  busy?: string | undefined
  submitLabel?: string
  summaryTitle?: string
  /** What the guest can do where an answer keeps them on the page. */
  blockActions?: ReactNode
  /** Before the fields. Inside the form, so that the button is within reach while the guest reads it. */
  before?: ReactNode
  /** Between the last field and the button. */
  children?: ReactNode
  /** In the bar, before the button. */
  bar?: ReactNode
  /** A second button beside the first. */
  secondary?: ReactNode
}

/** One page of fields. Callers have applied the configuration to `page` (applyConfig). */
export function Form(props: FormProps) {
  return <FormOfPage key={props.page.key} {...props} />
}

function FormOfPage(props: FormProps) {
  const { page, initialValues, context, onLeaveField } = props
  const { fields, title } = page
  const { facts } = context
  const validate = useMemo(() => (answers: Answers) => problemsOf(fields, answers, facts), [fields, facts])
  const now = useMemo(() => lookAt(fields, facts), [fields, facts])
  const scope = useMemo(
    () => ({
      facts,
      now,
      title,
      onLeave: (answers: Answers) => onLeaveField?.(tidyAnswers(fields, answers)),
    }),
    [facts, now, title, fields, onLeaveField],
  )
  return (
    <FormScope value={scope}>
      <FinalForm<Answers>
        initialValues={initialValues}
        initialValuesEqual={always}
        validate={validate}
        onSubmit={nothing}
        subscription={NONE}
      >
        {() => (
          <FormBody {...props}>
            <div className={styles.fields}>
              <FieldCards fields={fields} cards={page.cards} />
              {props.children}
            </div>
          </FormBody>
        )}
      </FinalForm>
    </FormScope>
  )
}

const NONE = {}

/** Values that arrive later never replace typed answers. */
function always(): boolean {
  return true
}

/** FormBody submits. final-form only remembers that the guest tried. */
function nothing(): void {}

/** The form element with its summary of problems, fields and button. */
function FormBody({ page, context, onSubmit, revealErrors, focusOn, busy, submitLabel, ...rest }: FormProps) {
  const texts = useTexts(formTexts)
  const form = useForm<Answers>()
  const [found, setFound] = useState<Problems>({})
  // A field may be left by the press that finds other problems.
  const lastFound = useRef(found)
  const isHandingOver = useRef(false)
  useEffect(watchPresses, [])
  useEffect(() => () => setTitlePrefix(''), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page appears.
  useEffect(() => {
    if (!revealErrors && focusOn === undefined) return
    const soon = window.setTimeout(() => {
      if (revealErrors) check()
      else if (focusOn !== undefined) chosenControl(focusOn)?.focus()
    })
    return () => window.clearTimeout(soon)
  }, [])
  const { onLeave } = useScope()
  useKeptTyping(form, onLeave)
  // The browser's Back removes the page without a blur of its field.
  useEffect(() => beforeTraversal(() => onLeave(answersOf(form))), [form, onLeave])
  const block = useFromAnswers((answers) => blockOf(page, answers, context.facts))

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (busy !== undefined || isHandingOver.current) return
    const answers = tidyAnswers(page.fields, answersOf(form))
    const problems = problemsOf(page.fields, answers, context.facts)
    if (Object.keys(problems).length > 0 || block !== undefined) {
      refuse(answers, problems)
      return
    }
    setTitlePrefix('')
    isHandingOver.current = true
    void painted().then(() => {
      isHandingOver.current = false
      onSubmit(visibleAnswers(page.fields, answers, context.facts))
    })
  }

  /** Shows the problems as if the guest had submitted the form. */
  function check(): void {
    const answers = tidyAnswers(page.fields, answersOf(form))
    refuse(answers, problemsOf(page.fields, answers, context.facts))
  }

  /** Shows all problems and moves focus to the field of the first (VALID-08, VALID-09). */
  function refuse(answers: Answers, problems: Problems): void {
    const keys = Object.keys(problems)
    // The messages appear before focus moves, so that screen readers read them with the field.
    flushSync(() => {
      form.batch(() => changeTo(answers))
      showFound(problems)
      void form.submit()
    })
    setTitlePrefix(keys.length === 0 ? '' : texts.errorWord)
    if (keys.length > 0) reportFieldErrors(keys)
    document.getElementById(keys[0] === undefined ? BLOCK_ID : controlId(keys[0]))?.focus()
  }

  /** When the guest leaves a field: what is right now leaves the summary, and what is wrong in another way says so (SC-25). */
  function settle(): void {
    afterPress(() => {
      const answers = tidyAnswers(page.fields, answersOf(form))
      const left = stillFound(lastFound.current, problemsOf(page.fields, answers, context.facts))
      if (left === lastFound.current) return
      keepInPlace(() => showFound(left))
      if (Object.keys(left).length === 0) setTitlePrefix('')
    })
  }

  function showFound(problems: Problems): void {
    lastFound.current = problems
    setFound(problems)
  }

  function changeTo(answers: Answers): void {
    const before = answersOf(form)
    for (const key of new Set([...Object.keys(before), ...Object.keys(answers)])) {
      if (before[key] !== answers[key]) form.change(key, answers[key])
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit} onBlur={settle}>
      {rest.before}
      <ErrorSummary title={rest.summaryTitle ?? texts.summary} items={summaryItems(page.fields, found)} />
      {rest.children}
      <div role="alert">
        {block !== undefined && (
          <Notice id={BLOCK_ID} tone="bad" actions={rest.blockActions}>
            {block}
          </Notice>
        )}
      </div>
      <StickyBar over={rest.bar}>
        <Button type="submit" look="primary" busy={busy}>
          {submitLabel ?? texts.continue}
        </Button>
        {rest.secondary}
      </StickyBar>
    </form>
  )
}

/** The control of an answer, or the picked card of several. */
function chosenControl(key: string): HTMLElement | null {
  const control = document.getElementById(controlId(key))
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return control
  const cards = [...(control.form?.elements ?? [])]
  const picked = cards.find((card) => card instanceof HTMLInputElement && card.name === key && card.checked)
  return picked instanceof HTMLInputElement ? picked : control
}

/** Typing is saved after a pause of this many milliseconds. */
const REST = 400

/**
 * Saves typed text before the guest leaves its field: after a pause, and when the page is hidden or closed, because a locked phone may
 * never show it again.
 */
function useKeptTyping(form: FormApi<Answers>, keep: (answers: Answers) => void): void {
  const keepAnswers = useEffectEvent(() => keep(answersOf(form)))
  useEffect(() => {
    let timer: number | undefined
    let isFirst = true
    const saveNow = () => {
      if (timer === undefined) return
      window.clearTimeout(timer)
      timer = undefined
      keepAnswers()
    }
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') saveNow()
    }
    const stop = form.subscribe(
      () => {
        // The first call has the values from before.
        if (isFirst) {
          isFirst = false
          return
        }
        window.clearTimeout(timer)
        timer = window.setTimeout(saveNow, REST)
      },
      { values: true },
    )
    window.addEventListener('pagehide', saveNow)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      stop()
      window.clearTimeout(timer)
      window.removeEventListener('pagehide', saveNow)
      document.removeEventListener('visibilitychange', whenHidden)
    }
  }, [form])
}
