import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { putDeskWait } from '#contract/desk'
import { MAX_WAIT_MINUTES } from '#contract/wait-minutes'
import { Button } from '../../app/ui/Button.tsx'
import { describedBy, Field, TextBox } from '../../app/ui/Field.tsx'
import { askDesk } from '../ask.ts'
import { deskTexts } from '../texts.ts'
import { timeIn } from '../visit-words.ts'
import type { PartProps } from './part-props.ts'
import styles from './Store.module.css'
import { storeTexts } from './store-texts.ts'

const USUAL = [0, 5, 10, 15, 20, 30, 45, 60] as const
/** More signs than a counter code has: one that was scanned into the field is refused whole, and not cut to a number. */
const MOST_SIGNS = 12

/** The wait that guests read: one press for the usual ones (DESK-08). */
export function WaitForm({ store, timezone, isFrozen, onSaid, onBegin, onStore }: PartProps) {
  const box = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { wait } = store
  const current = wait?.minutes ?? null
  useLayoutEffect(() => {
    // What somebody is typing stays.
    if (box.current && box.current !== document.activeElement) box.current.value = inBox(current)
  }, [current])

  async function set(minutes: number | null): Promise<void> {
    if (isBusy) return
    setError(undefined)
    setBusy(true)
    onBegin()
    const answer = await askDesk(putDeskWait, { body: { minutes } })
    setBusy(false)
    if (answer.kind === 'answered') {
      onSaid(storeTexts.waitSet(minutes))
      if (box.current) box.current.value = inBox(minutes)
    } else onSaid(deskTexts.noServer, 'bad')
    onStore(answer.kind === 'answered' ? answer.data : undefined)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const text = box.current?.value.trim() ?? ''
    if (!/^\d{1,4}$/.test(text) || Number(text) > MAX_WAIT_MINUTES) {
      setError(storeTexts.waitForm)
      box.current?.focus()
      return
    }
    void set(Number(text))
  }

  return (
    <>
      <p className={styles.how}>
        {storeTexts.waitHow} {wait?.setAt && storeTexts.setAt(timeIn(Date.parse(wait.setAt), timezone))}
      </p>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{storeTexts.minutes}</legend>
        {USUAL.map((minutes) => (
          <Button
            key={minutes}
            look={current === minutes ? 'primary' : 'secondary'}
            pressed={current === minutes}
            disabled={isFrozen}
            onClick={() => void set(minutes)}
          >
            {storeTexts.minutesOf(minutes)}
          </Button>
        ))}
        <Button
          look={current === null ? 'primary' : 'secondary'}
          pressed={current === null}
          disabled={isFrozen}
          onClick={() => void set(null)}
        >
          {storeTexts.noWait}
        </Button>
      </fieldset>
      <form className={styles.line} noValidate onSubmit={submit}>
        <Field
          id="minutes"
          label={storeTexts.otherMinutes}
          error={error}
          errorWord={deskTexts.errorWord}
          errorLive
        >
          <TextBox
            ref={box}
            id="minutes"
            inputMode="numeric"
            defaultValue={inBox(current)}
            width={4}
            maxLength={MOST_SIGNS}
            autoComplete="off"
            disabled={isFrozen}
            invalid={error !== undefined}
            describedBy={describedBy('minutes', false, error !== undefined)}
          />
        </Field>
        <Button type="submit" disabled={isFrozen}>
          {storeTexts.setWait}
        </Button>
      </form>
    </>
  )
}

/** What the box has of a wait: minutes that have no button. */
function inBox(minutes: number | null): string {
  return minutes === null || USUAL.some((one) => one === minutes) ? '' : String(minutes)
}
