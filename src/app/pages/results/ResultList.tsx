import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import type { ProviderSlots } from '#contract/providers'
import { leavesOut, type Narrowing } from '#domain/narrowing'
import { firstShownDay, lastShownDay, PROVIDERS_PER_PAGE } from '#domain/search-window'
import { sharedBeginning } from '#domain/shared-beginning'
import { displayZone } from '#domain/slot-times'
import { offersAll, type Slot, soonestNear, soonestOf } from '#domain/slot-view'
import { todayIn } from '#domain/zones'
import { useTexts } from '../../messages/catalogue.ts'
import { map as mapTexts } from '../../messages/en/map.ts'
import { results as texts } from '../../messages/en/results.ts'
import { row } from '../../messages/joined.ts'
import { said } from '../../messages/when.ts'
import { letterOf, type Pin } from '../../parts/map/clusters.ts'
import { LocationMap } from '../../parts/map/LocationMap.tsx'
import { Pagination } from '../../parts/Pagination.tsx'
import { dayNear, timeWithZone } from '../../parts/slots/day-texts.ts'
import { LostSlot } from '../../parts/slots/LostSlot.tsx'
import { ProviderTimes } from '../../parts/slots/ProviderTimes.tsx'
import { SlotBar } from '../../parts/slots/SlotBar.tsx'
import { useDates, useMapBeside, useScreenSize } from '../../parts/slots/screen.ts'
import { browserZone } from '../../platform/clock.ts'
import { choiceOf, providerName } from '../../state/choice.ts'
import { draft } from '../../state/draft.ts'
import { clearScheduling, hold, providerKey } from '../../state/hold.ts'
import { settleHold } from '../../state/hold-again.ts'
import { type FoundSlots, pickFound, results, searchSlots } from '../../state/results.ts'
import { goWithSearch } from '../../state/search.ts'
import type { SearchPlan, WholeSearch } from '../../state/search-plan.ts'
import { visit } from '../../state/visit.ts'
import { useAnnounced } from '../../ui/announced.ts'
import { Button } from '../../ui/Button.tsx'
import { Columns } from '../../ui/Columns.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { outlines } from '../../ui/outlines.ts'
import { fromElsewhere } from '../../ui/with-lang.ts'
import { HeldElsewhere } from './HeldElsewhere.tsx'
import { LinkedSlotNotice, linkedProvider, useLinkedSlot } from './LinkedSlot.tsx'
import { withAllTimes } from './Narrowing.tsx'
import { PlaceLine } from './PlaceLine.tsx'
import { proceed } from './proceed.ts'
import styles from './ResultList.module.css'

type Props = {
  plan: SearchPlan
  search: WholeSearch
  found: FoundSlots
  /** Those of `found` that the guest wants to see, in the order of the list. */
  providers: readonly ProviderSlots[]
  narrowing: Narrowing
  onNarrow: (next: Narrowing) => void
}

