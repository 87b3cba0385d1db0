import { useState } from 'react'
import { storePhone } from '#domain/store'
import { optionName } from '#domain/vaccines'
import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { PhoneNumber } from '../../parts/Frame.tsx'
import type { Appointment, Visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList, type DefinitionRow } from '../../ui/DefinitionList.tsx'
import styles from './Confirmation.module.css'
import { isOnVideo, locationLine, whenOf } from './visit-texts.ts'

const ROWS_SHOWN = 2 // CONFIRM-06, CONFIRM-07

/** Services, time and location of both appointments (CONFIRM-06, CONFIRM-07). */
export function DetailsCard({ visit }: { visit: Visit }) {
  const t = useTexts(texts)
  const [isAll, setAll] = useState(false)
  const { appointment, followup, provider, flow } = visit
  if (!appointment || !provider) return null
  const isVaccine = flow === 'INSTANT_VACCINE' || flow === 'EVERYDAY_VACCINE'
  const phone = isOnVideo(flow) ? undefined : storePhone(provider.store)
  const all = [appointment, ...(followup ? [followup] : [])]
  const count = all.reduce((sum, one) => sum + servicesOf(one).length, 0)
  const shown = withShown(all, isAll ? count : ROWS_SHOWN)
  const where: DefinitionRow[] = [
    { key: 'where', label: t.where, value: locationLine(visit) },
    ...(phone
      ? [{ key: 'phone', label: t.phone, value: <PhoneNumber className={styles.call} {...phone} /> }]
      : []),
  ]
  return (
    <Card as="section" title={t.details}>
      {shown.map(({ one, services }, index) => (
        <div key={index === 0 ? 'first' : 'second'} className={styles.appointment}>
          {followup && <h3>{index === 0 ? t.first : t.second}</h3>}
          <DefinitionList
            rows={[
              ...services.map(({ id, name }) => ({
                key: String(id),
                label: isVaccine ? t.vaccine : t.service,
                value: optionName(name),
              })),
              { key: 'when', label: t.when, value: whenOf(one) },
              ...(index === 1 && one.counterCode !== undefined
                ? [{ key: 'code', label: t.secondCode, value: one.counterCode }]
                : []),
              ...(followup ? [] : where),
            ]}
          />
        </div>
      ))}
      {followup && (
        <div className={styles.where}>
          <DefinitionList rows={where} />
        </div>
      )}
      {count > ROWS_SHOWN && (
        <Button look="quiet" expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? t.showLess : t.showMore}
        </Button>
      )}
    </Card>
  )
}

function servicesOf({ services }: Appointment): Appointment['services'] {
  return services.filter(({ isAvailable }) => isAvailable)
}

/** The appointments with at most this many services in total. Every time stays. */
function withShown(
  all: readonly Appointment[],
  most: number,
): { one: Appointment; services: Appointment['services'] }[] {
  let left = most
  return all.map((one) => {
    const services = servicesOf(one).slice(0, left)
    left -= services.length
    return { one, services }
  })
}
