import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useFormState } from 'react-final-form'
import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { beforeTraversal, painted } from '../platform/moments.ts'
import { setTitlePrefix } from '../platform/title.ts'
import { reportFieldErrors } from '../state/flow.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Notice } from '../ui/Notice.tsx'
import { StickyBar } from '../ui/StickyBar.tsx'
import type { FormProps } from './Form.tsx'
import styles from './fields.module.css'
import { controlId } from './ids.ts'
import { useKeptTyping } from './kept-typing.ts'
import { watchPresses } from './press.ts'
import type { Problems } from './problems.ts'
import { blockOf, problemsOf } from './problems.ts'
import { answersOf, useFromAnswers, useScope } from './scope.ts'
import type { Answers, FieldSpec } from './spec.ts'
import { summaryItems } from './summary-items.ts'
import { tidyAnswers } from './tidy-answers.ts'
import { visibleAnswers } from './visible.ts'

const BLOCK_ID = 'answer-block'

/** The form element: its summary of problems, its fields, its button. */
export function FormBody({
  page,
  context,
  onSubmit,
  revealErrors,
  focusOn,
  busy,
  submitLabel,
  ...rest
}: FormProps) {
  const texts = useTexts(formTexts)
  const form = useForm<Answers>()
  const [found, setFound] = useState<Problems>({})
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
  // The browser's Back takes the page away without leaving its field.
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

  /** Refuses what is there, as if it had been submitted. */
  function check(): void {
    const answers = tidyAnswers(page.fields, answersOf(form))
    refuse(answers, problemsOf(page.fields, answers, context.facts))
  }

  /** VALID-08, VALID-09: all problems are reported, the first one's field takes focus. */
  function refuse(answers: Answers, problems: Problems): void {
    const keys = Object.keys(problems)
    // Everything is on screen before focus moves, so that the message is read out with its field.
    flushSync(() => {
      form.batch(() => changeTo(answers))
      setFound(problems)
      void form.submit()
    })
    setTitlePrefix(keys.length === 0 ? '' : texts.errorWord)
    if (keys.length > 0) reportFieldErrors(keys)
    document.getElementById(keys[0] === undefined ? BLOCK_ID : controlId(keys[0]))?.focus()
  }

  function changeTo(answers: Answers): void {
    const before = answersOf(form)
    for (const key of new Set([...Object.keys(before), ...Object.keys(answers)])) {
      if (before[key] !== answers[key]) form.change(key, answers[key])
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Summary title={rest.summaryTitle ?? texts.summary} fields={page.fields} found={found} />
      {rest.children}
      <div role="alert">
        {block !== undefined && (
          <Notice id={BLOCK_ID} tone="bad">
            {block}
          </Notice>
        )}
      </div>
      <StickyBar>
        <Button type="submit" look="primary" busy={busy}>
          {submitLabel ?? texts.continue}
        </Button>
        {rest.secondary}
      </StickyBar>
    </form>
  )
}

/** The control of an answer; of several cards the one that is picked. */
function chosenControl(key: string): HTMLElement | null {
  const control = document.getElementById(controlId(key))
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return control
  const cards = [...(control.form?.elements ?? [])]
  const picked = cards.find((card) => card instanceof HTMLInputElement && card.name === key && card.checked)
  return picked instanceof HTMLInputElement ? picked : control
}

type SummaryProps = { title: string; fields: readonly FieldSpec[]; found: Problems }

function Summary({ title, fields, found }: SummaryProps) {
  const { errors } = useFormState({ subscription: { errors: true } })
  const wrong = Object.keys(errors ?? {}).map(controlId)
  const items = summaryItems(fields, found).map((item) => ({ ...item, fixed: !wrong.includes(item.target) }))
  return items.length > 0 ? <ErrorSummary title={title} items={items} /> : null
}
