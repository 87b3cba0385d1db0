import { storeAddress, storeName } from '#domain/store'
import { optionName } from '#domain/vaccines'
import { useTexts } from '../../messages/catalogue.ts'
import { hold } from '../../messages/en/hold.ts'
import { intake as texts } from '../../messages/en/intake.ts'
import { instantShort } from '../../parts/slots/day-texts.ts'
import type { Appointment, Visit } from '../../state/visit.ts'
import { Card } from '../../ui/Card.tsx'
import styles from './Intake.module.css'

/** Services, time and location of the appointments, beside the form (INTAKE-08). */
export function AppointmentsCard({ visit }: { visit: Visit }) {
  const t = useTexts(texts)
  const h = useTexts(hold)
  const { appointment, followup, provider } = visit
  if (!appointment || !provider) return null
  const isWalkIn = appointment.timestamp === ''
  return (
    <Card as="section" title={t.appointments(followup ? 2 : 1)}>
      <Visited appointment={appointment} {...(followup && { label: h.first })} />
      {followup && <Visited appointment={followup} label={h.second} />}
      <div>
        {isWalkIn && <p className={styles.where}>{t.walkInAt}</p>}
        <p>{storeName(provider.store)}</p>
        {provider.store.address.cityTown !== '' && (
          <p className={styles.where}>{storeAddress(provider.store)}</p>
        )}
      </div>
    </Card>
  )
}

function Visited({ appointment, label }: { appointment: Appointment; label?: string }) {
  const { services, timestamp, timezone } = appointment
  return (
    <div>
      {label !== undefined && <p className={styles.where}>{label}</p>}
      <ul className={styles.services}>
        {services
          .filter(({ isAvailable }) => isAvailable)
          .map(({ id, name }) => (
            <li key={id}>{optionName(name)}</li>
          ))}
      </ul>
      {timestamp !== '' && <p className={styles.when}>{instantShort(Date.parse(timestamp), timezone)}</p>}
    </div>
  )
}
