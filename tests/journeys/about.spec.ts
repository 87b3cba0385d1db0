import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectLargeTargets } from '../support/targets.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const MAIN = '/health-services/scheduler/main'
const PAGES = [
  { path: '/health-services/privacy', link: 'Privacy', title: 'Your Privacy', h1: 'Your privacy' },
  {
    path: '/health-services/accessibility',
    link: 'Accessibility',
    title: 'Accessibility',
    h1: 'Accessibility',
  },
  {
    path: '/health-services/licences',
    link: 'Licenses',
    title: 'Licenses and Attributions',
    h1: 'Licenses and attributions',
  },
]

test.describe('before any script @phone', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, title, h1 } of PAGES) {
    test(`quality section 7: ${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    })
  }
})

test('quality section 8: every page leads to privacy, accessibility and licences, and to a person', async ({
  page,
}) => {
  await page.goto(MAIN)
  for (const { path, link, title, h1 } of PAGES) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeFocused()
    if (link !== 'Licenses') {
      await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+1-\d/)
    }
  }
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveTitle('Health and Wellness Scheduler')
})

test('quality section 7: the licences of what is shipped stand there word for word', async ({
  page,
  complaints,
}) => {
  complaints.allow(/favicon/) // of a text that is no page
  await page.goto('/health-services/licences')
  const packages = page.getByRole('main').getByRole('listitem')
  await expect(packages.filter({ hasText: /^reactversion/ })).toContainText('MIT')
  await expect(packages.filter({ hasText: 'atkinson-hyperlegible-next' })).toContainText('OFL-1.1')
  const count = await packages.count()
  await expect(page.getByText(`${count} packages are part of this service`)).toBeVisible()
  await page.getByRole('link', { name: 'All licenses, word for word' }).click()
  await expect(page).toHaveURL(/\/licences\.txt$/)
  await expect(page.locator('body')).toContainText('Permission is hereby granted, free of charge')
})

test('quality A1 A2 the three pages at three widths, light and dark @desktop', async ({ page }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path, h1 } of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible()
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page, { state: `${path}, ${width}, ${colorScheme}` })
      }
      await expectLargeTargets(page, { state: `${path}, ${width}` })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${path}, ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
