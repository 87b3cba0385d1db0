import type { Page } from 'playwright'
import { expect, test } from '../support/fixtures.ts'
import { aGuest, DEMONSTRATION_STORE, heading } from '../support/walk-in-flow.ts'

/** Where the keyboard is. */
type Stop = {
  /** What it is called: the answer's name, else its words. */
  name: string
  kind: 'text' | 'select' | 'radio' | 'checkbox' | 'button' | 'link' | 'heading' | 'region' | 'page'
  value: string
  checked: boolean
  isSubmit: boolean
  isInDialog: boolean
  /** The ring is drawn, and nothing lies over what is focused. */
  fault: string | undefined
}

function here(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const input = element instanceof HTMLInputElement ? element : undefined
    const kinds: Record<string, Stop['kind']> = {
      TEXTAREA: 'text',
      SELECT: 'select',
      BUTTON: 'button',
      A: 'link',
      BODY: 'page',
      H1: 'heading',
      H2: 'heading',
    }
    const type = input?.type === 'radio' || input?.type === 'checkbox' ? input.type : 'text'
    const kind = input ? type : (kinds[element.tagName] ?? 'region')
    const drawn = [element, element.closest('label')].filter((one) => one !== null)
    const hasRing = drawn.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3
    })
    const box = (element.closest('label') ?? element).getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, Math.min(box.y + 8, box.bottom - 1))
    const isBare = top !== null && (drawn.some((one) => one.contains(top)) || top.contains(element))
    const isTold = kind !== 'page' && kind !== 'heading' && kind !== 'region'
    const faults = [...(hasRing ? [] : ['no ring']), ...(isBare ? [] : [`under ${top?.tagName}`])]
    return {
      name:
        element.getAttribute('name') ||
        element.getAttribute('aria-label') ||
        element.textContent?.trim() ||
        '',
      kind,
      value: input?.value ?? (element instanceof HTMLSelectElement ? element.value : ''),
      checked: input?.checked ?? false,
      isSubmit: element instanceof HTMLButtonElement && element.type === 'submit',
      isInDialog: element.closest('dialog') !== null,
      fault: isTold && faults.length > 0 ? faults.join(', ') : undefined,
    }
  })
}

/** Presses Tab (or Shift+Tab) and tells where it led; the ring must be seen there. */
async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop> {
  await page.keyboard.press(key)
  const stop = await here(page)
  expect(stop.fault, `${stop.kind} "${stop.name}"`).toBeUndefined()
  return stop
}

async function tabTo(page: Page, name: string | RegExp, key?: 'Shift+Tab'): Promise<Stop> {
  const passed: string[] = []
  for (let count = 0; count < 40; count += 1) {
    const stop = await tab(page, key)
    if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return stop
    passed.push(stop.name)
  }
  throw new Error(`No way by keyboard to ${name}; passed ${passed.join(' | ')}`)
}

/** Chooses a radio of the group that was tabbed to, by Space and arrows. */
async function pick(page: Page, wanted: string): Promise<void> {
  for (let count = 0; count < 8; count += 1) {
    const { value, checked } = await here(page)
    if (value === wanted && checked) return
    await page.keyboard.press(value === wanted ? 'Space' : 'ArrowDown')
  }
  throw new Error(`No answer "${wanted}" by arrows`)
}

/** Answers a screen in the order of the Tab key, and presses its button; what is not in `answers` is passed by. */
async function answer(page: Page, title: string, answers: Record<string, string | true>): Promise<void> {
  await expect(heading(page, title)).toBeFocused()
  const left = new Set(Object.keys(answers))
  for (let count = 0; count < 60; count += 1) {
    const stop = await tab(page)
    const wanted = answers[stop.name]
    left.delete(stop.name)
    if (stop.name === 'Why we ask') await page.keyboard.press('Enter')
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

test('quality A3: the whole walk-in by keyboard alone, every stop with its ring, every step at its heading @desktop', async ({
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
    expect((await tab(page)).name).toBe('Start')
    await page.keyboard.press('Enter')
  })

  await page.getByRole('checkbox').first().waitFor()
  await expect(heading(page, 'Which vaccines would you like today?')).toBeFocused()
  await tabTo(page, 'vaccines')
  await page.keyboard.press('Space')
  await tabTo(page, 'Continue')
  await page.keyboard.press('Enter')

  await test.step('VALID-08 Enter in a form that is not done leads to the first field to put right', async () => {
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
    ] as const) {
      await tabTo(page, name)
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
  })

  await answer(page, 'How can we reach you?', {
    phoneNumber: '5135550142',
    isMobileNum: NO,
    emailAddress: 'r@example.com',
  })
  await answer(page, 'Where do you live?', {
    addressLineOne: '221 Linden Ave',
    city: 'Cincinnati',
    state: 'Ken', // Kentucky: the ZIP code is one of Ohio
    zipCode: '45202',
    county: 'Hamilton',
  })

  await test.step('ADDRESS-18 a dialog keeps the keyboard inside until it is answered', async () => {
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

  await answer(page, 'About you', {
    sexAssignedAtBirth: 'Female',
    gender: 'Non-Binary',
    race: 'Wh',
    ethnicity: 'Not Specified',
  })
  await answer(page, 'How do you feel today?', { haveFever: NO, haveCovid19Symptoms: NO })

  await test.step('cards are added and removed, and the keyboard stays where it works', async () => {
    await expect(heading(page, 'Allergies and past shots')).toBeFocused()
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

  await answer(page, 'Your health', {
    haveNeuroDisorders: NO,
    haveImmuneSystemProblem: NO,
    haveMedicalConditions: NO,
  })
  await answer(page, 'Medicine and checkups', {
    takesImmunoSuppressants: NO,
    hadBloodProducts: NO,
    hadPhysical: NO,
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

  await answer(page, 'Do you agree to get these vaccines?', {})
  await answer(page, 'Sign for the vaccine', {
    patientLegalName: `Rosalind ${lastName}`,
    relationshipWithPatient: 'Self',
  })
  await answer(page, 'How do we protect your privacy?', { privacyPractice: true })
  await answer(page, 'Do you agree to your care?', { generalConsent: true, hieConsent: true })

  await expect(heading(page, 'Your form is done!')).toBeFocused()
  await tabTo(page, 'Get Another Vaccine')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Which vaccines would you like today?')).toBeFocused()
})
