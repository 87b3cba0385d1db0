import type { Ref } from 'react'
import type { DeskSession, DeskVisit } from '#contract/desk'
import { storeName } from '#domain/store'
import { todayIn } from '#domain/zones'
import { deskTexts } from '../texts.ts'
import {
  minutesFrom,
  servicesLine,
  shortDay,
  statusKey,
  statusWords,
  timeIn,
  waitsSince,
} from '../visit-words.ts'
import { readerOf } from './payload-reader.ts'
import styles from './Visit.module.css'
import { visitTexts } from './visit-texts.ts'

/** A tablet's check-in that comes this much later than it was finished was offline, in milliseconds. */
const OFFLINE_MS = 120_000

type Props = {
  visit: DeskVisit
  session: DeskSession
  instant: number
  /** What the guest sent, once it is open. */
  payload: unknown
  ref: Ref<HTMLHeadingElement>
}

/** Code, name, what for and when, as large as the list has them. */
export function VisitHead({ visit, session, instant, payload, ref }: Props) {
  const { timezone } = session.store
  const today = todayIn(instant, timezone)
  const since = waitsSince(visit)
  const received = Date.parse(visit.receivedAt)
  const isLate = visit.waitingSince !== null && received - Date.parse(visit.waitingSince) > OFFLINE_MS
  return (
    <header className={styles.head}>
      <h1 ref={ref} id="visit-title" tabIndex={-1} className={styles.title}>
        <span className={styles.code}>{visit.counterCode}</span>
        <bdi className={styles.name}>{wholeName(payload) ?? visit.name ?? deskTexts.list.noName}</bdi>
      </h1>
      <p className={styles.what}>
        {visit.services.length > 0 && <strong>{servicesLine(visit)}</strong>}
        <span>{visit.kind === 'walkin' ? visitTexts.walkin : visitTexts.appointment}</span>
        <span>
          {visit.startsAt !== null
            ? deskTexts.list.at(timeIn(Date.parse(visit.startsAt), timezone))
            : visitTexts.finished(timeIn(Date.parse(visit.at), timezone))}
          {isLate && `, ${visitTexts.arrivedLate(timeIn(received, timezone))}`}
        </span>
        {since !== undefined && visit.day === today && (
          <span>{deskTexts.list.waits(minutesFrom(since, instant))}</span>
        )}
        <span className={styles.status} data-status={statusKey(visit)}>
          {statusWords(visit)}
          {visit.progress && (
            <small>
              {' '}
              {deskTexts.act.by(visit.progress.by, timeIn(Date.parse(visit.progress.at), timezone))}
            </small>
          )}
        </span>
      </p>
      {visit.day !== today && <p className={styles.otherDay}>{visitTexts.dayOther(shortDay(visit.day))}</p>}
      <p className={styles.printed}>
        {visitTexts.printed(
          storeName(session.store) ?? session.store.providerId,
          `${shortDay(today)}, ${timeIn(instant, timezone)}`,
        )}
      </p>
    </header>
  )
}

function wholeName(payload: unknown): string | undefined {
  const read = readerOf(payload, visitTexts)
  const parts = [read.text('basicInfo.firstName'), read.text('basicInfo.lastName')].filter(Boolean)
  return parts.length === 0 ? undefined : parts.join(' ')
}
