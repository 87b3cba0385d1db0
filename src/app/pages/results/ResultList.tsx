import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { datesPerPage, lastShownDay, PROVIDERS_PER_PAGE } from '#domain/search-window'
import { useTexts } from '../../messages/catalogue.ts'
import { results as texts } from '../../messages/en/results.ts'
import { Pagination } from '../../parts/Pagination.tsx'
import { HoldOver } from '../../parts/slots/HoldOver.tsx'
import { ProviderTimes } from '../../parts/slots/ProviderTimes.tsx'
import { SlotBar } from '../../parts/slots/SlotBar.tsx'
import { useScreenSize } from '../../parts/slots/screen.ts'
import { clearScheduling, hold, providerKey } from '../../state/hold.ts'
import { settleHold } from '../../state/hold-again.ts'
import type { Found } from '../../state/results.ts'
import { results, searchSlots } from '../../state/results.ts'
import { goWithSearch } from '../../state/search.ts'
import type { SearchPlan, WholeSearch } from '../../state/search-plan.ts'
import { visit } from '../../state/visit.ts'
import { Columns } from '../../ui/Columns.tsx'
import { Above } from './Above.tsx'
import { CameFor } from './CameFor.tsx'
import { linkedPlace } from './came-for.ts'
import { NearMap } from './NearMap.tsx'
import { proceed } from './proceed.ts'
import styles from './ResultList.module.css'
import { useWanted } from './use-wanted.ts'

type Props = { plan: SearchPlan; search: WholeSearch; found: Found }

const LETTERS = ['A', 'B', 'C', 'D', 'E']

/** Providers and their times, five a page (RESULTS-20); picking one holds it, Continue goes on (RESULTS-24). */
export function ResultList({ plan, search, found }: Props) {
  const t = useTexts(texts)
  const size = useScreenSize()
  const { asking } = useSnapshot(results)
  const { appointment, provider } = useSnapshot(visit)
  const { picking, problem } = useSnapshot(hold)
  const lastDay = useMemo(() => lastShownDay(plan.window.from, plan.today, plan.services), [plan])
  const { providers } = found
  const count = Math.max(1, Math.ceil(providers.length / PROVIDERS_PER_PAGE))
  const { came, zone, wanted } = useWanted(plan, search, found)
  const place = linkedPlace(search, providers)
  const first = place ? Math.floor(providers.indexOf(place) / PROVIDERS_PER_PAGE) + 1 : 1
  const page = Math.min(search.page ?? first, count)
  const shown = useMemo(
    () => providers.slice((page - 1) * PROVIDERS_PER_PAGE, page * PROVIDERS_PER_PAGE),
    [providers, page],
  )
  const isNear = 'near' in plan.where
  const held =
    provider && appointment?.timestamp ? { key: providerKey(provider), at: appointment.timestamp } : undefined
  const picked = picking?.which === 'appointment' ? { key: picking.provider, at: picking.timestamp } : held
  const chosen = picked ?? wanted

  const list = (
    <>
      <div className={styles.above}>
        {came && <CameFor plan={plan} search={search} came={came} zone={zone} />}
      </div>
      <Above plan={plan} search={search} found={found} />
      <HoldOver
        onAllTimes={() => {
          settleHold()
          clearScheduling()
          void searchSlots(plan)
        }}
      />
      <ul className={styles.list} aria-label={t.listLabel}>
        {shown.map((one, index) => {
          const key = providerKey(one)
          return (
            <li key={key} id={cardId(key)} className={styles.item}>
              <ProviderTimes
                which="appointment"
                plan={plan}
                provider={one}
                letter={isNear ? LETTERS[index] : undefined}
                chosenZone={search.timeZone}
                lastDay={lastDay}
                loadedTo={found.loadedTo[key] ?? plan.window.to}
                perPage={datesPerPage(size, plan.flow)}
                isLive={found.isLive}
                asking={asking[key]}
                chosen={chosen?.key === key ? chosen.at : undefined}
                problem={problem?.provider === key ? problem.kind : undefined}
              />
            </li>
          )
        })}
      </ul>
      {count > 1 && (
        <Pagination
          page={page}
          count={count}
          onPage={(next) => goWithSearch('results', { ...search, page: next }, { replace: true })}
        />
      )}
    </>
  )
  return (
    <>
      {isNear ? (
        <Columns at="end" aside={<NearMap providers={shown} letters={LETTERS} onPin={showCard} />}>
          {list}
        </Columns>
      ) : (
        list
      )}
      <SlotBar which="appointment" wanted={wanted?.bar} onContinue={() => proceed(plan, search)} />
    </>
  )
}

/** A pin leads to its card. */
function showCard(key: string): void {
  const card = document.getElementById(cardId(key))
  card?.scrollIntoView({ block: 'start' })
  card?.querySelector('h2')?.focus({ preventScroll: true })
}

function cardId(key: string): string {
  return `card-${key.replace('/', '-')}`
}
