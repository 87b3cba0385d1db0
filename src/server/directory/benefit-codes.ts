import { createHash, timingSafeEqual } from 'node:crypto'
import { plainBenefitCode } from '#domain/benefit-code'
import { Reply } from '../http/answers.ts'
import type { Client, Limits } from '../limits/limits.ts'
import type { Store } from '../store/store.ts'
import type { BenefitCodeRecord } from './records.ts'

type Deps = { store: Store; limits: Limits }
type Validation = { validation: { isValid: boolean } }

/**
 * The benefit code that a text is, whatever its case and the space around it; undefined when it is none. Takes as long for
 * the one as for the other, and tells them apart by nothing but its result.
 */
export async function benefitCodeOf(store: Store, text: string): Promise<BenefitCodeRecord | undefined> {
  const wanted = digestOf(text)
  let found: BenefitCodeRecord | undefined
  for (const { body } of await store.records('benefitCode')) {
    const code = body as BenefitCodeRecord
    if (timingSafeEqual(digestOf(code.code), wanted)) found = code
  }
  return found
}

/** Finds the benefit code that a client's text is; undefined when it is none. */
export type FindBenefitCode = (text: string, client: Client) => Promise<BenefitCodeRecord | undefined>

/**
 * Finds codes for whoever asks, in a search or in the check. Wrong ones are counted; when too many were wrong in this minute every
 * code is 503 busy with Retry-After.
 */
export function createBenefitCodeFinder({ store, limits }: Deps): FindBenefitCode {
  return async (text, client) => {
    const charges = limits.charges('benefitCodes', client)
    const code = await limits.lookAt(charges, () => benefitCodeOf(store, text))
    if (!code) await tellOfWrongOnes()
    return code
  }

  async function tellOfWrongOnes(): Promise<void> {
    const wrong = await limits.tally('wrongBenefitCodes.all', 'all')
    if (wrong >= limits.most('wrongBenefitCodes.all')) limits.alarm('benefit-code-tries', 'all', { wrong })
  }
}

/** Says whether a text is a benefit code (API-05). Both answers are of one length. */
export async function checkBenefitCode(
  find: FindBenefitCode,
  text: string,
  client: Client,
): Promise<Reply<Validation>> {
  const isValid = (await find(text, client)) !== undefined
  // 'true' is a letter shorter than 'false', which who listens to the encrypted answer could count.
  return new Reply({ validation: { isValid } }, { meta: { evenLength: isValid ? '.' : '' } })
}

function digestOf(code: string): Uint8Array {
  return createHash('sha256').update(plainBenefitCode(code), 'utf8').digest()
}
