import { useEffect } from 'react'
import { announce } from '../platform/announce.ts'
import styles from './Skeleton.module.css'

type Props = {
  /** The kind of content that is loading. */
  shape: 'title' | 'text' | 'card' | 'chips'
  count?: number
  /** For screen readers, e.g. "Loading times"; only one of several skeletons needs it. */
  label?: string
}

/** What loads within so many milliseconds is not announced. */
const QUICK = 400
const KEYS = Array.from({ length: 24 }, (_, index) => `s${index}`)

/** Grey shapes in place of contents that are loading, so that nothing moves when they appear. */
export function Skeleton({ shape, count = 1, label }: Props) {
  useEffect(() => {
    if (label === undefined) return
    const soon = window.setTimeout(() => announce(label), QUICK)
    return () => window.clearTimeout(soon)
  }, [label])
  return (
    <div className={styles[`${shape}s`]}>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
      {KEYS.slice(0, count).map((key) => (
        <div key={key} className={`${styles.shape} ${styles[shape]}`} aria-hidden="true" />
      ))}
    </div>
  )
}
