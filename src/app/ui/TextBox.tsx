import type { ComponentProps } from 'react'
import styles from './TextBox.module.css'

type Shared = {
  /** Rough width in characters; absent: as wide as its place. */
  width?: number | undefined
  /** After the box, e.g. "pounds". */
  unit?: string | undefined
  invalid?: boolean
  describedBy?: string | undefined
}

type LineProps = Shared &
  Omit<ComponentProps<'input'>, 'width' | 'className' | 'style'> & { lines?: undefined }
type AreaProps = Shared & Omit<ComponentProps<'textarea'>, 'className' | 'style'> & { lines: number }

const WIDTHS = [2, 4, 6, 10, 16, 24] as const

/** One line of text, or with `lines` several. */
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
