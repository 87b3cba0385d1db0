import { COUNTER_CODE } from '#contract/vocabulary'

/**
 * The most milliseconds between two signs of a scanner, and between the last one and what ends it. Slow ones wait 100 to 200. Fingers can be as
 * fast, but what they type into the fields of this page is no code.
 */
const GAP_MS = 250
/** What a scanner types behind a code. */
const ENDS: readonly string[] = ['Enter', 'Tab']

/** A key that was pressed. `at`: milliseconds of any clock; `field`: what takes the signs; `before`: what it held before the key. */
type Pressed<Field> = { key: string; at: number; field: Field; before: string }

/** What a scanner has typed. `field`: into what; `before`: what it held before the scan. */
export type Scan<Field> = { code: string; field: Field; before: string }

/** Tells a scanner from fingers: it types the six signs of a code without a pause, and Enter or Tab behind them, wherever the focus is by then. */
export function createScanReader<Field>() {
  let signs: Pressed<Field>[] = []
  /** The scan, with the key that ends it. */
  return (pressed: Pressed<Field>): Scan<Field> | undefined => {
    const { key, at, field } = pressed
    const last = signs.at(-1)
    const isEnd = ENDS.includes(key)
    if (last && (at - last.at > GAP_MS || (field !== last.field && !isEnd))) signs = []
    // A scanner holds Shift for capitals.
    if (key === 'Shift') return undefined
    const [first] = signs
    const code = signs.map((one) => one.key.toUpperCase()).join('')
    signs = key.length === 1 ? [...signs, pressed] : []
    return isEnd && first && COUNTER_CODE.test(code)
      ? { code, field: first.field, before: first.before }
      : undefined
  }
}
