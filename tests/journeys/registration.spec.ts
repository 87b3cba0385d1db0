import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'playwright/test'
import { contentPath } from '#contract/content/catalogue'
import type { RunningServer } from '../support/server.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import { ADULT, choose, fillScreen, heading, proceed, walkIn } from '../support/walk-in-flow.ts'
import { COPIED } from '../support/worker.ts'

const FIXTURES = join(ROOT, 'tests/support/registered')

/** A copy of the product with one folder more among the steps and one more among the prescreen flows, built. */
function buildWithOneFolderMore(): string {
  const root = temporaryFolder()
  for (const source of COPIED) cpSync(join(ROOT, source), join(root, source), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  addFolder('step', join(root, 'src/app/pages/intake/steps/needle-comfort'))
  addFolder('flow', join(root, 'src/app/pages/prescreen/flows/sports-physicals'))
  nameFlow(join(root, 'src/contract/content/scheduler-config.ts'))
  execFileSync(process.execPath, ['src/tools/build.mjs'], { cwd: root, stdio: 'pipe' })
  return root
}

/** Lets configurations name the further flow. */
function nameFlow(file: string): void {
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace("  'vaccines',\n]", "  'vaccines',\n  'sports_physicals',\n]"),
  )
}

/** Copies a fixture to its place, from where the app is nearer. */
function addFolder(fixture: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(join(FIXTURES, fixture))) {
    const text = readFileSync(join(FIXTURES, fixture, name), 'utf8')
    writeFileSync(join(to, name), text.replaceAll("'../../../../src/app/", "'../../../../"))
  }
}

/** Changes one bundled document of a copy, as an operator would: by a file in the data directory. */
function operatorChanges(
  root: string,
  dataDir: string,
  slug: 'formConfig' | 'schedulerConfig',
  change: (data: never) => void,
): void {
  const path = contentPath(slug).replace('/content/v2/objects/', '')
  const document = JSON.parse(readFileSync(join(root, 'content-fallback/production', path), 'utf8')) as {
    data: never
  }
  change(document.data)
  const file = join(dataDir, 'content/objects', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(document))
}

test.describe('a folder registers itself @desktop', () => {
  test.describe.configure({ mode: 'serial' })
  let root: string
  let dataDir: string
  let server: RunningServer

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    root = buildWithOneFolderMore()
    dataDir = temporaryFolder()
    operatorChanges(root, dataDir, 'formConfig', (data: Record<string, { default: { steps: string[] } }>) => {
      data['walkInVaccine']?.default.steps.splice(1, 0, 'needleComfort')
    })
    operatorChanges(
      root,
      dataDir,
      'schedulerConfig',
      (data: { forceFetch: string[]; categories: Record<string, object> }) => {
        data.forceFetch.push('formConfig')
        data.categories['Sports'] = { prescreenFlow: 'sports_physicals', redirectAction: 'PRESCREEN' }
      },
    )
    server = await startServer({ root, dataDir })
  })

  test.afterAll(async () => {
    await server?.stop()
    for (const folder of [root, dataDir]) if (folder) rmSync(folder, { recursive: true, force: true })
  })

  test('INTAKE-01 INTAKE-03 a further step is one folder and one word of configuration', async ({ page }) => {
    await walkIn(page, { store: `${server.url}/health-services/instant-vaccines/90100001`, until: 'about' })
    await fillScreen(page, 'about', ADULT)
    await proceed(page)
    await expect(heading(page, 'How do you feel about needles?')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Needle comfort' })).toHaveAttribute('aria-current', 'step')
    await proceed(page)
    await expect(page.getByRole('alert').getByText('This is a required field')).toBeVisible()
    await choose(page, 'Pick one', 'Nervous')
    await page.getByLabel('What helps you?').fill('Music')
    await proceed(page)
    await expect(heading(page, 'How do you feel today?')).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: 'Needle comfort' }).click()
    await expect(page.getByLabel('What helps you?')).toHaveValue('Music')
  })

  test('PRESCREEN-01 PRESCREEN-03 a type without a flow leads to main', async ({ page }) => {
    await openPrescreen(page, server.url, 'Instant Vaccines')
    await expect(page).toHaveURL(/\/scheduler\/main$/)
  })

  test('PRESCREEN-04 PRESCREEN-06 PRESCREEN-07 PRESCREEN-08 a further prescreen flow is one folder and its name', async ({
    page,
  }) => {
    await openPrescreen(page, server.url, 'Sports', '3')
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
async function openPrescreen(page: Page, url: string, type: string, step = '1'): Promise<void> {
  await page.goto(`${url}/health-services/scheduler/main`)
  await page.evaluate(
    ([path, search]) => {
      window.history.pushState(search, '', path)
      window.dispatchEvent(new PopStateEvent('popstate', { state: search }))
    },
    [`/health-services/scheduler/prescreen/${step}`, { type, location: '45202' }] as const,
  )
}
