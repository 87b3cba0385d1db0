import type { DeskVisit } from '#contract/desk'
import { Button } from '../../app/ui/Button.tsx'
import { servicesLine, statusWords, timeIn } from '../visit-words.ts'
import styles from './Visit.module.css'
import { visitTexts } from './visit-texts.ts'

const DUPLICATE = 'duplicateAppointment'

type Props = {
  visit: DeskVisit
  /** The store's visits on today's list. */
  visits: readonly DeskVisit[]
  timezone: string
  onOpen: (visit: DeskVisit) => void
}

/** Leads from a guest's second visit of a day to the listed visits of that day with the same name, one of which is the first (DESK-06). */
export function SameGuest({ visit, visits, timezone, onOpen }: Props) {
  if (!visit.reasons.includes(DUPLICATE) || visit.name === null) return null
  const others = visits.filter(
    ({ id, day, name, status }) =>
      id !== visit.id && day === visit.day && name === visit.name && status !== 'canceled',
  )
  if (others.length === 0) return null
  return (
    <div className={`${styles.sameGuest} no-print`}>
      <p>{visitTexts.sameName}</p>
      {others.map((other) => (
        <Button key={other.id} onClick={() => onOpen(other)}>
          {[
            other.counterCode,
            timeIn(Date.parse(other.at), timezone),
            servicesLine(other),
            statusWords(other),
          ].join(' · ')}
        </Button>
      ))}
    </div>
  )
}
