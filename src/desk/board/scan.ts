import { COUNTER_CODE } from '#contract/vocabulary'

/** The most milliseconds between two signs of a scanner. Six signs typed by hand have a longer pause among them. */
const GAP_MS = 50

/** A key that was pressed. `at`: milliseconds of any clock; `before`: what the field that has the focus held before it. */
type Pressed = { key: string; at: number; element: Element | null; before: string }

/** What a scanner has typed where it does not belong. `before`: what the field held before it. */
type Scan = { code: string; before: string }

/** Tells a scanner from fingers: it types the six signs of a code at once, and Enter behind them. */
export function createScanReader() {
  let signs: Pressed[] = []
  /** The code, with the Enter that ends it. */
  return (pressed: Pressed): Scan | undefined => {
    const { key, at, element } = pressed
    const last = signs.at(-1)
    if (last && (at - last.at > GAP_MS || element !== last.element)) signs = []
    // A scanner holds Shift for capitals.
    if (key === 'Shift') return undefined
    const [first] = signs
    const code = signs.map((one) => one.key.toUpperCase()).join('')
    signs = key.length === 1 ? [...signs, pressed] : []
    return key === 'Enter' && first && COUNTER_CODE.test(code) ? { code, before: first.before } : undefined
  }
}
