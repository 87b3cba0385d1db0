import { useTexts } from '../../messages/catalogue.ts'
import { walkIn as texts } from '../../messages/en/walk-in.ts'
import styles from './Steps.module.css'

/** The three steps of a walk-in (WALKIN-05). A tablet's landing page draws them with pictures. */
export function Steps() {
  const t = useTexts(texts)
  const steps = [
    { title: t.selectVaccines, how: t.selectVaccinesHow },
    { title: t.fillConsent, how: t.fillConsentHow },
    { title: t.checkIn, how: t.checkInHow },
  ]
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, how }) => (
        <li key={title}>
          <span className={styles.title}>{title}</span>
          <span className={styles.how}>{how}</span>
        </li>
      ))}
    </ol>
  )
}
