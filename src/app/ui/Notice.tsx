import type { ReactNode } from 'react'
import type { IconName } from './Icon.tsx'
import { Icon } from './Icon.tsx'
import styles from './Notice.module.css'

export type Tone = 'info' | 'good' | 'warning' | 'bad'

const ICONS: Record<Tone, IconName> = { info: 'info', good: 'check', warning: 'warning', bad: 'error' }

type Props = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** Read out when it appears: politely, or at once. Absent for what is there from the start. */
  live?: 'status' | 'alert'
  /** Buttons or links below the text. */
  actions?: ReactNode
  id?: string
}

/** A few words in a tinted box; icon and words say what the colour says. */
export function Notice({ tone = 'info', title, children, live, actions, id }: Props) {
  return (
    <div id={id} className={`${styles.notice} ${styles[tone]}`} role={live} tabIndex={id ? -1 : undefined}>
      <Icon name={ICONS[tone]} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
