import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { axeFindings } from '../support/axe.ts'
import { launchBrowser } from '../support/browser.ts'
import { aWalkIn } from '../support/builders.ts'
import {
  aWalkInAt,
  book,
  COUNTER_STORE,
  importCounterStores,
  morningZone,
  sendWalkIn,
  walkInOf,
} from '../support/counter-guests.ts'
import { COUNTER_PIN, enrolDesk, inviteDesk } from '../support/counter-technician.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import { LOAD_ENV } from '../support/walk-in-load.ts'
import type { BenchOptions, Figure } from './figure.ts'

const FOLDER = join(ROOT, '.build', 'bench-counter-screens')
const SIZES = [
  [390, 844],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const
const LONG_ANSWERS = ['haveFever', 'haveCovid19Symptoms', 'hadReaction', 'haveNeuroDisorders']

/** Draws every state of the counter's page into .build/bench-counter-screens, in four sizes, light and dark, and counts what is wrong (DESK-04, DESK-09). */
export async function bench({ say }: BenchOptions): Promise<Figure[]> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const zone = morningZone(Date.now())
  const server = await startServer({ env: LOAD_ENV })
  const browser = await launchBrowser()
  try {
    await importCounterStores(server, zone)
    const page = await browser.newPage({ locale: 'en-US' })
    const wrong: string[] = []
    const draw = async (state: string) => wrong.push(...(await drawn(page, state)))
    await drawEntry(page, server, draw)
    await sendGuests(server.url, zone)
    await page.locator('[data-row]').nth(5).waitFor()
    await drawBoard(page, draw)
    const sheets = await sheetsOf(page)
    await drawStoreAndEnd(page, server, draw)
    for (const line of wrong) say(line)
    return [
      {
        name: 'counter: findings of axe, and pages that scroll sideways',
        value: wrong.length,
        unit: '',
        better: 'less',
        gate: 0,
      },
      { name: 'counter: sheets of the longest visit', value: sheets, unit: '', better: 'less', gate: 2 },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function drawn(page: Page, state: string): Promise<string[]> {
  const wrong: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const name = `${state}-${width}-${colorScheme}`
      await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' })
      wrong.push(...(await axeFindings(page)).map((finding) => `${name}: ${finding}`))
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      if (isWide) wrong.push(`${name}: scrolls sideways`)
    }
  }
  return wrong
}

type Draw = (state: string) => Promise<unknown>

async function drawEntry(page: Page, server: RunningServer, draw: Draw): Promise<void> {
  const address = `${server.url}/health-services/desk`
  const link = await inviteDesk(server, COUNTER_STORE)
  for (const [state, to, text] of [
    ['no-desk', address, 'This browser is not a desk'],
    ['invitation-over', `${address}#unknown`, 'This invitation no longer works'],
    ['enrolment', link, 'Set up a desk'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(to)
    await page.getByRole('heading', { name: text }).waitFor()
    await draw(state)
  }
  await page.getByLabel('Choose a PIN').fill('1234')
  await page.getByLabel('Type the PIN again').fill('1234')
  await page.keyboard.press('Enter')
  await page
    .getByText(/too easy to guess/)
    .first()
    .waitFor()
  await draw('enrolment-error')
  await page.goto('about:blank')
  await enrolDesk(page, link)
  await draw('empty-day')
}

/** Six guests: one who waits, one with long answers, a duplicate, one who is too young, two who come later. */
async function sendGuests(url: string, zone: string): Promise<void> {
  await sendWalkIn(url, walkInOf(1, zone, 20))
  await sendWalkIn(url, { ...walkInOf(1, zone, 5), counterCode: 'DDDDDD' }, { sealed: true })
  const young = walkInOf(2, zone, 10)
  young.basicInfo.dateOfBirth = new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10)
  await sendWalkIn(url, young, { sealed: true })
  const { basicInfo, questionnaire } = aWalkIn()
  const names = Array.from({ length: 10 }, (_, at) => `Something with quite a long name, number ${at}`)
  const walkIn = aWalkInAt(COUNTER_STORE, {
    counterCode: 'BBBBBB',
    basicInfo: { ...basicInfo, firstName: 'Maximiliana Alexandra', lastName: 'Featherstonehaugh-Smith' },
    questionnaire: {
      ...questionnaire,
      ...Object.fromEntries(['haveMedicalConditions', ...LONG_ANSWERS].map((key) => [key, 'Yes'])),
    },
    medicalInfo: {
      withCare: true,
      allergies: names,
      medicalConditions: names,
      answerDetails: LONG_ANSWERS.map((question) => ({
        question,
        text: 'Since Tuesday; the doctor knows of it',
      })),
    },
  })
  await sendWalkIn(url, walkIn)
  for (const cell of [0, 1]) await book(url, { number: 10 + cell, zone, cell })
}

async function drawBoard(page: Page, draw: Draw): Promise<void> {
  await draw('list')
  await page.getByText('Show names').click()
  await draw('list-names')
  await page.keyboard.type('222222')
  await page
    .getByText(/No visit here has the code/)
    .first()
    .waitFor()
  await draw('no-such-code')
  await page.keyboard.press('Escape')
  await page.keyboard.type('?')
  await page.getByRole('dialog').waitFor()
  await draw('keys')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: /^Undo \w{6} “Called”$/ }).waitFor()
  await draw('list-step')
  await page.keyboard.press('Control+z')
  await page
    .locator('footer')
    .getByText(/: waiting\.$/)
    .waitFor()
  await openByCode(page, 'DDDDDD')
  await draw('visit-duplicate')
  await page.getByRole('button', { name: 'Cancel visit' }).click()
  await page.getByRole('alertdialog').waitFor()
  await draw('cancel-question')
  await page.keyboard.press('Escape')
  await openByCode(page, 'BBBBBB')
  await draw('visit-long')
}

async function openByCode(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${code}`) }).waitFor()
  await page.getByRole('heading', { name: 'All answers' }).waitFor()
}

/** Sheets of US letter that the page prints on; the preview is drawn beside the screens. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ path: join(FOLDER, 'print.pdf'), format: 'Letter', preferCSSPageSize: true })
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 725, height: 965 })
  await page.screenshot({ path: join(FOLDER, 'print.png'), fullPage: true })
  await page.emulateMedia({ media: null })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? Number.NaN
}

async function drawStoreAndEnd(page: Page, server: RunningServer, draw: Draw): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Store/ }).click()
  await page.getByRole('button', { name: '20 min' }).click()
  await page.getByText('Guests see a wait of 20 minutes now.').first().waitFor()
  await draw('store')
  await page.getByRole('button', { name: 'Close now' }).click()
  await page.getByRole('heading', { name: /^Call (this|these)/ }).waitFor()
  await draw('store-closed')
  await page.getByText('Show names', { exact: true }).click()
  await draw('store-closed-no-names')
  await page.keyboard.press('Escape')
  await page
    .getByText(/^Cannot take place/)
    .first()
    .waitFor()
  await draw('list-displaced')
  await page.keyboard.press('F8')
  await page.getByLabel('PIN').waitFor()
  await page.keyboard.type('9075\n')
  await page
    .getByText(/Wrong PIN/)
    .first()
    .waitFor()
  await draw('locked')
  await page.keyboard.type(`${COUNTER_PIN}\n`)
  await page.locator('[data-row]').first().waitFor()
  await server.kill9()
  await page.getByText(/^No connection/).waitFor({ timeout: 30_000 })
  await draw('no-connection')
}
