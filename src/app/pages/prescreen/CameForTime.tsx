import type { Search } from '#domain/search'
import { useTexts } from '../../messages/catalogue.ts'
import { prescreen as texts } from '../../messages/en/prescreen.ts'
import { instantShort } from '../../parts/slots/day-texts.ts'
import { browserZone } from '../../platform/clock.ts'
import { withoutLink } from '../../state/linked-time.ts'
import { goWithSearch } from '../../state/search.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { LinkStanding } from './linked.ts'
import styles from './Prescreen.module.css'

type Props = {
  search: Partial<Search>
  standing: LinkStanding
  /** The services are chosen on this step. */
  isFirst: boolean
}

/** The time and place that a booking link was for, above the questions that come before it; or why they are not to be had. */
export function CameForTime({ search, standing, isFirst }: Props) {
  const t = useTexts(texts).link
  const { kind, at, name, zone = browserZone(), given } = standing
  const time = instantShort(at, zone)

  function lookElsewhere(): void {
    const { serviceIds: _, ...rest } = withoutLink(search)
    goWithSearch('prescreen', rest)
  }

  if (kind !== 'open') {
    const says = { gone: t.gone(time, name), past: t.past(time), notGiven: t.notGiven(time, name) }
    return (
      <div className={styles.came}>
        <Notice tone="warning" live="status" title={says[kind]}>
          {t.instead}
        </Notice>
      </div>
    )
  }
  const isNarrowed = isFirst && given !== undefined
  return (
    <div className={styles.came}>
      <Notice
        live="status"
        title={t.came}
        actions={isNarrowed && <Button onClick={lookElsewhere}>{t.elsewhere}</Button>}
      >
        {name === undefined ? time : t.timeAt(time, name)}
        <p>{isNarrowed ? `${t.unheld} ${t.only}` : t.unheld}</p>
      </Notice>
    </div>
  )
}
