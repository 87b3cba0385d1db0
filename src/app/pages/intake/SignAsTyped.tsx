import { useLayoutEffect } from 'react'
import type { Facts } from '#domain/rules'
import { isSignedAs } from '#domain/signature'
import { controlId } from '../../forms/answers.ts'
import type { Answers } from '../../forms/spec.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { consent as texts } from '../../messages/en/questionnaires.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** The patient's signature when it has another name than the patient gave; undefined otherwise (FINANCE-08). */
export function differingSignature(given: Answers, facts: Facts): string | undefined {
  const { relationshipWithPatient, patientLegalName: signature } = given
  if (relationshipWithPatient !== 'Self' || typeof signature !== 'string') return undefined
  return isSignedAs(signature, nameOf(facts)) ? undefined : signature
}

function nameOf({ answers: { firstName = '', lastName = '' } }: Facts) {
  return { first: String(firstName), last: String(lastName) }
}

type Props = { facts: Facts; onSign: () => void; onChange: () => void }

/** Asks whether the patient means to sign with another name than the one given. */
export function SignAsTyped({ facts, onSign, onChange }: Props) {
  const t = useTexts(texts)
  const { first, last } = nameOf(facts)
  // The dialog gives the focus back to what had it when it opened.
  useLayoutEffect(() => document.getElementById(controlId('patientLegalName'))?.focus(), [])
  return (
    <Dialog
      open
      title={t.differs(`${first} ${last}`)}
      onClose={onChange}
      actions={
        <>
          <Button look="primary" onClick={onChange}>
            {t.changeName}
          </Button>
          <Button onClick={onSign}>{t.signAsTyped}</Button>
        </>
      }
    >
      <p>{t.differsWhy}</p>
    </Dialog>
  )
}
