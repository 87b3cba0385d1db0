import { rmSync } from 'node:fs'
import type { Page } from 'playwright'
import { bookVisit, openConfirmation, unfold } from '../support/booked-visit.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { offerLanguages, openIn } from '../support/languages-walk.ts'
import { openResults, openSeries, pickSlot, SEARCHES, slots } from '../support/results-flow.ts'
import { screenFaults } from '../support/screen-faults.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import { stickingOut } from '../support/sizes.ts'
import { expectOwnTypeface, useOwnTypeface, useWideTypeface } from '../support/typeface.ts'
import { heading } from '../support/walk-in-flow.ts'

const LONG_WORDS = ['de', 'hy', 'el'] as const

/** Behind a server that offers languages with long words. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  server: async ({}, use) => {
    const dataDir = temporaryFolder()
    offerLanguages(dataDir, [...LONG_WORDS, 'ru'])
    const server = await startServer({ dataDir })
    await use(server)
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  },
})

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const HEADS = 'main article h2, main article h3'
const WORDS = `${HEADS}, main article dd, main section h2:not(.visually-hidden), [data-tile] strong`

/** Names that are narrower than 200 px, split within a word, or under their distance, and a summary under its button. */
function crampedHeads(page: Page): Promise<string[]> {
  return page.evaluate(
    ([heads, worded]) => {
      const faults: string[] = []
      for (const name of document.querySelectorAll<HTMLElement>(heads)) {
        const box = name.getBoundingClientRect()
        const room = name.closest('article')?.getBoundingClientRect().width ?? 0
        if (box.width < Math.min(200, room - 64)) faults.push(`"${name.textContent}" has ${box.width} px`)
        const distance = name.parentElement?.querySelector('p')?.getBoundingClientRect()
        const isUnder = distance && distance.left < box.right - 1 && distance.right > box.left + 1
        if (isUnder && distance.top < box.bottom - 1 && distance.bottom > box.top + 1)
          faults.push(`"${name.textContent}" overlaps its distance`)
      }
      for (const name of document.querySelectorAll<HTMLElement>(worded)) {
        if (!name.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
        // A word on two lines has two boxes.
        const words = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
        for (let text = words.nextNode(); text; text = words.nextNode()) {
          if (text.parentElement?.classList.contains('visually-hidden')) continue
          for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}']+/gu)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (range.getClientRects().length > 1) faults.push(`${word} is split`)
          }
        }
      }
      for (const button of document.querySelectorAll('main [aria-expanded][aria-controls^="_"]')) {
        const edge = button.getBoundingClientRect()
        const words = button.previousElementSibling?.getBoundingClientRect()
        if (words && words.right > edge.left + 1 && words.bottom > edge.top && words.top < edge.bottom)
          faults.push('the summary overlaps its button')
      }
      return faults
    },
    [HEADS, WORDS] as const,
  )
}

async function expectRoomForNames(page: Page, state: string): Promise<void> {
  for (const [width, roots] of [
    [390, [24, 32, 36]],
    [320, [24, 32]],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    for (const root of roots) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`
        window.dispatchEvent(new Event('resize'))
      }, root)
      await expect.poll(() => crampedHeads(page), `${state}, ${width} px, text of ${root} px`).toEqual([])
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

const TYPEFACES = [
  ["the product's typeface", useOwnTypeface],
  ['a typeface a fifth wider', useWideTypeface],
] as const

test('names keep their words whole and have room in large text: main, results, clinics, second dose [SC-06, SC-14]', async ({
  page,
}) => {
  await useOwnTypeface(page)
  await page.goto('/health-services/scheduler/main')
  await page.locator('summary', { hasText: 'All visits' }).click()
  await expectRoomForNames(page, 'main')
  await openResults(page, SEARCHES.flu)
  await expectOwnTypeface(page)
  await expectRoomForNames(page, 'results')
  await page.goto('/health-services/clinic/locations?searchText=45202')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectRoomForNames(page, 'clinics')
  await page.setViewportSize({ width: 390, height: 844 })
  await openSeries(page)
  await pickSlot(page, slots(page).first())
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(slots(page).first()).toBeVisible()
  await expectRoomForNames(page, 'the second dose')
})

for (const language of LONG_WORDS) {
  test(`main has room for the long words of the language ${language} on phones, in usual and in large text [SC-06, SC-14, LANG-06]`, async ({
    page,
  }) => {
    await useOwnTypeface(page)
    await openIn(page, language, '/health-services/scheduler/main')
    await expectOwnTypeface(page)
    for (const [width, root] of [
      [320, 18],
      [390, 18],
      [390, 24],
      [390, 32],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`
      }, root)
      const faults = () => screenFaults(page, { least: 24, leastForm: 0 })
      await expect.poll(faults, `${width} px, text of ${root} px`).toEqual([])
    }
  })
}

test('no page is wider than a phone of 320 px in the largest text, also in a language with long words [SC-06, LANG-06]', async ({
  page,
}) => {
  await useOwnTypeface(page)
  await page.setViewportSize({ width: 320, height: 844 })
  for (const address of [
    '/health-services/scheduler/main',
    '/health-services/scheduler/benefit-codes',
    '/health/clinic/services',
    '/health-services/instant-vaccines/90100001',
    '/health-services/instant-vaccines/select/90100001',
  ]) {
    await openIn(page, 'ru', address)
    for (const root of [32, 36]) {
      const width = () =>
        page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}px`
          return document.documentElement.scrollWidth
        }, root)
      await expect.poll(width, `${address}, text of ${root} px`).toBe(320)
    }
  }
})

for (const [typeface, use] of TYPEFACES) {
  test(`nothing sticks out of the confirmation and the dialog that cancels, at 320 px and with text of 200 percent, in ${typeface} [SC-39]`, async ({
    page,
  }) => {
    const look = async (state: string) => {
      await expectOwnTypeface(page)
      await page.setViewportSize({ width: 320, height: 844 })
      await expect.poll(() => stickingOut(page, 1), `${state}, 320 px`).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      await expect.poll(() => stickingOut(page, 2), `${state}, 200 percent`).toEqual([])
    }
    await use(page)
    await openConfirmation(page, (await bookVisit(page, 'shingles')).visit)
    await expect(heading(page, 'Your appointment is confirmed!')).toBeVisible()
    // The widest code that a visit can have.
    await page.locator('[class*=characters]').evaluateAll((codes) => {
      for (const code of codes) code.textContent = 'WWWWWW'
    })
    await look('confirmation')
    await unfold(page, 'Modify Appointment')
    await page.getByRole('button', { name: 'Cancel Appointment' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('the dialog that cancels')
  })
}
