import { proxy, ref } from 'valtio'
import { getZipCodes } from '#contract/zip-codes'
import { townsOf, type ZipTowns } from '#domain/zip-towns'
import { call } from '../api/call.ts'

/** The towns of the ZIP codes around a provider. Empty until they are loaded, and where that fails. */
export const nearby = proxy<{ around: string; towns: ZipTowns }>({ around: '', towns: ref(new Map()) })

/** Loads the ZIP codes around one, unless they are loaded. After a failure guests type city, state and county themselves. */
export async function loadZipTowns(around: string | undefined): Promise<void> {
  if (!around || !/^\d{5}/.test(around) || nearby.around === around) return
  nearby.around = around
  const result = await call(getZipCodes, { query: { near: around }, retries: 1 })
  if (nearby.around !== around) return
  if (result.kind === 'answered') nearby.towns = ref(townsOf(result.data.zipCodes))
  else nearby.around = ''
}
