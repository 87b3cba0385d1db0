import { storeAddress, storeName } from '#domain/store'
import { optionName } from '#domain/vaccines'
import { useTexts } from '../../messages/catalogue.ts'
import { intake as texts } from '../../messages/en/intake.ts'
import type { Visit } from '../../state/visit.ts'
import { Card } from '../../ui/Card.tsx'
import styles from './AppointmentsCard.module.css'

/** "Appointments (1 or 2)" beside the form (INTAKE-08): what, and where. */
export function AppointmentsCard({ visit }: { visit: Visit }) {
  const t = useTexts(texts)
  const { appointment, followup, provider } = visit
  if (!appointment || !provider) return null
  return (
    <Card as="section" title={t.appointments(followup ? 2 : 1)}>
      <ul className={styles.services}>
        {appointment.services.map(({ id, name }) => (
          <li key={id}>{optionName(name)}</li>
        ))}
      </ul>
      <p className={styles.where}>{t.walkInAt}</p>
      <p>{storeName(provider.store)}</p>
      <p className={styles.where}>{storeAddress(provider.store)}</p>
    </Card>
  )
}
