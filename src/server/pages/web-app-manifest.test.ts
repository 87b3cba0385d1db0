import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openTestApp } from '../../../tests/support/app.ts'
import { bundledContent } from '../../../tests/support/bundled-content.ts'
import { openPages } from './pages.ts'

const WORDS = { fallbackName: '', chooseOne: '', fetching: '' }
const ENGLISH = {
  lang: 'en',
  dir: 'ltr',
  name: 'Scheduler',
  short_name: 'Health',
  description: 'Vaccines',
  shortcuts: ['Walk-in'],
}
const SPANISH = {
  lang: 'es',
  dir: 'ltr',
  name: 'Citas',
  short_name: 'Salud',
  description: 'Vacunas',
  shortcuts: ['Vacuna sin cita'],
}
const WRITTEN = {
  ...ENGLISH,
  scope: '/',
  shortcuts: [{ name: 'Walk-in', short_name: 'Main', url: '/main' }],
}
const FILES = {
  'app/manifest.webmanifest': JSON.stringify(WRITTEN),
  'app/.vite/manifest.json': '{}',
  'desk/index.html': '',
  'templates/shell.html': '',
  'templates/shell.es.html': '',
  'templates/not-found.html': '',
  'templates/manifest.json': JSON.stringify({
    version: '1',
    styleHashes: [],
    notFound: 'not-found.html',
    routes: [],
    redirects: [],
    words: { en: WORDS, es: WORDS },
    webApps: { en: ENGLISH, es: SPANISH },
  }),
}

/** A server that offers Spanish, and Arabic, which its build has not. */
async function offering() {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const config = await bundledContent().document('schedulerConfig')
  const content = bundledContent({ schedulerConfig: { ...config, languages: ['es', 'ar'] } })
  const app = await openTestApp({ pages: openPages(folder), content })
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return async (path: string, wishes: string, known = '') => {
    const headers = { 'accept-language': wishes, ...(known && { 'if-none-match': known }) }
    const response = await app.send(`http://frys.test${path}`, { headers })
    const told = ['content-language', 'vary', 'etag'].map((name) => response.headers.get(name) ?? '')
    return { status: response.status, told, text: await response.text() }
  }
}

it('the web app manifest is in the language of its page [LANG-01, LANG-02]', async () => {
  const ask = await offering()
  const spanish = await ask('/manifest.webmanifest', 'es-MX')
  expect(JSON.parse(spanish.text)).toEqual({
    ...SPANISH,
    name: "Citas | Fry's",
    short_name: "Fry's",
    scope: '/',
    shortcuts: [{ name: 'Vacuna sin cita', url: '/main' }],
  })
  const [language, vary, etag = ''] = spanish.told
  expect([language, vary]).toEqual(['es', expect.stringContaining('Accept-Language')])
  expect(await ask('/manifest.webmanifest', 'es', etag)).toMatchObject({ status: 304, text: '' })
  expect(await ask('/manifest.webmanifest', 'ar,en;q=0.5', etag)).toMatchObject({ status: 200 })
  const english = JSON.parse((await ask('/manifest.webmanifest', 'en')).text)
  expect(english).toEqual({ ...WRITTEN, name: "Scheduler | Fry's", short_name: "Fry's" })
  expect((await ask('/manifest.webmanifest?lang=es', 'en')).text).toBe(spanish.text)
})
