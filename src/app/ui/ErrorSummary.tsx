import styles from './ErrorSummary.module.css'
import { Icon } from './Icon.tsx'

export type SummaryItem = {
  /** Id of the control that the message is about. */
  target: string
  message: string
  /** Put right since: shown with a check, so that nothing below moves. */
  fixed?: boolean
}

/** What is to be put right, above the form: read out at once, never taking focus; a link leads to each field. */
export function ErrorSummary({ title, items }: { title: string; items: SummaryItem[] }) {
  return (
    <div className={styles.summary} role="alert">
      <Icon name="error" />
      <div>
        <p className={styles.title}>{title}</p>
        <ul>
          {items.map(({ target, message, fixed }) => (
            <li key={target}>
              <a
                className={fixed ? styles.fixed : styles.link}
                href={`#${target}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(target)?.focus()
                }}
              >
                {fixed && <Icon name="check" />}
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
