import type { ReactNode } from 'react'
import { useAnnounced } from './announced.ts'
import styles from './Empty.module.css'
import { EmptyCalendar } from './Picture.tsx'

type Props = {
  /** What there is not. Screen readers hear it, and `text`, when it appears. */
  title: string
  text?: string
  /** Shown between the text and the buttons. */
  more?: ReactNode
  /** Buttons or links that lead on, the main one first. */
  children: ReactNode
}

/** What a page shows where nothing was found: a picture, why, and the way on. */
export function Empty({ title, text, more, children }: Props) {
  useAnnounced(text === undefined ? title : `${title} ${text}`)
  return (
    <div className={styles.empty}>
      <EmptyCalendar />
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p>{text}</p>}
      {more}
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
