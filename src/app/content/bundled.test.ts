import { expect, it } from 'vitest'
import { CATALOGUE, contentPath, type Slug } from '#contract/content/catalogue'
import { screenTextsPath } from '#contract/content/translations'
import { LANGUAGE_CODES } from '#contract/languages'
import { readBundled } from './bundled.ts'
import { createLoader } from './loader.ts'

const fetchJson = () => Promise.reject(new Error('no network'))
const loader = createLoader({ fetchJson, readFile: readBundled, apiTimeoutMs: 3000, likelyFromApi: [] })
const { signal } = new AbortController()

it('every document loads from the bundled set without a network [CONTENT-05]', async () => {
  const ofPages = (Object.keys(CATALOGUE) as Slug[]).filter((slug) => slug !== 'visitMessages')
  for (const slug of ofPages) {
    expect(await loader.loadDocument(slug, { signal }), contentPath(slug)).toMatchObject({
      status: 'ok',
      source: 'file',
    })
  }
})

it('the texts of e-mails, which the server alone reads, are in no page [VISIT-06]', async () => {
  expect(await readBundled(contentPath('visitMessages'))).toBeUndefined()
  expect(await readBundled(contentPath('visitMessages', 'es'))).toBeUndefined()
})

it('what documents say in every language loads from the bundled set without a network, and nothing for English [LANG-03, LANG-06]', async () => {
  for (const code of LANGUAGE_CODES.filter((one) => one !== 'en')) {
    const texts = await loader.loadScreenTexts(code, { signal })
    expect(texts?.['Flu'], code).toBeTruthy()
  }
  expect(await readBundled(screenTextsPath('en'))).toBeUndefined()
})

it('a consent in a language that the page says is released loads without a network, and in no other language [LANG-07]', async () => {
  const released = ['es'] as const
  const texts = await loader.loadTranslation('vaccineConsent', 'es', { signal, released })
  expect(texts?.['Your agreement to the vaccines']).toBe('Su consentimiento para las vacunas')
  expect(await loader.loadTranslation('vaccineConsent', 'fr', { signal, released })).toBeUndefined()
  expect(await loader.loadTranslation('vaccineConsent', 'es', { signal })).toBeUndefined()
})
