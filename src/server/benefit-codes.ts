import { createHash, timingSafeEqual } from 'node:crypto'
import { tidy } from '#domain/text'
import type { BenefitCode } from './directory/demonstration-people.ts'
import { Reply } from './http/answers.ts'
import { connectionOf, networkOf } from './http/network.ts'
import { createTryLimit } from './http/rate-limit.ts'
import type { Store } from './store/store.ts'

const TRIES_PER_MINUTE = 5
const TRIES_PER_MINUTE_OF_NETWORK = 60

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

/**
 * Says whether a text is a benefit code (API-05), five times a minute for a client and sixty for a network, right and wrong
 * tries alike; then 503 busy with Retry-After. Both answers are of one length.
 */
export function createBenefitCodeCheck({
  store,
  clock,
}: {
  store: Store
  clock: () => number
}): (text: string, client: string) => Promise<Reply<Validation>> {
  const countTry = createTryLimit(TRIES_PER_MINUTE, clock)
  const countTryOfNetwork = createTryLimit(TRIES_PER_MINUTE_OF_NETWORK, clock)
  return async (text, client) => {
    countTry(connectionOf(client))
    countTryOfNetwork(networkOf(client))
    const isValid = (await benefitCodeOf(store, text)) !== undefined
    // 'true' is a letter shorter than 'false', which who listens to the encrypted answer could count.
    return new Reply({ validation: { isValid } }, { meta: { evenLength: isValid ? '.' : '' } })
  }
}

/** Small letters: capitals would make one of what only looks alike, as the dotless i. */
function digestOf(code: string): Uint8Array {
  return createHash('sha256').update(tidy(code).normalize('NFKC').toLowerCase().trim(), 'utf8').digest()
}
