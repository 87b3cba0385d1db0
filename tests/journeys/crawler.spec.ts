import type { Page } from 'playwright'
import { PATHS } from '../../src/app/paths.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

/** The values of the parameters of a path in the demonstration directory. */
const VALUES: Record<string, string> = {
  step: '1?type=Telenutrition&location=45202',
  id: '00000000-0000-4000-8000-000000000000',
  code: 'A'.repeat(22),
  locationId: '90100001',
  divisionNumber: '951',
  storeNumber: '00001',
}
/** Pages of one route that are looked at: its links lead to the same places. */
const EACH = 2
const UNKNOWN = '/health-services/nothing/here'

/** A route of the table as an expression; the longest one that fits is the route of a page. */
const ROUTES = Object.values(PATHS)
  .sort((one, other) => other.length - one.length)
  .map((path) => ({ path, fits: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))

function routeOf(address: string): string {
  const { pathname } = new URL(address)
  return ROUTES.find(({ fits }) => fits.test(pathname))?.path ?? pathname
}

/** Every address of the page's own origin that it leads to, without fragments, and without the same pages in other languages. */
async function linksOf(page: Page): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].map((a) => (a as HTMLAnchorElement).href),
  )
  const { origin } = new URL(page.url())
  return [...new Set(found.map((link) => link.replace(/#.*$/, '')))].filter(
    (link) => new URL(link).origin === origin && !new URL(link).searchParams.has('lang'),
  )
}

/** What every page has: a title, a language, one main part, one heading of the first level. */
function errorsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length
    return [
      document.title.trim() === '' && 'no title',
      document.documentElement.lang !== 'en' && 'no language',
      count('main') !== 1 && `${count('main')} main parts`,
      count('h1') !== 1 && `${count('h1')} headings of the first level`,
      count('header, footer') < 2 && 'no header or footer',
    ].filter((fault) => fault !== false)
  })
}

test('no dead link, no page without title, heading, language and landmarks @desktop', async ({
  page,
  complaints,
  server,
}) => {
  test.setTimeout(300_000)
  complaints.allow(/status of 404/) // the page of an unknown path, and a cancel link of nobody
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const starts = Object.values(PATHS).map((path) =>
    path.replace(/:(\w+)/g, (_, name: string) => VALUES[name] ?? ''),
  )
  const waiting = [...starts, UNKNOWN].map((path) => server.url + path)
  const seen = new Set(waiting)
  const looked = new Map<string, number>()
  const accessible = new Set<string>()
  const faults: string[] = []
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const route = routeOf(address)
    const count = looked.get(route) ?? 0
    looked.set(route, count + 1)
    if (/\.\w+$/.test(route)) {
      const { status } = await page.request.get(address).then((answer) => ({ status: answer.status() }))
      if (status !== 200) faults.push(`${address}: ${status}`)
      continue
    }
    if (count >= EACH) continue
    const status = (await page.goto(address))?.status()
    if (status !== (route === UNKNOWN ? 404 : 200)) faults.push(`${address}: ${status}`)
    await page.waitForLoadState('networkidle') // what it asks for may hold links
    // A page that leads to another one has none of its own for a moment.
    await expect.poll(() => errorsOf(page), { message: address }).toEqual([])
    const shown = routeOf(page.url())
    if (!accessible.has(shown)) await expectAccessible(page, { state: shown })
    accessible.add(shown)
    for (const link of await linksOf(page)) {
      if (seen.has(link)) continue
      seen.add(link)
      waiting.push(link)
    }
  }
  expect(faults).toEqual([])
  console.info(`${seen.size} addresses, ${accessible.size} kinds of pages`)
  expect(accessible.size).toBeGreaterThan(18)
})
