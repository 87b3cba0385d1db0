import type { Page } from 'playwright'
import { COLOUR_RULES, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks } from '../support/looks.ts'
import { answersOf, fillForm } from '../support/quick-form.ts'
import { stickingOut } from '../support/sizes.ts'
import {
  ADULT,
  aGuest,
  CHILD,
  choose,
  DEMONSTRATION_STORE,
  expectScreen,
  fillScreen,
  type Guest,
  heading,
  openScreen,
  proceed,
  screensOf,
  startForm,
} from '../support/walk-in-flow.ts'

// Each state is looked at when it is at rest: a colour on its way from one theme to the other is neither.
// Routes are ours, not a worker's.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

/** Presses the button of a page that is not done: the first field to put right has the focus, and is seen. */
async function submitEmpty(page: Page): Promise<void> {
  await proceed(page)
  await expect(page.locator('[class*=ErrorSummary_summary]').getByRole('link').first()).toBeVisible()
  await expect(page.locator('form :focus')).toBeInViewport()
}

async function openReasons(page: Page): Promise<void> {
  for (const reason of await page.getByText('Why we ask').all()) await reason.click()
}

/** Looks at the screen that is open: with errors, and filled with every reason opened. */
async function lookThrough(page: Page, name: string, guest: Guest): Promise<void> {
  await expectScreen(page, name)
  if (name !== 'consent') {
    await submitEmpty(page)
    await expectGoodLooks(page, `${name}, with errors`)
  }
  await fillScreen(page, name, guest)
  await openReasons(page)
  await expectGoodLooks(page, `${name}, filled`)
}

/** Looks at a dialog, then presses one of its buttons. */
async function lookAtDialog(page: Page, title: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }))
  await expect(dialog).toBeVisible()
  await expectGoodLooks(page, `dialog "${title}"`)
  await dialog.getByRole('button', { name: button }).click()
}

test('axe finds nothing and targets are large from the landing page to the check of the answers [quality A1, A2]', async ({
  page,
}) => {
  const guest = aGuest(CHILD)
  await page.goto(DEMONSTRATION_STORE)
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()
  await expectGoodLooks(page, 'landing')
  await page.getByRole('link', { name: 'Start' }).click()
  await page.getByRole('checkbox').first().waitFor()
  await submitEmpty(page)
  await expectGoodLooks(page, 'selection, with errors')
  const boxes = page.getByRole('checkbox')
  await boxes.first().check()
  await boxes.nth(1).check()
  await expectGoodLooks(page, 'selection, two flu shots')
  await boxes.nth(1).uncheck()
  await boxes.nth(-1).check()
  await boxes.nth(-2).check()
  await boxes.nth(1).click({ force: true })
  await expectGoodLooks(page, 'selection, a fourth refused')
  await proceed(page)
  for (const name of ['name', 'record', 'today', 'health']) {
    await lookThrough(page, name, guest)
    if (['today', 'health'].includes(name)) {
      for (const group of await page.getByRole('radiogroup').all())
        await group.getByRole('radio', { name: 'Yes' }).check()
      await submitEmpty(page)
      await expectGoodLooks(page, `${name}, all yes`)
      await openScreen(page, nextOf(name))
    } else await proceed(page)
  }
  await lookThrough(page, 'insurance', guest)
  await choose(page, 'Do you have insurance?', 'Yes')
  await submitEmpty(page)
  await expectGoodLooks(page, 'insurance, yes, with errors')
  await page.getByRole('button', { name: 'Start over' }).click()
  await lookAtDialog(page, 'Start over?', 'Keep going')
  await page.getByRole('button', { name: 'Step 3 of 7 · Insurance' }).click()
  await expectGoodLooks(page, 'the list of steps, open')
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: 'Check your answers' })
    .click()
  await expectScreen(page, 'check')
  await expectGoodLooks(page, 'check your answers, not finished')
})

function nextOf(name: string): string {
  return { today: 'health' }[name] ?? 'insurance'
}

