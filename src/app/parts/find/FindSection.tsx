import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import { STATES } from '#domain/address'
import type { Day } from '#domain/calendar'
import type { CategoryTile } from '#domain/category-tiles'
import { isOnVideo } from '#domain/on-video'
import { isDevicePoint, type Search } from '#domain/search'
import { type Start, withFlu } from '#domain/search-target'
import { servicesOfType } from '#domain/services'
import { serviceTitle } from '#domain/vaccines'
import { useTexts } from '../../messages/catalogue.ts'
import { translate } from '../../messages/document-texts.ts'
import { find as texts } from '../../messages/en/find.ts'
import { listNames } from '../../messages/joined.ts'
import { saidDay } from '../../messages/when.ts'
import { browserZone } from '../../platform/clock.ts'
import { answerEarlyPress } from '../../platform/early-press.ts'
import { todayAt } from '../../state/configuration.ts'
import { useSearch } from '../../state/search.ts'
import { services } from '../../state/services.ts'
import { titleLabel } from '../service-label.ts'
import { TOGGLE_ID } from './edit-search.ts'
import { FindForm } from './FindForm.tsx'
import styles from './FindSection.module.css'
import { useFindData, useWanted } from './use-find.ts'
import { FIELD_IDS } from './written-form.ts'

export type TilesProps = {
  /** None while they load. */
  tiles: readonly CategoryTile[]
  /** '' while none is chosen, or while the page is drawn as the server wrote it. */
  chosen: string
  onChoose: (type: string) => void
}

/** The collapsible section of the Find Appointment form: open on main, closed on the results. The button that opens it has another name, so that only the button that searches is called "Find Appointment" (FIND-02, FIND-55, SC-15). */
export function FindSection({ on, Tiles }: { on: 'main' | 'results'; Tiles?: ComponentType<TilesProps> }) {
  const search = useSearch()
  // The form starts again only when the search itself changes, not its error or its page.
  const { error: _, page: __, showLeadTimeWarning: ___, ...searched } = search
  return (
    <Section key={JSON.stringify(searched)} search={search} isOnResults={on === 'results'} Tiles={Tiles} />
  )
}

type Props = {
  search: Partial<Search>
  isOnResults: boolean
  Tiles: ComponentType<TilesProps> | undefined
}

function Section({ search, isOnResults, Tiles }: Props) {
  const t = useTexts(texts)
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const filled = useWanted(search)
  const data = useFindData(search, isOnResults)
  const { wanted, today, change } = filled
  const name = useServiceName(wanted.type, search)
  const [isOpen, setOpen] = useState(!isOnResults || search.error !== undefined)
  const [isMoving, setMoving] = useState(false)
  const [shownError, setShownError] = useState(search.error)
  if (shownError !== search.error) {
    setShownError(search.error)
    if (search.error !== undefined) setOpen(true) // before its field takes focus (FIND-49)
  }
  const summary =
    isOnResults && search.location !== undefined && search.date !== undefined
      ? t.summary(
          placeWords(search, data.start.config, t),
          saidDay('long', laterOf(search.date, todayAt(browserZone()))),
        )
      : undefined
  useEffect(() => answerEarlyPress(toggle.current), [])
  useEffect(() => {
    if (!isMoving) return
    const end = window.setTimeout(() => setMoving(false), ACCORDION)
    return () => window.clearTimeout(end)
  }, [isMoving])

  /** Chooses a type in the form and moves on to the next field, or to the button where none is left to fill in (SC-14). */
  function choose(type: string): void {
    flushSync(() => {
      change({ type })
      setOpen(true)
    })
    const fields = document.getElementById(`${id}-form`)
    fields?.querySelector<HTMLElement>(`#${FIELD_IDS.location}, [type="submit"]`)?.focus()
  }

  const section = (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <div className={styles.words}>
          {/* Folded, the results show what is searched for; the heading is for screen readers. */}
          <h2 id={`${id}-heading`} className={isOnResults && !isOpen ? 'visually-hidden' : styles.heading}>
            {t.heading}
          </h2>
          {/* The open form shows it too. */}
          {name !== undefined && !isOpen && <p className={styles.name}>{name}</p>}
          {summary !== undefined && !isOpen && <p className={styles.summary}>{summary}</p>}
        </div>
        <button
          ref={toggle}
          id={TOGGLE_ID}
          type="button"
          className={styles.toggle}
          data-early=""
          aria-expanded={isOpen}
          aria-controls={`${id}-form`}
          onClick={() => {
            setMoving(true)
            setOpen(!isOpen)
          }}
        >
          {isOpen ? t.hideForm : isOnResults ? t.editSearch : t.showForm}
        </button>
      </div>
      <div
        id={`${id}-form`}
        className={styles.fold}
        data-open={isOpen}
        data-moving={isMoving || undefined}
        inert={!isOpen}
      >
        <div className={styles.inside}>
          <FindForm search={search} isOnResults={isOnResults} filled={filled} data={data} />
        </div>
      </div>
    </section>
  )
  if (!Tiles) return section
  return (
    <>
      {(data.status !== 'failed' || data.tiles.length > 0) && (
        <Tiles
          tiles={data.tiles}
          // The first render must match the prerendered page, in which no tile is chosen.
          chosen={today === undefined ? '' : wanted.type}
          onChoose={choose}
        />
      )}
      {section}
    </>
  )
}

const ACCORDION = 500 // FIND-03, milliseconds; must match the stylesheet

/** The name of the service if the search is for one, else of the appointment type (FIND-02). */
function useServiceName(
  type: string | undefined,
  { serviceIds: named = [], shouldAddPromotion }: Partial<Search>,
): string | undefined {
  const { list } = useSnapshot(services)
  const ofType = servicesOfType(type ?? '', list)
  const serviceIds = shouldAddPromotion ? withFlu(named, list) : named
  const chosen = ofType.filter(({ id }) => serviceIds.includes(id))
  const [only] = chosen
  if (only && chosen.length === 1) {
    const added = list.filter((one) => serviceIds.includes(one.id) && !ofType.includes(one)) // FIND-41
    return listNames([only, ...added].map((one) => titleLabel(serviceTitle(one))))
  }
  // A URL can name an unknown type.
  const isType = list.length === 0 || list.some(({ category }) => category === type)
  return isType && type ? translate(type) : undefined
}

/** The place of a search as its summary says it: the name of a state for a visit on video, and the miles around it where they are not the usual ones (BK-07, BK-19). */
function placeWords(
  { type = '', location = '', radius }: Partial<Search>,
  { categories }: Start['config'],
  t: typeof texts.english,
): string {
  const flow = Object.hasOwn(categories, type) ? categories[type]?.schedulerFlow : undefined
  const state = STATES.find(({ code }) => code === location)
  if (state && isOnVideo(flow)) return t.videoIn(state.name)
  const place = isDevicePoint(location) ? t.myLocation : location
  return radius === undefined ? place : t.within(place, radius)
}

/** A URL can name a day in the past. */
function laterOf(day: Day, today: Day): Day {
  return day < today ? today : day
}
