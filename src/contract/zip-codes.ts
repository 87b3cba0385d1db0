import type { Infer } from 'superstruct'
import { never, object, pattern, string, tuple, type } from 'superstruct'
import type { Endpoint } from './endpoint.ts'
import { readableList } from './readable.ts'

/** A tuple: ZIP code of five digits, main town, USPS code of the state, and county ('' when the ZIP code has no county). */
export const ZipCode = tuple([string(), string(), string(), string()])
export type ZipCode = Infer<typeof ZipCode>

export const ZipCodesQuery = object({ near: pattern(string(), /^\d{5}(?:-\d{4})?$/) })
export type ZipCodesQuery = Infer<typeof ZipCodesQuery>

/** GET the ZIP codes within 25 miles of a ZIP code, e.g. of a store's; none around one that does not exist. */
export const getZipCodes: Endpoint<ZipCodesQuery, never, { zipCodes: ZipCode[] }> = {
  method: 'GET',
  path: '/atlas/v1/locator/zip-codes',
  query: ZipCodesQuery,
  body: never(),
  data: type({ zipCodes: readableList(ZipCode) }),
  status: 200,
  idempotent: false,
}
