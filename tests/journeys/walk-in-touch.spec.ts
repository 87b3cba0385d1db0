import type { Page } from 'playwright'
import { exportSince } from '../support/exported.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  ADULT,
  aGuest,
  DEMONSTRATION_STORE,
  expectScreen,
  type Guest,
  heading,
  readCode,
  screensOf,
} from '../support/walk-in-flow.ts'

// A worker would fetch the whole product again for every guest.
test.use({ serviceWorkers: 'block' })

/** What is tapped in a group of cards: the first of these that it has. */
const TAPPED = ['Self', 'Female', 'Not Hispanic or Latino', 'No']

/** What is typed after a tap into the box. */
function textsOf(name: string, guest: Guest): [label: string, text: string][] {
  const { firstName, lastName, birth, address } = guest
  if (name === 'name') {
    return [
      ["Patient's Legal First Name", firstName],
      ["Patient's Legal Last Name", lastName],
      ['Month', birth.month],
      ['Day', birth.day],
      ['Year', birth.year],
      ['Phone number', guest.phone],
    ]
  }
  if (name === 'record') {
    return [
      ['ZIP code', address.zip],
      ['Address Line 1', address.line1],
    ]
  }
  return name === 'sign' ? [["Patient's Legal Name", `${firstName} ${lastName}`]] : []
}

/** Answers a page by touch: cards and boxes by a tap, texts by the screen's keyboard, a list by the device's own picker. */
async function answer(page: Page, name: string, guest: Guest): Promise<void> {
  if (name === 'sign') await page.getByRole('radio', { name: 'I am the patient', exact: true }).tap()
  for (const [label, text] of textsOf(name, guest)) {
    await page.getByLabel(label).tap()
    await page.keyboard.insertText(text)
  }
  for (const group of await page.getByRole('radiogroup').all()) {
    const names = await group
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
    const radios = group.getByRole('radio')
    const wanted = TAPPED.find((value) => names.includes(value) || (value === 'No' && names.includes('0')))
    const radio = radios.nth(
      names.findIndex((value) => value === wanted || (wanted === 'No' && value === '0')),
    )
    await radio.tap()
    await expect(radio).toBeChecked()
  }
  if (name === 'record') {
    await page.getByRole('combobox', { name: 'Race' }).selectOption(guest.race)
  }
  for (const box of await page.getByRole('checkbox').all()) {
    await box.tap()
    await expect(box).toBeChecked()
  }
}

test('a guest checks in by touch alone, and what is tapped on one page is at once on the others [CARD-06, WI-22]', async ({
  page,
  server,
}) => {
  const since = Date.now()
  const guest = aGuest(ADULT)
  const pointers = new Set<string>()
  await page.exposeFunction('onPointer', (type: string) => void pointers.add(type))
  await page.addInitScript(() => {
    const { onPointer } = window as Window & { onPointer?: (type: string) => void }
    addEventListener('pointerdown', (event) => onPointer?.(event.pointerType), { capture: true })
  })
  const chosen = page.locator('section', { hasText: 'Your vaccines' }).locator('li')
  const proceed = () => page.locator('form button[type=submit]').tap()

  await page.goto(DEMONSTRATION_STORE)
  await page.getByRole('link', { name: 'Start' }).tap()
  await expect(heading(page, 'Which vaccines would you like today?')).toBeVisible()
  const boxes = page.getByRole('checkbox')
  await boxes.first().tap()
  await boxes.last().tap()
  await proceed()
  await expectScreen(page, 'name')
  await expect(chosen).toHaveCount(2)
  await page.getByRole('link', { name: 'Back', exact: true }).tap()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await boxes.last().tap()
  await proceed()
  for (const name of screensOf(guest)) {
    await expectScreen(page, name)
    if (name === 'name') await expect(chosen).toHaveCount(1)
    await answer(page, name, guest)
    await proceed()
  }
  const code = await readCode(page)
  await page.locator('summary', { hasText: 'Patient details' }).tap()
  await expect(page.getByText(`${guest.firstName} ${guest.lastName}`)).toBeVisible()
  expect([...pointers]).toEqual(['touch'])
  const [checkIn, ...more] = await exportSince(server, since)
  expect(more).toEqual([])
  expect(checkIn?.counterCode).toBe(code)
  expect(checkIn?.payload.consentDetails.hieConsent).toBe(false)
  expect(checkIn?.payload.basicInfo).toMatchObject({ firstName: guest.firstName, lastName: guest.lastName })
})
