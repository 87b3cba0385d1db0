import { rmSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { LANGUAGE_CODES } from '#contract/languages'
import { axeFindings } from '../support/axe.ts'
import { launchBrowser } from '../support/browser.ts'
import { englishLeftOn, englishWords } from '../support/english-words.ts'
import { bookIn, offerLanguages, openIn, SCREENS, walker, walkInIn } from '../support/languages-walk.ts'
import { type RunningServer, startServer, temporaryFolder } from '../support/server.ts'
import { entryRoutes } from './entry-routes.ts'
import { type BenchOptions, type Figure, median } from './figure.ts'
import { coldLoad } from './load.ts'

const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en')
const KB = 1024

/**
 * Every screen, a walk-in and a booking in Spanish and Arabic, or in each language: English words left, and what axe finds. And what
 * languages cost: bytes of an English page, and the time until a Spanish one is there.
 */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const browser = await launchBrowser()
  try {
    return [...(await cost(browser, full ? 15 : 5, say)), ...(await screens(browser, full, say))]
  } finally {
    await browser.close()
  }
}

/** A server that offers these languages besides English, on a data directory of its own. */
async function offering<T>(
  languages: readonly string[],
  work: (server: RunningServer) => Promise<T>,
): Promise<T> {
  const dataDir = temporaryFolder()
  offerLanguages(dataDir, languages)
  const server = await startServer({ dataDir })
  try {
    return await work(server)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function cost(browser: Browser, times: number, say: (line: string) => void): Promise<Figure[]> {
  say(`languages: ${times} cold loads of each entry page in English and in Spanish`)
  const figures: Figure[] = []
  for (const { name, path } of entryRoutes()) {
    const plain = await offering([], async ({ url }) => coldLoad(browser, url + path))
    await offering(['es'], async ({ url }) => {
      const [english, spanish] = [[], []] as [number[], number[]]
      const offered = await coldLoad(browser, url + path)
      for (let time = 0; time < times; time += 1) {
        english.push((await coldLoad(browser, url + path)).largestPaint)
        spanish.push((await coldLoad(browser, url + path, 'es-MX')).largestPaint)
      }
      figures.push(
        {
          name: `${name}: what Spanish adds to the English page, all bytes`,
          value: (offered.transferred - plain.transferred) / KB,
          unit: 'KB',
          better: 'less',
          gate: 1,
        },
        {
          name: `${name}: LCP in Spanish`,
          value: median(spanish) / 1000,
          unit: 's',
          better: 'less',
        },
        {
          name: `${name}: LCP in Spanish, of that in English`,
          value: (100 * median(spanish)) / median(english),
          unit: '%',
          better: 'less',
          gate: 105,
        },
      )
    })
  }
  return figures
}

async function screens(browser: Browser, full: boolean, say: (line: string) => void): Promise<Figure[]> {
  const languages = full ? OTHERS : (['es', 'ar'] as const)
  return offering(OTHERS, async ({ url }) => {
    const figures: Figure[] = []
    for (const language of languages) {
      say(`languages: every screen in ${language}`)
      const context = await browser.newContext({
        baseURL: url,
        locale: 'en-US',
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce', // axe would measure the colours of a page that is still fading in
      })
      const found = await look(await context.newPage(), language)
      await context.close()
      for (const line of found) say(`  ${line}`)
      figures.push({
        name: `${language}: faults of screens`,
        value: found.size,
        unit: '',
        better: 'less',
        gate: 0,
      })
    }
    return figures
  })
}

/** English words, and what axe finds, on every screen of a language; each once, with the screen that had it first. */
async function look(page: Page, language: string): Promise<Set<string>> {
  const words = englishWords(language)
  const answers = walker()
  const typed = Object.values(answers).flat().join(' ')
  const found = new Map<string, string>()
  const onScreen = async (name: string) => {
    const faults = [...(await englishLeftOn(page, words, typed)), ...(await axeFindings(page))]
    for (const fault of faults) if (!found.has(fault)) found.set(fault, name)
  }
  for (const address of SCREENS) {
    await openIn(page, language, address)
    await onScreen(address)
  }
  await walkInIn(page, language, answers, onScreen)
  await bookIn(page, language, answers, onScreen)
  return new Set([...found].map(([fault, name]) => `${name}: ${fault}`))
}
