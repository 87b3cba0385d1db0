import { rmSync } from 'node:fs'
import type { Page } from 'playwright'
import { englishLeftOn, englishWords } from '../support/english-words.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { bookIn, offerLanguages, openIn, SCREENS, walker, walkInIn } from '../support/languages-walk.ts'
import { startServer, temporaryFolder } from '../support/server.ts'

const LANGUAGES = ['es', 'ar'] as const

/** Behind a server that offers these languages. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  server: async ({}, use) => {
    const dataDir = temporaryFolder()
    offerLanguages(dataDir, LANGUAGES)
    const server = await startServer({ dataDir })
    await use(server)
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  },
})

/** Arabic has a comma of its own; what follows an Arabic word, and a number after it, is not the Latin one. */
async function latinCommasOn(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return text.match(/\p{Script=Arabic}+ ?\d*,/gu) ?? []
}

for (const language of LANGUAGES) {
  test(`no screen in ${language} has an English word of the catalogue or of a document, nor does a walk-in or a booking [LANG-01, LANG-04, LANG-06]`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(300_000)
    complaints.allow(/status of 404/) // the page of an unknown path
    const words = englishWords(language)
    const answers = walker()
    const typed = Object.values(answers).flat().join(' ')
    const found: string[] = []
    const onScreen = async (name: string) => {
      let left: string[] = []
      const isDone = async () => {
        left = await englishLeftOn(page, words, typed)
        if (language === 'ar') left.push(...(await latinCommasOn(page)))
        expect(left).toEqual([])
      }
      // A page is drawn a moment after its language has come.
      await expect(isDone)
        .toPass({ timeout: 10_000 })
        .catch(() => {})
      for (const text of left) found.push(`${name}: ${text}`)
    }
    for (const address of SCREENS) {
      await openIn(page, language, address)
      await onScreen(address)
    }
    await walkInIn(page, language, answers, onScreen)
    await bookIn(page, language, answers, onScreen)
    expect([...new Set(found)]).toEqual([])
  })
}
