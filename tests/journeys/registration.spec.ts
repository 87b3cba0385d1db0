import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { contentPath } from '#contract/content/catalogue'
import {
  answersOf as answersOfPatient,
  aPatient,
  bookedBy,
  fillForm as fillBooking,
  pickTimes,
} from '../support/booking-flow.ts'
import { NEXT } from '../support/builds.ts'
import { exportSince } from '../support/exported.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { untilKept } from '../support/kept.ts'
import { answersOf, fillForm } from '../support/quick-form.ts'
import { dayAhead } from '../support/results-flow.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import { ADULT, choose, heading, proceed, readCode, startForm } from '../support/walk-in-flow.ts'

type Forms = { data: Record<string, { default: { steps: string[] } }> }

/** Adds the step to the walk-in, as an operator would: by a file in the data directory. */
function configureStep(dataDir: string): void {
  const path = contentPath('formConfig').replace('/content/v2/objects/', '')
  const document: Forms = JSON.parse(
    readFileSync(join(NEXT.folder, '.build/content/production', path), 'utf8'),
  )
  document.data['walkInVaccine']?.default.steps.splice(1, 0, 'needleComfort')
  const file = join(dataDir, 'content/objects', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(document))
}

/** The build with a further step, prescreen flow and call, see tests/support/builds.ts. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  server: async ({}, use) => {
    const dataDir = temporaryFolder()
    configureStep(dataDir)
    const server = await startServer({ root: NEXT.folder, dataDir })
    await use(server)
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  },
})

// The walk-in is sent by the page, which a test can route to another address.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })
test.slow()

test.describe('what is added in the files that contributing.md names @desktop', () => {
  test('a further step is filled in, checked in and exported: a folder, a word of configuration, a rule [INTAKE-01, INTAKE-03]', async ({
    page,
    server,
  }) => {
    const since = Date.now()
    await startForm(page)
    await fillForm(page, answersOf(ADULT), 'For the vaccine record')
    await proceed(page)
    await expect(heading(page, 'How do you feel about needles?')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Needle comfort' })).toHaveAttribute('aria-current', 'step')
    await proceed(page)
    await expect(
      page.locator('[class*=ErrorSummary_summary]').getByText('This is a required field'),
    ).toBeVisible()
    await choose(page, 'Pick one', 'Nervous')
    await page.getByLabel('What helps you?').fill('Music')
    await proceed(page)
    await expect(heading(page, 'Today, allergies and past shots')).toBeVisible()
    await untilKept(page)
    await page.reload()
    await page.getByRole('link', { name: 'Needle comfort' }).click()
    await expect(page.getByLabel('What helps you?')).toHaveValue('Music')
    await fillForm(page, answersOf(ADULT))
    const counterCode = await readCode(page)
    const [line, ...more] = await exportSince(server, since)
    expect(more).toEqual([])
    expect(line).toMatchObject({ counterCode, payload: { notes: ['Needles: Nervous, Music'] } })
  })

  test('a further call is answered and exported: its value in the contract and a line of the server [API-03, API-25]', async ({
    page,
    server,
  }) => {
    const since = Date.now()
    await page.route('**/v2/appointments/walk-in', (route) =>
      route.continue({ url: route.request().url().replace('/v2/', '/v3/') }),
    )
    const answered = page.waitForResponse('**/v3/appointments/walk-in')
    await startForm(page)
    await fillForm(page, { ...answersOf(ADULT), needleComfort: 'Fine' })
    expect((await answered).status()).toBe(201)
    const counterCode = await readCode(page)
    expect((await exportSince(server, since)).map((line) => line.counterCode)).toEqual([counterCode])
  })

  test('a further prescreen flow leads to a booking and its export: a folder and a category [PRESCREEN-04, PRESCREEN-06, PRESCREEN-07, PRESCREEN-08]', async ({
    page,
    server,
  }) => {
    const since = Date.now()
    await openPrescreen(page, 'Sports', '3')
    await expect(page, 'a step beyond those completed is replaced').toHaveURL(/\/prescreen\/1$/)
    await expect(heading(page, 'Which sport is it for?')).toBeVisible()
    await expect(page.getByText('1 of 2')).toBeVisible()
    await choose(page, 'Sport', 'Swimming')
    await proceed(page)
    await expect(heading(page, 'In open water?')).toBeVisible()
    await expect(page.getByText('2 of 3')).toBeVisible()
    await choose(page, 'Open water', 'No')
    await proceed(page)
    await page.getByLabel('School').fill('Walnut Hills')
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(heading(page, 'In open water?')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'No' })).toBeChecked()
    await proceed(page)
    await page.getByLabel('School').fill('Walnut Hills')
    await page.getByRole('button', { name: 'See Availability' }).click()
    await expect(page).toHaveURL(/\/scheduler\/result\?/)
    const state = await page.evaluate(() => window.history.state as Record<string, unknown>)
    expect(state).toMatchObject({ type: 'Sports', location: '45202', serviceIds: [104] })
    const patient = aPatient('child', false)
    await pickTimes(page, { type: 'Sports', prescreen: {} })
    await fillBooking(page, answersOfPatient(patient))
    const booked = await bookedBy(server, patient, since)
    expect(booked.map(({ payload }) => payload)).toMatchObject([{ category: 'Sports', serviceIds: [104] }])
  })
})

/** Opens the prescreen as the search form would: with the search in the history entry. */
async function openPrescreen(page: Page, type: string, step = '1'): Promise<void> {
  await page.goto('/health-services/scheduler/main')
  await page.evaluate(
    ([path, search]) => {
      window.history.pushState(search, '', path)
      window.dispatchEvent(new PopStateEvent('popstate', { state: search }))
    },
    [`/health-services/scheduler/prescreen/${step}`, { type, location: '45202', date: dayAhead(1) }] as const,
  )
}