test('axe finds nothing and targets are large from the check of the answers to the confirmation [quality A1, A2]', async ({
  page,
  complaints,
}) => {
  const guest = aGuest(CHILD)
  complaints.allow(/status of 4\d\d/)
  await page.route('**/outbox-key', (route) => route.abort()) // BOOK-18: nothing can wait on the device
  complaints.allow(/ERR_FAILED/)
  await page.goto(DEMONSTRATION_STORE)
  await fillForm(page, answersOf(guest), 'Will you use insurance today?')
  await proceed(page)
  await lookThrough(page, 'agree', guest)
  await proceed(page)
  await expectScreen(page, 'check')
  await expectGoodLooks(page, 'check your answers')
  await proceed(page)
  await lookThrough(page, 'sign', guest)
  await lookAtAddressReview(page)
  await lookAtRefusal(page, 409, 'slotTaken', 'Appointment Conflict')
  await lookAtRefusal(page, 429, 'duplicateAppointment', 'You are already checked in here today')
  await lookAtRefusal(page, 400, 'invalidRequest', 'Confirmation Error')
  await page.route('**/appointments/walk-in', (route) => route.abort(), { times: 2 })
  await proceed(page)
  await expect(page.getByText("We're having trouble connecting at the moment.")).toBeVisible()
  await expectGoodLooks(page, 'no connection')
  await proceed(page)
  await expect(heading(page, 'Your form is done!')).toBeVisible()
  await expectGoodLooks(page, 'confirmation')
})

/** A state that is not that of the ZIP code: the suggestion, no choice made, back to the form. */
async function lookAtAddressReview(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Check your address' })
  await page.getByRole('button', { name: 'Change city, state and county' }).click()
  await page.getByLabel('State', { exact: true }).selectOption('KY')
  await proceed(page)
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('You must select an address.')).toBeVisible()
  await lookAtDialog(page, 'Check your address', 'Edit Address')
  await page.getByLabel('State', { exact: true }).selectOption('OH')
}

async function lookAtRefusal(page: Page, status: number, key: string, title: string): Promise<void> {
  await page.route(
    '**/appointments/walk-in',
    (route) => route.fulfill({ status, json: { errors: [{ key, message: 'No.' }] } }),
    { times: 1 },
  )
  await proceed(page)
  const dialog = page.getByRole('alertdialog', { name: title })
  await expect(dialog).toBeVisible()
  await expectGoodLooks(page, `dialog "${title}"`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

test.describe('at other sizes and contrasts @desktop', () => {
  test('at 320 pixels, and with text of twice the size, nothing needs scrolling sideways [quality A5]', async ({
    page,
  }) => {
    const sizes = [
      { width: 320, height: 256, text: 1 },
      { width: 390, height: 844, text: 2 },
      { width: 1280, height: 800, text: 2 },
    ]
    const fits = async (state: string) => {
      for (const { width, height, text } of sizes) {
        await page.setViewportSize({ width, height })
        expect(await stickingOut(page, text), `${state} at ${width} pixels, text x ${text}`).toEqual([])
      }
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    for (const path of [
      '/health-services/scheduler/main',
      '/health-services/clinic/locations',
      DEMONSTRATION_STORE,
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await fits(path)
    }
    await page.getByRole('link', { name: 'Start' }).click()
    await page.getByRole('checkbox').first().waitFor()
    await submitEmpty(page)
    await fits('selection, with errors')
    await page.getByRole('checkbox').first().check()
    await proceed(page)
    await expectScreen(page, 'name')
    for (const name of screensOf(ADULT)) {
      await openScreen(page, name)
      if (name !== 'consent') await submitEmpty(page)
      await fits(`${name}, with errors`)
    }
    await page.getByRole('button', { name: 'Start over' }).click()
    await fits('dialog "Start over?"')
  })

  test('more contrast and forced colours leave nothing for axe, and nothing moves for a guest who wants less motion [quality A5]', async ({
    page,
  }) => {
    await startForm(page)
    await fillScreen(page, 'name', ADULT)
    await proceed(page)
    await expectScreen(page, 'record')
    expect(await moving(page)).toEqual([])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await moving(page)).not.toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })

    await openScreen(page, 'record')
    await submitEmpty(page)
    await choose(page, 'Sex Assigned at Birth', 'Female')
    await openReasons(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      const before = await coloursOf(page)
      await page.emulateMedia({ colorScheme, contrast: 'more' })
      expect(await coloursOf(page), 'the theme changes').not.toEqual(before)
      await expectAccessible(page, { state: `more contrast, ${colorScheme}`, only: COLOUR_RULES })
      await page.emulateMedia({ colorScheme, contrast: null, forcedColors: 'active' })
      await expectAccessible(page, { state: `forced colours, ${colorScheme}`, only: COLOUR_RULES })
      await expect(page.getByRole('radio', { name: 'Female' }).first()).toBeChecked()
      await page.emulateMedia({ colorScheme, contrast: null, forcedColors: null })
    }
  })
})

function coloursOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, main p, label')].map((element) => getComputedStyle(element).color),
  )
}

/** Elements whose style moves or fades them. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element)
      const lasts = (durations: string) => durations.split(',').some((one) => Number.parseFloat(one) > 0.01)
      const moves = (animationName !== 'none' && lasts(animationDuration)) || lasts(transitionDuration)
      return moves ? [`${element.tagName} ${element.className}`] : []
    }),
  )
}
