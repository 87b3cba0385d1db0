import { Fragment, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { type Clinic, DEFAULT_REASON } from '#contract/clinics'
import { clinicOpening } from '#domain/clinic-hours'
import { waitOf } from '#domain/locator'
import { storePhone } from '#domain/store'
import { isZone, todayIn } from '#domain/zones'
import { useTexts } from '../../messages/catalogue.ts'
import { noteTexts, translate } from '../../messages/document-texts.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { results } from '../../messages/en/results.ts'
import { said } from '../../messages/when.ts'
import { href } from '../../paths.ts'
import { browserZone, now } from '../../platform/clock.ts'
import { insteadOfLink } from '../../platform/navigate.ts'
import { connection } from '../../state/connection.ts'
import { goWithSearch } from '../../state/search.ts'
import { loadServices, services } from '../../state/services.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { outlines } from '../../ui/outlines.ts'
import { withLang } from '../../ui/with-lang.ts'
import { shownAddress } from '../shown-address.ts'
import { dayNear, instantShort, openingText } from '../slots/day-texts.ts'
import styles from './ClinicFacts.module.css'
import { hoursText } from './hours-text.ts'

type Props = {
  clinic: Clinic
  /** On a phone only what decides whether to go there; the clinic's page has the rest (BK-53). */
  isShort?: boolean
  /** False hides the wait and the next free slot, because old ones would mislead. */
  isLive: boolean
}

/** A clinic's opening state, address, phone, hours of today, wait and next free slot. */
export function ClinicFacts({ clinic, isLive, isShort = false }: Props) {
  const t = useTexts(texts)
  const r = useTexts(results)
  const { timingInfo, nextAvailableAppointment: next, timeZone } = clinic
  const opening = clinicOpening(clinic, now(), isLive)
  const isOpen = opening?.kind === 'open' || opening?.kind === 'allDay'
  const phone = storePhone(clinic)
  const wait = isLive ? waitText(clinic, t) : undefined
  const freeAt = isLive && next && isZone(timeZone) ? Date.parse(next.start) : Number.NaN
  const hours = timingInfo.todaysHours === null ? t.noHours : hoursText(timingInfo.todaysHours)
  const { closedReason } = timingInfo
  const hoursToday = closedReason ? t.hoursAndReason(hours, closedReason) : hours
  const facts: (false | { key: string; label: string; value: ReactNode; isMore?: boolean })[] = [
    { key: 'address', label: t.address, value: shownAddress(clinic) },
    phone !== undefined && {
      key: 'phone',
      label: t.phone,
      value: (
        <a dir="ltr" href={phone.href}>
          {phone.shown}
        </a>
      ),
    },
    { key: 'today', label: t.today, value: hoursToday }, // LOCATOR-44
    // Empty: there is no pause today (BK-49).
    timingInfo.todaysLunchHours !== '' &&
      timingInfo.todaysHours !== CLOSED && {
        key: 'lunch',
        label: t.lunch,
        value: timingInfo.todaysLunchHours === null ? t.noLunch : hoursText(timingInfo.todaysLunchHours), // LOCATOR-44
        isMore: true,
      },
    wait !== undefined && { key: 'wait', label: t.wait, value: wait },
    // The page of the clinic has buttons for it.
    !Number.isNaN(freeAt) &&
      clinic.nextSlots === undefined && {
        key: 'next',
        label: t.next,
        value: instantShort(freeAt, timeZone),
        isMore: true,
      },
  ]
  return (
    <>
      {opening && (
        <p className={`${styles.opening} ${isOpen ? styles.open : ''}`}>
          <Icon name={outlines.clock} />
          {openingText(opening, timeZone, r)}
        </p>
      )}
      <dl className={`${styles.facts} ${isShort ? styles.short : ''}`}>
        {facts
          .filter((fact) => fact !== false)
          .map(({ key, label, value, isMore }) => (
            <Fragment key={key}>
              <dt className={isMore ? styles.more : undefined}>{label}</dt>
              <dd className={isMore ? styles.more : undefined}>{withLang(value)}</dd>
            </Fragment>
          ))}
      </dl>
    </>
  )
}

/** What an answer says of a day on which a clinic is closed (ENTITY-19). */
const CLOSED = 'Closed'

/** LOCATOR-40 to LOCATOR-43; undefined where the wait is unknown. A negative wait means that measuring it failed. */
function waitText(
  { waitTimeInfo }: Pick<Clinic, 'waitTimeInfo'>,
  t: typeof texts.english,
): string | undefined {
  if (!(waitTimeInfo.waitMinutes >= 0)) return t.waitFailed
  const wait = waitOf(waitTimeInfo)
  switch (wait.kind) {
    case 'none':
      return t.noWait
    case 'known':
      return t.waitWith(
        [wait.hours > 0 && t.hours(wait.hours), wait.minutes > 0 && t.minutes(wait.minutes)]
          .filter((part) => part !== false)
          .join(' '),
        wait.description && translate(wait.description),
      )
    case 'described':
      noteTexts(wait.description) // of the directory
      return translate(wait.description)
    case 'unknown':
      return undefined
  }
}

type AsOfProps = {
  /** When the data was loaded, in epoch milliseconds. */
  at: number
  title?: string
  onRetry?: () => void
}

/** Says that the page shows stored data, and its age. */
export function AsOf({ at, title, onRetry }: AsOfProps) {
  const t = useTexts(texts)
  return (
    <Notice
      tone="warning"
      live="status"
      title={title}
      actions={onRetry && <Button onClick={onRetry}>{t.retry}</Button>}
    >
      {t.asOf(instantShort(at, browserZone()))}
    </Notice>
  )
}

const placeOf = ({ id, address }: Clinic) =>
  ({ location: address.postalCode, provider: id, businessName: 'tlc' }) as const

/** The address of the Find form with this clinic first. */
export function formAt(clinic: Clinic): string {
  return `${href('main')}?${new URLSearchParams(placeOf(clinic))}`
}

type BookProps = { clinic: Clinic; look?: 'primary' | 'secondary' }

/** Opens the Find Appointment form with this clinic first; absent where the clinic takes no bookings (API-46). */
export function BookHere({ clinic, look = 'secondary' }: BookProps) {
  const t = useTexts(texts)
  if (!clinic.isSchedulerEnabled) return null
  return (
    <Button
      look={look}
      href={formAt(clinic)}
      label={t.bookAt(clinic.name)}
      onClick={insteadOfLink(() => goWithSearch('main', placeOf(clinic)))}
    >
      {t.book}
    </Button>
  )
}

type NextProps = { clinic: Clinic; isLive: boolean }

/** The next free times of a clinic, each a button that begins a booking there (SC-35). */
export function NextSlots({ clinic: { id, address, timeZone, nextSlots = [] }, isLive }: NextProps) {
  const t = useTexts(texts)
  const [first] = nextSlots
  if (first === undefined || !isLive || !isZone(timeZone)) return null
  const near = dayNear(todayIn(Date.parse(first), timeZone), timeZone)
  return (
    <fieldset className={styles.next}>
      <legend>{t.nextTimes(near)}</legend>
      <div className={styles.slots}>
        {nextSlots.map((slot) => (
          <Button
            key={slot}
            label={t.bookTime(said('time', Date.parse(slot), timeZone), near)}
            onClick={() => void bookSlot(slot, id, address.postalCode)}
          >
            {said('time', Date.parse(slot), timeZone)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** Opens the results with a free time of a clinic chosen; the Find form where the type of the visit is not known. */
async function bookSlot(slot: string, clinic: string, location: string): Promise<void> {
  await loadServices()
  const type = services.list.find(({ id }) => id === DEFAULT_REASON)?.category
  const search = { location, provider: clinic, businessName: 'tlc', slot, date: slot.slice(0, 10) } as const
  if (type === undefined) goWithSearch('main', search)
  else goWithSearch('results', { ...search, type, serviceIds: [DEFAULT_REASON] })
}

/** Begins a booking of one service at a clinic: by its type, or on the Find form where the type is not known. */
export async function bookService(service: number, clinic: Clinic): Promise<void> {
  await loadServices()
  const { timeZone } = clinic
  const type = services.list.find((one) => one.id === service)?.category
  const search = placeOf(clinic)
  if (type === undefined) goWithSearch('main', search)
  else {
    const date = todayIn(now(), isZone(timeZone) ? timeZone : browserZone())
    goWithSearch('results', { ...search, type, date, serviceIds: [service] })
  }
}

/** Milliseconds after which loaded data counts as old. */
const FRESH = 5 * 60_000

/** Whether data that was loaded at an instant is still current. */
export function useIsLive(asOf: number): boolean {
  const { status } = useSnapshot(connection)
  return status !== 'offline' && now() - asOf < FRESH
}
