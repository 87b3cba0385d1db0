import type { Page } from 'playwright'
import { expect, test } from '../support/fixtures.ts'
import { aGuest, DEMONSTRATION_STORE, readCode } from '../support/walk-in-flow.ts'

/** The least that an adult without insurance answers; every other question is a No. */
const LEAST: Record<string, string> = {
  firstName: 'Ann',
  dobMonth: '7',
  dobDay: '4',
  dobYear: '1958',
  phoneNumber: '5135550142',
  zipCode: '45202',
  addressLineOne: '221 Linden Ave',
  sexAssignedAtBirth: 'Male',
  race: 'White',
  ethnicity: 'Not Specified',
  hasPrimaryInsurance: '0',
  relationshipWithPatient: 'Self',
}

type Effort = { screens: string[]; taps: number; keys: number }

/** Fills the open screen with as little as it takes, and counts. A field, a card, a box and a button are one tap each. */
async function fillLeast(page: Page, answers: Record<string, string>, effort: Effort): Promise<void> {
  const done = new Set<string>()
  for (;;) {
    const controls = page.locator('main form :is(input, select, textarea):visible')
    const all = await controls.evaluateAll((found) =>
      (found as HTMLInputElement[]).map(({ name, type, value, checked }) => ({ name, type, value, checked })),
    )
    const next = all.find(({ name }) => !done.has(name))
    if (!next) return
    const { name, type } = next
    done.add(name)
    const own = all.filter((one) => one.name === name)
    if (own.some(({ checked }) => checked)) continue
    const answer = answers[name] ?? (type === 'radio' ? 'No' : undefined)
    const control = page.locator(`main form [name="${name}"]`)
    if (type === 'checkbox') await control.first().check()
    else if (answer === undefined || (type !== 'radio' && next.value !== '')) continue
    else if (type === 'radio') await control.and(page.locator(`[value="${answer}"]`)).check()
    else if (type === 'select-one') await control.selectOption(answer)
    else {
      await control.fill(answer)
      effort.keys += answer.length
    }
    effort.taps += 1
  }
}

test('the shortest complete walk-in takes at most 12 screens and 40 taps [WI-08, WI-09]', async ({
  page,
}) => {
  const { lastName } = aGuest()
  const answers = { ...LEAST, lastName, patientLegalName: `Ann ${lastName}` }
  const effort: Effort = { screens: [], taps: 0, keys: 0 }
  const title = async () => (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? ''
  await page.goto(DEMONSTRATION_STORE)
  effort.screens.push(await title())
  await page.getByRole('link', { name: 'Start' }).click()
  effort.taps += 1
  while (!page.url().endsWith('/confirmation')) {
    const before = effort.screens.at(-1) ?? ''
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText(before)
    effort.screens.push(await title())
    const button = page.locator('main form button[type=submit]')
    await button.or(page.locator('[translate=no]')).first().waitFor()
    if (page.url().endsWith('/confirmation')) break
    if (page.url().includes('/select/')) {
      await page.getByRole('checkbox').first().check()
      effort.taps += 1
    } else await fillLeast(page, answers, effort)
    await button.click()
    effort.taps += 1
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText(effort.screens.at(-1) ?? '')
  }
  await readCode(page)
  effort.screens.push('confirmation')
  const { screens, taps, keys } = effort
  test.info().annotations.push({
    type: 'effort',
    description: `${screens.length} screens, ${taps} taps, ${keys} keys`,
  })
  expect(screens.length, screens.join(' > ')).toBeLessThanOrEqual(12)
  expect(taps).toBeLessThanOrEqual(40)
})
