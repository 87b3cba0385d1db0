import type { ReactNode } from 'react'
import { useAnnounced } from './announced.ts'
import styles from './Empty.module.css'

type Props = {
  /** What there is not. Screen readers hear it, and `text`, when it appears. */
  title: string
  text?: string
  /** Buttons or links that lead on, the main one first. */
  children: ReactNode
}

/** What a page shows where nothing was found: a picture, why, and the way on. */
export function Empty({ title, text, children }: Props) {
  useAnnounced(text === undefined ? title : `${title} ${text}`)
  return (
    <div className={styles.empty}>
      <EmptyCalendar />
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p>{text}</p>}
      <div className={styles.ways}>{children}</div>
    </div>
  )
}

/** An empty calendar with a pin. */
function EmptyCalendar() {
  return (
    <svg className={styles.picture} viewBox="0 0 240 160" aria-hidden="true" focusable="false">
      <rect className={styles.tint} x="36" y="40" width="136" height="100" rx="12" />
      <path
        className={styles.soft}
        d="M48 28h112a12 12 0 0 1 12 12v88a12 12 0 0 1-12 12H48a12 12 0 0 1-12-12V40a12 12 0 0 1 12-12ZM36 58h136M72 18v22M136 18v22M60 78h14M97 78h14M134 78h14M60 98h14M97 98h14M60 118h14M97 118h14"
      />
      <path
        className={styles.pin}
        d="M184 76a26 26 0 0 1 26 26c0 19-26 44-26 44s-26-25-26-44a26 26 0 0 1 26-26ZM184 94a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z"
      />
    </svg>
  )
}
