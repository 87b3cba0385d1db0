import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useHistoryState, useSearch } from 'wouter/use-browser-location'
import type { Point } from '#domain/distance'
import { isSamePosition, suggestsPlaces } from '#domain/locator'
import { tidy } from '#domain/text'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { common } from '../../messages/en/common.ts'
import { ServiceFinder } from '../../parts/clinic/ClinicFailure.tsx'
import { PlaceField } from '../../parts/find/PlaceField.tsx'
import { useTyped } from '../../parts/use-typed.ts'
import { href } from '../../paths.ts'
import { now } from '../../platform/clock.ts'
import { answerEarlyPress } from '../../platform/early-press.ts'
import { go, setTitlePrefix } from '../../platform/navigate.ts'
import {
  type ClinicSearch,
  clinicSearchOf,
  type LocatorEntry,
  type LocatorQuery,
  locatorParameters,
  readEntry,
  readLocator,
  textProblem,
} from '../../state/clinic-search.ts'
import {
  type ClinicSearching,
  clearClinics,
  clinics,
  type Device,
  findClinics,
  locateDevice,
} from '../../state/clinics.ts'
import { reportFieldErrors } from '../../state/flow.ts'
import { useAnnounced } from '../../ui/announced.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ClinicList } from './ClinicList.tsx'
import styles from './Locator.module.css'

/** The service finder, the search form and its results (LOCATOR-02, LOCATOR-10 to LOCATOR-12). */
export default function Locator() {
  const t = useTexts(texts)
  const locating = useLocator()
  const { query, entry, search, device } = locating
  return (
    <div className={styles.locator}>
      <ServiceFinder />
      {query.isClinicUnknown && (
        <Notice tone="warning" live="status" title={t.unknownTitle}>
          {t.unknownText}
        </Notice>
      )}
      {query.isPlaceUnknown && <Notice live="status">{t.noPlace}</Notice>}
      <LocatorForm query={query} navigation={entry.navigation} />
      {search ? (
        <ClinicList {...locating} search={search} />
      ) : (
        query.isDeviceWanted && <WhereDevice device={device} />
      )}
    </div>
  )
}

function WhereDevice({ device }: { device: Device }) {
  const t = useTexts(texts)
  useAnnounced(['found', 'idle', 'failed'].includes(device.kind) ? undefined : t.locating)
  if (device.kind === 'found' || device.kind === 'idle') return null
  return device.kind === 'failed' ? (
    <Notice live="status">{t.located[device.reason]}</Notice>
  ) : (
    <p>{t.locating}</p>
  )
}

const ID = 'clinic-place'

/** Searches for clinics near a place (LOCATOR-02, LOCATOR-26, LOCATOR-27) or near the device. */
function LocatorForm({ query, navigation }: { query: LocatorQuery; navigation: number }) {
  const t = useTexts(texts)
  const c = useTexts(common)
  const { searchText, order, referrer } = query
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const [before, keep] = useTyped(`${ID} ${navigation}`, () => '')
  const [typed, setTyped] = useState(before)
  const [isRefused, setRefused] = useState(false)
  const problem = isRefused ? textProblem(typed) : undefined

  const isAlive = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back shows the text that was searched for.
  useEffect(() => {
    // Keeps what the guest typed before React took over the form.
    const early = isAlive.current ? '' : box.current?.value || before
    isAlive.current = true
    setTyped(early || (searchText ?? ''))
    setRefused(searchText !== undefined && textProblem(searchText) !== undefined)
  }, [searchText, navigation])
  useEffect(() => answerEarlyPress(form.current), [])
  const isWrong = problem !== undefined
  useEffect(() => {
    if (!isWrong) return
    setTitlePrefix(c.errorWord)
    return () => setTitlePrefix('')
  }, [isWrong, c])

  function submit(event: FormEvent): void {
    event.preventDefault()
    const text = box.current?.value ?? typed
    if (textProblem(text) !== undefined) {
      setTyped(text)
      setRefused(true)
      reportFieldErrors(['searchText']) // EVENTS-03, BK-57
      box.current?.focus()
      return
    }
    const where = { searchText: tidy(text) }
    const state = { page: 1, navigation: now() } // LOCATOR-20
    go(href('clinicLocations') + locatorParameters({ where, order }, referrer), { state })
  }

  return (
    <search>
      <form
        ref={form}
        className={styles.form}
        data-early=""
        noValidate
        action={href('clinicLocations')}
        onSubmit={submit}
      >
        <PlaceField
          id={ID}
          name="searchText"
          ref={box}
          label={t.place}
          value={typed}
          error={problem && t.problems[problem]}
          suggests={suggestsPlaces}
          onChange={(text) => {
            setTyped(text)
            keep(text)
          }}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="primary">
            {t.search}
          </Button>
          <Button
            icon="pin"
            onClick={() => go(href('clinicLocations'), { state: { page: 1, navigation: now() } })}
          >
            {t.nearMe}
          </Button>
        </div>
      </form>
    </search>
  )
}

interface Locating {
  query: LocatorQuery
  entry: LocatorEntry
  /** Undefined without a place to search near. */
  search: ClinicSearch | undefined
  device: Device
  state: ClinicSearching
}

/** Runs the search of the URL, the history entry and the device, and returns its state (LOCATOR-14 to LOCATOR-23). */
function useLocator(): Locating {
  const parameters = useSearch({ ssrSearch: '' }) // the prerendered page has no query
  const held: unknown = useHistoryState()
  const query = useMemo(() => readLocator(parameters), [parameters])
  const entry = useMemo(() => readEntry(held), [held])
  const { search: state, device } = useSnapshot(clinics) as { search: ClinicSearching; device: Device }
  const isBusy = state.status === 'in_progress'
  const search = clinicSearchOf(query, entry, useSettled(device, isBusy))
  const key = search?.key
  const asksDevice = query.isDeviceWanted || entry.isNearMe ? entry.navigation : 0

  useEffect(clearClinics, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: locates the device again when the guest asks again.
  useEffect(locateDevice, [asksDevice])
  // biome-ignore lint/correctness/useExhaustiveDependencies: searches again for a new search or another press of the button, not for an equal object.
  useEffect(() => {
    if (search) void findClinics(search)
    else clearClinics()
  }, [key, entry.navigation])
  const isFound = state.status === 'done' && state.key === key
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes whenever the search does.
  useEffect(() => {
    if (!isFound || !search || 'searchText' in search.where) return
    const wanted = locatorParameters(search, query.referrer)
    const isSaid = wanted === parameters && entry.isNearMe === search.isNearMe
    const to = href('clinicLocations') + wanted
    if (!isSaid) go(to, { replace: true, state: { ...entry, isNearMe: search.isNearMe } }) // LOCATOR-19
  }, [isFound, key, parameters])
  const isBeyond = isFound && state.found.clinics.length === 0 && state.found.page > 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result.
  useEffect(() => {
    if (isBeyond) go(href('clinicLocations') + parameters, { replace: true, state: { ...entry, page: 1 } })
  }, [isBeyond])
  return { query, entry, search, device, state }
}

/** The position of the device. Ignores moves below four decimals and moves during a search (LOCATOR-21, LOCATOR-22). */
function useSettled(device: Device, isBusy: boolean): Point | undefined {
  const [settled, setSettled] = useState<Point>()
  const isNew = device.kind === 'found' && !(settled && isSamePosition(settled, device))
  useEffect(() => {
    if (isNew && !isBusy) setSettled({ latitude: device.latitude, longitude: device.longitude })
  }, [isNew, isBusy, device])
  return settled
}
