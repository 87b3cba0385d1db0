import type { Page } from 'playwright'
import { exportSince } from '../support/exported.ts'
import { expect, test } from '../support/fixtures.ts'
import { keptVisit, shownAnswers, untilKept } from '../support/kept.ts'
import { answersOf, fillForm, quickWalkIn } from '../support/quick-form.ts'
import {
  ADULT,
  aGuest,
  CHILD,
  DEMONSTRATION_STORE,
  expectScreen,
  fillScreen,
  heading,
  openScreen,
  proceed,
  readCode,
  startForm,
  walkIn,
} from '../support/walk-in-flow.ts'

// A worker would fetch the whole product again for every guest.
test.use({ serviceWorkers: 'block' })

/** Ids that are never kept. */
const SECRETS = ['cardholderIdNumber', 'groupNumber', 'stateIssuedId']
const TYPED_AGAIN = 'For your safety we did not keep some numbers. Please type them again.'

test('a reload on every screen keeps what was typed, save the numbers that are asked for again [CARD-05]', async ({
  page,
  server,
}) => {
  const since = Date.now()
  const guest = aGuest(ADULT)
  let isAskedAgain = false
  const reload = async (name: string) => {
    if (name === 'selection') return
    if (name === 'check') {
      // The reloads of the pages in between lost the numbers.
      await openScreen(page, 'insurance')
      await fillScreen(page, 'insurance', guest)
      await proceed(page)
      await expectScreen(page, 'agree')
      return openScreen(page, 'check')
    }
    await untilKept(page)
    const typed = await shownAnswers(page)
    expect(Object.keys(typed).length, name).toBeGreaterThan(0)
    await page.reload()
    await expectScreen(page, name)
    const secrets = Object.keys(typed).filter((key) => SECRETS.includes(key))
    for (const key of secrets) typed[key] = ''
    // The town is one line again when the ZIP codes around the store are there.
    await expect.poll(() => shownAnswers(page), name).toEqual(typed)
    isAskedAgain ||= secrets.length > 0 // from then on every page says so
    await expect(page.getByText(TYPED_AGAIN)).toHaveCount(isAskedAgain ? 1 : 0)
    if (secrets.length > 0) await fillScreen(page, name, guest)
  }
  await walkIn(page, { guest, vaccines: 1, until: 'sign', onFilled: reload })
  await fillScreen(page, 'sign', guest)
  await reload('sign')
  await page.getByRole('button', { name: /^Go to “/ }).click()
  await expectScreen(page, 'insurance')
  await page.goBack()
  await expectScreen(page, 'sign')
  await proceed(page)
  await test.step('Finish asks for the numbers that the last reload has lost', async () => {
    await expectScreen(page, 'insurance')
    await expect(page.getByText(TYPED_AGAIN)).toBeVisible()
    await fillScreen(page, 'insurance', guest)
    await proceed(page)
    await expectScreen(page, 'agree')
    await openScreen(page, 'sign')
    await proceed(page)
  })
  const code = await readCode(page)

  await test.step('a reload of the confirmation is not leaving it [CONFIRM-01]', async () => {
    await page.reload()
    await expect(page.locator('[translate=no]').first()).toHaveText(code)
    await page.locator('summary', { hasText: 'Patient details' }).click()
    await expect(page.getByText(`${guest.firstName} ${guest.lastName}`)).toBeVisible()
  })

  const [checkIn, ...more] = await exportSince(server, since)
  expect(more).toEqual([])
  expect(checkIn?.counterCode).toBe(code)
  expect(checkIn?.payload.insuranceInfo).toMatchObject({
    cardholderIdNumber: '1EG4TE5MK73',
    groupNumber: 'GRP-0099',
  })
})

/** The store's page, which has today's counter codes of a guest's own device. */
const LANDING = /instant-vaccines\/90100001$/

