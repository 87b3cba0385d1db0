import { randomBytes } from 'node:crypto'

/** An id that nobody guesses: 144 random bits, 24 characters. */
export function newId(): string {
  return randomBytes(18).toString('base64url')
}
