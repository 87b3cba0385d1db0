import { useTexts } from '../../messages/catalogue.ts'
import { find as texts } from '../../messages/en/find.ts'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import { Icon } from '../../ui/Icon.tsx'
import { outlines } from '../../ui/outlines.ts'
import styles from './OtherWays.module.css'

const WAYS = [
  { name: 'clinics', to: href('clinicLocations'), icon: 'pin' },
  {
    name: 'benefit',
    to: href('benefitCodes'),
    icon: {
      path: 'M4 7h16v3.2a1.8 1.8 0 0 0 0 3.6V17H4v-3.2a1.8 1.8 0 0 0 0-3.6V7ZM14.5 7v1.5M14.5 11v2M14.5 15.5V17',
    },
  },
  {
    name: 'cancel',
    to: href('cancelOpened'),
    icon: { path: `${outlines.calendar.path}M9.8 12.8l4.4 4.4M14.2 12.8l-4.4 4.4` },
  },
] as const

/** Cards that lead to the clinics, to benefit codes and to cancelling (BK-01). */
export function OtherWays() {
  const t = useTexts(texts)
  return (
    <ul className={styles.ways}>
      {WAYS.map(({ name, to, icon }) => (
        <li key={name}>
          <a className={styles.way} href={to} onClick={onLink(to)}>
            <Icon name={icon} size="large" />
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
