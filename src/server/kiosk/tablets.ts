import { randomBytes, timingSafeEqual } from 'node:crypto'
import { LOCATION_ID } from '#contract/vocabulary'
import type { ServerKeys } from '../keys/keys.ts'
import { tabletMarks } from '../keys/seal.ts'

const ID_BYTES = 16

/** The tokens of enrolled tablets: each holds its own proof, which ends with the KIOSK_CODE that it was made under (HD-06). */
export interface Tablets {
  /** A token for a new tablet of this store; undefined: the server has no KIOSK_CODE. */
  issue(locationId: string): string | undefined
  /** The id of the tablet with this token; undefined for a token of another server or another KIOSK_CODE. */
  idOf(token: string | null): string | undefined
}

export function openTablets(keys: Pick<ServerKeys, 'codeKeys'>, kioskCode: string | undefined): Tablets {
  if (kioskCode === undefined) return { issue: () => undefined, idOf: () => undefined }
  const proofsOf = (id: string, locationId: string) => tabletMarks(keys, [id, locationId, kioskCode])
  return {
    issue(locationId) {
      const id = randomBytes(ID_BYTES).toString('base64url')
      return [id, locationId, proofsOf(id, locationId)[0]].join('.')
    },
    idOf(token) {
      const [id = '', locationId = '', proof = '', ...more] = token?.split('.') ?? []
      if (!/^[\w-]{22}$/.test(id) || !LOCATION_ID.test(locationId) || more.length > 0) return undefined
      const given = Buffer.from(proof, 'utf8')
      const isOne = (wanted: Buffer) => given.length === wanted.length && timingSafeEqual(given, wanted)
      return proofsOf(id, locationId).some((text) => isOne(Buffer.from(text, 'utf8'))) ? id : undefined
    },
  }
}
