import { type FormEvent, useEffect, useRef, useState } from 'react'
import { LOCATION_ID } from '#contract/entry'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { pages as texts } from '../../messages/en/pages.ts'
import { href } from '../../paths.ts'
import { answerEarlyPress } from '../../platform/early-press.ts'
import { go } from '../../platform/navigate.ts'
import { Button } from '../../ui/Button.tsx'
import { describedBy, Field, TextBox } from '../../ui/Field.tsx'
import styles from './MainPage.module.css'

const ID = 'store-number'
const NAME = 'storeNumber'

/** Opens the walk-in of a store by the number at its counter. */
export default function StoreNumber() {
  const t = useTexts(texts)
  const c = useTexts(common)
  const form = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState<string>()

  useEffect(() => answerEarlyPress(form.current), [])

  function open(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const locationId = String(new FormData(event.currentTarget).get(NAME) ?? '').trim()
    if (LOCATION_ID.test(locationId)) {
      go(href('instantVaccine', { locationId }))
      return
    }
    setMessage(locationId === '' ? t.storeNumberRequired : t.storeNumberInvalid)
    document.getElementById(ID)?.focus()
  }

  return (
    <form ref={form} className={styles.store} data-early="" noValidate onSubmit={open}>
      <Field id={ID} label={t.storeNumber} hint={t.storeNumberHint} error={message} errorWord={c.errorWord}>
        <TextBox
          id={ID}
          name={NAME}
          autoComplete="off"
          width={20}
          invalid={message !== undefined}
          describedBy={describedBy(ID, true, message !== undefined)}
        />
      </Field>
      <Button type="submit">{c.continue}</Button>
    </form>
  )
}
