import { useTexts } from '../../messages/catalogue.ts'
import { walkIn as texts } from '../../messages/en/walk-in.ts'
import { Icon } from '../../ui/Icon.tsx'
import { outlines } from '../../ui/outlines.ts'
import styles from './Steps.module.css'

/** The three steps of a walk-in (WALKIN-05). `pictures`: each beside its number, to be seen from two metres (SC-04). */
export function Steps({ pictures = false }: { pictures?: boolean }) {
  const t = useTexts(texts)
  const steps = [
    { title: t.selectVaccines, how: t.selectVaccinesHow, picture: outlines.list },
    { title: t.fillConsent, how: t.fillConsentHow, picture: outlines.pen },
    { title: t.checkIn, how: t.checkInHow, picture: outlines.bell },
  ]
  return (
    <ol className={`${styles.steps} ${pictures ? styles.pictures : ''}`}>
      {steps.map(({ title, how, picture }) => (
        <li key={title}>
          <span className={styles.title}>{title}</span>
          <span className={styles.how}>{how}</span>
          {pictures && (
            <span className={styles.picture}>
              <Icon name={picture} size="large" />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
