import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { displayZone } from '#domain/slot-times'
import { visitDays } from '#domain/slot-view'
import { useTexts } from '../../messages/catalogue.ts'
import { hold as holdTexts } from '../../messages/en/hold.ts'
import { results as texts } from '../../messages/en/results.ts'
import { instantShort } from '../../parts/slots/day-texts.ts'
import { browserZone } from '../../platform/clock.ts'
import { choiceOf, providerName } from '../../state/choice.ts'
import { hold, pick, providerKey } from '../../state/hold.ts'
import { settleHold } from '../../state/hold-again.ts'
import type { Found } from '../../state/results.ts'
import { loadTimes } from '../../state/results.ts'
import type { SearchPlan, WholeSearch } from '../../state/search-plan.ts'
import { visit } from '../../state/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

type Props = { plan: SearchPlan; search: WholeSearch; found: Found }

/** The time that a booking link was for: a press holds it, and one that is gone is said to be. Nothing once a time is held. */
export function CameFor({ plan, search, found }: Props) {
  const t = useTexts(texts)
  const h = useTexts(holdTexts)
  const { appointment } = useSnapshot(visit)
  const { picking, problem } = useSnapshot(hold)
  const { slot: wanted, provider: providerId, businessName } = search
  const provider = found.providers.find(
    (one) => one.providerId === providerId && one.businessName === businessName,
  )
  const at = Date.parse(wanted ?? '')
  const zone = displayZone(plan.flow, {
    provider: provider?.timezone ?? found.providers[0]?.timezone ?? '',
    chosen: search.timeZone,
    browser: browserZone(),
  })
  const slot = useMemo(() => {
    const days = provider ? visitDays(provider, zone) : []
    return days.flatMap(({ slots }) => slots).find((one) => one.at === at)
  }, [provider, zone, at])
  const isHolding = picking !== undefined && Date.parse(picking.timestamp) === at
  if (Number.isNaN(at) || !found.isLive || (appointment?.timestamp && !isHolding)) return null
  const time = instantShort(at, zone)
  if (!provider || !slot) {
    return (
      <Notice tone="warning" live="status" title={t.cameGone(time)}>
        {t.cameInstead}
      </Notice>
    )
  }
  const name = providerName(provider, t.video)
  const key = providerKey(provider)

  async function take(): Promise<void> {
    if (!provider || !slot) return
    const outcome = await pick('appointment', choiceOf(plan, provider, slot, { zone, name }))
    if (outcome === 'held') settleHold()
    if (outcome !== 'taken') return
    await loadTimes(plan, provider, { from: plan.window.from, to: found.loadedTo[key] ?? plan.window.to })
  }

  return (
    <Notice
      live="status"
      title={t.came}
      actions={
        <Button
          look="primary"
          label={t.holdOf(time)}
          busy={isHolding ? h.holding(time) : undefined}
          onClick={() => void take()}
        >
          {t.hold}
        </Button>
      }
    >
      {t.cameFor(time, name)}
      {problem?.kind === 'trouble' && <p>{h.trouble}</p>}
    </Notice>
  )
}
