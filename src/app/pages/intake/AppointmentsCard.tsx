import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { storeName } from '#domain/store'
import { todayIn } from '#domain/zones'
import { useTexts } from '../../messages/catalogue.ts'
import { hold } from '../../messages/en/hold.ts'
import { intake as intakeTexts } from '../../messages/en/intake.ts'
import { comma } from '../../messages/joined.ts'
import { serviceLabel } from '../../parts/service-label.ts'
import { shownAddress } from '../../parts/shown-address.ts'
import { dayShort, lasting, timeWithZone } from '../../parts/slots/day-texts.ts'
import { NotBooked } from '../../parts/slots/NotBooked.tsx'
import { kiosk } from '../../state/kiosk.ts'
import type { Appointment, Visit } from '../../state/visit.ts'
import { Card } from '../../ui/Card.tsx'
import { Embedded } from '../../ui/Embedded.tsx'
import styles from './Intake.module.css'

/** Services, time and location of the appointments, beside the form (INTAKE-08). `end`: what is beside the title. */
export function AppointmentsCard({ visit, end }: { visit: Visit; end?: ReactNode }) {
  const t = useTexts(intakeTexts)
  const h = useTexts(hold)
  const { enrolment } = useSnapshot(kiosk)
  const { appointment, followup, provider } = visit
  if (!appointment || !provider) return null
  const isWalkIn = appointment.timestamp === ''
  // The header of a store's tablet has the place.
  const isSaid = isWalkIn && enrolment !== undefined
  return (
    <Card as="section" title={isWalkIn ? t.vaccines : t.appointments(followup ? 2 : 1)} end={end}>
      <Visited appointment={appointment} search={visit.search} {...(followup && { label: h.first })} />
      {followup && <Visited appointment={followup} search={visit.search} label={h.second} />}
      {!isSaid && (
        <div>
          <p>
            {isWalkIn ? (
              <Embedded text={t.walkInAt}>
                <strong>{storeName(provider.store)}</strong>
              </Embedded>
            ) : (
              storeName(provider.store)
            )}
          </p>
          {provider.store.address.cityTown !== '' && (
            <p className={styles.where}>{shownAddress(provider.store)}</p>
          )}
        </div>
      )}
    </Card>
  )
}

type VisitedProps = { appointment: Appointment; search: Visit['search']; label?: string }

function Visited({ appointment, search, label }: VisitedProps) {
  const { services, timestamp, timezone, durationMinutes } = appointment
  return (
    <div>
      {label !== undefined && <p className={styles.where}>{label}</p>}
      <ul className={styles.services}>
        {services
          .filter(({ isAvailable }) => isAvailable)
          .map(({ id, name }) => (
            <li key={id}>{serviceLabel(name)}</li>
          ))}
      </ul>
      <NotBooked of={appointment} search={search} />
      {timestamp !== '' && (
        <p className={styles.when}>
          <span>{dayShort(todayIn(Date.parse(timestamp), timezone))}</span>
          {comma()}
          <span>{lasting(timeWithZone(Date.parse(timestamp), timezone), durationMinutes)}</span>
        </p>
      )}
    </div>
  )
}
