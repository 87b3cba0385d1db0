import type { Browser, Page } from 'playwright'
import { launchBrowser } from '../support/browser.ts'
import {
  COUNTER_STORE,
  codeOf,
  importCounterStores,
  morningZone,
  OTHER_STORE,
  type SimulatedGuest,
  sendWalkIn,
  walkInOf,
} from '../support/counter-guests.ts'
import { aTechnician, COUNTER_PIN, inviteDesk, openDeskIn, paintedAt } from '../support/counter-technician.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { LOAD_ENV } from '../support/walk-in-load.ts'
import { type BenchOptions, type Figure, quantile } from './figure.ts'
import { sizes } from './page-sizes.ts'

/** Visits of a very full day, and how often its list is asked for. */
const FULL_DAY = 400
const LOOKS = 2000
const PRESSES = 10

/**
 * Desks beside each other: what the cookie of one opens of another store, two that press at once, and a page with a very full day that
 * looks at its list again and again (DESK-01, DESK-02, DESK-05).
 */
export async function bench({ say }: BenchOptions): Promise<Figure[]> {
  const zone = morningZone(Date.now())
  const browser = await launchBrowser()
  const server = await startServer({ env: LOAD_ENV })
  try {
    await importCounterStores(server, zone)
    const page = await openDeskIn(browser, await inviteDesk(server, COUNTER_STORE, '--name', 'Front counter'))
    const others = await askForOtherStore(browser, server, page, zone)
    const pairs = await pressAtOnce(browser, server, page, zone)
    say(`counter: ${FULL_DAY} visits, and ${LOOKS} looks at the list`)
    return [...others, ...pairs, ...(await onFullDay(server.url, zone, page))]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Two desks press for the same visits in the same moment: one press of each pair counts, and both desks show the same. */
async function pressAtOnce(
  browser: Browser,
  server: RunningServer,
  page: Page,
  zone: string,
): Promise<Figure[]> {
  const back = await openDeskIn(browser, await inviteDesk(server, COUNTER_STORE, '--name', 'Drive-through'))
  let agreed = 0
  for (let number = 0; number < PRESSES; number += 1) {
    const { id, counterCode: code } = await sendWalkIn(server.url, walkInOf(5000 + number, zone))
    const desks = [page, back]
    await Promise.all(desks.map((desk) => paintedAt(desk, id)))
    await Promise.all(desks.map((desk) => desk.getByRole('button', { name: `Call: ${code}` }).click()))
    await Promise.all(desks.map((desk) => desk.getByRole('button', { name: `Served: ${code}` }).waitFor()))
    const said = (text: RegExp) =>
      Promise.all(desks.map((desk) => desk.locator('main, footer').getByText(text).count()))
    const done = await said(new RegExp(`^${code}: called\\.$`))
    const late = await said(
      new RegExp(`^The desk “.+” was faster: ${code} is called now\\. Nothing was changed\\.$`),
    )
    if ([...done, ...late].filter((count) => count === 1).length === 2 && done[0] !== done[1]) agreed += 1
  }
  await back.context().close()
  const name = `counter: of ${PRESSES} pairs of presses at once, one counted and both desks show it`
  return [{ name, value: agreed, unit: '', better: 'more', gate: PRESSES }]
}

/** The page with a full day's list: what a task takes, and what is left in memory by looking at it again and again. */
async function onFullDay(url: string, zone: string, page: Page): Promise<Figure[]> {
  const shown = await page.locator('[data-row]').count()
  const more = Array.from({ length: FULL_DAY - shown }, (_, at) => 7000 + at)
  let last: SimulatedGuest | undefined
  for (const number of more) last = await sendWalkIn(url, walkInOf(number, zone))
  await paintedAt(page, last?.id ?? '')
  const technician = aTechnician(page)
  for (const number of more.slice(0, PRESSES)) {
    await technician.serve({ kind: 'walkin', counterCode: codeOf(number) })
  }
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await look(page, LOOKS / 10)
  const before = await sizes(session)
  await look(page, LOOKS)
  const after = await sizes(session)
  const slowest = [...technician.tasks()].flatMap(([, all]) => all.map(({ ms }) => ms))
  return [
    {
      name: `counter: any task with ${FULL_DAY} visits on the list, p95`,
      value: quantile(slowest, 0.95) / 1000,
      unit: 's',
      better: 'less',
    },
    {
      name: `counter: heap after ${LOOKS} more looks at them`,
      value: (after.heap - before.heap) / 1_000_000,
      unit: 'MB more',
      better: 'less',
      gate: 2,
    },
    {
      name: `counter: nodes after ${LOOKS} more looks`,
      value: after.nodes - before.nodes,
      unit: 'more',
      better: 'less',
      gate: 200,
    },
  ]
}

/** Has the page look at its list again and again, as when it is shown again. */
async function look(page: Page, times: number): Promise<void> {
  await page.evaluate(async (most) => {
    const heard = () =>
      new Promise<void>((resolve) => {
        const watching = new PerformanceObserver((list) => {
          if (!list.getEntries().some(({ name }) => name.endsWith('/desk/v1/today'))) return
          watching.disconnect()
          resolve()
        })
        watching.observe({ type: 'resource' })
      })
    for (let at = 0; at < most; at += 1) {
      const answered = heard()
      document.dispatchEvent(new Event('visibilitychange'))
      await answered
      performance.clearResourceTimings()
    }
  }, times)
}

type Call = { method: string; path: string; body?: unknown }

/** Tries every call of the counter from a desk's page, with its cookie, for what is another store's. */
async function askForOtherStore(
  browser: Browser,
  server: RunningServer,
  page: Page,
  zone: string,
): Promise<Figure[]> {
  const other = await openDeskIn(browser, await inviteDesk(server, OTHER_STORE, '--name', 'Elsewhere'))
  const walkIn = { ...walkInOf(9000, zone), locationNumber: OTHER_STORE, counterCode: 'ZZZZZZ' }
  const { id, lastName } = await sendWalkIn(server.url, walkIn)
  const { data } = JSON.parse(
    await callFrom(other, {
      method: 'POST',
      path: '/closures',
      body: { until: '24:00', reason: 'Elsewhere' },
    }),
  )
  const closure: string = data.store.closures[0].id
  const calls: Call[] = [
    { method: 'GET', path: '/session' },
    { method: 'GET', path: '/today' },
    { method: 'GET', path: `/today?locationId=${OTHER_STORE}` },
    { method: 'GET', path: '/store' },
    { method: 'GET', path: `/store?locationId=${OTHER_STORE}` },
    { method: 'GET', path: '/visits?code=ZZZZZZ' },
    { method: 'GET', path: '/calls' },
    { method: 'GET', path: `/calls?locationId=${OTHER_STORE}` },
    { method: 'GET', path: `/visits/${id}` },
    { method: 'POST', path: `/visits/${id}/status`, body: { status: 'called', from: 'waiting' } },
    { method: 'POST', path: `/visits/${id}/status`, body: { status: 'undo', from: 'waiting' } },
    { method: 'POST', path: `/visits/${id}/cancel`, body: { from: 'waiting' } },
    { method: 'DELETE', path: `/closures/${closure}` },
    { method: 'PUT', path: '/wait', body: { minutes: 55, locationId: OTHER_STORE } },
    { method: 'PUT', path: '/wait', body: { minutes: 55 } },
    { method: 'POST', path: '/closures', body: { until: '24:00', locationId: OTHER_STORE } },
    { method: 'POST', path: '/invitations/look', body: { invitation: OTHER_STORE } },
    { method: 'POST', path: '/enrolments', body: { invitation: OTHER_STORE, pin: COUNTER_PIN } },
  ]
  const told: string[] = []
  // The id of what was asked for is no secret of the other store; everything else about it would be.
  const secret = new RegExp(`ZZZZZZ|${lastName}|Elsewhere|Vine Street|${OTHER_STORE}`)
  for (const call of calls) {
    if (secret.test(await callFrom(page, call))) told.push(`${call.method} ${call.path}`)
  }
  const after = await callFrom(other, { method: 'GET', path: '/today' })
  if (JSON.parse(after).data.visits[0]?.status !== 'waiting') told.push('the visit was changed')
  const store = JSON.parse(await callFrom(other, { method: 'GET', path: '/store' })).data
  if (store.closures.length !== 1 || store.wait?.minutes === 55) told.push('the store was changed')
  const name = `counter: ${calls.length} calls for what is another store's, answered with something of it`
  return [{ name, value: told.length, unit: told.join(' '), better: 'less', gate: 0 }]
}

/** The body of an answer to a call that a page's script makes, with the cookie of its browser. */
function callFrom(page: Page, call: Call): Promise<string> {
  return page.evaluate(async ({ method, path, body }) => {
    const answer = await fetch(`/desk/v1${path}`, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
    return answer.text()
  }, call)
}
