import type { Infer } from 'superstruct'
import { coerce, never, object, optional, size, string, type, unknown } from 'superstruct'
import { atMost, PageSize } from './at-most.ts'
import type { Endpoint } from './endpoint.ts'
import { readableList } from './readable.ts'

/** Suggestions asked for and shown (FIND-17). */
export const SUGGESTIONS = 5

export const SimilarAddressesQuery = object({
  freeFormAddress: size(string(), 1, 128), // FIND-22
  'page.size': optional(atMost(20)),
})
export type SimilarAddressesQuery = Infer<typeof SimilarAddressesQuery>

/** `text` is what the location field takes on: "Cincinnati, OH" or "45202"; `label` is what is shown, always with the state. */
export const SimilarAddress = type({ text: string(), label: string() })
export type SimilarAddress = Infer<typeof SimilarAddress>
/** A provider may answer a suggestion as its text alone, or without a label (BK-63). */
const Suggestion = coerce(SimilarAddress, unknown(), (given) => {
  const { text, label } =
    typeof given === 'string' ? { text: given } : ((given ?? {}) as Record<string, unknown>)
  return { text, label: typeof label === 'string' ? label : text }
})
const SimilarAddresses = type({ similarAddresses: readableList(Suggestion) })

/** How many were listed at most (FEED-14). */
export const SimilarAddressesMeta = type({ page: PageSize })
export type SimilarAddressesMeta = Infer<typeof SimilarAddressesMeta>

/** GET places that begin like the text, most people first (API-04); any text is answered, perhaps with none. */
export const getSimilarAddresses: Endpoint<
  SimilarAddressesQuery,
  never,
  { similarAddresses: SimilarAddress[] }
> = {
  method: 'GET',
  path: '/appointment-management/v1/similar-addresses',
  query: SimilarAddressesQuery,
  body: never(),
  data: SimilarAddresses,
  status: 200,
  idempotent: false,
}
