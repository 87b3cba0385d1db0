import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import styles from './TextBox.module.css'

type Props = Omit<ComponentProps<'select'>, 'className' | 'style'> & {
  options: readonly { value: string; label: string }[]
  /** First entry, with the empty value: no choice. */
  placeholder?: string | undefined
  invalid?: boolean
  describedBy?: string | undefined
}

/** The platform's own list, for states and carriers. */
export function SelectBox({ options, placeholder, invalid, describedBy, ...rest }: Props) {
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
