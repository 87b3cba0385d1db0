import { proxy, ref } from 'valtio'
import { getZipCodes } from '#contract/zip-codes'
import { townsOf, type ZipTowns } from '#domain/zip-towns'
import { call } from '../api/call.ts'

/** The towns of the ZIP codes around some others. Empty until they are loaded, and where that fails. */
export const nearby = proxy<{ towns: ZipTowns }>({ towns: ref(new Map()) })

/** ZIP codes around which towns are loaded. */
const asked = new Set<string>()

/** Adds the ZIP codes around those of some places, unless they are loaded. After a failure guests type city, state and county themselves. */
export async function loadZipTowns(places: readonly (string | undefined)[]): Promise<void> {
  const zips = places.flatMap((place) => /^\d{5}(?=-\d{4}$|$)/.exec(place ?? '')?.[0] ?? [])
  await Promise.all([...new Set(zips)].map(loadAround))
}

async function loadAround(zip: string): Promise<void> {
  if (asked.has(zip)) return
  asked.add(zip)
  const result = await call(getZipCodes, { query: { near: zip }, retries: 1 })
  if (result.kind === 'answered')
    nearby.towns = ref(new Map([...nearby.towns, ...townsOf(result.data.zipCodes)]))
  else asked.delete(zip)
}
