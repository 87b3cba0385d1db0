import type { ReactNode } from 'react'
import { Fragment } from 'react'
import type { Clinic } from '#contract/clinics'
import { waitOf } from '#domain/locator'
import { storeAddress, storePhone } from '#domain/store'
import { clinicOpening } from '#domain/told-hours'
import { isZone } from '#domain/zones'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { results } from '../../messages/en/results.ts'
import { now } from '../../platform/clock.ts'
import { instantShort } from '../slots/day-texts.ts'
import { openingText } from '../slots/opening-text.ts'
import styles from './ClinicFacts.module.css'

type Props = {
  clinic: Clinic
  /** Known now: a wait or a free time of an older list would mislead. */
  isLive: boolean
}

/** Whether a clinic is open, where it is, how to call it, when it is open today, how long the wait is, when the next time is free. */
export function ClinicFacts({ clinic, isLive }: Props) {
  const t = useTexts(texts)
  const r = useTexts(results)
  const { timingInfo, nextAvailableAppointment: next, timeZone } = clinic
  const opening = clinicOpening(clinic, now(), isLive)
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
      {opening && <p className={styles.opening}>{openingText(opening, timeZone, r)}</p>}
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

/** LOCATOR-40 to LOCATOR-43; undefined where nothing is known. A wait below nothing is none that anybody measured. */
export function waitText(
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
