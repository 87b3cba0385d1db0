import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { expect } from 'playwright/test'
import { openBalancer } from '../support/balancer.ts'
import { launchBrowser } from '../support/browser.ts'
import {
  book,
  COUNTER_STORE,
  cancelAsGuest,
  importCounterStores,
  morningZone,
  type SimulatedGuest,
  sendWalkIn,
  walkInOf,
} from '../support/counter-guests.ts'
import {
  aTechnician,
  inviteDesk,
  openDeskIn,
  paintedAt,
  type Technician,
} from '../support/counter-technician.ts'
import { isPostgresHere, openTestDatabase } from '../support/postgres.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import { LOAD_ENV } from '../support/walk-in-load.ts'
import { type BenchOptions, type Figure, median, quantile } from './figure.ts'

const FOLDER = join(ROOT, '.build', 'bench-counter')
const WALK_INS = 30
const APPOINTMENTS = 20
/** Walk-ins that come between two rounds of the technician. */
const A_BATCH = 6
const FINISHES = 40

/**
 * A morning at a counter, worked off by the page and the keyboard alone: 30 walk-ins (three of them from offline devices, one that needs
 * attention, one duplicate) and 20 appointments, two of all cancelled. And how long a Finish takes to the line of the desk, with one
 * process and with three (DESK-02 to DESK-06, DESK-09).
 */
export async function bench({ say }: BenchOptions): Promise<Figure[]> {
  const zone = morningZone(Date.now())
  const browser = await launchBrowser()
  try {
    const morning = await onOneProcess(browser, zone, say)
    const three = isPostgresHere() ? await onThreeProcesses(browser, zone, say) : []
    return [...morning, ...three]
  } finally {
    await browser.close()
  }
}

async function onOneProcess(browser: Browser, zone: string, say: (line: string) => void): Promise<Figure[]> {
  const server = await startServer({ env: LOAD_ENV })
  try {
    await importCounterStores(server, zone)
    const page = await openDeskIn(browser, await inviteDesk(server, COUNTER_STORE, '--name', 'Front counter'))
    say(`counter: ${WALK_INS} walk-ins and ${APPOINTMENTS} appointments in ${zone}`)
    const technician = aTechnician(page)
    const waits = await workMorning(server.url, zone, page, technician)
    const figures = taskFigures(technician)
    waits.push(...(await finishes(server.url, zone, page)))
    return [...figures, lineFigure('with one process', waits)]
  } finally {
    await server.stop()
  }
}

/** Milliseconds from each Finish to its line. */
async function workMorning(url: string, zone: string, page: Page, technician: Technician): Promise<number[]> {
  const waits: number[] = []
  const seen = async (coming: Promise<SimulatedGuest>, began = Date.now()): Promise<SimulatedGuest> => {
    const guest = await coming
    waits.push((await paintedAt(page, guest.id)) - began)
    return guest
  }
  const booked: SimulatedGuest[] = []
  for (let number = 0; number < APPOINTMENTS; number += 1) {
    booked.push(await seen(book(url, { number: 1000 + number, zone, cell: Math.floor(number / 4) })))
  }
  const [changedMind, ...coming] = booked
  if (changedMind) await cancelAsGuest(url, changedMind)

  const [offline, young, again, plain] = [3, 1, 1, WALK_INS - 5]
  const walkIns: SimulatedGuest[] = []
  for (let number = 0; number < plain; number += 1) {
    walkIns.push(await seen(sendWalkIn(url, walkInOf(number, zone))))
    if (number % A_BATCH !== A_BATCH - 1) continue
    for (const guest of walkIns.splice(0)) await technician.serve(guest)
    for (const guest of coming.splice(0, A_BATCH - 2)) await technician.serve(guest)
  }
  for (let number = 0; number < offline; number += 1) {
    walkIns.push(await seen(sendWalkIn(url, walkInOf(100 + number, zone, 40), { sealed: true })))
  }
  for (let number = 0; number < young; number += 1) {
    const walkIn = walkInOf(200 + number, zone, 5)
    walkIn.basicInfo.dateOfBirth = new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10)
    walkIns.push(await seen(sendWalkIn(url, walkIn, { sealed: true })))
  }
  const second = walkInOf(100, zone, 2)
  const duplicates: SimulatedGuest[] = []
  for (let number = 0; number < again; number += 1) {
    duplicates.push(
      await seen(sendWalkIn(url, { ...second, counterCode: 'DDDDDD', comments: 'Again' }, { sealed: true })),
    )
  }
  const [leaves, ...others] = walkIns
  for (const guest of duplicates) await cancelDuplicate(technician, page, guest)
  if (leaves) await technician.serve(leaves)
  const [cancelled, ...rest] = others
  if (cancelled) await cancelOnBehalf(technician, cancelled)
  for (const guest of [...rest, ...coming]) await technician.serve(guest)
  await expect(page.getByRole('heading', { name: `Done ${WALK_INS + APPOINTMENTS}` })).toBeVisible()
  await expect(page.locator('[data-row]')).toHaveCount(0)
  return waits
}

