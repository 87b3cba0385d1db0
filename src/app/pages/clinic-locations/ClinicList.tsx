import { useEffect, useMemo, useRef, useState } from 'react'
import { CLINICS_ON_A_PAGE, type Clinic } from '#contract/clinics'
import { type ClinicOrder, clinicOrder, shownMiles } from '#domain/locator'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { results } from '../../messages/en/results.ts'
import { AsOf, BookHere, ClinicFacts, useIsLive } from '../../parts/clinic/ClinicFacts.tsx'
import { ClinicFailure } from '../../parts/clinic/ClinicFailure.tsx'
import { clinicPage } from '../../parts/clinic/clinic-page.ts'
import { LetterCard } from '../../parts/LetterCard.tsx'
import { isPlaced, letterOf } from '../../parts/map/clusters.ts'
import { LocationMap } from '../../parts/map/LocationMap.tsx'
import { Pagination } from '../../parts/Pagination.tsx'
import { useScreenSize } from '../../parts/slots/screen.ts'
import { href } from '../../paths.ts'
import { now } from '../../platform/clock.ts'
import { go, onLink } from '../../platform/navigate.ts'
import { windowHeight, windowWidth } from '../../platform/screen.ts'
import {
  type ClinicSearch,
  isMoved,
  type LocatorEntry,
  type LocatorQuery,
  locatorParameters,
} from '../../state/clinic-search.ts'
import { type ClinicSearching, type FoundClinics, findClinics } from '../../state/clinics.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Field, SelectBox } from '../../ui/Field.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Locator.module.css'
import { NearestClinic, OtherPlaces } from './Nearby.tsx'

type Props = { query: LocatorQuery; entry: LocatorEntry; search: ClinicSearch; state: ClinicSearching }

const HEADING = 'clinics-heading'
const KEPT = 'kept-heading'

/** The results of a clinic search, or why there are none. */
export function ClinicList({ query, entry, search, state }: Props) {
  const t = useTexts(texts)
  const found = foundOf(state, search)
  const failed = state.status === 'failed' && state.key === search.key ? state : undefined
  const error = failed?.error
  const isSortable = useLast(found && found.total > 1)
  useOpenedAgain(entry.opened, found !== undefined)
  const place = useScrolledTo(found === undefined && error === undefined)
  const { order } = search
  const retry = () => {
    document.getElementById(HEADING)?.focus() // the button disappears
    void findClinics(search)
  }
  return (
    <section ref={place} className={styles.found} aria-labelledby={HEADING}>
      <div className={styles.top}>
        <div>
          <h2 id={HEADING} tabIndex={-1}>
            {found?.place === undefined ? headingOf(search, entry, t) : t.listHeading(found.place)}
          </h2>
          <p className={styles.count} role="status">
            {found && found.clinics.length > 0 ? countText(found, t) : ''}
          </p>
          {found?.others && <OtherPlaces places={found.others} order={order} />}
        </div>
        {isSortable && (
          <SortBox
            order={order}
            onOrder={(next) => {
              const to =
                href('clinicLocations') + locatorParameters({ ...search, order: next }, query.referrer)
              go(to, { state: { page: 1, navigation: now(), isNearMe: entry.isNearMe } })
            }}
          />
        )}
      </div>
      {error && <ClinicFailure error={error} onRetry={retry} />}
      {failed?.kept && <AllKept pages={failed.kept} search={search} />}
      {found && (
        <List
          found={found}
          search={search}
          headingId={HEADING}
          onPage={(page) => goToPage(entry, page)}
          onRetry={retry}
        />
      )}
      {!found && !error && <Skeleton shape="card" count={CLINICS_ON_A_PAGE} label={t.loading} />}
    </section>
  )
}

/** The last known value: what it decides stays on the page while a list loads (BK-48). */
function useLast(value: boolean | undefined): boolean {
  const last = useRef(false)
  last.current = value ?? last.current
  return last.current
}

/** After Back from a clinic's page its card has the focus again, also when the list is loaded anew and takes the focus with it (BK-48). */
function useOpenedAgain(opened: string | undefined, isShown: boolean): void {
  const isDone = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list appears.
  useEffect(() => {
    if (!isShown || opened === undefined) return
    if (isDone.current && document.activeElement !== document.body) return
    isDone.current = true
    showCard(opened)
  }, [isShown])
}

