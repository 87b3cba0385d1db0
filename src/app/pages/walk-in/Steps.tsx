import { useTexts } from '../../messages/catalogue.ts'
import { walkIn as texts } from '../../messages/en/walk-in.ts'
import { Icon } from '../../ui/Icon.tsx'
import { outlines } from '../../ui/outlines.ts'
import styles from './Steps.module.css'

/** The three steps of a walk-in (WALKIN-05), each with an icon. */
export function Steps() {
  const t = useTexts(texts)
  const list = [
    { title: t.selectVaccines, how: t.selectVaccinesHow, icon: outlines.list },
    { title: t.fillConsent, how: t.fillConsentHow, icon: outlines.pen },
    { title: t.checkIn, how: t.checkInHow, icon: outlines.bell },
  ]
  return (
    <ol className={styles.steps}>
      {list.map(({ title, how, icon }) => (
        <li key={title}>
          <span className={styles.title}>{title}</span>
          <span className={styles.how}>{how}</span>
          <span className={styles.icon} data-numbered="">
            <Icon name={icon} size="large" />
          </span>
        </li>
      ))}
    </ol>
  )
}
