import { useRef, useState } from 'react'
import { closeDeskStore, type DeskVisit } from '#contract/desk'
import { now } from '../../app/platform/clock.ts'
import { Button } from '../../app/ui/Button.tsx'
import { Field, SelectBox, TextBox } from '../../app/ui/Field.tsx'
import { askDesk } from '../ask.ts'
import { t } from '../texts.ts'
import { servicesLine, timeIn } from '../visit-words.ts'
import type { PartProps } from './part-props.ts'
import { quartersAfter } from './quarters.ts'
import styles from './Store.module.css'
import { s } from './store-texts.ts'

const END_OF_DAY = '24:00'

/** Closes the store from now until a time of today (DESK-08, STORE-07). Booked visits that cannot take place are listed, because guests must be called. */
export function CloseForm({ timezone, isFrozen, onSaid, onBegin, onStore }: PartProps) {
  const reason = useRef<HTMLInputElement>(null)
  const times = quartersAfter(now(), timezone)
  const [chosen, setChosen] = useState('')
  const until = times.some(({ value }) => value === chosen) ? chosen : (times[3]?.value ?? END_OF_DAY)
  const [isBusy, setBusy] = useState(false)
  const [displaced, setDisplaced] = useState<readonly DeskVisit[]>([])

  async function close(): Promise<void> {
    if (isBusy || isFrozen) return
    setBusy(true)
    onBegin()
    const text = reason.current?.value.trim() ?? ''
    const answer = await askDesk(closeDeskStore, { body: { until, ...(text !== '' && { reason: text }) } })
    setBusy(false)
    if (answer.kind === 'answered') {
      const name = times.find(({ value }) => value === until)?.label ?? s.restOfDay
      onSaid(s.closedNow(name))
      setDisplaced(answer.data.displaced)
      if (reason.current) reason.current.value = ''
    } else onSaid(answer.kind === 'refused' ? s.tooLate : t.noServer, 'bad')
    onStore(answer.kind === 'answered' ? answer.data.store : undefined)
  }

  return (
    // The button alone closes the store: Enter in the field may come from a scanner.
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <p className={styles.how}>{s.closeHow}</p>
      <Field id="until" label={s.until} errorWord={t.errorWord}>
        <SelectBox
          id="until"
          value={until}
          disabled={isFrozen}
          onChange={({ target }) => setChosen(target.value)}
          options={[...times, { value: END_OF_DAY, label: s.restOfDay }]}
        />
      </Field>
      <Field id="reason" label={s.reason} optional={s.optional} hint={s.reasonHint} errorWord={t.errorWord}>
        <TextBox
          ref={reason}
          id="reason"
          maxLength={200}
          autoComplete="off"
          disabled={isFrozen}
          describedBy="reason-hint"
        />
      </Field>
      <Button
        look="danger"
        busy={isBusy ? s.closing : undefined}
        disabled={isFrozen}
        onClick={() => void close()}
      >
        {s.closeNow}
      </Button>
      {displaced.length > 0 && (
        <div className={styles.displaced} role="alert">
          <p>
            <strong>{s.displaced(displaced.length)}</strong>
          </p>
          <ul>
            {displaced.map((visit) => (
              <li key={visit.id}>
                <strong>{visit.counterCode}</strong> {timeIn(Date.parse(visit.at), timezone)},{' '}
                {visit.name ?? t.list.noName}, {servicesLine(visit)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  )
}
