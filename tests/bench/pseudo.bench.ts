import type { Page } from 'playwright'
import { type BoxFaults, measureBoxes } from '../support/boxes.ts'
import { launchBrowser } from '../support/browser.ts'
import { buildCopy, PSEUDO } from '../support/builds.ts'
import { SCREENS as ADDRESSES, bookIn, walker, walkInIn } from '../support/languages-walk.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { DEMONSTRATION_STORE } from './entry-routes.ts'
import type { BenchOptions, Figure } from './figure.ts'

/** Screens that an address opens. */
const SCREENS = [
  ...ADDRESSES,
  `/health-services/instant-vaccines/${DEMONSTRATION_STORE}`,
  `/health-services/instant-vaccines/select/${DEMONSTRATION_STORE}`,
  '/health-services/scheduler/result?type=Flu%20Vaccine&location=45202',
  `/health-services/kiosk/${DEMONSTRATION_STORE}`,
]
const WIDTHS = [320, 390, 820, 1280]

/**
 * Boxes of texts in the pseudo-language: what is cut, over another text or not mirrored on each screen at each width, those of a
 * walk-in and of a booking too. A full run also lists the plain texts, which come from documents and the directory.
 */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  say('pseudo: English longer by 40 %, right to left, on every screen')
  await buildCopy(PSEUDO)
  const server = await startServer({ root: PSEUDO.folder })
  try {
    const found = await measure(server)
    for (const [fault, where] of found) {
      if (full || !fault.startsWith('plain')) say(`${fault}: ${[...where].join(', ')}`)
    }
    const count = (kind: keyof BoxFaults) =>
      [...found.keys()].filter((fault) => fault.startsWith(kind)).length
    return (['cut', 'overlapping', 'unmirrored', 'plain'] as const).map((kind) => ({
      name: `pseudo: texts ${kind}`,
      value: count(kind),
      unit: '',
      better: 'less',
      ...(kind !== 'plain' && { goal: 0 }),
    }))
  } finally {
    await server.stop()
  }
}

/** Each fault with the screens and widths that have it. */
async function measure(server: RunningServer): Promise<Map<string, Set<string>>> {
  const browser = await launchBrowser()
  const found = new Map<string, Set<string>>()
  const look = (page: Page) => async (name: string) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1000 })
      const faults = await page.evaluate(measureBoxes)
      for (const [kind, texts] of Object.entries(faults)) {
        for (const text of texts) {
          const fault = `${kind}: ${text}`
          found.set(fault, (found.get(fault) ?? new Set()).add(`${name} ${width}`))
        }
      }
    }
  }
  try {
    const page = await browser.newPage({ baseURL: server.url, locale: 'en-US' })
    for (const address of SCREENS) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await look(page)(address.split('/').at(-1) ?? '')
    }
    await walkInIn(page, 'en', walker(), look(page))
    await bookIn(page, 'en', walker(), look(page))
  } finally {
    await browser.close()
  }
  return found
}
