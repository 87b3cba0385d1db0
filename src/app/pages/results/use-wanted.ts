import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { results as texts } from '../../messages/en/results.ts'
import { instantShort } from '../../parts/slots/day-texts.ts'
import { now } from '../../platform/clock.ts'
import { choiceOf, providerName } from '../../state/choice.ts'
import { hold, pick, providerKey } from '../../state/hold.ts'
import { settleHold } from '../../state/hold-again.ts'
import type { Found } from '../../state/results.ts'
import { loadTimes } from '../../state/results.ts'
import type { SearchPlan, WholeSearch } from '../../state/search-plan.ts'
import { visit } from '../../state/visit.ts'
import type { CameFor } from './came-for.ts'
import { cameFor, linkedPlace } from './came-for.ts'

/** The time that a search came for, until a time is held: what has become of it, and where it is free how to hold it. */
export function useWanted(plan: SearchPlan, search: WholeSearch, found: Found) {
  const t = useTexts(texts)
  const { appointment } = useSnapshot(visit)
  const { picking } = useSnapshot(hold)
  const came = useMemo(() => cameFor(plan, search, found, now()), [plan, search, found])
  const zone = linkedPlace(search, found.providers)?.timezone
  const wanted = came?.kind === 'free' ? wantedOf(came) : undefined
  const isHolding =
    wanted !== undefined && picking?.provider === wanted.key && picking.timestamp === wanted.slot.value
  const isOver = !found.isLive || Boolean(appointment?.timestamp && !isHolding) || (picking && !isHolding)
  if (!came || isOver) return {}
  if (!wanted) return { came, zone }

  async function onHold(provider: (typeof found.providers)[number], slot: Wanted['slot']): Promise<void> {
    const name = providerName(provider, t.video)
    const outcome = await pick(
      'appointment',
      choiceOf(plan, provider, slot, { zone: provider.timezone, name }),
    )
    if (outcome === 'held') settleHold()
    if (outcome !== 'taken') return
    const to = found.loadedTo[providerKey(provider)] ?? plan.window.to
    await loadTimes(plan, provider, { from: plan.window.from, to })
  }
  const { provider, key, slot } = wanted
  const time = instantShort(slot.at, provider.timezone)
  const bar = { time, isHolding, onHold: () => void onHold(provider, slot) }
  return { came, zone, wanted: { key, at: slot.value, bar } }
}

type Wanted = ReturnType<typeof wantedOf>

function wantedOf({ provider, slot }: Extract<CameFor, { kind: 'free' }>) {
  return { provider, slot, key: providerKey(provider) }
}
