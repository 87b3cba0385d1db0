/** The longest that a tablet waits for somebody who reads, in seconds. */
const LONGEST = 240
const WORDS_A_SECOND = 3

/**
 * How long a tablet waits for a guest who gives no sign, in milliseconds (WI-33): as configured (seconds), or longer while a text is
 * open: a second for every three words, four minutes at most.
 */
export function idleTime(openText: string, configured: number): number {
  const words = openText.match(/\S+/g)?.length ?? 0
  return 1000 * Math.max(configured, Math.min(LONGEST, words / WORDS_A_SECOND))
}
