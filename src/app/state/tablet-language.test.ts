import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aVisit } from '../../../tests/support/intake.ts'
import { anEnrolledTablet } from '../../../tests/support/kiosk.ts'

const OFFERED = JSON.stringify({ logo: '/icons/icon.svg', languages: { en: 'English', es: 'Español' } })

let tablet: Awaited<ReturnType<typeof anEnrolledTablet>>
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  tablet = await anEnrolledTablet()
})
afterEach(() => vi.unstubAllGlobals())

/** A page of the tablet, whose browser prefers `language`, before anything is drawn. */
async function loaded(language: string) {
  vi.resetModules()
  tablet.reload()
  vi.stubGlobal('navigator', { serviceWorker: navigator.serviceWorker, languages: [language] })
  vi.stubGlobal('document', {
    documentElement: tablet.root,
    getElementById: (id: string) => (id === 'banner' ? { textContent: OFFERED } : null),
  })
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  const [{ spokenLanguage }, spoken, draft, visit, kiosk] = await Promise.all([
    import('../messages/catalogue.ts'),
    import('./language.ts'),
    import('./draft.ts'),
    import('./visit.ts'),
    import('./kiosk.ts'),
  ])
  await kiosk.readKiosk()
  await spoken.speakWanted(undefined)
  return { ...spoken, ...draft, ...visit, spokenLanguage }
}

/** A guest of the tablet who has begun a visit and read it in `language`. */
async function begun(browser: string, language: string) {
  const page = await loaded(browser)
  await page.readDraft()
  page.restoreVisit(aVisit())
  await page.draftSaved()
  await page.chooseLanguage(language)
  await page.draftSaved()
  return page
}

it.each([
  ['en-US', 'es'],
  ['es-MX', 'en'],
])(
  'a reload of a tablet in %s goes on in the guest’s language, %s [LANG-02, CARD-05]',
  async (browser, language) => {
    await begun(browser, language)
    const page = await loaded(browser)
    await page.speakOfDraft()
    expect(page.spokenLanguage()).toBe(language)
    expect(page.visit.appointment).toBeDefined()
  },
)

it('the language ends with the visit: the next guest has that of the tablet [LANG-02, CARD-08]', async () => {
  const page = await begun('en-US', 'es')
  await page.endVisit()
  const next = await loaded('en-US')
  await next.speakOfDraft()
  expect(next.spokenLanguage()).toBe('en')
})

it('a crash loses the language with the visit [LANG-02, fault 40]', async () => {
  await begun('en-US', 'es')
  tablet.crash()
  const page = await loaded('en-US')
  await page.speakOfDraft()
  expect(page.spokenLanguage()).toBe('en')
})
