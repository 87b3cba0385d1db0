import { type MouseEvent, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { answerEarlyPress } from '../platform/early-press.ts'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon.tsx'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'

type Shared = {
  id?: string
  children: ReactNode
  look?: Look
  icon?: IconName
  /** After the words. */
  iconEnd?: IconName
  /** As wide as its container. */
  wide?: boolean
  /** For the one action of a landing page. */
  large?: boolean
  /** Accessible name, which must contain the visible words. */
  label?: string
  /** Id of a text that describes it. */
  describedBy?: string
  /** A press before the app runs waits for it, and is answered then. Without `ref`. */
  early?: boolean
}

type ButtonProps = Shared & {
  href?: undefined
  type?: 'button' | 'submit'
  /** Words of the work in progress, e.g. "Saving…"; while set, the button ignores presses and keeps focus. */
  busy?: string | undefined
  disabled?: boolean
  expanded?: boolean
  pressed?: boolean
  controls?: string
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  ref?: Ref<HTMLButtonElement>
}

type LinkProps = Shared & {
  href: string
  download?: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  ref?: Ref<HTMLAnchorElement>
}

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonProps | LinkProps) {
  const { children, look = 'secondary', icon, iconEnd, wide, large, label, describedBy, id } = props
  const early = useRef<HTMLAnchorElement & HTMLButtonElement>(null)
  useEffect(() => answerEarlyPress(early.current), [])
  const className = [styles.button, styles[look], wide && styles.wide, large && styles.large]
    .filter(Boolean)
    .join(' ')
  const words = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </>
  )
  if (props.href !== undefined) {
    return (
      <a
        ref={props.early ? early : props.ref}
        id={id}
        className={className}
        href={props.href}
        download={props.download}
        data-early={props.early ? '' : undefined}
        onClick={props.onClick}
        aria-label={label}
        aria-describedby={describedBy}
      >
        <span className={styles.words}>{words}</span>
      </a>
    )
  }
  const { busy, onClick } = props
  return (
    <button
      ref={props.early ? early : props.ref}
      id={id}
      className={className}
      data-early={props.early ? '' : undefined}
      type={props.type ?? 'button'}
      disabled={props.disabled}
      aria-disabled={busy !== undefined || undefined}
      aria-label={label}
      aria-describedby={describedBy}
      aria-expanded={props.expanded}
      aria-pressed={props.pressed}
      aria-controls={props.controls}
      onClick={(event) => {
        if (busy !== undefined) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className={styles.words}>{words}</span>
      {busy !== undefined && <span className={styles.busy}>{busy}</span>}
    </button>
  )
}
