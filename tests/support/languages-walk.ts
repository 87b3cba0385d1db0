import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { answersOf, aPatient, WANTED } from './booking-answers.ts'
import type { FieldAnswers } from './form-filling.ts'
import { expectAnother, fillShown, goOn, titleOf } from './form-filling.ts'
import { addressOf, dayAhead } from './results-flow.ts'
import { ROOT } from './sources.ts'

const CONFIG = 'hw_config/1.0.0/scheduler/scheduler-config.json'
const STORE = '90100001'

/** Called on every screen, before it is filled and after. */
type OnScreen = (name: string, isFilled: boolean) => Promise<void>

/** Screens that an address opens. */
export const SCREENS = [
  '/health-services/scheduler/main',
  '/health-services/scheduler/benefit-codes',
  '/health-services/scheduler/cancel',
  '/health-services/scheduler/canceled',
  '/health-services/clinic/locations?searchText=45202',
  '/health-services/clinic/details/951/00001',
  '/health-services/clinic/error',
  '/health/clinic/services',
  '/rx/guest/vaccination-appointments',
  '/health-services/privacy',
  '/health-services/accessibility',
  `/health-services/poster/${STORE}`,
  '/not-found',
]

/** Writes an operator's configuration into a data directory that offers these languages besides English. */
export function offerLanguages(dataDir: string, languages: readonly string[]): void {
  const config = JSON.parse(readFileSync(join(ROOT, '.build/content/production', CONFIG), 'utf8'))
  config.data.languages = languages
  const file = join(dataDir, 'content/objects', CONFIG)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(config))
}

/** Opens an address in a language and waits until its page is drawn. */
export async function openIn(page: Page, language: string, address: string): Promise<void> {
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.waitForLoadState('networkidle')
}

/** What the guest of a walk is asked for, by the names of the fields, which are the same in every language. */
export const walker = () => answersOf(aPatient('adult'))

/** A walk-in in a language, from the landing page to the counter's code. */
export async function walkInIn(
  page: Page,
  language: string,
  answers: FieldAnswers,
  onScreen: OnScreen,
): Promise<void> {
  await openIn(page, language, `/health-services/instant-vaccines/${STORE}`)
  await onScreen('landing', true)
  await page.locator(`main a[href$="/select/${STORE}"]`).click()
  await expect(page.locator('main form input').first()).toBeVisible()
  await fillToConfirmation(page, answers, onScreen)
}

/** A booking of two doses in a language, from main to the confirmation. */
export async function bookIn(
  page: Page,
  language: string,
  answers: FieldAnswers,
  onScreen: OnScreen,
): Promise<void> {
  const { prescreen } = WANTED.vaccine.adult
  await openIn(page, language, '/health-services/scheduler/main')
  const search = { type: 'Vaccines', location: '45202', date: dayAhead(1), serviceIds: '209' }
  await page.goto(addressOf(search))
  const chips = page.locator('[class*=slots_chip]:visible')
  const form = page.locator('main form:visible')
  const see = page.locator('main [class*=Button_primary]:visible')
  const shown = page.locator(':is(main form, [class*=slots_chip], main [class*=Button_primary]):visible')
  for (;;) {
    await expect(shown.first()).toBeVisible()
    if (await chips.first().isVisible()) break
    const title = await titleOf(page)
    if (await form.first().isVisible()) {
      await onScreen('prescreen', false)
      await fillShown(page, { ...answers, ...prescreen })
      await onScreen('prescreen', true)
      await goOn(page)
    } else {
      await onScreen('eligible', true)
      await see.first().click()
    }
    await expectAnother(page, title)
  }
  for (const dose of ['first', 'second']) {
    await expect(chips.first()).toBeVisible()
    await onScreen(`times of the ${dose} dose`, false)
    await chips.last().click()
    await expect(page.locator('[aria-pressed=true][class*=slots_chip]')).toBeVisible()
    await onScreen(`times of the ${dose} dose`, true)
    const title = await titleOf(page)
    const next = page.locator('[class*=StickyBar_bar] [class*=Button_primary]')
    await expect(next).toBeEnabled()
    await next.click()
    await expectAnother(page, title)
  }
  await expect(page).toHaveURL(/\/schedule$/)
  await fillToConfirmation(page, answers, onScreen)
}

/** Fills each page of the form from here, up to the confirmation. */
async function fillToConfirmation(page: Page, answers: FieldAnswers, onScreen: OnScreen): Promise<void> {
  for (;;) {
    await expect(page.locator('main form')).toBeVisible()
    const title = await titleOf(page)
    await onScreen('form', false)
    await fillShown(page, answers)
    await onScreen('form', true)
    await goOn(page)
    await keepAddress(page, title)
    await expectAnother(page, title)
    if (/confirmation/.test(page.url())) break
  }
  await onScreen('confirmation', true)
}

/** Keeps the address that was typed where another is suggested. */
async function keepAddress(page: Page, title: string): Promise<void> {
  const entered = page.locator('dialog[open] input[name=address][value=entered]')
  const heading = page.getByRole('heading', { level: 1 }).first()
  await expect(async () => {
    if (await entered.isVisible()) {
      await entered.check()
      await page.locator('dialog[open] button').first().click()
    }
    await expect(heading).not.toHaveText(title, { timeout: 100 })
  }).toPass()
}
