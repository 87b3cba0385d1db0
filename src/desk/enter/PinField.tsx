import type { Ref } from 'react'
import { describedBy, Field, TextBox } from '../../app/ui/Field.tsx'
import { deskTexts } from '../texts.ts'
import styles from './Enter.module.css'

type Props = {
  id: string
  label: string
  hint?: string
  error?: string | undefined
  isNew?: boolean
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A field for a PIN, read when its form is sent, so that no state holds it. */
export function PinField({ id, label, hint, error, isNew = false, disabled = false, ref }: Props) {
  return (
    <div className={styles.pin}>
      <Field id={id} label={label} hint={hint} error={error} errorWord={deskTexts.errorWord} errorLive>
        <TextBox
          ref={ref}
          id={id}
          type="password"
          inputMode="numeric"
          width={10}
          maxLength={8}
          autoComplete={isNew ? 'new-password' : 'off'}
          disabled={disabled}
          invalid={error !== undefined}
          describedBy={describedBy(id, hint !== undefined, error !== undefined)}
        />
      </Field>
    </div>
  )
}
