import styles from './Icon.module.css'

/** The icons of the first pages, on a grid of 24 by 24; the others are in outlines.ts. */
const OUTLINES = {
  back: 'M19 12H5.5M11.5 5.5 5 12l6.5 6.5',
  check: 'm4.5 12.8 4.9 4.7L19.5 6.8',
  chevron: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  error: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7l5-5ZM12 7.8v4.9M12 16.1v.1',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11.2v5M12 7.8v.1',
  offline:
    'M3.5 3.5l17 17M8.6 15.6a5 5 0 0 1 6.2-.5M5.3 12.2a9.6 9.6 0 0 1 4.2-2.4M2.5 8.8a14 14 0 0 1 4-2.7M11.7 5a14 14 0 0 1 9.8 3.8M15.2 10.2a9.6 9.6 0 0 1 3.5 2M12 19.2v.1',
  pin: 'M12 21s-7-6.2-7-11.3a7 7 0 0 1 14 0C19 14.8 12 21 12 21ZM12 7.2a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2Z',
  question:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.4 9.6a2.6 2.6 0 1 1 3.9 2.25c-.8.47-1.3 1-1.3 1.95M12 16.5v.1',
  warning: 'M12 4 21 19.5H3L12 4ZM12 10v4.2M12 16.9v.1',
} as const

/** An icon of the first pages by name, or the path of another one. */
export type IconName = keyof typeof OUTLINES | { readonly path: string }

type Props = {
  name: IconName
  size?: 'text' | 'large' | 'hero'
  /** Mirrors it in right-to-left text. */
  turns?: boolean
}

/** An icon in the colour of its text. Screen readers skip it, because it always has words beside it. */
export function Icon({ name, size = 'text', turns = name === 'back' || name === 'chevron' }: Props) {
  return (
    <svg
      className={`${styles[size]} ${turns ? styles.turns : ''}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={typeof name === 'string' ? OUTLINES[name] : name.path} />
    </svg>
  )
}
