import { expect, test } from '../support/fixtures.ts'
import {
  bar,
  cards,
  openResults,
  pickSlot,
  proceed,
  proceedToForm,
  SEARCHES,
  slots,
} from '../support/results-flow.ts'

test.use({ serviceWorkers: 'block' })

test('a phone shows times without loading a map, holds one and opens the form [RESULTS-21, RESULTS-23, RESULTS-24, HOLD-01, HOLD-16]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openResults(page, SEARCHES.flu)
  expect(asked.filter((url) => /leaflet|basemap/.test(url))).toEqual([])
  await proceed(page)
  const missing = page.getByText('Please select an appointment time to continue.')
  await expect(missing).toBeInViewport()
  const name = await pickSlot(page, slots(page).first())
  await expect(missing).toHaveCount(0)
  await proceedToForm(page)
  await expect(page.getByText(name.slice(0, 12)).first()).toBeVisible()
  await expect(page.getByText('Need help? Call')).toBeVisible()
})

test('the dates and the map follow the width; a pin leads to its card [RESULTS-13, RESULTS-21, LOCATOR-47, BK-17] @desktop', async ({
  page,
}) => {
  await openResults(page, SEARCHES.flu)
  const map = page.getByRole('img', { name: 'Map of the places in the list' })
  const room = async () => {
    const [seen, below] = [await map.boundingBox(), await bar(page).boundingBox()]
    return (below?.y ?? 0) - ((seen?.y ?? 0) + (seen?.height ?? Number.POSITIVE_INFINITY))
  }
  const dates = cards(page).nth(1).getByRole('group')
  const marks = map.locator('[class*=pin]')
  await expect(marks.first()).toBeVisible()

  await test.step('the map ends above the bar when a time is held', async () => {
    await pickSlot(page, slots(page).first())
    expect(await room()).toBeGreaterThan(0)
  })

  await test.step('its marks have the letters of the cards; one leads to its card', async () => {
    const shown = (await marks.allTextContents()).flatMap((mark) =>
      mark.endsWith(' places') ? Array<string>(Number.parseInt(mark, 10)).fill('one of a cluster') : [mark],
    )
    expect(shown).toHaveLength(5)
    await expect.poll(() => map.locator('path').count()).toBeGreaterThan(1)
    const single = marks.filter({ hasText: /^[A-E]$/ }).last()
    // Some places share a mark until the map is nearer.
    for (let nearer = 0; nearer < 3 && (await single.count()) === 0; nearer++) await marks.first().click()
    const letter = (await single.textContent()) ?? ''
    await single.click()
    await expect(cards(page).nth('ABCDE'.indexOf(letter)).getByRole('heading')).toBeFocused()
  })

  await test.step('a narrower window has fewer dates side by side, and a map with names of towns by a button', async () => {
    await expect(dates).toHaveCount(4)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(dates).toHaveCount(3)
    await expect(map).toHaveCount(0)
    await page.getByRole('button', { name: 'Show map' }).click()
    await expect(map.locator('[class*=town]').first()).toBeAttached()
    const tops = await dates.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().top)),
    )
    expect(new Set(tops).size).toBe(1)
  })
})
