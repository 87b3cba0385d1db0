import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useHistoryState, useSearch } from 'wouter/use-browser-location'
import type { Point } from '#domain/distance'
import { isSamePosition } from '#domain/locator'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import type { ClinicSearch, LocatorEntry, LocatorQuery } from '../../state/clinic-search.ts'
import { clinicSearchOf, locatorParameters, readEntry, readLocator } from '../../state/clinic-search.ts'
import type { ClinicSearching, Device } from '../../state/clinics.ts'
import { clearClinics, clinics, findClinics, locateDevice } from '../../state/clinics.ts'

export interface Locating {
  query: LocatorQuery
  entry: LocatorEntry
  /** Undefined while nothing says where. */
  search: ClinicSearch | undefined
  device: Device
  state: ClinicSearching
}

/** What the address, the history entry and the device ask for, asked for; and what came of it (LOCATOR-14 to LOCATOR-23). */
export function useLocator(): Locating {
  const parameters = useSearch({ ssrSearch: '' }) // the markup of the build knows none
  const held: unknown = useHistoryState()
  const query = useMemo(() => readLocator(parameters), [parameters])
  const entry = useMemo(() => readEntry(held), [held])
  const { search: state, device } = useSnapshot(clinics) as { search: ClinicSearching; device: Device }
  const isBusy = state.status === 'in_progress'
  const search = clinicSearchOf(query, entry, useSettled(device, isBusy))
  const key = search?.key
  const asksDevice = query.isDeviceWanted || entry.isNearMe ? entry.navigation : 0

  useEffect(clearClinics, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks to be found again is.
  useEffect(locateDevice, [asksDevice])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question, and another press of the guest, are what counts.
  useEffect(() => {
    if (search) void findClinics(search)
    else clearClinics()
  }, [key, entry.navigation])
  const isFound = state.status === 'done' && state.key === key
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is the key's.
  useEffect(() => {
    if (!isFound || !search || 'searchText' in search.where) return
    const wanted = locatorParameters(search, query.referrer)
    const isSaid = wanted === parameters && entry.isNearMe === search.isNearMe
    const to = href('clinicLocations') + wanted
    if (!isSaid) go(to, { replace: true, state: { ...entry, isNearMe: search.isNearMe } }) // LOCATOR-19
  }, [isFound, key, parameters])
  const isBeyond = isFound && state.found.clinics.length === 0 && state.found.page > 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (isBeyond) go(href('clinicLocations') + parameters, { replace: true, state: { ...entry, page: 1 } })
  }, [isBeyond])
  return { query, entry, search, device, state }
}

/** Where the device is, as far as it counts: a move below four decimals, or while a search is on its way, does not (LOCATOR-21, LOCATOR-22). */
function useSettled(device: Device, isBusy: boolean): Point | undefined {
  const [settled, setSettled] = useState<Point>()
  const isNew = device.kind === 'found' && !(settled && isSamePosition(settled, device))
  useEffect(() => {
    if (isNew && !isBusy) setSettled({ latitude: device.latitude, longitude: device.longitude })
  }, [isNew, isBusy, device])
  return settled
}
