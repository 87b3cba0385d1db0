import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { beginAtTop } from '../platform/scroll-place.ts'
import { Icon } from './Icon.tsx'
import styles from './PageHeader.module.css'
import { withLang } from './with-lang.ts'

type Props = {
  title: ReactNode
  /** Line above the title, e.g. "Step 3 of 6". */
  over?: ReactNode
  /** Line below the title. */
  hint?: ReactNode
  back?: { label: string; href: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void }
  /** The title takes focus when this key changes; absent on the first page of a visit. */
  focusKey?: string | undefined
  children?: ReactNode
  /** A smaller title: of a long sentence, or above what matters more. */
  compact?: boolean
  centered?: boolean
}

/** The h1 of a page. It takes focus on a change of route or step, so that screen readers say the new page. */
export function PageHeader({ title, over, hint, back, focusKey, children, compact, centered }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focusKey === undefined) return
    heading.current?.focus({ preventScroll: true })
    beginAtTop()
  }, [focusKey])
  return (
    <div className={`${styles.header} ${centered ? styles.centered : ''}`}>
      {back && (
        <a className={styles.back} href={back.href} onClick={back.onClick}>
          <Icon name="back" />
          {back.label}
        </a>
      )}
      {over !== undefined && <p className={styles.over}>{over}</p>}
      <h1 ref={heading} tabIndex={-1} className={compact ? styles.compact : undefined}>
        {withLang(title)}
      </h1>
      {hint !== undefined && <p className={styles.hint}>{withLang(hint)}</p>}
      {children}
    </div>
  )
}
