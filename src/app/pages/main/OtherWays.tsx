import { useTexts } from '../../messages/catalogue.ts'
import { find as texts } from '../../messages/en/find.ts'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './OtherWays.module.css'

const WAYS = [
  { name: 'clinics', to: href('clinicLocations') },
  { name: 'benefit', to: href('benefitCodes') },
  { name: 'cancel', to: href('cancelOpened') },
] as const

/** Cards that lead to the clinics, to benefit codes and to cancelling (BK-01). */
export function OtherWays() {
  const t = useTexts(texts)
  return (
    <ul className={styles.ways}>
      {WAYS.map(({ name, to }) => (
        <li key={name}>
          <a className={styles.way} href={to} onClick={onLink(to)}>
            <span>
              <strong>{t.ways[name]}</strong> <small>{t.waysFor[name]}</small>
            </span>
            <Icon name="chevron" />
          </a>
        </li>
      ))}
    </ul>
  )
}
