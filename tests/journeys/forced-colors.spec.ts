import type { Locator, Page } from 'playwright'
import { aWalkInAt, sendWalkIn } from '../support/counter-guests.ts'
import { enrolDesk, inviteDesk } from '../support/counter-technician.ts'
import { expect, test } from '../support/fixtures.ts'
import { openResults, SEARCHES } from '../support/results-flow.ts'
import {
  aGuest,
  DEMONSTRATION_STORE,
  expectScreen,
  fillScreen,
  proceed,
  startForm,
} from '../support/walk-in-flow.ts'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

/** The luminance of each pixel of an element, in rows. */
async function luminances(page: Page, element: Locator): Promise<number[][]> {
  const bytes = [...(await element.screenshot())]
  return page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, image.width, image.height) ?? {}
    const linear = (value = 0) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    return Array.from({ length: image.height }, (_, y) =>
      Array.from({ length: image.width }, (_, x) => {
        const at = 4 * (y * image.width + x)
        return 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2])
      }),
    )
  }, bytes)
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The contrast of the words of a filled disc with their ground. */
async function contrastWithin(page: Page, disc: Locator): Promise<number> {
  const middle = (await luminances(page, disc)).slice(4, -4).flatMap((row) => row.slice(4, -4))
  return contrast(Math.max(...middle), Math.min(...middle))
}

/** How much of the disc behind a step's number, which covers the corner of its icon, is seen around the number. */
async function shareOfDisc(page: Page, icon: Locator): Promise<number> {
  const rows = await luminances(page, icon)
  const scale = rows.length / ((await icon.boundingBox())?.height ?? 0)
  const px = (size: number) => Math.round(size * scale)
  const disc = rows[px(7)]?.[px(1)] ?? 0
  const inside = rows.slice(px(2), px(13)).flatMap((row) => row.slice(px(4), px(12)))
  return inside.filter((one) => contrast(one, disc) < 1.5).length / inside.length
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colours the numbers of steps, the letters of cards and both parts of the progress bar are told apart, ${colorScheme} [SC-07]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' })
    await page.goto(DEMONSTRATION_STORE)
    expect(await shareOfDisc(page, page.locator('[data-numbered]').first())).toBeGreaterThan(0.5)
    await openResults(page, SEARCHES.flu)
    for (const letter of (await page.locator('article [data-forced=fill]').all()).slice(0, 3)) {
      await letter.scrollIntoViewIfNeeded()
      expect(await contrastWithin(page, letter), (await letter.textContent()) ?? '').toBeGreaterThanOrEqual(3)
    }
    const guest = aGuest()
    await startForm(page)
    await fillScreen(page, 'name', guest)
    await proceed(page)
    await expectScreen(page, 'record')
    const rows = await luminances(page, page.locator('[data-forced=bar]'))
    const row = rows[Math.floor(rows.length / 2)] ?? []
    const [done = 0, left = 0] = [row[4], row.at(-4)]
    expect(contrast(done, left), 'done and left of the bar').toBeGreaterThanOrEqual(3)
  })
}

test('on a wide screen in forced colours a step that is done or open is filled, one ahead is an outline, and pins show their letter [SC-07] @desktop', async ({
  page,
}) => {
  await startForm(page)
  const [here, ahead] = [
    page.locator('[data-forced=fill]').first(),
    page.locator('[data-forced=outline]').first(),
  ]
  expect(await contrastWithin(page, here)).toBeGreaterThanOrEqual(3)
  expect(await contrastWithin(page, ahead)).toBeGreaterThanOrEqual(3)
  const ground = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(await ground(here)).not.toBe(await ground(ahead))
  await page.goto('/health-services/clinic/locations?searchText=45202')
  const pin = page.locator('.leaflet-container [data-forced=fill]').first()
  await pin.scrollIntoViewIfNeeded()
  expect(await contrastWithin(page, pin)).toBeGreaterThanOrEqual(3)
})

test('in forced colours the number of guests who wait is seen on its disc at the counter [DESK-02, SC-07] @desktop', async ({
  page,
  server,
}) => {
  await enrolDesk(page, await inviteDesk(server, '90100001'))
  await sendWalkIn(server.url, aWalkInAt('90100001', { counterCode: 'B7K2MX' }))
  const rows = await luminances(page, page.locator('[data-section=waiting] h2 span'))
  const behindNumber = rows.slice(6, -6).flatMap((row) => row.slice(row.length * 0.4, row.length * 0.6))
  expect(contrast(Math.max(...behindNumber), Math.min(...behindNumber))).toBeGreaterThanOrEqual(3)
})