/** Nothing of a guest is on the page, nor anywhere Back and Forward lead; pages of an ended visit lead `home`. */
async function expectNothingBehind(
  page: Page,
  texts: readonly string[],
  home = /scheduler\/main$/,
): Promise<void> {
  const look = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const shown = `${await page.locator('body').innerText()} ${JSON.stringify(await shownAnswers(page))}`
    expect(texts.filter((text) => shown.includes(text))).toEqual([])
  }
  for (let count = 0; count < 6; count += 1) {
    if ((await page.goBack({ timeout: 2000 })) === null && page.url() === 'about:blank') break
    if (page.url() === 'about:blank') break
    await look()
  }
  await page.goto('/health-services/scheduler/schedule')
  await expect(page).toHaveURL(home)
  await page.goto('/health-services/scheduler/confirmation')
  await expect(page).toHaveURL(home)
  await look()
  expect(await keptVisit(page)).toBe('')
}

test('Back and Forward lose nothing that was typed, and after Start over lead to nothing of it [INTAKE-12]', async ({
  page,
}) => {
  const street = page.getByLabel('Address Line 1')
  await startForm(page)
  await fillScreen(page, 'name', ADULT)
  await proceed(page)
  await expectScreen(page, 'record')
  await fillScreen(page, 'record', ADULT)
  await street.fill('9 Linden Avenue')
  await page.goBack()
  await expectScreen(page, 'name')
  await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue(ADULT.firstName)
  await page.goForward()
  await expectScreen(page, 'record')
  await expect(street).toHaveValue('9 Linden Avenue')
  await untilKept(page)
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Erase and start over' }).click()
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()
  await expect.poll(() => keptVisit(page)).toBe('')
  await expectNothingBehind(page, [ADULT.firstName, 'roz.obrien', '555-0142', '9 Linden'])
})

test('a confirmation that is left for another vaccine leaves nothing behind Back [CONFIRM-01, CONFIRM-19]', async ({
  page,
}) => {
  const guest = aGuest(CHILD)
  await page.goto(DEMONSTRATION_STORE)
  const code = await quickWalkIn(page, guest)
  await page.getByRole('button', { name: 'Get Another Vaccine' }).click()
  await expect(page).toHaveURL(/instant-vaccines\/select\/90100001$/)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  expect(await keptVisit(page)).toBe('')
  await page.getByRole('checkbox').first().check()
  await proceed(page)
  await expectScreen(page, 'name')
  expect(Object.values(await shownAnswers(page)).filter((value) => value !== '')).toEqual([])
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Erase and start over' }).click()
  await expect.poll(() => keptVisit(page)).toBe('')
  await expectNothingBehind(page, [guest.firstName, 'roz.obrien', '555-0142'], LANDING)
  await expect(page.getByText(code, { exact: true })).toBeVisible()
})

test("Back, a new scan and a closed tab lead to today's code on the store's page, and to no answer [CONFIRM-01, VISIT-10, WI-26]", async ({
  page,
  context,
}) => {
  const typed = [CHILD.firstName, '555-0142']
  await page.goto(DEMONSTRATION_STORE)
  const code = await quickWalkIn(page, aGuest(CHILD))
  await page.goBack()
  await expect(page).toHaveURL(LANDING)
  await expect(page.getByText(code, { exact: true })).toBeVisible()
  await expect.poll(() => keptVisit(page)).toBe('')
  await page.close()
  const next = await context.newPage()
  await next.goto(DEMONSTRATION_STORE)
  await expect(next.getByText(code, { exact: true })).toBeVisible()
  await expect(next.getByRole('link', { name: 'Check in another person' })).toBeVisible()
  await expectNothingBehind(next, typed, LANDING)
  const remove = { name: 'Remove from this device' }
  await next.getByRole('button', remove).click()
  await next.getByRole('dialog').getByRole('button', remove).click()
  await expect(next.getByRole('link', { name: 'Start' })).toBeVisible()
  await expectNothingBehind(next, [code, ...typed])
})

test('a guest who walks in again is led to the code [BOOK-20, WI-26, WI-27]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/429/) // the browser logs the refusal
  const guest = aGuest(ADULT)
  await page.goto(DEMONSTRATION_STORE)
  const code = await quickWalkIn(page, guest)
  await page.goto(DEMONSTRATION_STORE)
  await page.getByRole('link', { name: 'Check in another person' }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await fillForm(page, answersOf(guest), 'Your agreement to the vaccines')
  await proceed(page)
  await page
    .getByRole('alertdialog', { name: 'You are already checked in here today' })
    .getByRole('button', { name: 'Done' })
    .click()
  await expect(page).toHaveURL(LANDING)
  await expect(page.getByText(code, { exact: true })).toBeVisible()
})
