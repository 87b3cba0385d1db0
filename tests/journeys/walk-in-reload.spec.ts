import type { Page } from 'playwright'
import { exportSince } from '../support/exported.ts'
import { expect, test } from '../support/fixtures.ts'
import { keptVisit, shownAnswers, untilKept } from '../support/kept.ts'
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

test('CARD-05 a reload on every screen keeps what was typed, save the numbers that are asked for again', async ({
  page,
  server,
}, { project }) => {
  test.slow()
  const since = Date.now()
  const guest = aGuest(project.name === 'phone' ? ADULT : CHILD)
  let isAskedAgain = false
  const reload = async (name: string) => {
    if (['selection', 'check', 'consent'].includes(name)) return
    await untilKept(page)
    const typed = await shownAnswers(page)
    expect(Object.keys(typed).length, name).toBeGreaterThan(0)
    await page.reload()
    await expectScreen(page, name)
    const secrets = Object.keys(typed).filter((key) => SECRETS.includes(key))
    for (const key of secrets) typed[key] = ''
    expect(await shownAnswers(page), name).toEqual(typed)
    isAskedAgain ||= secrets.length > 0 // from then on every page says so
    await expect(page.getByText(TYPED_AGAIN)).toHaveCount(isAskedAgain ? 1 : 0)
    if (secrets.length > 0) await fillScreen(page, name, guest)
  }
  await walkIn(page, { guest, vaccines: 1, until: 'general', onFilled: reload })
  await fillScreen(page, 'general', guest)
  await reload('general')
  await page.getByRole('button', { name: /^Go to “/ }).click()
  await expectScreen(page, 'insurance')
  await page.goBack()
  await expectScreen(page, 'general')
  await proceed(page)
  await test.step('Finish asks for the numbers that the last reload has lost', async () => {
    await expectScreen(page, 'insurance')
    await expect(page.getByText(TYPED_AGAIN)).toBeVisible()
    await fillScreen(page, 'insurance', guest)
    await proceed(page)
    await expectScreen(page, 'check')
    await openScreen(page, 'general')
    await proceed(page)
  })
  const code = await readCode(page)

  await test.step('CONFIRM-01 a reload of the confirmation is not leaving it', async () => {
    await page.reload()
    await expect(page.locator('[translate=no]').first()).toHaveText(code)
    await expect(page.getByText(`${guest.firstName} ${guest.lastName}`)).toBeVisible()
  })

  const [checkIn, ...more] = await exportSince(server, since)
  expect(more).toEqual([])
  expect(checkIn?.counterCode).toBe(code)
  expect(checkIn?.payload.insuranceInfo).toMatchObject(
    guest.insurance
      ? { cardholderIdNumber: '1EG4TE5MK73', groupNumber: 'GRP-0099' }
      : { stateIssuedId: 'RX 4411 882' },
  )
})

test('INTAKE-05, -12, -13, -16 neither Back, Forward nor the steps lose what was typed', async ({ page }, {
  project,
}) => {
  const phone = page.getByLabel('Phone number')
  const back = page.getByRole('link', { name: 'Back', exact: true })
  const jump = async (from: string, to: string) => {
    if (project.name === 'phone') await page.getByRole('button', { name: from }).click()
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: to }).click()
  }
  await startForm(page)
  await fillScreen(page, 'name', ADULT)
  await proceed(page)
  await expectScreen(page, 'contact')
  await phone.fill('(513) 555-0142')

  await test.step("the browser's Back and Forward", async () => {
    await page.goBack()
    await expectScreen(page, 'name')
    await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue(ADULT.firstName)
    await page.goForward()
    await expectScreen(page, 'contact')
    await expect(phone).toHaveValue('(513) 555-0142')
  })

  await test.step("the page's Back, a change there, and Continue", async () => {
    await back.click()
    await expectScreen(page, 'name')
    await page.getByLabel('Preferred name').fill('Rosa')
    await proceed(page)
    await expectScreen(page, 'contact')
    await expect(phone).toHaveValue('(513) 555-0142')
  })

  await test.step('a jump to another step, typing there, and back', async () => {
    await jump('Step 1 of 7', 'Insurance')
    await expectScreen(page, 'insurance')
    await page.getByRole('radio', { name: 'No', exact: true }).check()
    await jump('Step 3 of 7', 'Patient details')
    await expectScreen(page, 'name')
    await expect(page.getByLabel('Preferred name')).toHaveValue('Rosa')
    await proceed(page)
    await expect(phone).toHaveValue('(513) 555-0142')
    await jump('Step 1 of 7', 'Insurance')
    await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
  })

  await test.step('back to the vaccines, another one, and on', async () => {
    await openScreen(page, 'name')
    await back.click()
    await expect(heading(page, 'Which vaccines would you like today?')).toBeVisible()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await page.getByRole('checkbox').nth(2).check()
    await proceed(page)
    await expectScreen(page, 'name')
    await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue(ADULT.firstName)
  })
})

