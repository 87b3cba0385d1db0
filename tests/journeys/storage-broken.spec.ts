import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { test } from '../support/profile.ts'
import { keysIn } from '../support/tablet.ts'
import { ADULT, expectScreen, fillScreen, heading, proceed, startForm } from '../support/walk-in-flow.ts'
import { untilServed } from '../support/worker.ts'

const RECOVER = '/health-services/recover'
const MEMORY_ONLY = 'This browser cannot keep your answers.'

/** What a cut of the power in a bad moment leaves: all databases of the origin are opened by a file that names one that is not there. */
function damage(folder: string): void {
  const databases = join(folder, 'Default/IndexedDB')
  const stores = readdirSync(databases).filter((name) => name.endsWith('.leveldb'))
  expect(stores).toHaveLength(1)
  for (const name of stores) writeFileSync(join(databases, name, 'CURRENT'), 'MANIFEST-999999\n')
}

test.describe('databases that the disk has damaged @desktop', () => {
  test('the storage is emptied once, and the next start keeps its visit [fault 31]', async ({ profile }) => {
    const before = await profile.start()
    await startForm(before.page)
    await untilServed(before.page)
    await fillScreen(before.page, 'name', ADULT)
    await expect.poll(() => keysIn(before.page, 'visit')).toContain('visit')
    await before.close()
    damage(profile.folder)

    // Until it is started again a browser may count as full that has just emptied itself: the visit is in memory then, or kept.
    const after = await profile.start()
    await startForm(after.page)
    await fillScreen(after.page, 'name', ADULT)
    await proceed(after.page)
    await expectScreen(after.page, 'record')
    expect(after.requested.filter((url) => url.endsWith(RECOVER))).toHaveLength(1)
    await after.page.getByRole('button', { name: 'Start over' }).click()
    await after.page.getByRole('button', { name: 'Erase and start over' }).click()
    await expect(heading(after.page, 'Walk-In Vaccine')).toBeVisible()
    await after.cutPower() // one that hangs does not close either

    const healed = await profile.start()
    const { page } = healed
    await startForm(page)
    await fillScreen(page, 'name', ADULT)
    await proceed(page)
    await expectScreen(page, 'record')
    await expect(page.getByText(MEMORY_ONLY)).toHaveCount(0)
    await expect.poll(() => keysIn(page, 'visit')).toContain('visit')
    await page.reload()
    await expectScreen(page, 'record')
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue(ADULT.firstName)
    expect(healed.requested.filter((url) => url.endsWith(RECOVER))).toEqual([])
    await healed.close()
  })
})
