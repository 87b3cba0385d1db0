import type { ChangeEvent, ReactNode } from 'react'
import boxStyles from './BoxCard.module.css'
import styles from './ChoiceCard.module.css'
import fieldStyles from './Field.module.css'
import type { FieldTexts } from './Field.tsx'
import { describedBy, ErrorLine } from './Field.tsx'
import { Icon } from './Icon.tsx'

type Props = FieldTexts & {
  id: string
  name: string
  checked: boolean
  aside?: ReactNode
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** One box to tick, with the sentence agreed to beside it. */
export function BoxCard(props: Props) {
  const { id, name, checked, label, hint, error, errorWord, optional, aside, onChange } = props
  return (
    <div className={`${fieldStyles.field} ${error === undefined ? '' : fieldStyles.wrong}`}>
      <ErrorLine id={id} error={error} errorWord={errorWord} />
      <label
        className={`${styles.card} ${boxStyles.card} ${checked ? styles.chosen : ''} ${error === undefined ? '' : styles.wrong}`}
      >
        <input
          type="checkbox"
          className={styles.input}
          id={id}
          name={name}
          checked={checked}
          aria-invalid={error !== undefined || undefined}
          aria-required={optional === undefined || undefined}
          aria-describedby={describedBy(id, hint !== undefined, error !== undefined)}
          aria-labelledby={`${id}-label`}
          onChange={onChange}
        />
        <span className={`${styles.mark} ${styles.checkbox}`}>
          <Icon name="check" />
        </span>
        <span id={`${id}-label`} className={boxStyles.label}>
          {label}
          {optional !== undefined && <span className={fieldStyles.optional}> {optional}</span>}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.more}>
            {hint}
          </span>
        )}
      </label>
      {aside}
    </div>
  )
}
