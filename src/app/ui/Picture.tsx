import type { ReactNode } from 'react'
import styles from './Picture.module.css'

/** A picture in two line colours and a tint, beside words that say the same. Screen readers skip it. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.picture} viewBox="0 0 240 160" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

/** An empty calendar with a pin: nothing was found. */
export function EmptyCalendar() {
  return (
    <Picture>
      <rect className={styles.tint} x="36" y="40" width="136" height="100" rx="12" />
      <path
        className={styles.soft}
        d="M48 28h112a12 12 0 0 1 12 12v88a12 12 0 0 1-12 12H48a12 12 0 0 1-12-12V40a12 12 0 0 1 12-12ZM36 58h136M72 18v22M136 18v22M60 78h14M97 78h14M134 78h14M60 98h14M97 98h14M60 118h14M97 118h14"
      />
      <path
        className={styles.accent}
        d="M184 76a26 26 0 0 1 26 26c0 19-26 44-26 44s-26-25-26-44a26 26 0 0 1 26-26ZM184 94a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z"
      />
    </Picture>
  )
}

/** A counter with a bell: go there now. */
export function CounterBell() {
  return (
    <Picture>
      <rect className={styles.tint} x="24" y="112" width="192" height="34" rx="6" />
      <path
        className={styles.soft}
        d="M30 112h180a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6v-22a6 6 0 0 1 6-6ZM44 129h152M44 24h60v40H44ZM56 38h36M56 50h24"
      />
      <path
        className={styles.accent}
        d="M94 112h76M102 106a30 30 0 0 1 60 0ZM132 76v-8M124 66h16M84 84l-8-6M92 70l-5-8M180 84l8-6M172 70l5-8"
      />
    </Picture>
  )
}
