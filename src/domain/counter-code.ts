const SIGNS = '23456789BCDFGHJKMNPQRTVWXYZ'
const LENGTH = 6
const FAIR = 256 - (256 % SIGNS.length)

/**
 * How many random bytes a caller passes. A code uses six of them, but some values are skipped; 32 bytes are too few once in 10^26
 * times.
 */
export const COUNTER_CODE_BYTES = 32

/** A counter code of random bytes, every code as likely as any other; throws RangeError when the bytes do not suffice. */
export function counterCode(randomBytes: Uint8Array): string {
  // Bytes from FAIR on are skipped: taken modulo they would favour the first signs.
  const fair = [...randomBytes].filter((byte) => byte < FAIR).slice(0, LENGTH)
  if (fair.length < LENGTH)
    throw new RangeError(`a counter code needs more than ${randomBytes.length} random bytes`)
  return fair.map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('')
}
