import styles from './Skeleton.module.css'

type Props = {
  /** The kind of content that is loading. */
  shape: 'title' | 'text' | 'card' | 'chips'
  count?: number
  /** For screen readers, e.g. "Loading times"; only one of several skeletons needs it. */
  label?: string
}

const KEYS = Array.from({ length: 24 }, (_, index) => `s${index}`)

/** Grey shapes in place of contents that are loading, so that nothing moves when they appear. */
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