function headingOf({ where, isNearMe }: ClinicSearch, entry: LocatorEntry, t: typeof texts.english): string {
  if ('searchText' in where) return t.listHeading(where.searchText)
  return isNearMe || entry.isNearMe ? t.nearYou : t.nearLink
}

/** Every clinic that the device has stored, under a heading that says that they do not answer the search. */
function AllKept({ pages, search }: { pages: readonly FoundClinics[]; search: ClinicSearch }) {
  const t = useTexts(texts)
  const [page, setPage] = useState(1)
  const found = pages[page - 1] ?? pages[0]
  if (!found) return null
  return (
    <>
      <h2 id={KEPT} className={styles.kept} tabIndex={-1}>
        {t.keptHeading}
      </h2>
      <List found={found} search={search} headingId={KEPT} onPage={setPage} />
    </>
  )
}

type ClinicsProps = { clinics: readonly Clinic[]; page: number; isLive: boolean; headingId: string }

function Clinics({ clinics, page, isLive, headingId }: ClinicsProps) {
  return (
    <ul className={styles.list} aria-labelledby={headingId}>
      {clinics.map((clinic, index) => (
        <li key={clinic.id} id={cardId(clinic.id)} className={styles.item}>
          <ClinicCard clinic={clinic} letter={letterOn(page, index)} isLive={isLive} />
        </li>
      ))}
    </ul>
  )
}

/** The results of this search; while the device moves, those of its previous position. */
function foundOf(state: ClinicSearching, search: ClinicSearch): FoundClinics | undefined {
  if (state.status === 'done') {
    return state.key === search.key || isMoved(state.search, search) ? state.found : undefined
  }
  return state.status === 'in_progress' ? state.before : undefined
}

function countText({ clinics, page, total, isTotalKnown }: FoundClinics, t: typeof texts.english): string {
  const first = (page - 1) * CLINICS_ON_A_PAGE + 1
  const last = first + clinics.length - 1
  return isTotalKnown ? t.count(first, last, total) : t.countOpen(first, last)
}

type ListProps = {
  found: FoundClinics
  search: ClinicSearch
  headingId: string
  onPage: (page: number) => void
  /** Absent for clinics that do not answer the search. */
  onRetry?: () => void
}

function List({ found, search, headingId, onPage, onRetry }: ListProps) {
  const t = useTexts(texts)
  const { clinics, page, total, asOf, isKept } = found
  const isLive = useIsLive(asOf) && !isKept
  const count = Math.ceil(total / CLINICS_ON_A_PAGE)
  if (clinics.length === 0) {
    if (page > 1) return null
    return (
      <Empty title={t.none} more={found.nearest && <NearestClinic nearest={found.nearest} search={search} />}>
        <Button look="primary" onClick={() => document.querySelector<HTMLElement>('#clinic-place')?.focus()}>
          {t.otherPlace}
        </Button>
        <Button href={href('main')} onClick={onLink(href('main'))}>
          {t.book}
        </Button>
      </Empty>
    )
  }
  const kept = onRetry ? { title: t.keptNear, onRetry } : { title: t.keptHint }
  return (
    <>
      {!isLive && <AsOf at={asOf} {...(isKept && kept)} />}
      <div className={styles.beside}>
        <div>
          <Clinics clinics={clinics} page={page} isLive={isLive} headingId={headingId} />
          {count > 1 && <Pagination page={page} count={count} headingId={headingId} onPage={onPage} />}
        </div>
        <FoundMap clinics={clinics} page={page} />
      </div>
    </>
  )
}

/** Each page of the list adds an entry to the history, so that Back shows the page before (BK-15). */
function goToPage({ navigation, isNearMe }: LocatorEntry, page: number): void {
  go(window.location.pathname + window.location.search, { state: { navigation, isNearMe, page } })
}

function letterOn(page: number, index: number): string {
  return letterOf((page - 1) * CLINICS_ON_A_PAGE + index)
}

