import type { Page } from 'playwright'
import { expect, test } from '../support/fixtures.ts'
import { here, pick, type Stop, tab, tabTo } from '../support/keyboard.ts'
import { aGuest, DEMONSTRATION_STORE, heading } from '../support/walk-in-flow.ts'

// A worker would fetch the whole product again for every guest.
test.use({ serviceWorkers: 'block' })

/** Answers a screen in the order of the Tab key, and presses its button; what is not in `answers` is passed by. */
async function answer(page: Page, title: string, answers: Record<string, string | true>): Promise<void> {
  await expect(heading(page, title)).toBeFocused()
  const left = new Set(Object.keys(answers))
  for (let count = 0; count < 60; count += 1) {
    const stop = await tab(page)
    const wanted = answers[stop.name]
    left.delete(stop.name)
    if (stop.name.startsWith('Why we ask') || (wanted === true && stop.kind === 'button'))
      await page.keyboard.press('Enter')
    else if (stop.isSubmit) {
      expect([...left], `not reached on "${title}"`).toEqual([])
      await page.keyboard.press('Enter')
      return
    } else if (wanted === undefined) continue
    else if (stop.kind === 'checkbox' && !stop.checked) await page.keyboard.press('Space')
    else if (stop.kind === 'radio') await pick(page, String(wanted))
    else if (stop.kind === 'text' || stop.kind === 'select') await page.keyboard.type(String(wanted))
  }
  throw new Error(`No button by keyboard on "${title}"`)
}

const NO = 'No'

test('the whole walk-in by keyboard alone, every stop with its ring, every step at its heading [quality A3] @desktop', async ({
  page,
}) => {
  const { lastName } = aGuest()
  await page.goto(DEMONSTRATION_STORE)
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()

  await test.step('the first stop leads past the header', async () => {
    expect((await tab(page)).name).toBe('Skip to main content')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    expect((await tab(page)).name).toBe('Español')
    expect((await tab(page)).name).toBe('Start')
    await page.keyboard.press('Enter')
  })

  await page.getByRole('checkbox').first().waitFor()
  await expect(heading(page, 'Which vaccines would you like today?')).toBeFocused()
  await tabTo(page, 'vaccines')
  await page.keyboard.press('Space')
  await tabTo(page, 'Continue')
  await page.keyboard.press('Enter')

  await test.step('Enter in a form that is not done leads to the first field to put right [VALID-08]', async () => {
    await expect(heading(page, 'Who is getting the vaccine?')).toBeFocused()
    await tabTo(page, 'firstName')
    await page.keyboard.press('Enter')
    expect((await here(page)).name).toBe('firstName')
    await tabTo(page, /Last Name is a required field/, 'Shift+Tab')
    await page.keyboard.press('Enter')
    expect((await here(page)).name).toBe('lastName')
    await page.keyboard.type(lastName)
    expect((await tab(page, 'Shift+Tab')).name).toBe('firstName')
    await page.keyboard.type('Rosalind')
    for (const [name, text] of [
      ['dobMonth', '7'],
      ['dobDay', '4'],
      ['dobYear', '1958'],
      ['phoneNumber', '5135550142'],
      ['emailAddress', 'r@example.com'],
    ] as const) {
      await tabTo(page, name)
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
  })

  await answer(page, 'For the vaccine record', {
    zipCode: '45202',
    addressLineOne: '221 Linden Ave',
    // Opens the fields that the ZIP code filled in, at the city.
    'Change city, state and county': true,
    state: 'Ken', // Kentucky: the ZIP code is one of Ohio
    sexAssignedAtBirth: 'Female',
    race: 'Wh',
    ethnicity: 'Not Specified',
  })

  await test.step('a dialog keeps the keyboard inside until it is answered [ADDRESS-18]', async () => {
    await expect(page.getByRole('dialog', { name: 'Check your address' })).toBeVisible()
    expect((await here(page)).kind).toBe('heading')
    for (let count = 0; count < 8; count += 1) {
      const stop = await tab(page)
      expect(stop.isInDialog || stop.kind === 'page').toBe(true)
    }
    await tabTo(page, 'address')
    await pick(page, 'suggested')
    await tabTo(page, 'Continue')
    await page.keyboard.press('Enter')
  })

  await test.step('cards are added and removed, and the keyboard stays where it works', async () => {
    await expect(heading(page, 'Today, allergies and past shots')).toBeFocused()
    for (const name of ['haveFever', 'haveCovid19Symptoms']) {
      await tabTo(page, name)
      await pick(page, NO)
    }
    await tabTo(page, 'haveAllergies')
    await pick(page, 'Yes')
    await tabTo(page, 'haveAllergiesDetails-0-name')
    await page.keyboard.type('Penicillin')
    await tabTo(page, 'Add another allergy')
    await page.keyboard.press('Enter')
    expect((await here(page)).name).toBe('haveAllergiesDetails-1-name')
    await page.keyboard.type('Latex')
    await tabTo(page, 'Remove Latex')
    await page.keyboard.press('Enter')
    expect((await here(page)).name).toBe('Add another allergy')
    for (const name of ['hadReaction', 'hadVaccinesPreviously', 'recentVaccines']) {
      await tabTo(page, name)
      await pick(page, NO)
    }
    await tabTo(page, 'Continue')
    await page.keyboard.press('Enter')
  })

  await answer(page, 'Health and medicine', {
    haveNeuroDisorders: NO,
    haveImmuneSystemProblem: NO,
    haveMedicalConditions: NO,
    takesImmunoSuppressants: NO,
    hadBloodProducts: NO,
    comments: 'By keyboard alone.',
  })

  await test.step('Start over asks first, and Escape leads back to where it was pressed', async () => {
    await expect(heading(page, 'Will you use insurance today?')).toBeFocused()
    await tabTo(page, 'Start over', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Start over?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Start over', exact: true })).toBeFocused()
  })

  await test.step('forth and back the stops are the same: no trap', async () => {
    const forth = [await here(page)]
    for (let stop = await tab(page); !stop.isSubmit; stop = await tab(page)) forth.push(stop)
    const back: Stop[] = []
    for (let count = 0; count < forth.length; count += 1) back.unshift(await tab(page, 'Shift+Tab'))
    expect(back.map(({ name }) => name)).toEqual(forth.map(({ name }) => name))
    await tabTo(page, 'hasPrimaryInsurance')
    await pick(page, '1')
    await tabTo(page, 'insuranceCarrier')
    await page.keyboard.press('ArrowDown')
    await tabTo(page, 'cardholderIdNumber')
    await page.keyboard.type('1EG4TE5MK73')
    await page.keyboard.press('Enter')
  })

  await answer(page, 'Privacy and care', { privacyPractice: true, generalConsent: true, hieConsent: 'Yes' })

  await test.step('an answer is changed on its page, and Enter leads back to the check', async () => {
    await expect(heading(page, 'Check your answers')).toBeFocused()
    await tabTo(page, 'Change “Who is getting the vaccine?”')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Who is getting the vaccine?')).toBeFocused()
    await tabTo(page, 'emailAddress')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('rosa@example.com')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Check your answers')).toBeFocused()
    await expect(page.getByText('rosa@example.com')).toBeVisible()
  })

  await answer(page, 'Check your answers', {})
  await answer(page, 'Your agreement to the vaccines', {
    relationshipWithPatient: 'Self',
    patientLegalName: `Rosalind ${lastName}`,
  })

  await expect(heading(page, 'Your form is done!')).toBeFocused()
  await tabTo(page, 'Get Another Vaccine')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Which vaccines would you like today?')).toBeFocused()
})
