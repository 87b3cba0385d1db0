import { comma } from '../messages/joined.ts'
import type { Appointment } from '../state/visit.ts'
import { dayAndTimeOf } from './visit-texts.ts'
import styles from './When.module.css'

/** Day and time of a visit, as large as a title: what the guest came for. */
export function When({ of: one }: { of: Pick<Appointment, 'timestamp' | 'timezone' | 'durationMinutes'> }) {
  const { day, time } = dayAndTimeOf(one)
  return (
    <p className={styles.when}>
      <span>{day}</span>
      {time !== undefined && (
        <>
          <span className="visually-hidden">{comma()}</span>
          <span>{time}</span>
        </>
      )}
    </p>
  )
}
