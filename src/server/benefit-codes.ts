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

/** Finds the benefit code that a client's text is; undefined when it is none. */
export type FindBenefitCode = (text: string, client: string) => Promise<BenefitCode | undefined>

/**
 * Finds codes for whoever asks, in a search or in the check: a wrong one is a try, five a minute for a client and sixty for a
 * network, then 503 busy with Retry-After. A right one is none, as who has it searches often; it counts until it is known to be
 * right, so that many at once are no more than five.
 */
export function createBenefitCodeFinder({ store, clock }: Deps): FindBenefitCode {
  const countOfClient = createTryLimit(TRIES_PER_MINUTE, clock)
  const countOfNetwork = createTryLimit(TRIES_PER_MINUTE_OF_NETWORK, clock)
  return async (text, client) => {
    const takeBack = countOfClient(connectionOf(client))
    const takeBackOfNetwork = countOfNetwork(networkOf(client))
    const code = await benefitCodeOf(store, text)
    if (code) {
      takeBack()
      takeBackOfNetwork()
    }
    return code
  }
}

/** Says whether a text is a benefit code (API-05). Both answers are of one length. */
export async function checkBenefitCode(
  find: FindBenefitCode,
  text: string,
  client: string,
): Promise<Reply<Validation>> {
  const isValid = (await find(text, client)) !== undefined
  // 'true' is a letter shorter than 'false', which who listens to the encrypted answer could count.
  return new Reply({ validation: { isValid } }, { meta: { evenLength: isValid ? '.' : '' } })
}

/** Small letters: capitals would make one of what only looks alike, as the dotless i. */
function digestOf(code: string): Uint8Array {
  return createHash('sha256').update(tidy(code).normalize('NFKC').toLowerCase().trim(), 'utf8').digest()
}
