import { expect } from 'playwright/test'
import { NEXT } from '../support/builds.ts'
import {
  findIn,
  findInHeap,
  keepEnteredAddresses,
  type MarkedGuest,
  markedAnswers,
  markedGuest,
  typeMarks,
} from '../support/canaries.ts'
import { shownAnswers } from '../support/kept.ts'
import { throughHistory } from '../support/next-guest.ts'
import { type Device, type Profile, test } from '../support/profile.ts'
import { fillForm } from '../support/quick-form.ts'
import {
  awaitWarning,
  databasesOf,
  enrolTablet,
  expectHome,
  HOME,
  keysIn,
  STORE,
  STORE_NAME,
} from '../support/tablet.ts'
import { expectScreen, fillScreen, heading, proceed, readCode, walkIn } from '../support/walk-in-flow.ts'
import { cachedUrls, lookForUpdate, type Site, shownVersion, untilServed } from '../support/worker.ts'

/** A tablet after the visits of guests who typed these texts; so many check-ins wait on it. */
type Visit = { profile: Profile; device: Device; site: Site; marks: string[]; waits: number }

async function setUp(profile: Profile): Promise<Device> {
  const device = await profile.start()
  await enrolTablet(device.page)
  await untilServed(device.page)
  await expect.poll(() => keysIn(device.page, 'device')).toContain('outboxKey')
  return device
}

/** Types every mark into the form and leaves its last page open. */
async function typeAll({ page }: Device, marked: MarkedGuest): Promise<void> {
  await expectHome(page)
  expectTyped(marked, await fillForm(page, markedAnswers(marked), 'Your agreement to the vaccines'))
}

/** Types the marks of the first pages and leaves the one of the address open. */
async function typeSome({ page }: Device, marked: MarkedGuest): Promise<void> {
  await expectHome(page)
  const typed = await fillForm(page, markedAnswers(marked), 'For the vaccine record')
  expect(marked.marks.filter((mark) => typed.includes(mark)).length).toBeGreaterThan(6)
}

/** The same by labels, page by page, as a guest does. */
async function typeByLabels({ page }: Device, marked: MarkedGuest): Promise<void> {
  let typed = ''
  await walkIn(page, {
    store: HOME,
    guest: marked.guest,
    vaccines: 1,
    until: 'sign',
    onPage: async (name) => {
      if (name === 'landing') await expectHome(page)
    },
    onFilled: async (name) => {
      await typeMarks(page, name, marked)
      typed += Object.values(await shownAnswers(page)).join()
    },
  })
  await fillScreen(page, 'sign', marked.guest)
  typed += Object.values(await shownAnswers(page)).join()
  expectTyped(marked, typed)
}

/** Each mark was seen in its field. */
function expectTyped({ marks }: MarkedGuest, typed: string): void {
  const unseen = marks.filter((mark) => /^zq/i.test(mark) && !typed.includes(mark))
  expect(unseen, 'marks that were not typed').toEqual([])
}

/** Nothing the guest typed is anywhere: not on the tablet's disk, behind its history, in an address, or in the server's words. */
async function expectNoTrace({ profile, device, site, marks, waits }: Visit): Promise<void> {
  await expectNoneShown({ profile, device, marks, waits })
  await device.page.goto('/health-services/scheduler/schedule')
  await expectHome(device.page)
  await device.page.reload()
  await expectHome(device.page)
  await device.close()
  expect(findIn(profile.folder, marks), 'on the disk of a closed tablet').toEqual([])
  // What the guest may see is found: so would be what was typed.
  expect(findIn(profile.folder, [STORE_NAME])).not.toEqual([])

  const again = await profile.start()
  await throughHistory(again.page, marks)
  await again.page.goto(HOME)
  await expectHome(again.page)
  await expectKept(again, waits)
  await again.context.setOffline(true)
  await again.page.reload()
  await expectHome(again.page)
  await throughHistory(again.page, marks)
  await again.close()
  expect(findIn(profile.folder, marks), 'on the disk of a tablet that was opened again').toEqual([])
  const said = [site.logs(), ...device.requested, ...again.requested].join('\n')
  expect(device.requested.length).toBeGreaterThan(20)
  expect(marks.filter((mark) => said.includes(mark) || said.includes(encodeURIComponent(mark)))).toEqual([])
}

/** The tablet is ready for the next guest: nothing of those before is in the page's memory, on the disk or behind the history. */
async function expectNoneShown({ profile, device, marks, waits }: Omit<Visit, 'site'>): Promise<void> {
  await expectHome(device.page)
  await expectKept(device, waits)
  const [typed, shown] = await findInHeap(device.page, marks, [STORE_NAME])
  expect(typed, 'in the memory of the page').toEqual([])
  // What the guest may see is found: so would be what was typed.
  expect(shown).not.toEqual([])
  expect(findIn(profile.folder, marks), 'on the disk of a running tablet').toEqual([])
  await throughHistory(device.page, marks)
}

