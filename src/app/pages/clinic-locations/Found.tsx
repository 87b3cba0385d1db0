import { useEffect, useMemo, useRef, useState } from 'react'
import type { Clinic } from '#contract/clinics'
import { CLINICS_ON_A_PAGE } from '#contract/clinics'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { AsOf, useIsLive } from '../../parts/clinic/ClinicFacts.tsx'
import { ClinicTrouble } from '../../parts/clinic/ClinicTrouble.tsx'
import { isPlaced } from '../../parts/map/clusters.ts'
import { LocationMap } from '../../parts/map/LocationMap.tsx'
import { Pagination } from '../../parts/Pagination.tsx'
import { useScreenSize } from '../../parts/slots/screen.ts'
import { href } from '../../paths.ts'
import { now } from '../../platform/clock.ts'
import { go } from '../../platform/navigate.ts'
import { windowHeight, windowWidth } from '../../platform/screen.ts'
import type { ClinicSearch, LocatorEntry, LocatorQuery } from '../../state/clinic-search.ts'
import { isMoved, locatorParameters } from '../../state/clinic-search.ts'
import type { ClinicSearching, FoundClinics } from '../../state/clinics.ts'
import { findClinics } from '../../state/clinics.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ClinicCard, cardId } from './ClinicCard.tsx'
import styles from './Found.module.css'
import { SortBox } from './SortBox.tsx'

type Props = { query: LocatorQuery; entry: LocatorEntry; search: ClinicSearch; state: ClinicSearching }

const HEADING = 'clinics-heading'
const KEPT = 'kept-heading'
const LETTERS = ['A', 'B', 'C', 'D']

/** What a search has found, is finding, or why it found nothing. */
export function Found({ query, entry, search, state }: Props) {
  const t = useTexts(texts)
  const found = foundOf(state, search)
  const failed = state.status === 'failed' && state.key === search.key ? state : undefined
  const error = failed?.error
  const place = useScrolledTo(found === undefined && error === undefined)
  const { where, order } = search
  const retry = () => {
    document.getElementById(HEADING)?.focus() // the button goes, what it was about stays
    void findClinics(search)
  }
  return (
    <section ref={place} className={styles.found} aria-labelledby={HEADING}>
      <div className={styles.top}>
        <div>
          <h2 id={HEADING} tabIndex={-1}>
            {headingOf(search, entry, t)}
          </h2>
          <p className={styles.count} role="status">
            {found && found.clinics.length > 0 ? countText(found, t.count) : ''}
          </p>
        </div>
        {found && found.total > 1 && (
          <SortBox
            order={order}
            onOrder={(next) => {
              const to = href('clinicLocations') + locatorParameters({ where, order: next }, query.referrer)
              go(to, { state: { page: 1, navigation: now(), isNearMe: entry.isNearMe } })
            }}
          />
        )}
      </div>
      {error && <ClinicTrouble error={error} onRetry={retry} />}
      {failed?.kept && <AllKept pages={failed.kept} />}
      {found && (
        <List found={found} headingId={HEADING} onPage={(page) => goToPage(entry, page)} onRetry={retry} />
      )}
      {!found && !error && <Skeleton shape="card" count={CLINICS_ON_A_PAGE} label={t.loading} />}
    </section>
  )
}

function headingOf({ where, isNearMe }: ClinicSearch, entry: LocatorEntry, t: typeof texts.english): string {
  if ('searchText' in where) return t.listHeading(where.searchText)
  return isNearMe || entry.isNearMe ? t.nearYou : t.nearLink
}

/** Every clinic that the device knows: better than nothing, and never taken for what was asked. */
function AllKept({ pages }: { pages: readonly FoundClinics[] }) {
  const t = useTexts(texts)
  const [page, setPage] = useState(1)
  const found = pages[page - 1] ?? pages[0]
  if (!found) return null
  return (
    <>
      <h2 id={KEPT} className={styles.kept} tabIndex={-1}>
        {t.keptHeading}
      </h2>
      <List found={found} headingId={KEPT} onPage={setPage} />
    </>
  )
}