/** The map of a page of clinics; never on a phone (LOCATOR-03, LOCATOR-04, LOCATOR-25). */
function FoundMap({ clinics, page }: { clinics: readonly Clinic[]; page: number }) {
  const size = useScreenSize()
  const pins = useMemo(
    () =>
      clinics
        .map(({ id, location }, index) => ({ key: id, letter: letterOn(page, index), ...location }))
        .filter(isPlaced),
    [clinics, page],
  )
  if (pins.length === 0 || size === 'mobile' || size === 'tiny') return null
  return (
    <div className={styles.map}>
      <LocationMap pins={pins} onPin={showCard} />
    </div>
  )
}

/** Scrolls to the card of a clinic and gives its heading the focus. */
function showCard(id: string): void {
  const card = document.getElementById(cardId(id))
  card?.scrollIntoView({ block: 'start' })
  card?.querySelector('h3')?.focus({ preventScroll: true })
}

const SMALL = { width: 414, height: 750 } // LOCATOR-24

/** On a small screen, scrolls to the results when they have loaded. */
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

const SORT = 'clinic-sort'

/** A key in the box is the last one when no other comes for so many milliseconds. */
const LAST_KEY = 1000

/**
 * Chooses the order of the list, which the URL holds (LOCATOR-06, LOCATOR-07, LOCATOR-23). By keyboard the list changes when the box is
 * left, on Enter, or a second after the last key, so that a guest can read the choices without leaving the box (BK-48).
 */
function SortBox({ order, onOrder }: { order: ClinicOrder; onOrder: (order: ClinicOrder) => void }) {
  const t = useTexts(texts)
  const [chosen, setChosen] = useState(order)
  const isPressed = useRef(false)
  const soon = useRef<number>(undefined)
  useEffect(() => setChosen(order), [order])
  useEffect(() => () => window.clearTimeout(soon.current), [])
  function apply(next: ClinicOrder): void {
    window.clearTimeout(soon.current)
    if (next !== order) onOrder(next)
  }
  function choose(next: ClinicOrder): void {
    setChosen(next)
    window.clearTimeout(soon.current)
    if (isPressed.current) apply(next)
    else soon.current = window.setTimeout(() => apply(next), LAST_KEY)
  }
  return (
    <Field id={SORT} label={t.sort} errorWord="">
      <SelectBox
        id={SORT}
        name="sortBy"
        options={[
          { value: 'distance', label: t.sortDistance },
          { value: 'name', label: t.sortName },
        ]}
        value={chosen}
        onChange={(event) => choose(clinicOrder(event.target.value))}
        onPointerDown={() => {
          isPressed.current = true
        }}
        onKeyDown={({ key }) => {
          isPressed.current = false
          if (key === 'Enter') apply(chosen)
        }}
        onBlur={() => apply(chosen)}
      />
    </Field>
  )
}

type CardProps = {
  clinic: Clinic
  /** Letter of its pin on the map. */
  letter: string
  isLive: boolean
}

/** A clinic of the list, with links to its details (LOCATOR-13) and to a booking. */
function ClinicCard({ clinic, letter, isLive }: CardProps) {
  const t = useTexts(texts)
  const { id, name } = clinic
  const near = useTexts(results)
  const miles = shownMiles(clinic.distance)
  const distance =
    typeof miles !== 'number'
      ? undefined
      : miles < 0.05
        ? { text: near.distance(miles), spoken: near.distanceSpoken(miles) } // BK-19
        : { text: t.miles(miles.toFixed(2)), spoken: t.milesSpoken(miles.toFixed(2)) } // LOCATOR-29
  const details = clinicPage(id)
  return (
    <LetterCard id={`clinic-${id}`} level={3} name={name} letter={letter} pin={id} distance={distance}>
      <ClinicFacts clinic={clinic} isLive={isLive} isShort />
      <div className={styles.actions}>
        <Button
          href={details}
          onClick={(event) => {
            remember(id)
            onLink(details)(event)
          }}
          label={t.detailsOf(name)}
        >
          {t.details}
        </Button>
        <BookHere clinic={clinic} look="primary" />
      </div>
    </LetterCard>
  )
}

/** Keeps in this history entry which clinic was opened. */
function remember(opened: string): void {
  const state: unknown = window.history.state
  const entry = typeof state === 'object' && state !== null ? state : {}
  go(window.location.pathname + window.location.search, { replace: true, state: { ...entry, opened } })
}

/** Id of a clinic's item in the list. */
function cardId(id: string): string {
  return `place-${id}`
}