/** A wipe takes the visit and nothing else: enrolment, what waits to be sent and the shell stay. */
async function expectKept({ page }: Device, waits: number): Promise<void> {
  await expect.poll(() => databasesOf(page)).not.toContain('visit')
  expect(await databasesOf(page)).not.toContain('receipts')
  expect(await keysIn(page, 'device')).toEqual(expect.arrayContaining(['enrolment', 'outboxKey']))
  expect(await keysIn(page, 'outbox')).toHaveLength(waits)
  expect((await cachedUrls(page)).length).toBeGreaterThan(20)
}

test.describe('what a guest typed is nowhere [quality S1] @desktop', () => {
  test('after Finish and Done, after "Start over", and after a guest has walked away [CARD-08, S1, fault 38]', async ({
    site,
    profile,
  }) => {
    const device = await setUp(profile)
    const { page } = device
    const marks: string[] = []
    const expectOver = async (marked: MarkedGuest) => {
      marks.push(...marked.marks)
      await expectNoneShown({ profile, device, marks, waits: 0 })
    }

    const finishing = markedGuest(1)
    await keepEnteredAddresses(page)
    await typeByLabels(device, finishing)
    await proceed(page)
    await readCode(page)
    await page.getByRole('button', { name: 'Done' }).click()
    await expectOver(finishing)

    const uninsured = markedGuest(2, { isInsured: false })
    await typeAll(device, uninsured)
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Erase and start over' }).click()
    await expectOver(uninsured)

    const leaving = markedGuest(3)
    await page.clock.install()
    await typeAll(device, leaving)
    await awaitWarning(page)
    await page.clock.runFor(31_000)
    await expectOver(leaving)
    await expectNoTrace({ profile, device, site, marks, waits: 0 })
  })

  test('after "Erase my answers now", a cancel link, staff who leave the mode, a network that is gone and a tab that crashed [CARD-08, S1, HD-38]', async ({
    site,
    profile,
  }) => {
    test.setTimeout(300_000)
    const device = await setUp(profile)
    const { page, context } = device
    const marks: string[] = []
    const typed = async (seed: number, type = typeSome) => {
      const marked = markedGuest(seed, { isInsured: seed % 2 === 0 })
      marks.push(...marked.marks)
      await type(device, marked)
    }
    const expectOver = () => expectNoneShown({ profile, device, marks, waits: 0 })

    await typed(10)
    await page.goto('/health-services/scheduler/cancel/an-id/a-code')
    await expectOver()

    await typed(11)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Erase and start over' }).click()
    await expectHome(page)
    await context.setOffline(false)
    await expectOver()

    await page.clock.install()
    await typed(12)
    await awaitWarning(page)
    await page.getByRole('button', { name: 'Erase my answers now' }).click()
    await expectOver()

    await typed(13, typeAll)
    const crashed = page.waitForEvent('crash')
    await page.goto('chrome://crash').catch(() => undefined)
    await crashed
    device.page = await context.newPage()
    await page.close()
    await device.page.goto(HOME)
    await expectOver()

    await typed(14)
    await device.page.goto(`/health-services/kiosk/${STORE}`)
    await device.page.getByRole('button', { name: 'Go to the first page' }).click()
    await expectNoTrace({ profile, device, site, marks, waits: 0 })
  })

  test('after a visit in whose middle a newer build came, one that ended without a server, sealed, and was received later, and one whose power was cut [CARD-08, S1, S8, fault 35, fault 40]', async ({
    site,
    profile,
  }) => {
    test.setTimeout(300_000)
    const first = await setUp(profile)
    const { page } = first
    const marks: string[] = []
    const typed = async (device: Device, seed: number) => {
      const marked = markedGuest(seed)
      marks.push(...marked.marks)
      await typeAll(device, marked)
    }

    await typed(first, 4)
    await site.serve(NEXT)
    expect(await lookForUpdate(page)).toBe(true)
    await page.reload()
    await expectScreen(page, 'sign')
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Erase and start over' }).click()
    await expectHome(page)
    // That it does so at once is for the journeys of the worker to prove.
    const versionAtHome = async () => {
      await page.goto(HOME).catch(() => undefined) // cut short when the newer build reloads the page
      await expectHome(page)
      return shownVersion(page).catch(() => '') // as above
    }
    await expect.poll(versionAtHome, { timeout: 60_000 }).toContain(NEXT.version)
    await expectNoneShown({ profile, device: first, marks, waits: 0 })

    await site.kill()
    await typed(first, 5)
    await proceed(page)
    await expect(heading(page, 'Your form is saved')).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await expectNoneShown({ profile, device: first, marks, waits: 1 })
    await first.close()
    expect(findIn(profile.folder, marks), 'on the disk of a closed tablet').toEqual([])

    await site.serve(NEXT)
    const online = await profile.start()
    await throughHistory(online.page, marks)
    await online.page.goto(HOME)
    await expectHome(online.page)
    await expect.poll(() => keysIn(online.page, 'outbox')).toEqual([])
    await expectNoneShown({ profile, device: online, marks, waits: 0 })

    await typed(online, 6)
    await expect.poll(() => databasesOf(online.page)).toContain('visit')
    await online.cutPower()
    expect(findIn(profile.folder, marks), 'on the disk of a tablet without power').toEqual([])
    const booted = await profile.start()
    await booted.page.goto(HOME)
    booted.requested.push(...first.requested, ...online.requested)
    await expectNoTrace({ profile, device: booted, site, marks, waits: 0 })
  })
})
