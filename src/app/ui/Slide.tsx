import type { ReactNode } from 'react'
import styles from './Slide.module.css'

/** Slides a step in from its side. Its key must change with the step. */
export function Slide({ from, children }: { from: 'ahead' | 'behind' | 'nowhere'; children: ReactNode }) {
  return <div className={styles[from]}>{children}</div>
}
