import { randomFillSync } from 'node:crypto'

const BYTES = 18
/** Random bytes for many ids: asking for those of one takes longer than all the rest of it. */
const pool = Buffer.alloc(BYTES * 256)
let used = pool.length

/** An id that cannot be guessed: 144 random bits, 24 characters. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += BYTES
  return pool.toString('base64url', used - BYTES, used)
}
