import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { contentPath } from '#contract/content/catalogue'
import { NEXT } from '../support/builds.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { untilKept } from '../support/kept.ts'
import { answersOf, fillForm } from '../support/quick-form.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import { ADULT, choose, heading, proceed, startForm } from '../support/walk-in-flow.ts'

/** Changes one bundled document, as an operator would: by a file in the data directory. */
function operatorChanges(
  dataDir: string,
  slug: 'formConfig' | 'schedulerConfig',
  change: (data: never) => void,
): void {
  const path = contentPath(slug).replace('/content/v2/objects/', '')
  const document = JSON.parse(readFileSync(join(ROOT, '.build/content/production', path), 'utf8')) as {
    data: never
  }
  change(document.data)
  const file = join(dataDir, 'content/objects', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(document))
}

/** The build with a step and a prescreen flow more, both named by its configuration. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  server: async ({}, use) => {
    const dataDir = temporaryFolder()
    operatorChanges(dataDir, 'formConfig', (data: Record<string, { default: { steps: string[] } }>) => {
      data['walkInVaccine']?.default.steps.splice(1, 0, 'needleComfort')
    })
    operatorChanges(
      dataDir,
      'schedulerConfig',
      (data: { forceFetch: string[]; categories: Record<string, object> }) => {
        data.forceFetch.push('formConfig')
        data.categories['Sports'] = { prescreenFlow: 'sports_physicals', redirectAction: 'PRESCREEN' }
      },
    )
    const server = await startServer({ root: NEXT.folder, dataDir })
    await use(server)
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  },
})

test.describe('a folder registers itself @desktop', () => {
  test('a further step is one folder and one word of configuration [INTAKE-01, INTAKE-03]', async ({
    page,
  }) => {
    await startForm(page)
    await fillForm(page, answersOf(ADULT), 'About you')
    await proceed(page)
    await expect(heading(page, 'How do you feel about needles?')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Needle comfort' })).toHaveAttribute('aria-current', 'step')
    await proceed(page)
    await expect(page.getByRole('alert').getByText('This is a required field')).toBeVisible()
    await choose(page, 'Pick one', 'Nervous')
    await page.getByLabel('What helps you?').fill('Music')
    await proceed(page)
    await expect(heading(page, 'How do you feel today?')).toBeVisible()
    await untilKept(page)
    await page.reload()
    await page.getByRole('link', { name: 'Needle comfort' }).click()
    await expect(page.getByLabel('What helps you?')).toHaveValue('Music')
  })

  test('a further prescreen flow is one folder and its name [PRESCREEN-04, PRESCREEN-06, PRESCREEN-07, PRESCREEN-08]', async ({
    page,
  }) => {
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
    await expect(page).toHaveURL(/\/scheduler\/result$/)
    const state = await page.evaluate(() => window.history.state as Record<string, unknown>)
    expect(state).toMatchObject({ type: 'Sports', location: '45202', serviceIds: [101] })
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
    [`/health-services/scheduler/prescreen/${step}`, { type, location: '45202' }] as const,
  )
}
