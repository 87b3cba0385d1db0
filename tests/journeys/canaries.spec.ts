import { expect } from 'playwright/test'
import {
  findIn,
  keepEnteredAddresses,
  type MarkedGuest,
  markedGuest,
  typeMarks,
} from '../support/canaries.ts'
import { throughHistory } from '../support/next-guest.ts'
import { type Device, type Profile, test } from '../support/profile.ts'
import { databasesOf, enrolTablet, expectHome, HOME, keysIn, STORE_NAME } from '../support/tablet.ts'
import { expectScreen, fillScreen, heading, proceed, readCode, walkIn } from '../support/walk-in-flow.ts'
import { buildCopy, cachedUrls, type Site, shownVersion, untilServed } from '../support/worker.ts'

/** A tablet on which a guest has typed all there is to type, and stands before the last button. */
type Visit = { profile: Profile; device: Device; site: Site; marked: MarkedGuest; waits: number }

test.describe.configure({ timeout: 240_000 })

async function setUp(profile: Profile): Promise<Device> {
  const device = await profile.start()
  await enrolTablet(device.page)
  await untilServed(device.page)
  await expect.poll(() => keysIn(device.page, 'device')).toContain('outboxKey')
  await keepEnteredAddresses(device.page)
  return device
}

/** Types every mark, page by page; each is seen to stand in its field. */
async function typeAll({ page }: Device, marked: MarkedGuest): Promise<void> {
  let typed = ''
  await walkIn(page, {
    store: HOME,
    guest: marked.guest,
    vaccines: 1,
    until: 'general',
    onPage: async (name) => {
      if (name === 'landing') await expectHome(page)
    },
    onFilled: async (name) => {
      await typeMarks(page, name, marked)
      typed += await page.evaluate(() =>
        Array.from(
          document.querySelectorAll<HTMLInputElement>('form input, form textarea'),
          ({ value }) => value,
        ).join(),
      )
    },
  })
  await fillScreen(page, 'general', marked.guest)
  const unseen = marked.marks.filter((mark) => /^zq/i.test(mark) && !typed.includes(mark))
  expect(unseen, 'marks that were not typed').toEqual([])
}

/** Nothing the guest typed is anywhere: not on the tablet's disk, behind its history, in an address, or in the server's words. */
async function expectNoTrace({ profile, device, site, marked: { marks }, waits }: Visit): Promise<void> {
  await expectHome(device.page)
  await expectKept(device, waits)
  expect(findIn(profile.folder, marks), 'on the disk of a running tablet').toEqual([])
  await throughHistory(device.page, marks)
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

/** A wipe takes the visit and nothing else: enrolment, what waits to be sent and the shell stay. */
async function expectKept({ page }: Device, waits: number): Promise<void> {
  await expect.poll(() => databasesOf(page)).not.toContain('visit')
  expect(await keysIn(page, 'device')).toEqual(expect.arrayContaining(['enrolment', 'outboxKey']))
  expect(await keysIn(page, 'outbox')).toHaveLength(waits)
  expect((await cachedUrls(page)).length).toBeGreaterThan(20)
}

test.describe('quality S1 what a guest typed is nowhere @desktop', () => {
  test('CARD-08 S1 after Finish and Done', async ({ site, profile }) => {
    const [device, marked] = [await setUp(profile), markedGuest(1)]
    await typeAll(device, marked)
    await proceed(device.page)
    await readCode(device.page)
    await device.page.getByRole('button', { name: 'Done' }).click()
    await expectNoTrace({ profile, device, site, marked, waits: 0 })
  })

  test('CARD-08 S1 after "Start over"', async ({ site, profile }) => {
    const [device, marked] = [await setUp(profile), markedGuest(2, { isInsured: false })]
    await typeAll(device, marked)
    await device.page.getByRole('button', { name: 'Start over' }).click()
    await device.page.getByRole('button', { name: 'Erase and start over' }).click()
    await expectNoTrace({ profile, device, site, marked, waits: 0 })
  })

  test('CARD-08 S1 fault 38 after a guest has walked away', async ({ site, profile }) => {
    const [device, marked] = [await setUp(profile), markedGuest(3)]
    await device.page.clock.install()
    await typeAll(device, marked)
    await device.page.clock.runFor(61_000)
    await expect(device.page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible()
    await device.page.clock.runFor(21_000)
    await expectNoTrace({ profile, device, site, marked, waits: 0 })
  })

  test('CARD-08 S1 fault 35 after a visit in whose middle a newer build came', async ({ site, profile }) => {
    const next = await buildCopy('canaries-next', '97.0.0')
    const [device, marked] = [await setUp(profile), markedGuest(4)]
    const { page } = device
    await typeAll(device, marked)
    await site.serve(next)
    const isWaiting = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      for (let times = 0; times < 200 && !registration.waiting; times += 1)
        await new Promise((resolve) => setTimeout(resolve, 50))
      return registration.waiting !== null
    })
    expect(isWaiting).toBe(true)
    await page.reload()
    await expectScreen(page, 'general')
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Erase and start over' }).click()
    await expectHome(page)
    // That it does so at once is for the journeys of the worker to prove.
    const versionAtHome = async () => {
      await page.goto(HOME).catch(() => undefined) // cut short when the newer build reloads the page
      await expectHome(page)
      return shownVersion(page)
    }
    await expect.poll(versionAtHome, { timeout: 60_000 }).toMatch(/^97\.0\.0/)
    await expectNoTrace({ profile, device, site, marked, waits: 0 })
  })

  test('CARD-08 S1 S8 after a visit that ended without a server, sealed, and once more when it was received', async ({
    site,
    profile,
  }) => {
    const [device, marked] = [await setUp(profile), markedGuest(5)]
    await site.kill()
    await typeAll(device, marked)
    await proceed(device.page)
    await expect(heading(device.page, 'Your form is saved')).toBeVisible({ timeout: 15_000 })
    await device.page.getByRole('button', { name: 'Done' }).click()
    await expectNoTrace({ profile, device, site, marked, waits: 1 })
    await site.serve()
    const online = await profile.start()
    await online.page.goto(HOME)
    await expectHome(online.page)
    await expect.poll(() => keysIn(online.page, 'outbox'), { timeout: 60_000 }).toEqual([])
    await expectNoTrace({ profile, device: online, site, marked, waits: 0 })
  })

  test('CARD-08 S1 fault 40 after the power was cut in the middle of a visit', async ({ site, profile }) => {
    const [device, marked] = [await setUp(profile), markedGuest(6)]
    await typeAll(device, marked)
    await expect.poll(() => databasesOf(device.page)).toContain('visit')
    await device.cutPower()
    expect(findIn(profile.folder, marked.marks), 'on the disk of a tablet without power').toEqual([])
    const booted = await profile.start()
    await booted.page.goto(HOME)
    booted.requested.push(...device.requested)
    await expectNoTrace({ profile, device: booted, site, marked, waits: 0 })
  })
})
