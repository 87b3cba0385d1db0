import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { closeDeskStore, LONGEST_CLOSURE_REASON } from '#contract/desk'
import { now } from '../../app/platform/clock.ts'
import { Button } from '../../app/ui/Button.tsx'
import { describedBy, Field, SelectBox, TextBox } from '../../app/ui/Field.tsx'
import { askDesk } from '../ask.ts'
import { deskTexts } from '../texts.ts'
import type { PartProps } from './part-props.ts'
import { closingTimes } from './quarters.ts'
import styles from './Store.module.css'
import { storeTexts } from './store-texts.ts'

const END_OF_DAY = '24:00'

/** What staff have typed of a closure. */
export type CloseDraft = { until: string; reason: string }

/** Closes the store from now until a time of today (DESK-08, STORE-07). */
export function CloseForm({
  store,
  timezone,
  isFrozen,
  draft,
  onSaid,
  onBegin,
  onStore,
}: PartProps & { draft: RefObject<CloseDraft> }) {
  const reason = useRef<HTMLInputElement>(null)
  const times = closingTimes(store, now(), timezone)
  const [chosen, setChosen] = useState(draft.current.until)
  // A scan leads to a visit, and what was typed is there again afterwards.
  useLayoutEffect(() => {
    const box = reason.current
    return () => {
      draft.current.reason = box?.value ?? ''
    }
  }, [draft])
  const until = times.some(({ value }) => value === chosen) ? chosen : (times[3]?.value ?? END_OF_DAY)
  const [isBusy, setBusy] = useState(false)
  const [isTooLong, setTooLong] = useState(isLong(draft.current.reason))

  async function close(): Promise<void> {
    if (isBusy || isFrozen) return
    const text = reason.current?.value.trim() ?? ''
    setTooLong(isLong(text))
    if (isLong(text)) {
      reason.current?.focus()
      return
    }
    setBusy(true)
    onBegin()
    const answer = await askDesk(closeDeskStore, { body: { until, ...(text !== '' && { reason: text }) } })
    setBusy(false)
    if (answer.kind === 'answered') {
      const name = times.find(({ value }) => value === until)?.label ?? storeTexts.restOfDay
      const { displaced } = answer.data
      onSaid(
        [
          storeTexts.closedNow(name),
          ...(displaced.length > 0 ? [storeTexts.toCall(displaced.length)] : []),
        ].join(' '),
      )
      if (reason.current) reason.current.value = ''
    } else onSaid(answer.kind === 'refused' ? storeTexts.tooLate : deskTexts.noServer, 'bad')
    onStore(answer.kind === 'answered' ? answer.data.store : undefined)
  }

  return (
    // The button alone closes the store: Enter in the field may come from a scanner.
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <p className={styles.how}>{storeTexts.closeHow}</p>
      <Field id="until" label={storeTexts.until} errorWord={deskTexts.errorWord}>
        <SelectBox
          id="until"
          value={until}
          disabled={isFrozen}
          onChange={({ target }) => {
            setChosen(target.value)
            draft.current.until = target.value
          }}
          options={[...times, { value: END_OF_DAY, label: storeTexts.restOfDay }]}
        />
      </Field>
      <Field
        id="reason"
        label={storeTexts.reason}
        optional={storeTexts.optional}
        hint={storeTexts.reasonHint}
        error={isTooLong ? storeTexts.reasonTooLong : undefined}
        errorWord={deskTexts.errorWord}
        errorLive
      >
        <TextBox
          ref={reason}
          id="reason"
          defaultValue={draft.current.reason}
          autoComplete="off"
          disabled={isFrozen}
          invalid={isTooLong}
          describedBy={describedBy('reason', true, isTooLong)}
          onChange={({ target }) => setTooLong(isLong(target.value))}
        />
      </Field>
      <Button
        look="danger"
        busy={isBusy ? storeTexts.closing : undefined}
        disabled={isFrozen}
        onClick={() => void close()}
      >
        {storeTexts.closeNow}
      </Button>
    </form>
  )
}

/** Longer than the server takes it: a box that stopped there would cut what is pasted. */
function isLong(reason: string): boolean {
  return reason.trim().length > LONGEST_CLOSURE_REASON
}
