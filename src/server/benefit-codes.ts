import { createHash, timingSafeEqual } from 'node:crypto'
import { tidy } from '#domain/text'
import type { BenefitCode } from './directory/demonstration-people.ts'
import { Reply } from './http/answers.ts'
import { connectionOf, networkOf } from './http/network.ts'
import { createTryLimit } from './http/rate-limit.ts'
import type { Store } from './store/store.ts'

const TRIES_PER_MINUTE = 5
const TRIES_PER_MINUTE_OF_NETWORK = 60

type Deps = { store: Store; clock: () => number }
type Validation = { validation: { isValid: boolean } }

/**
 * The benefit code that a text is, whatever its case and the space around it; undefined when it is none. Takes as long for
 * the one as for the other, and tells them apart by nothing but its result.
 */
export async function benefitCodeOf(store: Store, text: string): Promise<BenefitCode | undefined> {
  const wanted = digestOf(text)
  let found: BenefitCode | undefined
  for (const { body } of await store.records('benefitCode')) {
    const code = body as BenefitCode
    if (timingSafeEqual(digestOf(code.code), wanted)) found = code
  }
  return found
}

type CountTry = (client: string) => () => void
const tries = new WeakMap<Store, CountTry>()

/**
 * Counts a try at the codes of a store, whichever call it is made through: five a minute for a client and sixty for a network,
 * then 503 busy with Retry-After. Returns what takes the try back.
 */
function tryCounter({ store, clock }: Deps): CountTry {
  const known = tries.get(store)
  if (known) return known
  const countOfClient = createTryLimit(TRIES_PER_MINUTE, clock)
  const countOfNetwork = createTryLimit(TRIES_PER_MINUTE_OF_NETWORK, clock)
  const count: CountTry = (client) => {
    const takeBack = countOfClient(connectionOf(client))
    const takeBackOfNetwork = countOfNetwork(networkOf(client))
    return () => {
      takeBack()
      takeBackOfNetwork()
    }
  }
  tries.set(store, count)
  return count
}

/**
 * Finds the code that a search carries. A wrong one is a try like any other; a right one is none, as who has it searches often.
 * It counts until it is known to be right, so that many at once are no more than five.
 */
export function createBenefitCodeSearch(
  deps: Deps,
): (text: string, client: string) => Promise<BenefitCode | undefined> {
  const countTry = tryCounter(deps)
  return async (text, client) => {
    const takeBack = countTry(client)
    const code = await benefitCodeOf(deps.store, text)
    if (code) takeBack()
    return code
  }
}

/**
 * Says whether a text is a benefit code (API-05); a wrong one is a try, as in a search, and after five a minute for a client and
 * sixty for a network it is 503 busy with Retry-After. Both answers are of one length.
 */
export function createBenefitCodeCheck(
  deps: Deps,
): (text: string, client: string) => Promise<Reply<Validation>> {
  const find = createBenefitCodeSearch(deps)
  return async (text, client) => {
    const isValid = (await find(text, client)) !== undefined
    // 'true' is a letter shorter than 'false', which who listens to the encrypted answer could count.
    return new Reply({ validation: { isValid } }, { meta: { evenLength: isValid ? '.' : '' } })
  }
}

/** Small letters: capitals would make one of what only looks alike, as the dotless i. */
function digestOf(code: string): Uint8Array {
  return createHash('sha256').update(tidy(code).normalize('NFKC').toLowerCase().trim(), 'utf8').digest()
}
