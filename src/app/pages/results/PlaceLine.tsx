import { useEffect, useState } from 'react'
import type { PlaceMeta } from '#contract/providers'
import { useTexts } from '../../messages/catalogue.ts'
import { results as texts } from '../../messages/en/results.ts'
import { editSearch } from '../../parts/find/edit-search.ts'
import { suggestPlaces } from '../../parts/find/PlaceField.tsx'
import { goWithSearch } from '../../state/search.ts'
import type { WholeSearch } from '../../state/search-plan.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './PlaceLine.module.css'

/** Buttons that a page has room for. */
const MOST = 4

/** Says around which place the times are, with other places of that name (BK-06). */
export function PlaceLine({ near, search }: { near: PlaceMeta; search: WholeSearch }) {
  const t = useTexts(texts)
  return (
    <div className={styles.line}>
      <p>
        {t.near(near.place.text)}{' '}
        <button type="button" className={styles.change} onClick={editSearch}>
          {t.changePlace}
        </button>
      </p>
      {near.others.length > 0 && (
        <details className={styles.more}>
          <summary>{t.otherPlaces}</summary>
          <OtherPlaces label={t.searchAt} places={near.others.slice(0, MOST)} search={search} />
        </details>
      )}
    </div>
  )
}

/** Where the place of a search is unknown: places that are spelled like it (BK-06). */
export function MeantPlaces({ search }: { search: WholeSearch }) {
  const t = useTexts(texts)
  const [places, setPlaces] = useState<string[]>([])
  const { location } = search
  useEffect(() => {
    const leaving = new AbortController()
    void suggestPlaces(location, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setPlaces(found.slice(0, MOST).map(({ text }) => text))
    })
    return () => leaving.abort()
  }, [location])
  const others = places.filter((place) => place.toLowerCase() !== location.toLowerCase())
  return <OtherPlaces label={t.didYouMean} isShown places={others} search={search} />
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
    <div className={styles.others}>
      {isShown && <span>{label}</span>}
      {places.map((place) => (
        <Button key={place} look="quiet" label={`${label} ${place}`} onClick={() => searchAt(place)}>
          {place}
        </Button>
      ))}
    </div>
  )
}
