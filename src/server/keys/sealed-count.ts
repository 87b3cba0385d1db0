import type { SealedStore } from '../store/sealed-values.ts'
import type { SecretKey } from './keys.ts'
import { keyIdOf, SEALED_HEAD_BYTES } from './seal.ts'

/** How many sealed values need each data key, by its id. A value that names no key needs the oldest one, the last of `dataKeys`. */
export async function countByKey(
  store: Pick<SealedStore, 'sealedHeads'>,
  dataKeys: readonly Pick<SecretKey, 'keyId'>[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { head, count } of await store.sealedHeads(SEALED_HEAD_BYTES)) {
    const keyId = keyIdOf(head) ?? dataKeys.at(-1)?.keyId ?? ''
    counts.set(keyId, (counts.get(keyId) ?? 0) + count)
  }
  return counts
}
