import { useEffect, useRef } from 'react'
import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { announce } from '../platform/announce.ts'
import styles from './ErrorSummary.module.css'
import { Icon } from './Icon.tsx'

export type SummaryItem = {
  /** Id of the control that the message is about. */
  target: string
  message: string
}

/**
 * Lists the problems of a form above it, with a link to each field. Screen readers hear its title when it appears, then how many are
 * left whenever one is put right. It never takes focus.
 */
export function ErrorSummary({ title, items }: { title: string; items: readonly SummaryItem[] }) {
  const t = useTexts(formTexts)
  const count = items.length
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) announce(t.left(count))
    before.current = count
  }, [count, t])
  if (count === 0) return null
  return (
    <div className={styles.summary}>
      <Icon name="error" />
      <div>
        <p className={styles.title} role="alert">
          {title}
        </p>
        <ul>
          {items.map(({ target, message }) => (
            <li key={target}>
              <a
                className={styles.link}
                href={`#${target}`}
                onClick={(event) => {
                  event.preventDefault()
                  showField(target)
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Brings the label of a control to the top of the window and focuses the control. */
function showField(id: string): void {
  const control = document.getElementById(id)
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)
  control?.focus({ preventScroll: true })
  ;(control?.closest('fieldset') ?? label ?? control)?.scrollIntoView({ block: 'start' })
}

/** The problems of the last submit that are still there, each with its present message. The same object when nothing changed. */
export function stillFound<P extends object>(found: P, now: P): P {
  const names = Object.keys(found) as (keyof P)[]
  if (names.every((name) => found[name] === now[name])) return found
  return Object.fromEntries(names.filter((name) => name in now).map((name) => [name, now[name]])) as P
}
