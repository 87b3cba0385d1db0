import { Fragment, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { Clinic } from '#contract/clinics'
import { waitOf } from '#domain/locator'
import { storeAddress, storePhone } from '#domain/store'
import { clinicOpening } from '#domain/told-hours'
import { isZone } from '#domain/zones'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { results } from '../../messages/en/results.ts'
import { href } from '../../paths.ts'
import { browserZone, now } from '../../platform/clock.ts'
import { insteadOfLink } from '../../platform/navigate.ts'
import { connection } from '../../state/connection.ts'
import { goWithSearch } from '../../state/search.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { outlines } from '../../ui/outlines.ts'
import { instantShort, openingText } from '../slots/day-texts.ts'
import styles from './ClinicFacts.module.css'

type Props = {
  clinic: Clinic
  /** False hides the wait and the next free slot, because old ones would mislead. */
  isLive: boolean
}

/** A clinic's opening state, address, phone, hours of today, wait and next free slot. */
export function ClinicFacts({ clinic, isLive }: Props) {
  const t = useTexts(texts)
  const r = useTexts(results)
  const { timingInfo, nextAvailableAppointment: next, timeZone } = clinic
  const opening = clinicOpening(clinic, now(), isLive)
  const isOpen = opening?.kind === 'open' || opening?.kind === 'allDay'
  const phone = storePhone(clinic)
  const wait = isLive ? waitText(clinic, t) : undefined
  const freeAt = isLive && next && isZone(timeZone) ? Date.parse(next.start) : Number.NaN
  const facts: (false | { key: string; label: string; value: ReactNode })[] = [
    { key: 'address', label: t.address, value: storeAddress(clinic) },
    phone !== undefined && {
      key: 'phone',
      label: t.phone,
      value: <a href={phone.href}>{phone.shown}</a>,
    },
    { key: 'today', label: t.today, value: timingInfo.todaysHours ?? t.noHours }, // LOCATOR-44
    { key: 'lunch', label: t.lunch, value: timingInfo.todaysLunchHours ?? t.noLunch }, // LOCATOR-44
    wait !== undefined && { key: 'wait', label: t.wait, value: wait },
    !Number.isNaN(freeAt) && { key: 'next', label: t.next, value: instantShort(freeAt, timeZone) },
  ]
  return (
    <>
      {opening && (
        <p className={`${styles.opening} ${isOpen ? styles.open : ''}`}>
          <Icon name={outlines.clock} />
          {openingText(opening, timeZone, r)}
        </p>
      )}
      <dl className={styles.facts}>
        {facts
          .filter((fact) => fact !== false)
          .map(({ key, label, value }) => (
            <Fragment key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </dl>
    </>
  )
}

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
      return [wait.hours > 0 && t.hours(wait.hours), wait.minutes > 0 && t.minutes(wait.minutes)]
        .filter((part) => part !== false)
        .join(' ')
    case 'described':
      return wait.description
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

type BookProps = { clinic: Clinic; look?: 'primary' | 'secondary' }

/** Opens the Find Appointment form with this clinic first; absent where the clinic takes no bookings (API-46). */
export function BookHere({ clinic, look = 'secondary' }: BookProps) {
  const t = useTexts(texts)
  if (!clinic.isSchedulerEnabled) return null
  const search = { location: clinic.address.postalCode, provider: clinic.id, businessName: 'tlc' } as const
  const parameters = new URLSearchParams(search)
  return (
    <Button
      look={look}
      href={`${href('main')}?${parameters}`}
      label={t.bookAt(clinic.name)}
      onClick={insteadOfLink(() => goWithSearch('main', search))}
    >
      {t.book}
    </Button>
  )
}

/** Milliseconds after which loaded data counts as old. */
const FRESH = 5 * 60_000

/** Whether data that was loaded at an instant is still current. */
export function useIsLive(asOf: number): boolean {
  const { status } = useSnapshot(connection)
  return status !== 'offline' && now() - asOf < FRESH
}
