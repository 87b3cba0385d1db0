import { useSnapshot } from 'valtio'
import { banner } from '../state/banner.ts'
import { kiosk } from '../state/kiosk.ts'
import { visit } from '../state/visit.ts'
import { useIsAtCounter } from './at-counter.ts'
import styles from './Mark.module.css'

/** The banner's logo. It leads home where it may (BANNER-09) and where nobody would lose what they have begun. */
export function Mark() {
  const isAtCounter = useIsAtCounter()
  const { appointment } = useSnapshot(visit)
  const { enrolment } = useSnapshot(kiosk)
  const home = isAtCounter || appointment || enrolment ? null : banner.link
  return (
    <a className={styles.logo} {...(home !== null && { href: home })}>
      {/* Lazy, so that no page waits for it: a drawing is a document of its own to lay out. BANNER-08, quality P6 */}
      <img src={banner.logo} alt={banner.title} width={177} height={48} loading="lazy" decoding="async" />
    </a>
  )
}
