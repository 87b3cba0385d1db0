import type { ClipboardEvent } from 'react'
import type { DateParts } from '#domain/calendar'
import { partsOfPasted } from '#domain/calendar'
import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { TextBox } from '../ui/TextBox.tsx'
import { autofill } from './autofill.ts'
import type { DatePart } from './date-parts.ts'
import { DATE_PARTS } from './date-parts.ts'
import styles from './fields.module.css'
import { controlId } from './ids.ts'

type Props = {
  parts: DateParts
  /** Key of a part's answer: names the control and its id. */
  keyOf: (part: DatePart) => string
  /** The part to put right; absent: none. */
  wrong: DatePart | undefined
  describedBy: string | undefined
  required: boolean
  /** "bday" turns into one token for each part. */
  autoComplete?: 'bday' | undefined
  onChange: (part: DatePart, text: string) => void
  /** A whole date was pasted, or typed into one part. */
  onWhole: (parts: DateParts) => void
  onLeave: (part: DatePart) => void
}

const MOST_CHARACTERS: Record<DatePart, number | undefined> = { month: undefined, day: 2, year: 4 }

/** Three boxes for one date: nothing jumps by itself, a pasted date is split over them. */
export function DateBoxes(props: Props) {
  const { date } = useTexts(formTexts)
  const { parts, keyOf, wrong, describedBy, required, autoComplete, onChange, onWhole, onLeave } = props

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const whole = partsOfPasted(event.clipboardData.getData('text'))
    if (!whole) return
    event.preventDefault()
    onWhole(whole)
  }

  return (
    <div className={styles.date}>
      {DATE_PARTS.map((part) => {
        const id = controlId(keyOf(part))
        return (
          <div key={part} className={styles.part}>
            <label htmlFor={id}>{date[part]}</label>
            <TextBox
              id={id}
              name={keyOf(part)}
              value={parts[part]}
              width={4}
              type="text"
              inputMode="numeric"
              spellCheck={false}
              autoComplete={autofill(autoComplete && `${autoComplete}-${part}`)}
              maxLength={MOST_CHARACTERS[part]}
              invalid={wrong === part}
              describedBy={describedBy}
              aria-required={required || undefined}
              onChange={(event) => onChange(part, event.target.value)}
              onPaste={paste}
              onBlur={() => {
                const whole = partsOfPasted(parts[part])
                if (whole) onWhole(whole)
                onLeave(part)
              }}
            />
          </div>
        )
      })}
    </div>
  )
}
