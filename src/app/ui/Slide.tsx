import type { ReactNode } from 'react'
import styles from './Slide.module.css'

/** A step that comes in from the side it is on. Give it a key that changes with the step. */
export function Slide({ from, children }: { from: 'ahead' | 'behind' | 'nowhere'; children: ReactNode }) {
  return <div className={styles[from]}>{children}</div>
}