type ClinicsProps = { clinics: readonly Clinic[]; isLive: boolean; headingId: string }

function Clinics({ clinics, isLive, headingId }: ClinicsProps) {
  return (
    <ul className={styles.list} aria-labelledby={headingId}>
      {clinics.map((clinic, index) => (
        <li key={clinic.id} id={cardId(clinic.id)} className={styles.item}>
          <ClinicCard clinic={clinic} letter={LETTERS[index] ?? ''} isLive={isLive} />
        </li>
      ))}
    </ul>
  )
}

/** What belongs to the search; while the device moves, what was near it a moment ago. */
function foundOf(state: ClinicSearching, search: ClinicSearch): FoundClinics | undefined {
  if (state.status === 'done') {
    return state.key === search.key || isMoved(state.search, search) ? state.found : undefined
  }
  return state.status === 'in_progress' ? state.before : undefined
}

function countText({ clinics, page, total }: FoundClinics, say: typeof texts.english.count): string {
  const first = (page - 1) * CLINICS_ON_A_PAGE + 1
  return say(first, first + clinics.length - 1, total)
}

type ListProps = {
  found: FoundClinics
  headingId: string
  onPage: (page: number) => void
  /** Of a list that is about what was asked. */
  onRetry?: () => void
}

function List({ found, headingId, onPage, onRetry }: ListProps) {
  const t = useTexts(texts)
  const { clinics, page, total, asOf, isKept } = found
  const isLive = useIsLive(asOf) && !isKept
  const count = Math.ceil(total / CLINICS_ON_A_PAGE)
  if (clinics.length === 0) {
    return page === 1 ? <Notice tone="warning" live="status" title={t.none} /> : null
  }
  const kept = onRetry ? { title: t.keptNear, onRetry } : { title: t.keptHint }
  return (
    <>
      {!isLive && <AsOf at={asOf} {...(isKept && kept)} />}
      <div className={styles.beside}>
        <div>
          <Clinics clinics={clinics} isLive={isLive} headingId={headingId} />
          {count > 1 && <Pagination page={page} count={count} headingId={headingId} onPage={onPage} />}
        </div>
        <FoundMap clinics={clinics} />
      </div>
    </>
  )
}

function goToPage(entry: LocatorEntry, page: number): void {
  go(window.location.pathname + window.location.search, { replace: true, state: { ...entry, page } })
}

/** The map of a page of clinics, never on a phone (LOCATOR-03, LOCATOR-04, LOCATOR-25). */
function FoundMap({ clinics }: { clinics: readonly Clinic[] }) {
  const size = useScreenSize()
  const pins = useMemo(
    () =>
      clinics
        .map(({ id, location }, index) => ({ key: id, letter: LETTERS[index] ?? '', ...location }))
        .filter(isPlaced),
    [clinics],
  )
  if (pins.length === 0 || size === 'mobile' || size === 'tiny') return null
  return (
    <div className={styles.map}>
      <LocationMap pins={pins} onPin={showCard} />
    </div>
  )
}

/** A pin leads to its card. */
function showCard(id: string): void {
  const card = document.getElementById(cardId(id))
  card?.scrollIntoView({ block: 'start' })
  card?.querySelector('a')?.focus({ preventScroll: true })
}

const SMALL = { width: 414, height: 750 } // LOCATOR-24

/** On a small screen what was found comes into sight when loading ends. */
function useScrolledTo(isLoading: boolean) {
  const place = useRef<HTMLElement>(null)
  const wasLoading = useRef(false)
  useEffect(() => {
    const isSmall = windowWidth() <= SMALL.width || windowHeight() <= SMALL.height
    if (wasLoading.current && !isLoading && isSmall) place.current?.scrollIntoView({ block: 'start' })
    wasLoading.current = isLoading
  }, [isLoading])
  return place
}
