import styles from './ErrorSummary.module.css'
import { Icon } from './Icon.tsx'

export type SummaryItem = {
  /** Id of the control that the message is about. */
  target: string
  message: string
  /** The guest has corrected it. It stays in the list with a check mark, so that nothing below moves. */
  fixed?: boolean
}

/** Lists the problems of a form above it, with a link to each field. Screen readers announce it; it never takes focus. */
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
