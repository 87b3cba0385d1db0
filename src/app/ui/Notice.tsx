import { type ReactNode, useEffect, useRef } from 'react'
import { announce } from '../platform/announce.ts'
import { Button } from './Button.tsx'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Notice.module.css'

export type Tone = 'info' | 'good' | 'warning' | 'bad'

const ICONS: Record<Tone, IconName> = { info: 'info', good: 'check', warning: 'warning', bad: 'error' }

type Props = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** How screen readers announce it when it appears; absent for a notice that the page shows from the start. */
  live?: 'status' | 'alert'
  /** Buttons or links below the text. */
  actions?: ReactNode
  id?: string
}

/** A message in a tinted box. An icon repeats what the colour says. */
export function Notice({ tone = 'info', title, children, live, actions, id }: Props) {
  const words = useRef<HTMLDivElement>(null)
  const said = useRef('')
  useEffect(() => {
    // Text and title, without the buttons.
    const lines = [...(words.current?.children ?? [])].filter(({ className }) => className !== styles.actions)
    const text = lines.map(({ textContent }) => textContent).join(' ')
    if (live === 'status' && text !== said.current) announce(text)
    said.current = text
  })
  return (
    <div
      id={id}
      className={`${styles.notice} ${styles[tone]}`}
      role={live === 'alert' ? 'alert' : undefined}
      tabIndex={id ? -1 : undefined}
    >
      <Icon name={ICONS[tone]} />
      <div ref={words} className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}

type ProblemProps = { title?: ReactNode; children: ReactNode; again: string; onRetry: () => void }

/** Says what failed, with a button that tries again. */
export function ProblemNotice({ title, children, again, onRetry }: ProblemProps) {
  return (
    <Notice tone="bad" live="alert" title={title} actions={<Button onClick={onRetry}>{again}</Button>}>
      {children}
    </Notice>
  )
}
