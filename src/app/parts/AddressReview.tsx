import { useState } from 'react'
import type { Address } from '#contract/address-validation'
import { useTexts } from '../messages/catalogue.ts'
import { address as texts } from '../messages/en/patient.ts'
import type { Review } from '../state/address.ts'
import { reportFieldErrors } from '../state/flow.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../ui/ChoiceCard.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Notice } from '../ui/Notice.tsx'

type Props = {
  entered: Address
  /** Without a suggestion no known address matches (ADDRESS-21, ADDRESS-23). */
  review: Review
  onChoose: (address: Address) => void
  onEdit: () => void
}

/** Lets the guest choose between the suggested and the entered address (ADDRESS-18 to ADDRESS-22). */
export function AddressReview({ entered, review: { suggested, corrected }, onChoose, onEdit }: Props) {
  const t = useTexts(texts)
  const [chosen, setChosen] = useState<'suggested' | 'entered'>()
  const [isMissing, setMissing] = useState(false)
  const choices = [
    ...(suggested ? [{ value: 'suggested' as const, title: t.suggested, address: suggested }] : []),
    { value: 'entered' as const, title: t.entered, address: entered },
  ]
  const pick = (value: 'suggested' | 'entered') => {
    setChosen(value)
    setMissing(false)
  }
  const proceed = () => {
    const choice = choices.find(({ value }) => value === chosen)
    if (choice) return onChoose(choice.address)
    setMissing(true)
    reportFieldErrors(['address']) // EVENTS-03
  }
  return (
    <Dialog
      open
      title={t.verifyTitle}
      onClose={onEdit}
      actions={
        <>
          <Button look="primary" onClick={proceed}>
            {t.use}
          </Button>
          <Button onClick={onEdit}>{t.edit}</Button>
        </>
      }
    >
      <p>
        {corrected ? t.corrected(corrected.map((part) => t.parts[part])) : suggested ? t.match : t.noMatch}
      </p>
      {isMissing && (
        <Notice tone="bad" live="alert">
          {t.mustSelect}
        </Notice>
      )}
      <fieldset>
        <legend className="visually-hidden">{t.verifyTitle}</legend>
        <ChoiceCards>
          {choices.map(({ value, title, address }) => (
            <ChoiceCard
              key={value}
              type="radio"
              name="address"
              value={value}
              title={title}
              info={inWords(address)}
              checked={chosen === value}
              onChange={() => pick(value)}
            />
          ))}
        </ChoiceCards>
      </fieldset>
    </Dialog>
  )
}

function inWords({ addressLines, cityTown, stateProvince, postalCode, county }: Address): string {
  const parts = [...addressLines, cityTown, `${stateProvince} ${postalCode}`, ...(county ? [county] : [])]
  return parts.join(', ')
}