/** Providers with their slots, five a page (RESULTS-20). Picking a slot holds it; Continue goes on (RESULTS-24). */
export function ResultList({ plan, search, found, providers, narrowing, onNarrow }: Props) {
  const t = useTexts(texts)
  const [cardList, perPage, isMeasured] = useDates(plan.flow)
  const { requests } = useSnapshot(results)
  const { appointment, provider } = useSnapshot(visit)
  const { picking, problem } = useSnapshot(hold)
  const earliestDay = firstShownDay(plan, search.earliestDate)
  const lastDay = useMemo(() => lastShownDay(plan), [plan])
  const count = Math.max(1, Math.ceil(providers.length / PROVIDERS_PER_PAGE))
  const { linked, zone, wanted } = useLinkedSlot(plan, search, found)
  const place = linkedProvider(search, providers)
  const first = place ? Math.floor(providers.indexOf(place) / PROVIDERS_PER_PAGE) + 1 : 1
  const page = Math.min(search.page ?? first, count)
  const shown = useMemo(
    () => providers.slice((page - 1) * PROVIDERS_PER_PAGE, page * PROVIDERS_PER_PAGE),
    [providers, page],
  )
  const firstPart = useMemo(() => {
    const ids = plan.services.map(({ id }) => id)
    return shown.find((one) => !offersAll(one, ids))
  }, [shown, plan])
  const isNear = 'near' in plan.where
  const shared = useMemo(
    () => (isNear ? sharedBeginning(providers.map((one) => providerName(one, t.video))) : ''),
    [isNear, providers, t],
  )
  const isElsewhere = useSnapshot(draft).status === 'elsewhere'
  const held =
    !isElsewhere && provider && appointment?.timestamp
      ? { key: providerKey(provider), at: appointment.timestamp }
      : undefined
  const picked = picking?.which === 'appointment' ? { key: picking.provider, at: picking.timestamp } : held
  const chosen = picked ?? wanted
  const [soughtCard, setSoughtCard] = useState<string>()
  const show = useCallback((key: string) => {
    flushSync(() => setSoughtCard(key))
    showCard(key)
  }, [])

  function take(one: ProviderSlots, slot: Slot, zone: string): void {
    const itsPage = Math.floor(providers.indexOf(one) / PROVIDERS_PER_PAGE) + 1
    if (itsPage !== page) goWithSearch('results', { ...search, page: itsPage })
    const choice = choiceOf(plan, one, slot, { zone, name: providerName(one, t.video) })
    void pickFound('appointment', choice, plan, one).then((outcome) => {
      if (outcome === 'held') settleHold()
      show(providerKey(one))
    })
  }

  const size = useScreenSize()
  // Above the list it would take the first times from a phone's first screen (BK-18).
  const isPhone = size === 'mobile' || size === 'tiny'
  const map = <NearMap providers={shown} near={found.near} page={page} onPin={show} />
  const list = (
    <>
      <div className={styles.above}>
        {linked && <LinkedSlotNotice plan={plan} search={search} linked={linked} zone={zone} />}
      </div>
      {isElsewhere && <HeldElsewhere />}
      <PlaceLine
        near={found.near}
        isVideo={plan.flow === 'VIRTUAL_VISIT'}
        benefitCode={'near' in plan.where ? plan.where.benefitCode : undefined}
        search={search}
        narrowing={narrowing}
        onNarrow={onNarrow}
      />
      <Above plan={plan} search={search} found={found} providers={providers} shared={shared} onTake={take} />
      {providers.length === 0 && (
        <Notice
          tone="warning"
          live="status"
          actions={<Button onClick={() => onNarrow(withAllTimes(narrowing))}>{t.showAllTimes}</Button>}
        >
          {t.noneOfKind}
        </Notice>
      )}
      <LostSlot
        onAllTimes={() => {
          settleHold()
          clearScheduling()
          void searchSlots(plan)
        }}
      />
      <ul ref={cardList} className={styles.list} aria-label={t.listLabel}>
        {(isMeasured ? shown : []).map((one, index) => {
          const key = providerKey(one)
          return (
            <li key={key} id={cardId(key)} className={styles.item}>
              <Drawn isLater={isPhone && index >= CARDS_AT_ONCE && key !== soughtCard}>
                {one === firstPart && <p className={styles.part}>{t.partOnly}</p>}
                <ProviderTimes
                  which="appointment"
                  plan={plan}
                  provider={one}
                  letter={isNear ? letterOf((page - 1) * PROVIDERS_PER_PAGE + index) : undefined}
                  shared={shared}
                  chosenZone={search.timeZone}
                  earliestDay={earliestDay}
                  lastDay={lastDay}
                  loadedFrom={found.loadedFrom?.[key] ?? plan.window.from}
                  loadedTo={found.loadedTo[key] ?? plan.window.to}
                  perPage={perPage}
                  isNarrowed={leavesOut(narrowing)}
                  isLive={found.isLive}
                  request={requests[key]}
                  chosen={chosen?.key === key ? chosen.at : undefined}
                  problem={problem?.provider === key ? problem.kind : undefined}
                />
              </Drawn>
            </li>
          )
        })}
      </ul>
      {count > 1 && (
        <Pagination
          page={page}
          count={count}
          onPage={(next) => goWithSearch('results', { ...search, page: next })}
        />
      )}
    </>
  )
  return (
    <>
      {isNear ? (
        <Columns at="end" aside={isPhone ? null : map}>
          {list}
          {isPhone && map}
        </Columns>
      ) : (
        list
      )}
      {(!isElsewhere || picking) && (
        <SlotBar which="appointment" wanted={wanted?.bar} onContinue={() => proceed(plan, search)} />
      )}
    </>
  )
}

/** A phone's screen shows no more of the list. */
const CARDS_AT_ONCE = 1

