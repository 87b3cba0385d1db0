import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'playwright/test'
import { touch } from '../support/find.ts'
import { ROOT } from '../support/sources.ts'
import { HOME } from '../support/tablet.ts'
import { walkIn } from '../support/walk-in-flow.ts'
import { type Site, test } from '../support/worker.ts'

const MARKUP = '<img src="x" onerror="document.title=1"><b>Sick?</b> &amp; <script>1</script>'

/** Puts a document of the operator's, made of the bundled one. */
function putOwn({ dataDir }: Site, file: string, change: (text: string) => string): void {
  const place = join(dataDir, 'content/objects', file)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, change(readFileSync(join(ROOT, 'content-fallback/production', file), 'utf8')))
}

test('CONTENT-11 CONTENT-31 class 45 markup in a text of the operator is text; a form whose other documents are broken is filled in @phone', async ({
  page,
  site,
}) => {
  const [screening, formConfig] = ['medical-information', 'form-config'].map(
    (name) => `hw_config/1.0.0/scheduler/${name}.json`,
  )
  putOwn(site, screening ?? '', (text) => {
    const document = JSON.parse(text)
    document.data.pages[0].questions[0].hint = MARKUP
    return JSON.stringify(document)
  })
  putOwn(site, formConfig ?? '', (text) => text.slice(0, -20))
  putOwn(site, 'text/1.0.0/scheduler/vaccine-consent.json', () => '{"version":9,"data":{}}')
  await walkIn(page, { store: HOME, until: 'today' })
  await expect(page.getByText(MARKUP)).toBeVisible()
  expect(await page.locator('main img[src="x"], main b, main script').count()).toBe(0)
  expect(await page.title()).not.toBe('1')
  expect(site.logs()).toMatch(/"content-refused","file":"hw_config\/1.0.0\/scheduler\/form-config.json"/)
})

test('ROUTE-32 CONTENT-20 the service finder of an unknown page leads to the scheduler that the operator names @phone', async ({
  page,
  site,
}) => {
  putOwn(site, 'textcollection/1.0.0/tlc/scheduler-texts.json', (text) =>
    text.replace('/health-services/scheduler/main', '/health/clinic/schedule-appointment'),
  )
  await page.goto('/health-services/nothing/here')
  const links = page.getByRole('region', { name: 'What are you looking for?' }).getByRole('link')
  await expect(links.first()).toHaveAttribute('href', '/health/clinic/schedule-appointment')
  const places = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(places).size).toBe(4)
})

test('CONTENT-09 CONTENT-10 a document that the operator changes is shown by the app, though no list names it @phone', async ({
  page,
  site,
}) => {
  putOwn(site, 'hw_config/1.0.0/scheduler/prescreen-data.json', (text) =>
    text.replace(/("infoMessage": ")[^"]*/, '$1Ask us for the quiet room.'),
  )
  await page.goto(HOME)
  await touch(page)
  await page.getByRole('link', { name: 'Start' }).click()
  await expect(page.getByText('Ask us for the quiet room.').first()).toBeVisible()
})
