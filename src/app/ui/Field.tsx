import type { ReactNode } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** What to do, shown with an icon and this word before it, hidden from sight: "Error:". */
  error?: string | undefined
  errorWord: string
  /** "(optional)"; absent for what is required. */
  optional?: string | undefined
}

type Props = FieldTexts & {
  /** The control's id; hint and error get `${id}-hint` and `${id}-error`. */
  id: string
  /** One control with a label, or a group with a legend. */
  as?: 'single' | 'group' | 'radios'
  /** The heading of the page says the label already. */
  labelHidden?: boolean
  /** Between hint and control: "Why we ask". */
  aside?: ReactNode
  children: ReactNode
}

/** Label, hint, error and a control, wired together. */
export function Field({
  id,
  as = 'single',
  labelHidden,
  label,
  hint,
  error,
  errorWord,
  optional,
  aside,
  children,
}: Props) {
  const name = (
    <>
      {label}
      {optional !== undefined && <span className={styles.optional}> {optional}</span>}
    </>
  )
  const labelClass = labelHidden ? 'visually-hidden' : styles.label
  const rest = (
    <>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {aside}
      <div id={`${id}-error`} className={styles.error}>
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
      {children}
    </>
  )
  const className = `${styles.field} ${error === undefined ? '' : styles.wrong}`
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
  return (
    <fieldset
      className={className}
      role={as === 'radios' ? 'radiogroup' : undefined}
      aria-describedby={describedBy(id, hint !== undefined, error !== undefined)}
    >
      <legend className={labelClass}>{name}</legend>
      {rest}
    </fieldset>
  )
}

/** The value of aria-describedby for a control of this id. */
export function describedBy(id: string, hasHint: boolean, hasError: boolean): string | undefined {
  const ids = [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
