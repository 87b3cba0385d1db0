import type { Page } from 'playwright'
import { answersOf, aPatient, bookedBy } from '../support/booking-flow.ts'
import { openForm } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectAnother, titleOf } from '../support/form-filling.ts'
import { fillByKeyboard, here, tabTo } from '../support/keyboard.ts'
import { heading } from '../support/walk-in-flow.ts'

// A worker would fetch the whole product again for every guest.
test.use({ serviceWorkers: 'block' })

test.slow()

/** Goes on by Tab until something of this name has the focus, past any number of times. */
async function tabFar(page: Page, name: RegExp): Promise<void> {
  for (let count = 0; count < 300; count += 1) {
    await page.keyboard.press('Tab')
    if (name.test((await here(page)).name)) return
  }
  throw new Error(`No way by keyboard to ${name}`)
}

test('a whole booking by keyboard alone, from the main page to its cancel [quality A1, A3, BOOK-01, CANCEL-04, INTAKE-05] @desktop', async ({
  page,
  server,
}) => {
  const since = Date.now()
  const patient = aPatient()
  // Selects answer to the words that are shown.
  const answers = { ...answersOf(patient), state: 'Ohio' }
  await openForm(page)

  await test.step('a visit, a place, and no flu vaccine besides', async () => {
    await tabTo(page, 'type')
    await page.keyboard.type('Health')
    await tabTo(page, 'location')
    await page.keyboard.type('45202')
    // The first time of today may begin in a minute.
    await tabTo(page, 'date')
    await tabFar(page, /^Tomorrow$/)
    await page.keyboard.press('Enter')
    await tabFar(page, /^Find Appointment$/)
    await page.keyboard.press('Enter')
    const no = page.getByRole('dialog').getByRole('button', { name: 'No', exact: true })
    const question = heading(page, /screening/i)
    await expect(no.or(question).first()).toBeVisible()
    if (await no.isVisible()) {
      await tabTo(page, 'No')
      await page.keyboard.press('Enter')
    }
    await expect(question).toBeVisible()
    await fillByKeyboard(page, { healthScreeningType: '121' })
  })

  await test.step('a time, and on to the form', async () => {
    await expect(page.getByRole('article').first()).toBeVisible()
    await tabFar(page, /^\d\d:\d\d [AP]M [A-Z]{2,5}, /)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Held for you for/).last()).toBeVisible()
    await tabFar(page, /^Continue$/)
    await page.keyboard.press('Enter')
  })

  await test.step('every page of the form begins at its heading', async () => {
    await expect(page).toHaveURL(/\/schedule$/)
    await expect(page.locator('main form')).toBeVisible()
    while (page.url().endsWith('/schedule')) {
      const title = await titleOf(page)
      await expect(heading(page, title)).toBeFocused()
      await fillByKeyboard(page, answers)
      await expectAnother(page, title)
    }
    await expect(heading(page, 'Your appointment is confirmed!')).toBeFocused()
  })

  await test.step('it is canceled; Escape closes the dialog, and focus returns where it was', async () => {
    const dialog = page.getByRole('dialog')
    await tabTo(page, 'Modify Appointment')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Cancel Appointment')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Cancel Appointment' })).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, 'appointment')
    await expect(dialog.getByRole('radio')).toBeFocused()
    await page.keyboard.press('Space')
    await tabTo(page, 'Cancel Appointment')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Your appointment has been canceled!')).toBeFocused()
  })
  expect((await bookedBy(server, patient, since)).map(({ status }) => status)).toEqual(['canceled'])
})
