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

/** An upper arm with a plaster, and a syringe: a vaccine. */
export function Arm() {
  return (
    <Picture>
      <path className={styles.tint} d="M20 150C22 92 40 40 88 16c26 8 42 22 50 44-24 14-32 46-34 90Z" />
      <path
        className={styles.soft}
        d="M20 150C22 92 40 40 88 16M104 150c2-44 10-76 34-90M138 60c-6-18-14-28-24-36M74 150c1-22 3-38 8-54"
      />
      <path
        className={styles.accent}
        d="m58 72 26-15a10 10 0 0 1 10 17l-26 15a10 10 0 0 1-10-17ZM71 69l1 1M80 74l1 1M80 64l1 1M71 79l1 1M124 86l18-2M142 76v16M142 76h52v16h-52M158 76v7M172 76v7M194 84h22M216 72v24"
      />
    </Picture>
  )
}
