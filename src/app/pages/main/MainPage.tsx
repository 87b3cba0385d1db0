import type { FormEvent } from 'react'
import { useState } from 'react'
import { LOCATION_ID } from '#contract/vocabulary'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { pages as texts } from '../../messages/en/pages.ts'
import { Frame } from '../../parts/Frame.tsx'
import { SupportCall } from '../../parts/SupportCall.tsx'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { describedBy, Field } from '../../ui/Field.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TextBox } from '../../ui/TextBox.tsx'
import styles from './MainPage.module.css'

const ID = 'store-number'

/** The scheduler's landing page (ROUTE-03): leads to the walk-in of a store, and to a person for every other visit. */
export default function MainPage() {
  const t = useTexts(texts)
  const c = useTexts(common)
  const [typed, setTyped] = useState('')
  const [message, setMessage] = useState<string>()

  function open(event: FormEvent): void {
    event.preventDefault()
    const locationId = typed.trim()
    if (LOCATION_ID.test(locationId)) {
      go(href('instantVaccine', { locationId }))
      return
    }
    setMessage(locationId === '' ? t.storeNumberRequired : t.storeNumberInvalid)
    document.getElementById(ID)?.focus()
  }

  return (
    <Frame>
      <PageHeader title={t.mainHeading} hint={t.mainHint} />
      <form className={styles.form} noValidate onSubmit={open}>
        <Field id={ID} label={t.storeNumber} hint={t.storeNumberHint} error={message} errorWord={c.errorWord}>
          <TextBox
            id={ID}
            name="storeNumber"
            value={typed}
            autoComplete="off"
            width={20}
            invalid={message !== undefined}
            describedBy={describedBy(ID, true, message !== undefined)}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" look="primary">
          {c.continue}
        </Button>
      </form>
      <Card as="section" title={t.visitsTitle}>
        <p>{t.visits}</p>
        <SupportCall whose="customer" />
      </Card>
    </Frame>
  )
}
