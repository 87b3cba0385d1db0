import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { ProviderSlots } from '#contract/providers'
import type { Day } from '#domain/calendar'
import { offeredIds, type Slot, visitDays } from '#domain/slot-view'
import { todayIn } from '#domain/zones'
import { useTexts } from '../../messages/catalogue.ts'
import { hold as holdTexts } from '../../messages/en/hold.ts'
import { results as texts } from '../../messages/en/results.ts'
import { serviceLabel } from '../../parts/service-label.ts'
import { dayShort, instantShort } from '../../parts/slots/day-texts.ts'
import { browserZone, now } from '../../platform/clock.ts'
import { choiceOf, providerName } from '../../state/choice.ts'
import { hold, providerKey } from '../../state/hold.ts'
import { settleHold } from '../../state/hold-again.ts'
import { linkedAt, useLinkedTime } from '../../state/linked-time.ts'
import { type FoundSlots, pickFound } from '../../state/results.ts'
import type { SearchPlan, WholeSearch } from '../../state/search-plan.ts'
import { visit } from '../../state/visit.ts'
import { Notice } from '../../ui/Notice.tsx'

type Props = { plan: SearchPlan; search: WholeSearch; linked: LinkedSlot; zone: string | undefined }

/** Says whether the slot of a booking link is chosen, or why it is not available. `zone`: of its location. */
export function LinkedSlotNotice({ plan, search, linked, zone = browserZone() }: Props) {
  const t = useTexts(texts)
  const h = useTexts(holdTexts)
  const { problem } = useSnapshot(hold)
  const at = linkedAt(search)
  if (at === undefined) return null
  const time = instantShort(at, zone)
  switch (linked.kind) {
    case 'unknown':
      return null
    case 'free':
      return (
        <Notice live="status" title={t.came}>
          {t.cameFor(time, providerName(linked.provider, t.video))}
          <p>{problem?.kind === 'failed' ? h.connectionFailed : t.cameUnheld}</p>
        </Notice>
      )
    case 'early':
      return <Lost says={t.cameEarly(time, dayShort(linked.from))} />
    case 'past':
      return <Lost says={t.camePast(time)} />
    case 'gone':
      return <Lost says={t.cameGone(time)} />
    case 'apart':
      return <Lost says={t.cameApart(time)} />
    case 'notFound':
      return <NotFound plan={plan} search={search} at={at} />
  }
}

function Lost({ says }: { says: string }) {
  const t = useTexts(texts)
  return (
    <Notice tone="warning" live="status" title={says}>
      {t.cameInstead}
    </Notice>
  )
}

/** Asks the server why the provider is not among the results. */
function NotFound({ plan, search, at }: Pick<Props, 'plan' | 'search'> & { at: number }) {
  const t = useTexts(texts)
  const time = useLinkedTime(
    search,
    plan.services.map(({ id }) => id),
  )
  if (time?.status === 'in_progress') return null
  if (time?.status === 'done' && time.given.length === 0) {
    const names = plan.services.map(({ name }) => serviceLabel(name))
    return <Lost says={t.cameNotGiven(instantShort(at, time.zone), time.name, names)} />
  }
  const zone = time?.status === 'done' ? time.zone : browserZone()
  const words = instantShort(at, zone)
  return <Lost says={time?.status === 'closed' ? t.cameClosed(words) : t.cameElsewhere(words)} />
}

/**
 * The state of a booking link's slot. `free`: can be held. `past`: over. `early`: before the first possible day. `gone`: taken.
 * `apart`: not free for all services together, but maybe for each. `notFound`: its provider is not among the results. `unknown`:
 * its day is not loaded.
 */
type LinkedSlot =
  | { kind: 'free'; provider: ProviderSlots; slot: Slot }
  | { kind: 'past' | 'gone' | 'apart' | 'notFound' | 'unknown' }
  | { kind: 'early'; from: Day }

/** The state of the slot; undefined for a search without a booking link. */
export function linkedSlotOf(
  { services, window }: Pick<SearchPlan, 'services' | 'window'>,
  search: WholeSearch,
  { providers, loadedTo }: Pick<FoundSlots, 'providers' | 'loadedTo'>,
  now: number,
): LinkedSlot | undefined {
  const at = linkedAt(search)
  if (at === undefined) return undefined
  if (at <= now) return { kind: 'past' }
  const provider = linkedProvider(search, providers)
  if (!provider) return { kind: 'notFound' }
  const free = visitDays(provider, provider.timezone).flatMap(({ slots }) => slots)
  const found = free.find((one) => one.at === at)
  if (found) return { kind: 'free', provider, slot: found }
  const day = todayIn(at, provider.timezone)
  if (day < window.from) return { kind: 'early', from: window.from }
  if (day > (loadedTo[providerKey(provider)] ?? window.to)) return { kind: 'unknown' }
  const offered = offeredIds(
    provider,
    services.map((service) => service.id),
  )
  return { kind: offered.length > 1 ? 'apart' : 'gone' }
}

/** The provider of the booking link, if it is among the results. */
export function linkedProvider(
  { provider, businessName }: WholeSearch,
  providers: readonly ProviderSlots[],
): ProviderSlots | undefined {
  return providers.find((one) => one.providerId === provider && one.businessName === businessName)
}

/** The slot of a booking link, its state, and how to hold it; empty once another slot is held. */
export function useLinkedSlot(plan: SearchPlan, search: WholeSearch, found: FoundSlots) {
  const t = useTexts(texts)
  const { appointment } = useSnapshot(visit)
  const { picking } = useSnapshot(hold)
  const linked = useMemo(() => linkedSlotOf(plan, search, found, now()), [plan, search, found])
  const zone = linkedProvider(search, found.providers)?.timezone
  const wanted = linked?.kind === 'free' ? wantedOf(linked) : undefined
  const isHolding =
    wanted !== undefined && picking?.provider === wanted.key && picking.timestamp === wanted.slot.value
  const isOver = !found.isLive || Boolean(appointment?.timestamp && !isHolding) || (picking && !isHolding)
  if (!linked || isOver) return {}
  if (!wanted) return { linked, zone }

  async function onHold(provider: (typeof found.providers)[number], slot: Wanted['slot']): Promise<void> {
    const name = providerName(provider, t.video)
    const choice = choiceOf(plan, provider, slot, { zone: provider.timezone, name })
    const outcome = await pickFound('appointment', choice, plan, provider)
    if (outcome === 'held') settleHold()
  }
  const { provider, key, slot } = wanted
  const time = instantShort(slot.at, provider.timezone)
  const bar = { time, isHolding, onHold: () => void onHold(provider, slot) }
  return { linked, zone, wanted: { key, at: slot.value, bar } }
}

type Wanted = ReturnType<typeof wantedOf>

function wantedOf({ provider, slot }: Extract<LinkedSlot, { kind: 'free' }>) {
  return { provider, slot, key: providerKey(provider) }
}
