import { expect, test } from '../support/fixtures.ts'
import { keptVisit, untilKept } from '../support/kept.ts'
import { ADULT, expectScreen, fillScreen, proceed, startForm } from '../support/walk-in-flow.ts'

// What a worker keeps would use the room up before the page writes anything.
test.use({ serviceWorkers: 'block' })

const MEMORY_ONLY = /^This browser cannot keep your answers\./

test('a device without room keeps the answers in memory and says so, and keeps them again when there is room [HD-38, fault 29]', async ({
  page,
  context,
  server,
}) => {
  const session = await context.newCDPSession(page)
  const giveRoom = (bytes?: number) =>
    session.send('Storage.overrideQuotaForOrigin', {
      origin: server.url,
      ...(bytes !== undefined && { quotaSize: bytes }),
    })
  await giveRoom(1)
  await startForm(page)
  await fillScreen(page, 'name', ADULT)
  await expect(page.getByText(MEMORY_ONLY)).toBeVisible()
  expect(await keptVisit(page).catch(() => '')).toBe('')
  await proceed(page)
  await expectScreen(page, 'record')
  await expect(page.getByText(MEMORY_ONLY)).toBeVisible()
  await giveRoom()
  await page.goBack()
  await expectScreen(page, 'name')
  await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue(ADULT.firstName)
  await page.getByLabel('Preferred name').fill('Rosa')
  await untilKept(page)
  await expect(page.getByText(MEMORY_ONLY)).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Preferred name')).toHaveValue('Rosa')
})
