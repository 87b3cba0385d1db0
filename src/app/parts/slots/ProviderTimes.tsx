import { memo, type ReactNode, useCallback, useId, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { ProviderSlots } from '#contract/providers'
import { addDays, type Day } from '#domain/calendar'
import { hoursOf, openingAt } from '#domain/opening'
import { displayZone, zoneAbbreviation } from '#domain/slot-times'
import { noticeOf, type ProviderNotice, type Slot, visitDays } from '#domain/slot-view'
import { isZone } from '#domain/zones'
import { useTexts } from '../../messages/catalogue.ts'
import { benefit } from '../../messages/en/benefit.ts'
import { hold as holdTexts } from '../../messages/en/hold.ts'
import { results as texts } from '../../messages/en/results.ts'
import { browserZone, now } from '../../platform/clock.ts'
import { choiceOf, providerName } from '../../state/choice.ts'
import { connection } from '../../state/connection.ts'
import { hold, providerKey } from '../../state/hold.ts'
import { holdAgain, settleHold } from '../../state/hold-again.ts'
import type { Which } from '../../state/hold-request.ts'
import { loadTimes, pickFound } from '../../state/results.ts'
import type { SearchPlan } from '../../state/search-plan.ts'
import { visit } from '../../state/visit.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { LetterCard } from '../LetterCard.tsx'
import { Portrait } from '../Portrait.tsx'
import { titleLabel } from '../service-label.ts'
import { shownAddress } from '../shown-address.ts'
import { dayShort, openingText } from './day-texts.ts'
import { PlaceLinks } from './PlaceLinks.tsx'
import styles from './ProviderTimes.module.css'
import { SlotColumns } from './SlotColumns.tsx'

type Props = {
  which: Which
  plan: SearchPlan
  provider: ProviderSlots
  letter?: string | undefined
  /** What the names of all providers of the list begin with. */
  shared?: string | undefined
  /** The zone that the patient chose (TIME-05). */
  chosenZone?: string | undefined
  /** The first and last day that can be shown, and those whose slots are loaded. */
  earliestDay: Day
  lastDay: Day
  loadedFrom: Day
  loadedTo: Day
  /** How many days a request asks for; absent: the visible ones (RESULTS-18). */
  chunk?: number
  perPage: number
  isLive: boolean
  request: 'in_progress' | 'failed' | undefined
  /** The slot of this provider that is held or being held, and why the last choice failed. */
  chosen: string | undefined
  /** Shows the opening times of the first day with free times, in place of those of now (BK-21). */
  isLater?: boolean
  /** The guest wants some times alone: the columns begin with the first day that has such a time (BK-16). */
  isNarrowed?: boolean
  problem: 'taken' | 'failed' | undefined
}

/** A provider with its slots. Picking a slot holds it (HOLD-01); if somebody else has just taken it, the slots load again (HOLD-11). */
export const ProviderTimes = memo(function ProviderTimes(props: Props) {
  const { which, plan, provider, chosenZone, loadedFrom, loadedTo, chunk } = props
  const t = useTexts(texts)
  const h = useTexts(holdTexts)
  const { status: network } = useSnapshot(connection)
  const { state } = useSnapshot(holdAgain)
  const holding = useSnapshot(hold)
  const { [which]: selected } = useSnapshot(visit)
  const isLost = state.status === 'lost' && state.which === which
  const isOver = isLost || ['over', 'in_progress', 'failed'].includes(state.status)
  const chosen = isOver && !holding.picking ? undefined : props.chosen
  const id = useId()
  const name = providerName(provider, t.video)
  const { timezone } = provider
  const zones = useMemo(
    () => ({ provider: timezone, chosen: chosenZone, browser: browserZone }),
    [timezone, chosenZone],
  )
  const zone = displayZone(plan.flow, zones)
  const days = useMemo(() => visitDays(provider, zone), [provider, zone])
  const notice = useMemo(() => noticeOf(provider, days, plan.window, plan.services), [provider, days, plan])
  const hasTimes = notice?.kind !== 'serviceUnavailable'
  const firstDay = (props.isNarrowed ? days[0]?.day : undefined) ?? plan.window.from

  const choose = useCallback(
    (slot: Slot) => {
      const choice = choiceOf(plan, provider, slot, { zone, name })
      void pickFound(which, choice, plan, provider).then((outcome) => {
        if (outcome === 'held') settleHold()
        // The focused slot may be gone.
        if (outcome === 'taken') document.getElementById(`${id}-problem`)?.focus()
      })
    },
    [which, plan, provider, zone, name, id],
  )
  const need = useCallback(
    (day: Day) => {
      const span =
        day < loadedFrom
          ? { from: day, to: addDays(loadedFrom, -1) }
          : spanAfter(loadedTo, day, chunk, props.lastDay)
      void loadTimes(plan, provider, span)
    },
    [plan, provider, loadedFrom, loadedTo, chunk, props.lastDay],
  )

  return (
    <ProviderCard
      id={id}
      provider={provider}
      name={name}
      letter={props.letter}
      shared={props.shared}
      notice={notice}
      day={props.isLater ? days[0]?.day : undefined}
      zoneLine={zoneLine(zone, zones, t)}
      problem={
        props.problem && (
          <Notice tone="bad" live="alert" id={`${id}-problem`}>
            {props.problem === 'taken' ? h.taken : h.connectionFailed}
          </Notice>
        )
      }
    >
      {hasTimes && (
        <SlotColumns
          key={`${plan.key} ${props.perPage} ${firstDay}`}
          days={days}
          firstDay={firstDay}
          earliestDay={props.earliestDay}
          lastDay={props.lastDay}
          loadedFrom={loadedFrom}
          loadedTo={loadedTo}
          perPage={props.perPage}
          zone={zone}
          place={name}
          chosen={chosen}
          canGoOn={chosen !== undefined && selected?.timestamp === chosen && !holding.picking}
          isLive={props.isLive && network !== 'offline'}
          request={props.request}
          onPick={choose}
          onNeed={need}
        />
      )}
    </ProviderCard>
  )
})

/** The days to load next, at least up to `to`. */
function spanAfter(loadedTo: Day, to: Day, chunk: number | undefined, lastDay: Day) {
  const from = addDays(loadedTo, 1)
  const whole = chunk === undefined ? to : addDays(loadedTo, chunk)
  const end = whole > to ? whole : to
  return { from, to: end > lastDay ? lastDay : end }
}

/** Says which time zone the slots follow. */
function zoneLine(
  zone: string,
  { chosen, provider }: { chosen: string | undefined; provider: string },
  t: typeof texts.english,
): string {
  const abbreviation = zoneAbbreviation(now(), zone)
  if (zone === provider) return t.zone(abbreviation)
  return chosen === undefined ? t.yourZone(abbreviation) : t.chosenZone(abbreviation)
}

type CardProps = {
  provider: ProviderSlots
  name: string
  /** The letter of its pin on the map. */
  letter?: string | undefined
  shared: string | undefined
  id: string
  notice: ProviderNotice | undefined
  /** The day whose opening times are shown; absent: now. */
  day: Day | undefined
  /** E.g. "Times in EST". */
  zoneLine: string
  /** Says why a slot could not be held. */
  problem?: ReactNode
  children: ReactNode
}

/** A provider's name, address, opening hours and notices above its slots. */
function ProviderCard(props: CardProps) {
  const { provider, name, letter, id, notice } = props
  const t = useTexts(texts)
  const b = useTexts(benefit)
  const miles = provider.distance ?? undefined
  return (
    <LetterCard
      id={id}
      level={2}
      name={name}
      shared={props.shared}
      letter={letter}
      pin={letter === undefined ? undefined : providerKey(provider)}
      portrait={provider.clinician && <Portrait {...provider.clinician} />}
      distance={
        miles === undefined ? undefined : { text: t.distance(miles), spoken: t.distanceSpoken(miles) }
      }
    >
      <About {...props} />
      {provider.isBenefitCode && (
        <p className={styles.benefit}>
          <Icon name="check" />
          {b.accepted}
        </p>
      )}
      {notice && <NoticeOf notice={notice} />}
      {props.problem}
      {props.children}
      <PlaceLinks provider={provider} heading={id} />
    </LetterCard>
  )
}

function About({ provider, day, zoneLine }: Pick<CardProps, 'provider' | 'day' | 'zoneLine'>) {
  const t = useTexts(texts)
  const { address, clinician, timezone } = provider
  const hours = address && isZone(timezone) ? openingWords(provider, day, t) : ''
  return (
    <div className={styles.about}>
      {clinician && (
        <>
          <p>{clinician.qualification}</p>
          <p>{clinician.description}</p>
          {clinician.languages && <p>{t.languages(clinician.languages)}</p>}
        </>
      )}
      {!address && !clinician && <p>{t.videoHint}</p>}
      <p>
        {address && <>{shownAddress({ address })} · </>}
        {hours && <>{hours} · </>}
        {zoneLine}
      </p>
    </div>
  )
}

/** Whether the place is open now, or its hours of a day; '' where it is closed then. */
function openingWords(
  { operatingHours: hours, closedDays, timezone: zone }: ProviderSlots,
  day: Day | undefined,
  t: typeof texts.english,
): string {
  if (!hours) return ''
  if (day === undefined) return openingText(openingAt(hours, now(), zone, closedDays ?? []), zone, t)
  const words = hoursOf(hours, day)
  return words ? t.dayHours(dayShort(day), words === 'allDay' ? t.openAllDay : words) : ''
}

/** RESULTS-30 to RESULTS-32. */
function NoticeOf({ notice }: { notice: ProviderNotice }) {
  const t = useTexts(texts)
  if (notice.kind === 'notOffered') {
    return <Notice>{t.notOffered(notice.names.map(titleLabel))}</Notice>
  }
  return notice.kind === 'noAvailability' ? (
    <Notice tone="warning" title={t.noAvailability}>
      {t.noAvailabilityText(notice.days)}
    </Notice>
  ) : (
    <Notice tone="warning" title={t.serviceUnavailable}>
      {t.serviceUnavailableText}
    </Notice>
  )
}