async function cancelOnBehalf(technician: Technician, { counterCode }: SimulatedGuest): Promise<void> {
  await technician.open(counterCode)
  await cancelOpened(technician, counterCode)
  await technician.back()
}

async function cancelOpened({ does, tabTo, press, said }: Technician, code: string): Promise<void> {
  await does('cancel, with the question before it', async () => {
    await tabTo(/^Cancel visit$/)
    await press('Enter')
    await tabTo(/^Cancel the visit$/)
    await press('Enter')
    await said(`${code}: canceled.`)
  })
}

/** The duplicate leads to the first visit, which stays; the duplicate is cancelled. */
async function cancelDuplicate(
  technician: Technician,
  page: Page,
  { counterCode }: SimulatedGuest,
): Promise<void> {
  await technician.open(counterCode)
  await technician.does('from a duplicate to the first visit', async () => {
    await technician.tabTo(/^\w{6} · /)
    await technician.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${counterCode}`) })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'All answers' })).toBeVisible()
  })
  await cancelOnBehalf(technician, { id: '', kind: 'walkin', counterCode, lastName: '' })
}

function taskFigures({ tasks }: Technician): Figure[] {
  return [...tasks()].flatMap(([name, all]): Figure[] => [
    {
      name: `counter: ${name} (${all.length} times), key presses`,
      value: Math.max(...all.map(({ keys }) => keys)),
      unit: 'at most',
      better: 'less',
    },
    {
      name: `counter: ${name}, seconds without thinking, median`,
      value: median(all.map(({ ms }) => ms)) / 1000,
      unit: 's',
      better: 'less',
    },
  ])
}

function lineFigure(where: string, waits: number[]): Figure {
  return {
    name: `counter: from Finish to the line ${where}, p95 of ${waits.length}`,
    value: quantile(waits, 0.95),
    unit: 'ms',
    better: 'less',
    gate: 2000,
  }
}

/** Guests who finish one after another, at any moment of the desk's second. */
async function finishes(url: string, zone: string, page: Page): Promise<number[]> {
  const waits: number[] = []
  for (let number = 0; number < FINISHES; number += 1) {
    await new Promise((resolve) => setTimeout(resolve, (number * 137) % 1000))
    const began = Date.now()
    const { id } = await sendWalkIn(url, walkInOf(3000 + number, zone))
    waits.push((await paintedAt(page, id)) - began)
  }
  return waits
}

async function onThreeProcesses(
  browser: Browser,
  zone: string,
  say: (line: string) => void,
): Promise<Figure[]> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const database = await openTestDatabase({ durable: true })
  const env = { ...LOAD_ENV, DATABASE_URL: database.url }
  const servers: RunningServer[] = []
  try {
    for (let at = 0; at < 3; at += 1) servers.push(await startServer({ dataDir: FOLDER, env }))
    const balancer = await openBalancer(servers.map(({ port }) => port))
    try {
      await importCounterStores({ dataDir: FOLDER, env }, zone)
      const link = await inviteDesk({ dataDir: FOLDER, url: balancer.url, env }, COUNTER_STORE)
      const page = await openDeskIn(browser, link)
      say('counter: three processes on PostgreSQL')
      return [lineFigure('with three processes', await finishes(balancer.url, zone, page))]
    } finally {
      balancer.close()
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await database.close()
    rmSync(FOLDER, { recursive: true, force: true })
  }
}
