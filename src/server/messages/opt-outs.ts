import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { VisitMessageTexts } from '#contract/content/visit-messages'
import type { Store } from '../store/store.ts'

const SALT_BYTES = 16
const HASH_BYTES = 32
/** A reply of more words is a sentence that only begins with the word. */
const MOST_WORDS = 5

const derive = promisify<string, Uint8Array, number, Buffer>(scrypt)

/** The addresses that get no e-mail. The list outlives visits and keys, so it has a slow hash of each address and not the address. */
export interface OptOuts {
  has(address: string): Promise<boolean>
  set(address: string, isOut: boolean): Promise<void>
}

export function openOptOuts(store: Pick<Store, 'keepFact' | 'isOptedOut' | 'setOptedOut'>): OptOuts {
  let salt: Promise<string> | undefined
  const hashOf = async (address: string) => {
    salt ??= store.keepFact('optOutSalt', randomBytes(SALT_BYTES).toString('hex'))
    const key = await derive(address.trim().toLowerCase(), Buffer.from(await salt, 'hex'), HASH_BYTES)
    return key.toString('base64url')
  }
  return {
    has: async (address) => store.isOptedOut(await hashOf(address)),
    set: async (address, isOut) => store.setOptedOut(await hashOf(address), isOut),
  }
}

/** What a guest means who answers an e-mail: a word of the lists at the beginning of a short first line. */
export function meaningOf(
  { stopWords, startWords }: Pick<VisitMessageTexts, 'stopWords' | 'startWords'>,
  reply: string,
): 'stop' | 'start' | 'other' {
  const lines = reply.split(/\r\n|[\r\n]/).map((line) => line.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
  const line = lines.find((one) => one !== '')?.toUpperCase() ?? ''
  const begins = (words: readonly string[]) =>
    words.some((word) => `${line} `.startsWith(`${word.toUpperCase()} `))
  if (line.split(' ').length > MOST_WORDS) return 'other'
  if (begins(stopWords)) return 'stop'
  return begins(startWords) ? 'start' : 'other'
}
