import { useTexts } from '../../messages/catalogue.ts'
import { walkIn as texts } from '../../messages/en/walk-in.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import styles from './Steps.module.css'

/** The three steps of a walk-in (WALKIN-05). `pictures`: one for each beside its number, to be seen from two metres (SC-04). */
export function Steps({ pictures = [] }: { pictures?: readonly IconName[] }) {
  const t = useTexts(texts)
  const steps = [
    { title: t.selectVaccines, how: t.selectVaccinesHow },
    { title: t.fillConsent, how: t.fillConsentHow },
    { title: t.checkIn, how: t.checkInHow },
  ]
  return (
    <ol className={`${styles.steps} ${pictures.length > 0 ? styles.pictures : ''}`}>
      {steps.map(({ title, how }, at) => (
        <li key={title}>
          <span className={styles.title}>{title}</span>
          <span className={styles.how}>{how}</span>
          {pictures[at] && (
            <span className={styles.picture}>
              <Icon name={pictures[at]} size="large" />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
