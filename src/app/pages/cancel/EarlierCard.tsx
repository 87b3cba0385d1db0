import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type EarlierWish, WISH_PARTS } from '#contract/appointment-earlier'
import { isOnVideo } from '#domain/on-video'
import { MINUTE_MS } from '#domain/time-units'
import { useTexts } from '../../messages/catalogue.ts'
import { earlier as texts } from '../../messages/en/earlier.ts'
import { results } from '../../messages/en/results.ts'
import { visitPage } from '../../messages/en/visit.ts'
import { said, saidDay } from '../../messages/when.ts'
import { instantShort } from '../../parts/slots/day-texts.ts'
import { placeLine } from '../../parts/visit-texts.ts'
import { browserZone } from '../../platform/clock.ts'
import type { LinkedVisit } from '../../state/cancel-view.ts'
import { answerOffer, earlier, earlierStateOf, lookForOffers, wishEarlier } from '../../state/earlier.ts'
import type { Which } from '../../state/hold-request.ts'
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

/** How far from the place of the visit, in miles; null: only there. */
const DISTANCES = [null, 5, 10, 25] as const

/** Says whether the guest waits. It has the focus where the button that had it is gone. */
const lineId = (which: Which) => `earlier-line-${which}`

function focusLine(which: Which): void {
  document.getElementById(lineId(which))?.focus()
}

const BOTH: readonly Which[] = ['appointment', 'followup']

/** The earlier times that are kept for the guest, each to take or to leave to the next in line (VISIT-04). */
export function Offers({ visit }: { visit: LinkedVisit }) {
  const t = useTexts(texts)
  const v = useTexts(visitPage)
  const { busy, isOver } = useSnapshot(earlier)
  const all = BOTH.map((which) => earlierStateOf(visit, which))
  useLookingForOffers(all.some((times) => times?.wish != null || (times?.offers.length ?? 0) > 0))
  const offers = BOTH.flatMap((which, at) => all[at]?.offers.map((offer) => ({ ...offer, which })) ?? [])
  const isBusy = busy === 'answer'
  return (
    <>
      {isOver && (
        <Notice tone="warning" live="alert">
          {t.over}
        </Notice>
      )}
      {offers.map(({ id, dateTime, answerBy, location, which }) => (
        <Notice key={id} tone="good" live="status" title={t.offered}>
          <div className={styles.offer}>
            {visit.followup && <p>{which === 'followup' ? v.whichSecond : v.whichFirst}</p>}
            <strong>
              {instantShort(
                Date.parse(dateTime.value),
                location ? dateTime.timezone : (visit[which]?.timezone ?? browserZone()),
              )}
            </strong>
            {location && <p>{placeLine(location)}</p>}
            <p>{v.held(said('time', Date.parse(answerBy), browserZone()))}</p>
          </div>
          <div className={styles.answers}>
            <Button
              look="primary"
              busy={isBusy ? v.moving : undefined}
              onClick={() => void answerOffer(id, true, which)}
            >
              {t.accept}
            </Button>
            <Button onClick={() => void answerOffer(id, false, which).then(() => focusLine(which))}>
              {v.keep}
            </Button>
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

/** Has the guest wait for an earlier time of an appointment (VISIT-04). */
export function EarlierCard({ visit, which }: { visit: LinkedVisit; which: Which }) {
  const t = useTexts(texts)
  const v = useTexts(visitPage)
  const { busy } = useSnapshot(earlier)
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  const wish = earlierStateOf(visit, which)?.wish
  const name = visit.followup && (which === 'followup' ? v.whichSecond : v.whichFirst)
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusLine(which)
    wasOpen.current = isOpen
  }, [isOpen, which])
  if (isOpen) {
    return (
      <Card as="section" title={t.title}>
        {name && <strong>{name}</strong>}
        <WishForm
          which={which}
          wish={wish ?? ANY}
          hasPlaces={hasPlaces(visit)}
          onDone={() => setOpen(false)}
        />
      </Card>
    )
  }
  return (
    <Card as="section" title={t.title}>
      {name && <strong>{name}</strong>}
      <p role="status" id={lineId(which)} tabIndex={-1}>
        {wish ? t.waiting : t.how}
      </p>
      <div className={styles.answers}>
        <Button onClick={() => setOpen(true)}>{wish ? t.change : t.join}</Button>
        {wish && (
          <Button
            look="quiet"
            busy={busy === 'wish' ? t.stop : undefined}
            onClick={() => void wishEarlier(null, which).then(() => focusLine(which))}
          >
            {t.stop}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Whether a visit could be at another location: not on video, and not one of two doses, which are at one. */
function hasPlaces({ flow, followup }: LinkedVisit): boolean {
  return !isOnVideo(flow) && followup === undefined
}

type WishFormProps = { which: Which; wish: EarlierWish; hasPlaces: boolean; onDone: () => void }

/** Days of the week and parts of the day, of which at least one each, and how far the guest would go. */
function WishForm({ which, wish, hasPlaces, onDone }: WishFormProps) {
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
    if (isWhole && (await wishEarlier(chosen, which))) onDone()
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
      {hasPlaces && (
        <fieldset className={styles.choices}>
          <legend>{t.where}</legend>
          <ChoiceCards>
            {DISTANCES.map((miles) => (
              <ChoiceCard
                key={miles}
                type="radio"
                name="miles"
                value={String(miles ?? 0)}
                title={miles === null ? t.onlyHere : t.within(miles)}
                checked={(chosen.miles ?? null) === miles}
                onChange={() => setChosen({ days, parts, ...(miles !== null && { miles }) })}
              />
            ))}
          </ChoiceCards>
        </fieldset>
      )}
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