/** Draws what is below the screen after the first paint (P11). */
function Drawn({ isLater, children }: { isLater: boolean; children: ReactNode }) {
  const isDrawn = useDeferredValue(true, !isLater)
  return (isDrawn || !isLater) && children
}

/** Scrolls to a card, whose heading gets the focus. */
function showCard(key: string): void {
  const card = document.getElementById(cardId(key))
  card?.scrollIntoView({ block: 'start' })
  card?.querySelector('h2')?.focus({ preventScroll: true })
}

function cardId(key: string): string {
  return `card-${key.replace('/', '-')}`
}

type MapProps = {
  /** The providers of the current page, in the order of their letters (RESULTS-21). */
  providers: readonly ProviderSlots[]
  near: FoundSlots['near']
  page: number
  onPin: (key: string) => void
}

/** The map of a page of results: beside the list where there is room, else behind a button (BK-17). */
function NearMap({ providers, near, page, onPin }: MapProps) {
  const t = useTexts(mapTexts)
  const isBeside = useMapBeside()
  const [isOpen, setOpen] = useState(false)
  const pins = useMemo(() => pinsOf(providers, page), [providers, page])
  const origin = useMemo(() => near && { lat: near.place.latitude, lng: near.place.longitude }, [near])
  if (pins.length === 0) return null
  if (isBeside) {
    return (
      <div className={styles.map}>
        <LocationMap pins={pins} origin={origin} onPin={onPin} />
      </div>
    )
  }
  return (
    <div className={styles.map}>
      <Button icon="pin" expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t.hide : t.show}
      </Button>
      {isOpen && <LocationMap pins={pins} origin={origin} onPin={onPin} />}
    </div>
  )
}

function pinsOf(providers: readonly ProviderSlots[], page: number): Pin[] {
  return providers.flatMap((provider, index) =>
    provider.location
      ? [
          {
            key: providerKey(provider),
            letter: letterOf((page - 1) * PROVIDERS_PER_PAGE + index),
            ...provider.location,
          },
        ]
      : [],
  )
}

type AboveProps = Pick<Props, 'plan' | 'search' | 'found' | 'providers'> & {
  shared: string
  /** Holds a slot and shows its card. */
  onTake: (provider: ProviderSlots, slot: Slot, zone: string) => void
}

/** Notices about all providers: warnings, the age of the results, and the soonest slot. */
function Above({ plan, search, found, providers, shared, onTake }: AboveProps) {
  const t = useTexts(texts)
  const { isLive, at, warnings } = found
  const soonest = useMemo(() => {
    const ids = plan.services.map(({ id }) => id)
    const whole = providers.filter((one) => offersAll(one, ids))
    return soonestNear(whole.length > 0 ? whole : providers)
  }, [providers, plan])
  const zone = displayZone(plan.flow, {
    provider: soonest?.provider.timezone ?? '',
    chosen: search.timeZone,
    browser: browserZone,
  })
  const soonestAt =
    soonest && ([dayNear(todayIn(soonest.slot.at, zone), zone), said('time', soonest.slot.at, zone)] as const)
  const places = useMemo(() => providers.filter((one) => soonestOf([one])).length, [providers])
  useAnnounced(soonestAt && t.counted(places, ...soonestAt))
  return (
    <div className={styles.above}>
      {warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {fromElsewhere(warning)}
        </Notice>
      ))}
      {!isLive && (
        <Notice tone="warning" live="status">
          {t.asOf(timeWithZone(at, browserZone()))}
        </Notice>
      )}
      {soonestAt && (
        <button
          type="button"
          className={styles.soonest}
          disabled={!isLive}
          onClick={() => onTake(soonest.provider, soonest.slot, zone)}
        >
          <Icon name={outlines.clock} />
          <span>
            {(soonest.isFurther ? t.soonestFurther : t.soonest)(
              ...soonestAt,
              nameAndDistance(soonest.provider, shared, t),
            )}
          </span>
        </button>
      )}
    </div>
  )
}

/** The name of a provider, without what all names begin with, and its distance. */
function nameAndDistance(provider: ProviderSlots, shared: string, t: typeof texts.english): string {
  const name = providerName(provider, t.video).slice(shared.length)
  const miles = provider.distance ?? undefined
  return miles === undefined ? name : row([name, t.distance(miles)])
}
