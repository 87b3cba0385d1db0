import type { Browser, Page } from 'playwright'
import { expect } from 'playwright/test'
import type { SimulatedGuest } from './counter-guests.ts'
import { type RunningServer, runVerb } from './server.ts'

/** The PIN of the technician's desk. */
export const COUNTER_PIN = '4826'

/** Invites a desk of a location as the operator does, and returns the link for a browser at `url`. */
export async function inviteDesk(
  { dataDir, url, env }: Pick<RunningServer, 'dataDir' | 'url'> & { env?: Record<string, string> },
  locationId: string,
  ...words: string[]
): Promise<string> {
  const invite = ['invite', locationId, ...words]
  const { stdout, stderr } = await runVerb('desk', invite, { dataDir, ...(env && { env }) })
  const [, secret] = /#([\w-]+)/.exec(stdout) ?? []
  if (secret === undefined) throw new Error(`No desk was invited:\n${stderr}`)
  return `${url}/health-services/desk#${secret}`
}

/** Opens an invitation and begins the desk. */
export async function enrolDesk(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Choose a PIN').fill(COUNTER_PIN)
  await page.getByLabel('Type the PIN again').fill(COUNTER_PIN)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nobody yet today').or(page.locator('[data-row]').first())).toBeVisible()
}

/** A browser of its own that is enrolled as a desk, and remembers when each row was painted. */
export async function openDeskIn(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  const page = await context.newPage()
  await enrolDesk(page, link)
  await watchRows(page)
  return page
}

/** What a task took: key presses, and milliseconds that the technician waited for the page after them. */
type Task = { keys: number; ms: number }

/** A technician who works with the keyboard alone; every press is counted under the task that it belongs to. */
export function aTechnician(page: Page) {
  const tasks = new Map<string, Task[]>()
  let keys = 0

  async function press(key: string): Promise<void> {
    keys += 1
    await page.keyboard.press(key)
  }

  /** Does a task, and waits until its result can be seen. */
  async function does(task: string, work: () => Promise<unknown>): Promise<void> {
    keys = 0
    const began = performance.now()
    await work()
    const done: Task = { keys, ms: performance.now() - began }
    tasks.set(task, [...(tasks.get(task) ?? []), done])
  }

  /** Presses Tab until an element has the focus. */
  async function tabTo(name: RegExp): Promise<void> {
    for (let at = 0; at < 60; at += 1) {
      const text = await page.evaluate(() => document.activeElement?.textContent ?? '')
      if (name.test(text)) return
      await press('Tab')
    }
    throw new Error(`Tab does not reach ${name}.`)
  }

  const said = (text: string) => expect(page.locator('footer').getByText(text, { exact: true })).toBeVisible()

  /** Types a code as a scanner does, with Enter: the visit is found when its head is there, and open when all answers are. */
  async function open(code: string): Promise<void> {
    await does('find by code', async () => {
      for (const sign of [...code, 'Enter']) await press(sign)
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${code}`) })).toBeFocused()
    })
    await does('open, until all answers are there', () =>
      expect(page.getByRole('heading', { name: 'All answers' })).toBeVisible(),
    )
  }
  const step = (task: string, code: string, status: string) =>
    does(task, async () => {
      await press('ArrowRight')
      await said(`${code}: ${status}.`)
    })
  const back = () =>
    does('back to the list', async () => {
      await press('Escape')
      await expect(page.locator('main article')).toHaveCount(0)
    })

  /** A guest says the code, and is called and served. */
  async function serve({ counterCode, kind }: Pick<SimulatedGuest, 'counterCode' | 'kind'>): Promise<void> {
    await open(counterCode)
    if (kind === 'appointment') await step('mark as arrived', counterCode, 'arrived')
    await step('call', counterCode, 'called')
    await step('mark as served', counterCode, 'served')
    await back()
  }

  return { tasks: () => tasks, does, press, tabTo, said, open, back, serve }
}

export type Technician = ReturnType<typeof aTechnician>

declare global {
  interface Window {
    /** Epoch milliseconds at which the row of a visit was first painted, by its id. */
    paintedRows?: Record<string, number>
  }
}

/** Has the page remember when each row of the list was first painted. */
async function watchRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const painted: Record<string, number> = {}
    window.paintedRows = painted
    const look = () => {
      for (const row of document.querySelectorAll<HTMLElement>('[data-row]')) {
        painted[row.dataset['row'] ?? ''] ??= performance.timeOrigin + performance.now()
      }
    }
    new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, {
      childList: true,
      subtree: true,
    })
    look()
  })
}

/** When the row of a visit was painted, in epoch milliseconds; waits for it. */
export async function paintedAt(page: Page, id: string): Promise<number> {
  const painted = await page.waitForFunction((row) => window.paintedRows?.[row], id, {
    polling: 50,
    timeout: 60_000,
  })
  return (await painted.jsonValue()) as number
}
