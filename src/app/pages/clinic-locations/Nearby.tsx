import type { NearestMeta } from '#contract/place-meta'
import type { ClinicOrder } from '#domain/locator'
import { RADII } from '#domain/search'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { results } from '../../messages/en/results.ts'
import { clinicPage } from '../../parts/clinic/clinic-page.ts'
import { href } from '../../paths.ts'
import { now } from '../../platform/clock.ts'
import { onLink } from '../../platform/navigate.ts'
import { type ClinicSearch, locatorParameters } from '../../state/clinic-search.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Locator.module.css'

/** Links that search at other places of the same name (BK-06). */
export function OtherPlaces({ places, order }: { places: readonly string[]; order: ClinicOrder }) {
  const t = useTexts(texts)
  if (places.length === 0) return null
  return (
    <p className={styles.others}>
      <span>{t.otherPlaces}:</span>
      {places.map((searchText) => {
        const to = href('clinicLocations') + locatorParameters({ where: { searchText }, order })
        return (
          <a key={searchText} href={to} onClick={onLink(to, { state: { page: 1, navigation: now() } })}>
            {searchText}
          </a>
        )
      })}
    </p>
  )
}

type NearestProps = { nearest: NearestMeta; search: ClinicSearch }

/** The nearest clinic beyond the radius and wider searches that find it (BK-07). */
export function NearestClinic({ nearest: { providerId, name, miles }, search }: NearestProps) {
  const t = useTexts(texts)
  const r = useTexts(results)
  const wider = RADII.filter((radius) => miles <= radius).map((radius) => ({
    radius,
    to: href('clinicLocations') + locatorParameters({ ...search, radius }),
  }))
  const to = clinicPage(providerId)
  return (
    <>
      <p>{t.nearest(name, Math.round(miles))}</p>
      <Button href={to} onClick={onLink(to)}>
        {t.seeNearest}
      </Button>
      {wider.map(({ radius, to: address }) => (
        <Button
          key={radius}
          look="quiet"
          href={address}
          onClick={onLink(address, { state: { page: 1, navigation: now(), isNearMe: search.isNearMe } })}
        >
          {r.withinMiles(radius)}
        </Button>
      ))}
    </>
  )
}