test('CARD-05 a second visit offers to go on, or to start over', async ({ page, context }) => {
  const offer = page.getByText('You have a check-in that is not finished.')
  await startForm(page)
  await fillScreen(page, 'name', ADULT)
  await proceed(page)
  await expectScreen(page, 'contact')
  await untilKept(page)
  await page.goto('/health-services/instant-vaccines/90100002')
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()
  await page.getByRole('link', { name: 'Start', exact: true }).waitFor()
  await expect(offer).toHaveCount(0)
  await page.goto(DEMONSTRATION_STORE)
  await expect(offer).toBeVisible()
  await page.getByRole('link', { name: 'Continue my check-in' }).click()
  await expectScreen(page, 'contact')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expectScreen(page, 'name')
  await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue(ADULT.firstName)

  const later = await context.newPage()
  await later.goto(DEMONSTRATION_STORE)
  await expect(later.getByRole('link', { name: 'Start', exact: true })).toHaveCount(0)
  await later.getByRole('button', { name: 'Start a new check-in' }).click()
  await expect(later.getByText('You have a check-in that is not finished.')).toHaveCount(0)
  await expect(later.getByRole('checkbox').first()).toBeVisible()
  await expect.poll(() => keptVisit(later)).toBe('')
  await expect(later.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('CARD-05 who comes to the selection from nowhere is asked whose unfinished check-in it is', async ({
  page,
  context,
}) => {
  await startForm(page)
  await fillScreen(page, 'name', ADULT)
  await untilKept(page)
  const later = await context.newPage()
  await later.goto('/health-services/instant-vaccines/select/90100001')
  await expect(later).toHaveURL(new RegExp(`${DEMONSTRATION_STORE}$`))
  await expect(later.getByRole('link', { name: 'Continue my check-in' })).toBeVisible()
})

/** Nothing of a guest is on the page, nor anywhere Back and Forward lead. */
async function expectNothingBehind(page: Page, texts: readonly string[]): Promise<void> {
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
  await expect(page).toHaveURL(/scheduler\/main$/)
  await page.goto('/health-services/scheduler/confirmation')
  await expect(page).toHaveURL(/scheduler\/main$/)
  await look()
  expect(await keptVisit(page)).toBe('')
}

test('Start over leaves nothing, also not behind Back', async ({ page }) => {
  await startForm(page)
  await fillScreen(page, 'name', ADULT)
  await proceed(page)
  await expectScreen(page, 'contact')
  await fillScreen(page, 'contact', ADULT)
  await untilKept(page)
  await page.getByRole('button', { name: 'Start over' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start over?' })
  await expect(dialog).toContainText('Everything you typed will be erased.')
  await dialog.getByRole('button', { name: 'Erase and start over' }).click()
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()
  await expect.poll(() => keptVisit(page)).toBe('')
  await expectNothingBehind(page, [ADULT.firstName, 'roz.obrien', '555-0142'])
})

test('CONFIRM-01 CONFIRM-19 leaving the confirmation clears it, and another vaccine begins afresh', async ({
  page,
}) => {
  const guest = aGuest(ADULT)
  const code = await walkIn(page, { guest, vaccines: 1 })
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
  await expectNothingBehind(page, [code, guest.firstName, 'roz.obrien', '555-0142'])
})

test('CONFIRM-01 a confirmation that was left for another address is gone @phone', async ({ page }) => {
  const code = await walkIn(page, { guest: aGuest(CHILD), vaccines: 1 })
  await page.goto(DEMONSTRATION_STORE)
  await expect.poll(() => keptVisit(page)).toBe('')
  await expectNothingBehind(page, [code, CHILD.firstName, '555-0142'])
})
