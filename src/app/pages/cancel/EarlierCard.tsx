import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type EarlierWish, WISH_PARTS } from '#contract/appointment-earlier'
import { MINUTE_MS } from '#domain/time-units'
import { useTexts } from '../../messages/catalogue.ts'
import { earlier as texts } from '../../messages/en/earlier.ts'
import { results } from '../../messages/en/results.ts'
import { visitPage } from '../../messages/en/visit.ts'
import { said, saidDay } from '../../messages/when.ts'
import { instantShort } from '../../parts/slots/day-texts.ts'
import { browserZone } from '../../platform/clock.ts'
import type { LinkedVisit } from '../../state/cancel-view.ts'
import { answerOffer, earlier, lookForOffers, wishEarlier } from '../../state/earlier.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCard.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Visit.module.css'

/** The page asks so often whether a time is kept for the guest. */
const EVERY_MS = MINUTE_MS
/** A Sunday, for the names of the days. */
const SUNDAYS_DATE = 22
const DAYS = [1, 2, 3, 4, 5, 6, 0] as const
const ANY: EarlierWish = { days: [...DAYS], parts: [...WISH_PARTS] }

/** Says whether the guest waits. It has the focus where the button that had it is gone. */
const LINE_ID = 'earlier-line'

function focusLine(): void {
  document.getElementById(LINE_ID)?.focus()
}

/** The earlier times that are kept for the guest, each to take or to leave to the next in line (VISIT-04). */
export function Offers({ visit: { appointment, earlier: times } }: { visit: LinkedVisit }) {
  const t = useTexts(texts)
  const v = useTexts(visitPage)
  const { busy, isOver } = useSnapshot(earlier)
  useLookingForOffers(times?.wish != null || (times?.offers.length ?? 0) > 0)
  const zone = appointment?.timezone ?? browserZone()
  const isBusy = busy === 'answer'
  return (
    <>
      {isOver && (
        <Notice tone="warning" live="alert">
          {t.over}
        </Notice>
      )}
      {times?.offers.map(({ id, dateTime, answerBy }) => (
        <Notice key={id} tone="good" live="status" title={t.offered}>
          <div className={styles.offer}>
            <strong>{instantShort(Date.parse(dateTime.value), zone)}</strong>
            <p>{v.held(said('time', Date.parse(answerBy), browserZone()))}</p>
          </div>
          <div className={styles.answers}>
            <Button
              look="primary"
              busy={isBusy ? v.moving : undefined}
              onClick={() => void answerOffer(id, true)}
            >
              {t.accept}
            </Button>
            <Button onClick={() => void answerOffer(id, false).then(focusLine)}>{v.keep}</Button>
          </div>
        </Notice>
      ))}
    </>
  )
}

/** Looks each minute, and when the guest comes back to the page. */
function useLookingForOffers(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return
    const look = () => {
      if (document.visibilityState === 'visible') void lookForOffers()
    }
    const timer = window.setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isWaiting])
}

/** Has the guest wait for an earlier time (VISIT-04). */
export function EarlierCard({ visit }: { visit: LinkedVisit }) {
  const t = useTexts(texts)
  const { busy } = useSnapshot(earlier)
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  const wish = visit.earlier?.wish
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusLine()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) {
    return (
      <Card as="section" title={t.title}>
        <WishForm wish={wish ?? ANY} onDone={() => setOpen(false)} />
      </Card>
    )
  }
  return (
    <Card as="section" title={t.title}>
      <p role="status" id={LINE_ID} tabIndex={-1}>
        {wish ? t.waiting : t.how}
      </p>
      <div className={styles.answers}>
        <Button onClick={() => setOpen(true)}>{wish ? t.change : t.join}</Button>
        {wish && (
          <Button
            look="quiet"
            busy={busy === 'wish' ? t.stop : undefined}
            onClick={() => void wishEarlier(null).then(focusLine)}
          >
            {t.stop}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Days of the week and parts of the day, of which at least one each. */
function WishForm({ wish, onDone }: { wish: EarlierWish; onDone: () => void }) {
  const t = useTexts(texts)
  const { parts: partNames } = useTexts(results)
  const { busy } = useSnapshot(earlier)
  const [chosen, setChosen] = useState(wish)
  const [isMissing, setMissing] = useState(false)
  const { days, parts } = chosen
  const first = useRef<HTMLFieldSetElement>(null)
  useEffect(() => first.current?.focus(), [])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const isWhole = days.length > 0 && parts.length > 0
    setMissing(!isWhole)
    if (isWhole && (await wishEarlier(chosen))) onDone()
  }

  return (
    <form className={styles.parts} noValidate onSubmit={(event) => void submit(event)}>
      <p>{t.how}</p>
      <fieldset ref={first} tabIndex={-1} className={styles.choices}>
        <legend>{t.days}</legend>
        <ChoiceCards columns>
          {DAYS.map((day) => (
            <ChoiceCard
              key={day}
              type="checkbox"
              name="day"
              value={String(day)}
              title={saidDay('weekdayLong', `2026-11-${SUNDAYS_DATE + day}`)}
              checked={days.includes(day)}
              onChange={() => setChosen({ ...chosen, days: toggled(days, day) })}
            />
          ))}
        </ChoiceCards>
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{t.parts}</legend>
        <ChoiceCards columns>
          {WISH_PARTS.map((part) => (
            <ChoiceCard
              key={part}
              type="checkbox"
              name="part"
              value={part}
              title={partNames[part]}
              checked={parts.includes(part)}
              onChange={() => setChosen({ ...chosen, parts: toggled(parts, part) })}
            />
          ))}
        </ChoiceCards>
      </fieldset>
      <div className={styles.end}>
        <p role="alert" className={styles.missing}>
          {isMissing && t.choose}
        </p>
        <Button type="submit" look="primary" busy={busy === 'wish' ? t.join : undefined}>
          {t.join}
        </Button>
      </div>
    </form>
  )
}

function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
}
