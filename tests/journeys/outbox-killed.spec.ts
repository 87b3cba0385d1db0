import { expect } from 'playwright/test'
import { exportSince } from '../support/exported.ts'
import { expectNotShown } from '../support/next-guest.ts'
import { test } from '../support/profile.ts'
import { quickWalkIn } from '../support/quick-form.ts'
import { databasesOf, enrolTablet, expectHome, HOME, keysIn } from '../support/tablet.ts'
import { aGuest, CHILD, heading } from '../support/walk-in-flow.ts'
import { cachedUrls, untilServed } from '../support/worker.ts'

test.describe('a tablet whose power is cut @desktop', () => {
  test('with the server dead before anyone came, three guests check in, the browser is killed, and each is received once, in order [CARD-04, CARD-05, CARD-07, fault 40]', async ({
    site,
    profile,
  }) => {
    const before = await profile.start()
    await enrolTablet(before.page)
    await untilServed(before.page)
    await expect.poll(() => keysIn(before.page, 'device')).toContain('outboxKey')
    await expect.poll(async () => (await cachedUrls(before.page)).join()).toContain('/services/location')
    await site.kill()

    const codes: string[] = []
    for (const guest of [aGuest(), aGuest(CHILD), aGuest()]) {
      codes.push(await quickWalkIn(before.page, guest))
      await expect(heading(before.page, 'Your form is saved')).toBeVisible()
      await before.page.getByRole('button', { name: 'Done' }).click()
      await expectHome(before.page)
      await expect(before.page.getByText(`${codes.length} waiting to be sent`)).toBeVisible()
      expect(await databasesOf(before.page)).not.toContain('visit')
      await expectNotShown(before.page, codes)
    }
    expect(new Set(codes).size).toBe(3)
    await before.page.goto('/health-services/scheduler/main')
    await expectHome(before.page)
    await expect(before.page.getByRole('img', { name: /QR code/ })).toBeVisible()
    await before.cutPower()

    await site.serve()
    const after = await profile.start()
    await after.page.goto(HOME)
    await expectHome(after.page)
    await expect.poll(() => keysIn(after.page, 'outbox')).toEqual([])
    await expect(after.page.getByText(/waiting to be sent|not accepted/)).toHaveCount(0)
    const received = await exportSince(site, 0)
    expect(received.map(({ kind, status, counterCode }) => [kind, status, counterCode])).toEqual(
      codes.map((counterCode) => ['walkin', 'checkedIn', counterCode]),
    )
    await after.close()
  })
})
