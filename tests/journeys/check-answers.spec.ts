import type { Locator, Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { untilKept } from '../support/kept.ts'
import { expectLargeTargets } from '../support/targets.ts'
import {
  ADULT,
  aGuest,
  answerScreens,
  CHILD,
  expectScreen,
  fillScreen,
  heading,
  openScreen,
  proceed,
  startForm,
  walkIn,
} from '../support/walk-in-flow.ts'

// A worker would fetch the whole product again for every guest.
test.use({ serviceWorkers: 'block' })

/** What is shown beside the label of an answer. */
function answerTo(page: Page, label: string): Locator {
  const row = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
  return row.locator('dd').first()
}

function change(page: Page, what: string): Locator {
  return page.getByRole('link', { name: `Change ${what}`, exact: true })
}

function card(page: Page, title: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) })
}

test.describe('the answers before anything is signed @phone', () => {
  test('INTAKE-11 INSURANCE-06 all that was typed is shown with what is booked, numbers by their end alone', async ({
    page,
  }) => {
    const guest = aGuest(ADULT)
    await walkIn(page, { guest, vaccines: 2, until: 'check' })
    await expect(heading(page, 'Check your answers')).toBeFocused()
    await expect(page.getByText('Step 4 of 7 · Check your answers')).toBeVisible()
    const booked = card(page, 'Appointments (1)').filter({ visible: true })
    await expect(booked).toHaveCount(1)
    await expect(booked).toContainText('Flu')
    await expect(booked).toContainText('Marrowby Market Lantern Square')
    expect((await booked.boundingBox())?.y).toBeLessThan(
      (await card(page, 'Patient details').boundingBox())?.y ?? 0,
    )
    const shown: [label: string, text: string][] = [
      ["Patient's Legal First Name", guest.firstName],
      ["Patient's Legal Last Name", guest.lastName],
      ['Preferred name', 'Rozzie-Lou'],
      ['Date of birth', 'July 4, 1958'],
      ['Phone number', '(513) 555-0142'],
      ['Email address', 'roz.obrien@example.com'],
      ['Address Line 1', '221 Linden Ave'],
      ['State', 'Ohio'],
      ['Race', 'White'],
      ['Allergy', 'Penicillin'],
      ['Insurance carrier', 'Medicare Part B'],
      ['Cardholder ID number', 'Ends in MK73'],
      ['Group number', 'Ends in 0099'],
    ]
    for (const [label, text] of shown) await expect(answerTo(page, label)).toHaveText(text)
    await expect(page.locator('bdi', { hasText: guest.lastName })).toBeVisible()
    for (const secret of ['1EG4TE5MK73', 'GRP-0099'])
      await expect(page.locator('body')).not.toContainText(secret)
    const answers = await page.locator('main dl > div').count()
    await expect(page.getByRole('link', { name: /^Change ./ })).toHaveCount(answers)

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, { state: `check your answers, ${colorScheme}` })
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expectLargeTargets(page, { state: 'check your answers' })
  })

  test('INTAKE-09 INTAKE-12 INTAKE-13 an answer is changed on its page, and Continue leads back to the check', async ({
    page,
  }) => {
    await walkIn(page, { guest: aGuest(ADULT), vaccines: 1, until: 'check' })

    await test.step('a text', async () => {
      await change(page, 'Preferred name').click()
      await expectScreen(page, 'name')
      await expect(page.getByLabel('Preferred name')).toBeFocused()
      await page.getByLabel('Preferred name').fill('Rosa')
      await proceed(page)
      await expectScreen(page, 'check')
      await expect(heading(page, 'Check your answers')).toBeFocused()
      await expect(answerTo(page, 'Preferred name')).toHaveText('Rosa')
    })

    await test.step('a choice, whose chosen card has the focus', async () => {
      await change(page, 'Is this a mobile number?').click()
      await expect(page.getByRole('radio', { name: 'Yes', exact: true })).toBeFocused()
      await page.getByRole('radio', { name: 'No', exact: true }).check()
      await proceed(page)
      await expect(answerTo(page, 'Is this a mobile number?')).toHaveText('No')
      await expect(page.getByText('you may text me')).toHaveCount(0)
    })

    await test.step('Back changes nothing', async () => {
      await change(page, 'Insurance carrier').click()
      await expectScreen(page, 'insurance')
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await expectScreen(page, 'check')
      await expect(answerTo(page, 'Insurance carrier')).toHaveText('Medicare Part B')
    })

    await test.step('what was typed and left with Back is kept, and is to be finished', async () => {
      await change(page, 'Preferred name').click()
      await page.getByLabel('Preferred name').fill('Rosalinda')
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await expect(page.getByText('One page is not finished')).toBeVisible()
      await expect(answerTo(page, 'Preferred name')).toHaveText('Rosa')
      await page.getByRole('link', { name: 'Finish Who is getting the vaccine?' }).click()
      await expect(page.getByLabel('Preferred name')).toHaveValue('Rosalinda')
      await proceed(page)
      await expect(answerTo(page, 'Preferred name')).toHaveText('Rosalinda')
      await expect(page.getByText('not finished')).toHaveCount(0)
    })
  })

  test('FINANCE-03 INTAKE-15 a birth date that is changed to that of a child asks for a guardian at the signature', async ({
    page,
  }) => {
    const guest = aGuest(CHILD)
    await walkIn(page, { guest: { ...guest, birth: ADULT.birth }, vaccines: 1, until: 'check' })
    await change(page, 'Date of birth').click()
    await expect(page.getByLabel('Month')).toBeFocused()
    await fillScreen(page, 'name', guest)
    await proceed(page)
    await expectScreen(page, 'check')
    await expect(answerTo(page, 'Date of birth')).toHaveText('March 9, 2017')
    for (const name of ['check', 'consent', 'signature']) {
      await expectScreen(page, name)
      await fillScreen(page, name, name === 'signature' ? ADULT : guest)
      await proceed(page)
    }
    await expect(page.getByRole('alert').getByRole('link')).toHaveText('This is a required field.')
    await fillScreen(page, 'signature', guest)
    await proceed(page)
    for (const name of ['responsible', 'privacy', 'general']) {
      await expectScreen(page, name)
      await fillScreen(page, name, guest)
      await proceed(page)
    }
    await expect(heading(page, 'Your form is done!')).toBeVisible()
  })

  test('INTAKE-15 what is not finished is said with a way there, and Continue opens the first of it with its errors', async ({
    page,
  }) => {
    await startForm(page)
    await answerScreens(page, ['name', 'contact', 'address'], aGuest(ADULT))
    await openScreen(page, 'check')
    await expect(page.getByText('6 pages are not finished')).toBeVisible()
    await expectAccessible(page, { state: 'check your answers, not finished' })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expectLargeTargets(page, { state: 'check your answers, not finished' })

    await proceed(page)
    await expectScreen(page, 'about')
    await expect(page.locator('#answer-sexAssignedAtBirth-error')).not.toBeEmpty()
    await fillScreen(page, 'about', ADULT)
    await proceed(page)
    await expectScreen(page, 'check')
    await expect(page.getByText('5 pages are not finished')).toBeVisible()

    await page.getByRole('link', { name: 'Your health', exact: true }).click()
    await expectScreen(page, 'health')
    await expect(page.locator('#answer-haveNeuroDisorders-error')).not.toBeEmpty()
    await fillScreen(page, 'health', ADULT)
    await proceed(page)
    for (const name of ['today', 'reactions', 'treatment']) {
      await expectScreen(page, name)
      await fillScreen(page, name, ADULT)
      await proceed(page)
    }
    await expectScreen(page, 'check')
    await expect(page.getByText('One page is not finished')).toBeVisible()
  })

  test('CARD-05 numbers that a reload has lost are to be typed again, each from its own line', async ({
    page,
  }) => {
    await walkIn(page, { guest: aGuest(ADULT), vaccines: 1, until: 'check' })
    await untilKept(page)
    await page.reload()
    await expectScreen(page, 'check')
    for (const label of ['Cardholder ID number', 'Group number'])
      await expect(answerTo(page, label)).toHaveText('To be typed again')
    await change(page, 'Group number').click()
    await expect(page.getByLabel('Group number')).toBeFocused()
    await page.getByLabel('Cardholder ID number').fill('1EG4TE5MK73')
    await proceed(page)
    await expectScreen(page, 'check')
    await expect(answerTo(page, 'Cardholder ID number')).toHaveText('Ends in MK73')
    await expect(page.getByText('not finished')).toHaveCount(0)
    await proceed(page)
    await expectScreen(page, 'consent')
  })

  test('quality A3: an answer is changed by keyboard alone', async ({ page }) => {
    await walkIn(page, { guest: aGuest(ADULT), vaccines: 1, until: 'check' })
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.press('Tab')
      if (await change(page, 'Email address').evaluate((link) => link === document.activeElement)) break
    }
    await expect(change(page, 'Email address')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Email address')).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('rosa@example.com')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Check your answers')).toBeFocused()
    await expect(answerTo(page, 'Email address')).toHaveText('rosa@example.com')
  })
})
