import type { ComponentProps, FocusEvent, ReactNode } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'
import { withLang, withLangUnbroken } from './with-lang.ts'

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** How to correct the answer. */
  error?: string | undefined
  /** What to do about the error: its second sentence. */
  howTo?: string | undefined
  /** "Error:", which screen readers say before the error. */
  errorWord: string
  /** "(optional)"; absent for a required field. */
  optional?: string | undefined
}

type Props = FieldTexts & {
  /** The control's id; hint and error get `${id}-hint` and `${id}-error`. */
  id: string
  /** One control with a label, a group with a legend, or a group of radios. */
  as?: 'single' | 'group' | 'radios'
  /** Hides the label, because the heading of the page says it. */
  labelHidden?: boolean
  /** For a group of radios: the guest must pick one. */
  required?: boolean
  /** Screen readers announce the error when it appears, because it answers a press. */
  errorLive?: boolean
  /** After the control: "Why we ask". */
  aside?: ReactNode
  /** It shares a row with the next one where there is room. */
  half?: boolean
  /** For a group of radios: the answers are beside the question where there is room. */
  beside?: boolean | undefined
  /** For a group: called when a control in it loses focus. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  children: ReactNode
}

/** Connects a control with its label, hint and error. */
export function Field(props: Props) {
  const { id, as = 'single', labelHidden, label, hint, error, howTo, errorWord, optional, beside } = props
  const isBeside = beside && !labelHidden
  const labelClass = labelHidden ? 'visually-hidden' : styles.label
  const className = [styles.field, error !== undefined && styles.wrong, isBeside && styles.beside]
    .filter(Boolean)
    .join(' ')
  const name = (
    <>
      {withLangUnbroken(label)}
      {optional !== undefined && <span className={styles.optional}> {optional}</span>}
    </>
  )
  const rest = (
    <>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.hint}>
          {withLang(hint)}
        </div>
      )}
      <ErrorLine id={id} error={error} howTo={howTo} errorWord={errorWord} live={props.errorLive} />
      {isBeside ? <div className={styles.answers}>{props.children}</div> : props.children}
      {props.aside}
    </>
  )
  if (as === 'single') {
    return (
      <div className={className} data-half={props.half || undefined}>
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
      data-beside={isBeside || undefined}
      {...(as === 'radios' && radios)}
    >
      <legend className={labelClass}>{name}</legend>
      {rest}
    </fieldset>
  )
}

type ErrorProps = Pick<FieldTexts, 'howTo' | 'errorWord'> & {
  id: string
  error: string | undefined
  live?: boolean | undefined
}

/** The error of the control with this id. It stays in the page while empty, so that screen readers announce a change. */
export function ErrorLine({ id, error, howTo, errorWord, live }: ErrorProps) {
  return (
    <div id={`${id}-error`} className={styles.error} aria-live={live ? 'assertive' : undefined}>
      {error !== undefined && (
        <>
          <Icon name="error" />
          <span>
            <span className="visually-hidden">{errorWord} </span>
            {error}
            {howTo && <span className={styles.howTo}> {howTo}</span>}
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

type BoxProps = {
  /** Rough width in characters; absent: as wide as possible. */
  width?: number | undefined
  /** After the box, e.g. "pounds". */
  unit?: string | undefined
  invalid?: boolean
  describedBy?: string | undefined
}

type LineProps = BoxProps &
  Omit<ComponentProps<'input'>, 'width' | 'className' | 'style'> & { lines?: undefined }
type AreaProps = BoxProps & Omit<ComponentProps<'textarea'>, 'className' | 'style'> & { lines: number }

const WIDTHS = [2, 4, 6, 10, 16, 24, 48] as const

/** An input for one line of text, or for several with `lines`. */
export function TextBox({ width, unit, invalid, describedBy, ...props }: LineProps | AreaProps) {
  const size = width === undefined ? undefined : WIDTHS.find((step) => step >= width)
  const shared = {
    className: `${styles.box} ${size === undefined ? '' : styles[`w${size}`]}`,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  }
  if (props.lines !== undefined) {
    const { lines, ...rest } = props
    return <textarea {...rest} {...shared} rows={lines} />
  }
  const { lines: _, ...rest } = props
  if (unit === undefined) return <input {...rest} {...shared} />
  return (
    <span className={styles.withUnit}>
      <input {...rest} {...shared} />
      <span aria-hidden="true">{unit}</span>
    </span>
  )
}

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'style'> & {
  options: readonly { value: string; label: string }[]
  /** Label of the first entry. Its value is empty: the guest has not chosen. */
  placeholder?: string | undefined
  invalid?: boolean
  describedBy?: string | undefined
}

/** A native select. */
export function SelectBox({ options, placeholder, invalid, describedBy, ...rest }: SelectProps) {
  return (
    <div className={styles.list}>
      <select
        {...rest}
        className={styles.box}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron" turns={false} />
    </div>
  )
}
