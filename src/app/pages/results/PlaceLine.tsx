import { useEffect, useState } from 'react'
import type { PlaceMeta } from '#contract/place-meta'
import type { Narrowing } from '#domain/narrowing'
import { useTexts } from '../../messages/catalogue.ts'
import { benefit } from '../../messages/en/benefit.ts'
import { results as texts } from '../../messages/en/results.ts'
import { editSearch } from '../../parts/find/edit-search.ts'
import { suggestPlaces } from '../../parts/find/PlaceField.tsx'
import { goWithSearch } from '../../state/search.ts'
import type { WholeSearch } from '../../state/search-plan.ts'
import { Button } from '../../ui/Button.tsx'
import { NarrowedTo, NarrowingPanel } from './Narrowing.tsx'
import styles from './PlaceLine.module.css'

/** Buttons that a page has room for. */
const MOST = 4

type Props = {
  near: PlaceMeta | undefined
  /** Only the next two days are loaded at first, so that a weekend may be far. */
  isVideo: boolean
  /** The code that the search was for; a search on video has none (BENEFIT-13). */
  benefitCode: string | undefined
  search: WholeSearch
  narrowing: Narrowing
  onNarrow: (next: Narrowing) => void
}

/** Says around which place the times are, with other places of that name (BK-06), and lets the guest narrow the times (BK-16). */
export function PlaceLine({ near, isVideo, benefitCode, search, narrowing, onNarrow }: Props) {
  const t = useTexts(texts)
  const b = useTexts(benefit)
  const [isOpen, setOpen] = useState(false)
  const { benefitCode: _, ...withoutCode } = search
  return (
    <div className={styles.line}>
      {benefitCode !== undefined && (
        <p>
          {t.withCode(benefitCode)}{' '}
          <button
            type="button"
            className={styles.change}
            onClick={() => goWithSearch('results', { ...withoutCode, page: 1 })}
          >
            {b.without}
          </button>
        </p>
      )}
      <p>
        {near && (
          <>
            {t.near(near.place.text)}{' '}
            <button type="button" className={styles.change} onClick={editSearch}>
              {t.changePlace}
            </button>
          </>
        )}
        <button
          type="button"
          className={styles.change}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t.narrow}
        </button>
      </p>
      {isOpen ? (
        <NarrowingPanel
          narrowing={narrowing}
          onNarrow={onNarrow}
          isNear={near !== undefined}
          hasWeekend={!isVideo}
        />
      ) : (
        <NarrowedTo narrowing={narrowing} onNarrow={onNarrow} />
      )}
      {near && near.others.length > 0 && (
        <details className={styles.more}>
          <summary>{t.otherPlaces}</summary>
          <OtherPlaces label={t.searchAt} places={near.others.slice(0, MOST)} search={search} />
        </details>
      )}
    </div>
  )
}

/** For a search without results: other places of that name or, if the place is unknown, those that are spelled like it (BK-06). */
export function MeantPlaces({ search, near }: { search: WholeSearch; near: PlaceMeta | undefined }) {
  const t = useTexts(texts)
  const [suggested, setSuggested] = useState<string[]>([])
  const { location } = search
  const isUnknown = near === undefined
  useEffect(() => {
    if (!isUnknown) return
    const leaving = new AbortController()
    void suggestPlaces(location, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setSuggested(found.map(({ text }) => text))
    })
    return () => leaving.abort()
  }, [location, isUnknown])
  const places = near?.others ?? suggested.filter((place) => place.toLowerCase() !== location.toLowerCase())
  return <OtherPlaces label={t.didYouMean} isShown places={places.slice(0, MOST)} search={search} />
}

type OthersProps = {
  label: string
  /** The label is shown, not only said. */
  isShown?: boolean
  places: readonly string[]
  search: WholeSearch
}

/** A button for each place, which searches there. */
function OtherPlaces({ label, isShown, places, search }: OthersProps) {
  if (places.length === 0) return null
  const searchAt = (location: string) => {
    const { error: _, page: __, ...rest } = search
    goWithSearch('results', { ...rest, location })
  }
  return (
    <div className={isShown ? `${styles.others} ${styles.centered}` : styles.others}>
      {isShown && <span>{label}</span>}
      {places.map((place) => (
        <Button key={place} look="quiet" label={`${label} ${place}`} onClick={() => searchAt(place)}>
          {place}
        </Button>
      ))}
    </div>
  )
}
