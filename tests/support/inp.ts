import type { BrowserContext, Page } from 'playwright'

/** One tap or key press: from the input to the next frame, in milliseconds (rounded to 8 by the browser). */
type Interaction = { id: string; name: string; target: string; duration: number }

export type Interactions = {
  /** Of all of them, the imperceptible ones too. */
  count: number
  p98: number
  max: number
  /** The slowest, slowest first. */
  worst: Interaction[]
}

/** The browser tells interactions from here on; quicker ones are only counted. */
const LEAST_TOLD = 16

declare global {
  interface Window {
    tellInteraction?: (interaction: Interaction) => Promise<void>
  }
}

/** Runs in each page before anything of it. */
function observe(leastTold: number): void {
  const page = `${performance.timeOrigin}`
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
      if (!entry.interactionId) continue
      const node = entry.target
      const target =
        node instanceof Element
          ? `${node.tagName.toLowerCase()} ${node.id || node.textContent?.slice(0, 30)}`
          : ''
      void window.tellInteraction?.({
        id: `${page} ${entry.interactionId}`,
        name: entry.name,
        target,
        duration: entry.duration,
      })
    }
  }).observe({ type: 'event', durationThreshold: leastTold, buffered: true } as PerformanceObserverInit)
}

/** Collects the interactions of every page of a context from now on (Event Timing); the answered function sums them up. */
export async function recordInteractions(
  context: BrowserContext,
): Promise<(page: Page) => Promise<Interactions>> {
  const told = new Map<string, Interaction>()
  await context.exposeBinding('tellInteraction', (_, interaction: Interaction) => {
    const known = told.get(interaction.id)
    if (!known || known.duration < interaction.duration) told.set(interaction.id, interaction)
  })
  await context.addInitScript(observe, LEAST_TOLD)
  return async (page) => {
    // Entries come after the frame they tell of.
    await page.waitForTimeout(500)
    const onThisPage = await page.evaluate(() => performance.interactionCount)
    const slowest = [...told.values()].sort((one, other) => other.duration - one.duration)
    const count = Math.max(onThisPage, slowest.length)
    const duration = (place: number) => slowest[place]?.duration ?? LEAST_TOLD / 2
    return {
      count,
      p98: duration(Math.floor(count * 0.02)),
      max: duration(0),
      worst: slowest.slice(0, 5),
    }
  }
}
