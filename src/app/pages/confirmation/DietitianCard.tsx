import { storeName } from '#domain/store'
import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { PhoneLine } from '../../parts/PhoneLine.tsx'
import { Portrait } from '../../parts/Portrait.tsx'
import type { Provider } from '../../state/visit.ts'
import { Card } from '../../ui/Card.tsx'
import styles from './DietitianCard.module.css'

/** Who is seen, and whom to call for help (CONFIRM-05). `number`: as ddd-ddd-dddd. */
export function DietitianCard({ provider, number }: { provider: Provider; number: string }) {
  const t = useTexts(texts)
  const { clinician, store } = provider
  const name = clinician?.name ?? storeName(store) ?? ''
  return (
    <Card as="section" title={t.dietitian}>
      <div className={styles.who}>
        <Portrait name={name} image={clinician?.image ?? null} />
        <div>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          {clinician && <p className={styles.qualification}>{clinician.qualification}</p>}
        </div>
      </div>
      <PhoneLine label={t.support} number={number} />
    </Card>
  )
}
