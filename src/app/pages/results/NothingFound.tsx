import { type ReactNode, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { NearestMeta } from '#contract/place-meta'
import { stateOf } from '#domain/place-state'
import { RADII, type Search } from '#domain/search'
import { useTexts } from '../../messages/catalogue.ts'
import { benefit } from '../../messages/en/benefit.ts'
import { results as texts } from '../../messages/en/results.ts'
import { SupportCall } from '../../parts/SupportCall.tsx'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import { useDocuments } from '../../state/documents.ts'
import { type FailedSearch, searchSlots } from '../../state/results.ts'
import { goWithSearch } from '../../state/search.ts'
import type { SearchPlan, WholeSearch } from '../../state/search-plan.ts'
import { licensure, loadLicensure, services } from '../../state/services.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Notice, ProblemNotice } from '../../ui/Notice.tsx'
import { MeantPlaces } from './PlaceLine.tsx'

type Props = { plan: SearchPlan; search: WholeSearch; failure: FailedSearch }

/** A search with a benefit code that failed, or whose code no location takes (BENEFIT-09, BENEFIT-12). */
export function CodeProblem({ plan, search, failure }: Props) {
  const t = useTexts(texts)
  const b = useTexts(benefit)
  if (failure.error === 'locationUnavailable') {
    return (
      <Empty title={t.noResults} text={b.noneAccepts}>
        <WithoutCode search={search} />
        <Button onClick={() => goWithSearch('main', search)}>{t.changeSearch}</Button>
      </Empty>
    )
  }
  return (
    <Notice
      tone="bad"
      live="alert"
      title={b.locationsFailed}
      actions={
        <>
          <Button onClick={() => void searchSlots(plan)}>{b.refresh}</Button>
          <WithoutCode search={search} />
        </>
      }
    >
      {failure.isBusy ? b.busy : b.suggestion}
    </Notice>
  )
}

/** Searches anew without the benefit code; nothing without one. */
function WithoutCode({ search }: { search: WholeSearch }) {
  const b = useTexts(benefit)
  const { benefitCode, error: _, ...others } = search
  if (benefitCode === undefined) return null
  return <Button onClick={() => goWithSearch('results', others, { replace: true })}>{b.without}</Button>
}

export function SearchProblem({ plan, search, failure }: Props) {
  const t = useTexts(texts)
  const { error, near, nearest } = failure
  if (error === 'locationUnavailable') {
    return (
      <Nowhere title={t.noResults} search={search}>
        {near && <p>{t.lookedNear(near.place.text)}</p>}
        {!('state' in plan.where) && <MeantPlaces search={search} near={near} />}
        {nearest && (
          <Farther nearest={nearest} search={search} location={near?.place.text ?? search.location} />
        )}
        <WithoutCode search={search} />
      </Nowhere>
    )
  }
  return (
    <ProblemNotice again={t.tryAgain} onRetry={() => void searchSlots(plan)}>
      {t.failed}
    </ProblemNotice>
  )
}

type NowhereProps = { title: string; search: WholeSearch; children?: ReactNode }

/** Shown when a search finds no provider. The guest can change the search or look for a clinic. */
export function Nowhere({ title, search, children }: NowhereProps) {
  const t = useTexts(texts)
  const clinics = href('clinicLocations')
  return (
    <Empty title={title} more={children}>
      <Button look="primary" onClick={() => goWithSearch('main', search)}>
        {t.changeSearch}
      </Button>
      <Button href={clinics} onClick={onLink(clinics)}>
        {t.findClinic}
      </Button>
    </Empty>
  )
}

type FartherProps = {
  nearest: NearestMeta
  search: WholeSearch
  /** The place that was searched, as the server understood it. */
  location: string
}

/** The nearest location beyond the radius, with wider searches that find somebody; beyond the widest, a search at its town (BK-07). */
function Farther({ nearest, search, location }: FartherProps) {
  const t = useTexts(texts)
  const radii = RADII.filter((radius) => nearest.miles <= radius)
  const [first] = radii
  const seeTimes = (where: Pick<Search, 'radius'> | Pick<Search, 'location'>) => {
    const { error: _, page: __, radius: ___, ...rest } = search
    goWithSearch('results', { ...rest, ...where })
  }
  const itsTimes = first !== undefined ? { radius: first } : nearest.town && { location: nearest.town }
  return (
    <>
      <p>{t.nearestPlace(nearest.name, Math.round(nearest.miles))}</p>
      {itsTimes && <Button onClick={() => seeTimes(itsTimes)}>{t.seeItsTimes}</Button>}
      {radii.map((radius) => (
        <Button key={radius} look="quiet" onClick={() => seeTimes({ radius })}>
          {t.withinMiles(radius)}
        </Button>
      ))}
      <VideoInstead location={location} />
      <SupportCall whose="customer" />
    </>
  )
}

/** Leads to a video visit where one is licensed in the state of the place. */
function VideoInstead({ location }: { location: string }) {
  const t = useTexts(texts)
  const { list } = useSnapshot(services)
  const { states } = useSnapshot(licensure)
  const configuration = useDocuments(['schedulerConfig'])
  const categories = configuration.status === 'done' ? configuration.value.schedulerConfig.categories : {}
  const onVideo = list.find(({ category }) => categories[category]?.schedulerFlow === 'VIRTUAL_VISIT')
  const id = onVideo?.id
  useEffect(() => {
    if (id !== undefined) void loadLicensure(id)
  }, [id])
  const state = stateOf(location)
  if (!onVideo || !states.some(({ code, hasLicense }) => code === state && hasLicense)) return null
  return (
    <Button onClick={() => goWithSearch('main', { type: onVideo.category, location })}>
      {t.videoInstead}
    </Button>
  )
}

/** A search with its error, for the form to show (FIND-49 to FIND-52). */
export function withError({ error: _, ...search }: WholeSearch, error: string | undefined): WholeSearch {
  return error === undefined ? search : { ...search, error }
}
