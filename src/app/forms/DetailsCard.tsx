import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { Button } from '../ui/Button.tsx'
import { describedBy, Field } from '../ui/Field.tsx'
import { outlines } from '../ui/outlines.ts'
import { TextBox } from '../ui/TextBox.tsx'
import { autofill } from './autofill.ts'
import { DateBoxes } from './DateBoxes.tsx'
import { DATE_PARTS } from './date-parts.ts'
import styles from './fields.module.css'
import { cardKey, controlId } from './ids.ts'
import { pasteOnOneLine } from './paste-on-one-line.ts'
import type { DetailCard, DetailsField as Spec } from './spec.ts'

type Props = {
  field: Spec
  card: DetailCard
  index: number
  /** The message of a part, once it may be shown. */
  messageOf: (key: string) => string | undefined
  onChange: (card: DetailCard) => void
  onLeave: (part: string) => void
  /** Absent: this card has to stay. */
  onRemove: (() => void) | undefined
}

/** One card of a details field. */
export function DetailsCard({ field, card, index, messageOf, onChange, onLeave, onRemove }: Props) {
  const texts = useTexts(formTexts)
  const heading = texts.details.card(field.nameLabel, index + 1)
  const keyOf = (part: string) => cardKey(field.name, index, part)
  const lines = [
    { part: 'name', label: field.nameLabel },
    { part: 'dose', label: field.doseLabel },
  ] as const
  const [name, dose] = lines.map(({ part, label }) => {
    if (label === undefined) return null
    const id = controlId(keyOf(part))
    const message = messageOf(keyOf(part))
    return (
      <Field key={part} id={id} label={label} error={message} errorWord={texts.errorWord}>
        <TextBox
          id={id}
          name={keyOf(part)}
          value={card[part]}
          autoComplete={autofill('off')}
          invalid={message !== undefined}
          describedBy={describedBy(id, false, message !== undefined)}
          aria-required={part === 'name'}
          onChange={(event) => onChange({ ...card, [part]: event.target.value })}
          onPaste={pasteOnOneLine((text) => onChange({ ...card, [part]: text }))}
          onBlur={() => onLeave(part)}
        />
      </Field>
    )
  })
  return (
    <fieldset className={styles.detailsCard}>
      <legend className={styles.detailsLegend}>{heading}</legend>
      {name}
      {field.dateLabel !== undefined && (
        <CardDate {...{ field, card, keyOf, messageOf, onChange, onLeave }} />
      )}
      {dose}
      {onRemove && (
        <Button
          id={controlId(keyOf('remove'))}
          look="quiet"
          icon={outlines.trash}
          label={texts.details.removeOf(card.name || heading)}
          onClick={onRemove}
        >
          {texts.details.remove}
        </Button>
      )}
    </fieldset>
  )
}

type DateProps = Omit<Props, 'index' | 'onRemove'> & { keyOf: (part: string) => string }

function CardDate({ field, card, keyOf, messageOf, onChange, onLeave }: DateProps) {
  const texts = useTexts(formTexts)
  const id = controlId(keyOf('date'))
  const wrong = DATE_PARTS.find((part) => messageOf(keyOf(part)) !== undefined)
  const message = wrong && messageOf(keyOf(wrong))
  return (
    <Field id={id} as="group" label={field.dateLabel} error={message} errorWord={texts.errorWord}>
      <DateBoxes
        parts={card}
        keyOf={keyOf}
        wrong={wrong}
        describedBy={describedBy(id, false, message !== undefined)}
        required
        onChange={(part, text) => onChange({ ...card, [part]: text })}
        onWhole={(parts) => onChange({ ...card, ...parts })}
        onLeave={(part) => card[part] !== '' && onLeave(part)}
      />
    </Field>
  )
}
