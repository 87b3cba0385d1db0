import { useMemo } from 'react'
import type { ProviderSlots } from '#contract/providers'
import { displayZone, formatTime } from '#domain/slot-times'
import { partedBy, soonestOf } from '#domain/slot-view'
import { todayIn } from '#domain/zones'
import { useTexts } from '../../messages/catalogue.ts'
import { results as texts } from '../../messages/en/results.ts'
import { dayNear, timeWithZone } from '../../parts/slots/day-texts.ts'
import { browserZone } from '../../platform/clock.ts'
import { providerName } from '../../state/choice.ts'
import type { FoundSlots } from '../../state/results.ts'
import { mainIds, type SearchPlan, type WholeSearch } from '../../state/search-plan.ts'
import { useAnnounced } from '../../ui/announced.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './ResultList.module.css'

type Props = { plan: SearchPlan; search: WholeSearch; found: FoundSlots }

/** Notices about all providers: warnings, changed dates, the age of the results, and the soonest slot. */
export function Above({ plan, search, found }: Props) {
  const t = useTexts(texts)
  const { providers, isLive, at, warnings } = found
  const soonest = useMemo(() => {
    const { offering, others } = partedBy(providers, mainIds(plan))
    return soonestOf(offering.length > 0 ? offering : others)
  }, [providers, plan])
  const zone = displayZone(plan.flow, {
    provider: soonest?.provider.timezone ?? '',
    chosen: search.timeZone,
    browser: browserZone(),
  })
  const soonestAt =
    soonest && ([dayNear(todayIn(soonest.slot.at, zone), zone), formatTime(soonest.slot.at, zone)] as const)
  const places = useMemo(() => providers.filter((one) => soonestOf([one])).length, [providers])
  useAnnounced(soonestAt && t.counted(places, ...soonestAt))
  return (
    <div className={styles.above}>
      {warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      {search.showLeadTimeWarning && <Notice tone="warning">{t.leadTime}</Notice>}
      {!isLive && (
        <Notice tone="warning" live="status">
          {t.asOf(timeWithZone(at, browserZone()))}
        </Notice>
      )}
      {soonestAt && (
        <p className={styles.soonest}>{t.soonest(...soonestAt, nameAndDistance(soonest.provider, t))}</p>
      )}
    </div>
  )
}

/** The name of a provider and its distance. */
function nameAndDistance(provider: ProviderSlots, t: typeof texts.english): string {
  const name = providerName(provider, t.video)
  const miles = provider.distance?.toFixed(1)
  return miles === undefined ? name : `${name} (${t.distance(miles)})`
}
