import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '../support/fixtures.ts'
import { untilKept } from '../support/kept.ts'
import { ADULT, expectScreen, fillScreen, startForm } from '../support/walk-in-flow.ts'

test('a visit whose storage is thrown away is kept again with the next answer [fault 30]', async ({
  page,
  context,
  server,
}) => {
  await startForm(page)
  await fillScreen(page, 'name', ADULT)
  await untilKept(page)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'all' })
  // A database that is being removed may never be opened. A look that begins meanwhile may never end.
  await expect
    .poll(() => Promise.race([page.evaluate(() => indexedDB.databases()), pause(1000, 'none')]))
    .not.toBe('none')
  await page.getByLabel('Preferred name').fill('Rosa')
  await untilKept(page)
  await page.reload()
  await expectScreen(page, 'name')
  await expect(page.getByLabel('Preferred name')).toHaveValue('Rosa')
  await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue(ADULT.firstName)
})
