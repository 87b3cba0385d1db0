import type { FocusEvent, ReactNode } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** What to do; an icon stands before it. */
  error?: string | undefined
  /** Said before the error, "Error:". */
  errorWord: string
  /** "(optional)"; absent for what is required. */
  optional?: string | undefined
}

type Props = FieldTexts & {
  /** The control's id; hint and error get `${id}-hint` and `${id}-error`. */
  id: string
  /** One control with a label, a group with a legend, or a group of radios. */
  as?: 'single' | 'group' | 'radios'
  /** The heading of the page says the label already. */
  labelHidden?: boolean
  /** For a group of radios: one of them must be picked. */
  required?: boolean
  /** The error is read out when it appears, because it answers a press. */
  errorLive?: boolean
  /** After the control: "Why we ask". */
  aside?: ReactNode
  /** For a group: something in it loses focus. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  children: ReactNode
}

/** Label, hint, error and a control, wired together. */
export function Field(props: Props) {
  const { id, as = 'single', labelHidden, label, hint, error, errorWord, optional, errorLive, aside } = props
  const labelClass = labelHidden ? 'visually-hidden' : styles.label
  const className = `${styles.field} ${error === undefined ? '' : styles.wrong}`
  const name = (
    <>
      {label}
      {optional !== undefined && <span className={styles.optional}> {optional}</span>}
    </>
  )
  const rest = (
    <>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      <ErrorLine id={id} error={error} errorWord={errorWord} live={errorLive} />
      {props.children}
      {aside}
    </>
  )
  if (as === 'single') {
    return (
      <div className={className}>
        <label className={labelClass} htmlFor={id}>
          {name}
        </label>
        {rest}
      </div>
    )
  }
  const radios = {
    role: 'radiogroup',
    'aria-invalid': error !== undefined || undefined,
    'aria-required': props.required || undefined,
  }
  return (
    <fieldset
      className={className}
      aria-describedby={describedBy(id, hint !== undefined, error !== undefined)}
      onBlur={props.onBlur}
      {...(as === 'radios' && radios)}
    >
      <legend className={labelClass}>{name}</legend>
      {rest}
    </fieldset>
  )
}

type ErrorProps = { id: string; error: string | undefined; errorWord: string; live?: boolean | undefined }

/** The error of a control of this id; there also while it says nothing. */
export function ErrorLine({ id, error, errorWord, live }: ErrorProps) {
  return (
    <div id={`${id}-error`} className={styles.error} aria-live={live ? 'assertive' : undefined}>
      {error !== undefined && (
        <>
          <Icon name="error" />
          <span>
            <span className="visually-hidden">{errorWord} </span>
            {error}
          </span>
        </>
      )}
    </div>
  )
}

/** The value of aria-describedby for a control of this id. */
export function describedBy(id: string, hasHint: boolean, hasError: boolean): string | undefined {
  const ids = [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
