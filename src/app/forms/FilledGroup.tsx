import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { Button } from '../ui/Button.tsx'
import { controlId, textOf } from './answers.ts'
import styles from './fields.module.css'
import { isFilledWith, refilled } from './filling.ts'
import { answersOf, useAnswer, useFromAnswers } from './scope.ts'
import type { Answers, Filling, GroupField } from './spec.ts'
import { answerKeys } from './visible.ts'

/** Fields that another answer fills in: nothing before it is typed, then one line with "Change", or the fields (WI-09). */
export function FilledGroup({
  field,
  filled,
  children,
}: {
  field: GroupField
  filled: Filling
  children: ReactNode
}) {
  const form = useForm<Answers>()
  const names = answerKeys(field)
  const [first = ''] = names
  const textsIn = (answers: Answers) => Object.fromEntries(names.map((name) => [name, textOf(answers[name])]))
  const { isSubmitted } = useAnswer(filled.by)
  const text = useFromAnswers((answers) => textOf(answers[filled.by]))
  const given = JSON.parse(useFromAnswers((answers) => JSON.stringify(textsIn(answers)))) as Record<
    string,
    string
  >
  const [isOpen, setOpen] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  const isWhole = filled.isWhole(text)
  const now = isWhole ? filled.answersFor(text) : undefined
  const [last, setLast] = useState(() => (isFilledWith(names, given, now) ? now : undefined))
  const key = JSON.stringify([isWhole && text, now])

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the text, or what is known of it, changes.
  useEffect(() => {
    if (!filled.isReady) return
    const changes = Object.entries(refilled(names, textsIn(answersOf(form)), last, now))
    form.batch(() => {
      for (const [name, answer] of changes) form.change(name, answer || undefined)
    })
    setLast(now)
  }, [key, filled.isReady])

  const isEmpty = names.every((name) => given[name] === '')
  const isTypedIn = shown.current?.contains(document.activeElement) ?? false
  const waits = filled.isReady && isEmpty && !isWhole && !isOpen && !isSubmitted && !isTypedIn
  const isLine = filled.isReady && isFilledWith(names, given, last) && !isEmpty
  const isLineShown = isLine && !isOpen && !isTypedIn

  function change(): void {
    setOpen(true)
    requestAnimationFrame(() => document.getElementById(controlId(first))?.focus())
  }

  return (
    <>
      <div className={isLineShown ? styles.filled : 'visually-hidden'}>
        <p role="status">{isLineShown && filled.line(given)}</p>
        {isLineShown && (
          <Button look="quiet" onClick={change}>
            {filled.changeLabel}
            <span className="visually-hidden"> {filled.changes}</span>
          </Button>
        )}
      </div>
      {!isLineShown && !waits && (
        <div ref={shown} className={styles.group}>
          {children}
        </div>
      )}
    </>
  )
}
