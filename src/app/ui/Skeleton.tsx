import styles from './Skeleton.module.css'

type Props = {
  /** What comes: a heading, lines of text, cards, a grid of times. */
  shape: 'title' | 'text' | 'card' | 'chips'
  count?: number
  /** Said to screen readers, e.g. "Loading times". Give it to one of several only. */
  label?: string
}

const KEYS = Array.from({ length: 24 }, (_, index) => `s${index}`)

/** Grey shapes of what comes, so that nothing moves when it does. */
export function Skeleton({ shape, count = 1, label }: Props) {
  return (
    <div className={styles[`${shape}s`]} role={label === undefined ? undefined : 'status'}>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
      {KEYS.slice(0, count).map((key) => (
        <div key={key} className={`${styles.shape} ${styles[shape]}`} aria-hidden="true" />
      ))}
    </div>
  )
}
