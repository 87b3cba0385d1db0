import styles from './Icon.module.css'

/** One outline a name, drawn on 24 by 24 with a line of 1.75. */
const OUTLINES = {
  add: 'M12 5v14M5 12h14',
  back: 'M19 12H5.5M11.5 5.5 5 12l6.5 6.5',
  calendar:
    'M6 5.5h12A1.5 1.5 0 0 1 19.5 7v11a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V7A1.5 1.5 0 0 1 6 5.5ZM8.5 3v5M15.5 3v5M4.5 10.5h15',
  check: 'm4.5 12.8 4.9 4.7L19.5 6.8',
  chevron: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2.3',
  error: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7l5-5ZM12 7.8v4.9M12 16.1v.1',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11.2v5M12 7.8v.1',
  offline:
    'M3.5 3.5l17 17M8.6 15.6a5 5 0 0 1 6.2-.5M5.3 12.2a9.6 9.6 0 0 1 4.2-2.4M2.5 8.8a14 14 0 0 1 4-2.7M11.7 5a14 14 0 0 1 9.8 3.8M15.2 10.2a9.6 9.6 0 0 1 3.5 2M12 19.2v.1',
  phone:
    'M5.5 3.8h3.2l1.6 4.2-2.1 1.7a12.5 12.5 0 0 0 6.1 6.1l1.7-2.1 4.2 1.6v3.2a2 2 0 0 1-2.2 2A16.7 16.7 0 0 1 3.5 6a2 2 0 0 1 2-2.2Z',
  pin: 'M12 21s-7-6.2-7-11.3a7 7 0 0 1 14 0C19 14.8 12 21 12 21ZM12 7.2a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2Z',
  print:
    'M7.5 8.5v-5h9v5M7.5 16.5h-2A1.5 1.5 0 0 1 4 15v-5a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 10v5a1.5 1.5 0 0 1-1.5 1.5h-2M7.5 13.5h9v7h-9v-7Z',
  question:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.4 9.6a2.6 2.6 0 1 1 3.9 2.25c-.8.47-1.3 1-1.3 1.95M12 16.5v.1',
  syringe:
    'm15 3.5 5.5 5.5M17.7 6.3 15 9M10.5 6l7.5 7.5-6.6 6.6a1.5 1.5 0 0 1-2.1 0l-5.4-5.4a1.5 1.5 0 0 1 0-2.1L10.5 6ZM6.6 17.4 3 21M8 12.5l2 2M11 9.5l2 2',
  trash:
    'M4.5 6.5h15M9 6.5V4.3c0-.4.4-.8.8-.8h4.4c.4 0 .8.4.8.8v2.2M6.5 6.5l.8 12.6c.05.8.7 1.4 1.5 1.4h6.4c.8 0 1.45-.6 1.5-1.4l.8-12.6M10.3 10.5v6M13.7 10.5v6',
  warning: 'M12 4 21 19.5H3L12 4ZM12 10v4.2M12 16.9v.1',
} as const

export type IconName = keyof typeof OUTLINES

type Props = {
  name: IconName
  /** In text heights; 1.333 (24 of 18 px) unless said. */
  size?: 'text' | 'large' | 'hero'
  /** Points the other way in right-to-left text. */
  turns?: boolean
}

/** A small outline in the colour of the text beside it; never alone, so hidden from screen readers. */
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
      <path d={OUTLINES[name]} />
    </svg>
  )
}
