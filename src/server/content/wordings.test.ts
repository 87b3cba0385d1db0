import { afterEach, beforeEach, expect, it } from 'vitest'
import { CATALOGUE, isConsentSlug, type Slug } from '#contract/content/catalogue'
import { shownText } from '#domain/shown-text'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { bundledContent } from '../../../tests/support/bundled-content.ts'
import { anEnrolledDesk, checkedIn } from '../../../tests/support/desk.ts'
import { aVisitContext } from '../../../tests/support/visit-lines.ts'
import { runExport } from '../events/export.ts'
import { parseExportArguments } from '../events/export-arguments.ts'
import { bundleOf } from '../events/formats/fhir/bundle.ts'
import { consentsOf, mergedFormConfig, sha256Of } from './forms.ts'
import type { Content } from './source.ts'
import { createKeepingWordings, wordingsIn } from './wordings.ts'

const CONSENTS = (Object.keys(CATALOGUE) as Slug[]).filter(isConsentSlug)
let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
})
afterEach(() => app.close())

async function exported(...words: string[]) {
  const lines: string[] = []
  const data = { store: app.store, keys: app.deps.keys }
  const { next } = await runExport(data, parseExportArguments(words), async (line) => {
    lines.push(line)
  })
  return { lines: lines.map((line) => JSON.parse(line)), next: next ?? '' }
}

it('what a guest agrees to is exported word for word, each wording once [FEED-07, CONSENT-10]', async () => {
  const content = bundledContent()
  const keep = createKeepingWordings({ content, store: app.store, failures: app.deps.failures })
  await keep()
  await keep()
  await createKeepingWordings({ content, store: app.store, failures: app.deps.failures })()
  const walkIn = aWalkIn()
  await app.postWalkIn(walkIn)
  const { lines, next } = await exported('--after', 'start')
  const wordings = lines.filter(({ kind }) => kind === 'wording')
  expect(new Set(wordings.map(({ id }) => id)).size).toBe(wordings.length)
  for (const layers of [
    { flow: 'INSTANT_VACCINE', state: 'OH', businessName: 'pharmacy', banner: 'kroger' },
    { flow: 'VIRTUAL_VISIT', state: 'TX', businessName: 'tlc' },
    { flow: 'DIETITIAN', businessName: 'dietitian' },
  ]) {
    const asked = await consentsOf(content, await mergedFormConfig(content, layers), layers)
    expect(asked.length).toBeGreaterThan(1)
    for (const { slug, sha256 } of asked) {
      const [shown = ''] = sha256
      const text = wordings.find(({ id }) => id === shown)
      expect(text).toMatchObject({ slug, event: { type: 'wording.served' } })
      expect(sha256Of(shownText(text.payload))).toBe(shown)
    }
  }
  expect((await exported('--after', next)).lines).toEqual([])
  const here = await exported('--after', 'start', '--location', walkIn.locationNumber)
  expect(here.lines).toHaveLength(wordings.length + 1)
  expect(app.logged.filter(({ event }) => event === 'error')).toEqual([])
})

it('a document that changes is one more wording, and the one before stays [FEED-07]', async () => {
  const content = bundledContent()
  const keep = createKeepingWordings({ content, store: app.store, failures: app.deps.failures })
  await keep()
  const { next } = await exported('--after', 'start')
  const before = await content.document('generalConsent')
  const changed = { default: { ...before.default, title: 'Another title' } }
  const document = content.document
  content.document = async (slug) => (slug === 'generalConsent' ? changed : document(slug)) as never
  await keep()
  const { lines } = await exported('--after', next)
  expect(lines.map(({ slug, payload }) => [slug, payload.title])).toEqual([
    ['generalConsent', 'Another title'],
  ])
  const [{ sha256 } = { sha256: '' }] = wordingsIn('generalConsent', before)
  expect(await app.store.wordingsOf([sha256])).toHaveLength(1)
})

it('each layer of a document, and each two together, are wordings of their own [FEED-07]', async () => {
  const { default: whole } = await bundledContent().document('generalConsent')
  const layered = {
    default: whole,
    flow: { VIRTUAL_VISIT: { title: 'On video' } },
    banner: { kroger: { summary: 'At this banner.' }, other: { title: whole.title } },
  }
  const shown = wordingsIn('generalConsent', layered).map(({ body }) => JSON.parse(body))
  expect(shown.map(({ title, summary }) => `${title} ${summary}`).sort()).toEqual(
    [
      `${whole.title} ${whole.summary}`,
      `On video ${whole.summary}`,
      `${whole.title} At this banner.`,
      'On video At this banner.',
    ].sort(),
  )
})

it('Spanish has every text that guests agree to whole, in all that its layers make, and only where it is released [LANG-07]', async () => {
  const bundled = bundledContent()
  const config = await bundled.document('schedulerConfig')
  const content = bundledContent({ schedulerConfig: { ...config, released: ['es'] } })
  const layers = { flow: 'INSTANT_VACCINE', state: 'NY', businessName: 'pharmacy' }
  const form = await mergedFormConfig(content, layers)
  const [inEnglish, released] = [
    await consentsOf(bundled, form, layers),
    await consentsOf(content, form, layers),
  ]
  expect(inEnglish.flatMap(({ translations }) => translations)).toEqual([])
  for (const [at, { slug, sha256, translations = [] }] of released.entries()) {
    expect(sha256).toEqual(inEnglish[at]?.sha256)
    const [spanish] = translations
    expect(spanish, slug).toMatchObject({ language: 'es' })
    expect(sha256).not.toContain(spanish?.sha256[0])
  }
  for (const slug of CONSENTS) {
    const document = await content.document(slug)
    const [translation] = await content.translations(slug, 'es')
    const english = wordingsIn(slug, document)
    const spanish = translation ? wordingsIn(slug, document, { language: 'es', translation }) : []
    expect(spanish, slug).toHaveLength(english.length)
    expect(spanish.map(({ body }) => JSON.parse(body).language)).toEqual(english.map(() => 'es'))
  }
})

it('a text that English has changed is signed in English until it is translated [LANG-06, LANG-07]', async () => {
  const content = bundledContent()
  const document = await content.document('privacyPractice')
  const [translation] = await content.translations('privacyPractice', 'es')
  const changed = { ...document, default: { ...document.default, summary: 'A new summary.' } }
  const translated = translation && { language: 'es' as const, translation }
  expect(wordingsIn('privacyPractice', changed, translated)).toEqual([])
})

it('Spanish wordings are kept once the language is released [FEED-07, LANG-07]', async () => {
  const bundled = bundledContent()
  const config = await bundled.document('schedulerConfig')
  const keepFrom = (content: Content) =>
    createKeepingWordings({ content, store: app.store, failures: app.deps.failures })()
  await keepFrom(bundled)
  await keepFrom(bundledContent({ schedulerConfig: { ...config, released: ['es'] } }))
  const { lines } = await exported('--after', 'start')
  const languages = lines
    .filter(({ kind }) => kind === 'wording')
    .map(({ payload }) => payload.language ?? 'en')
  expect(languages.filter((one) => one === 'es')).toHaveLength(languages.length / 2)
})

it('a walk-in that agreed in Spanish is taken; its record, its FHIR Bundle and the counter name the language and the wording [LANG-07, LANG-08]', async () => {
  const config = await bundledContent().document('schedulerConfig')
  const content = bundledContent({ schedulerConfig: { ...config, released: ['es'] } })
  const own = await openTestApp({ content })
  try {
    const layers = { flow: 'INSTANT_VACCINE', state: 'OH', businessName: 'pharmacy', banner: 'kroger' }
    const consents = await consentsOf(content, await mergedFormConfig(content, layers), layers)
    const documents = consents.map(({ slug, translations = [] }) => {
      return { slug, sha256: translations[0]?.sha256[0] ?? null, language: 'es' as const }
    })
    const walkIn = aWalkIn()
    walkIn.consentDetails.documents = documents
    await createKeepingWordings({ content, store: own.store, failures: own.deps.failures })()
    const id = await checkedIn(own, walkIn)
    const lines: string[] = []
    const data = { store: own.store, keys: own.deps.keys }
    await runExport(data, parseExportArguments(['--after', 'start']), async (line) => {
      lines.push(line)
    })
    const taken = lines.map((line) => JSON.parse(line)).find(({ kind }) => kind === 'walkin')
    expect(taken.payload.consentDetails.documents).toEqual(documents)

    const { entry = [] } = bundleOf(taken, aVisitContext(taken))
    const given = entry.flatMap(({ resource }) => (resource?.resourceType === 'Consent' ? [resource] : []))
    expect(given.length).toBeGreaterThan(1)
    const named = documents.map(({ sha256 }) => [
      'es',
      `ni:///sha-256;${Buffer.from(sha256 ?? '', 'hex').toString('base64url')}`,
    ])
    for (const { policy } of given)
      expect(policy?.map(({ extension, uri }) => [extension?.[0]?.valueCode, uri])).toEqual(named)

    const desk = await anEnrolledDesk(own)
    const { data: opened } = await desk.call('GET', `/visits/${id}`)
    expect(opened.payload.consentDetails.documents).toEqual(documents)
    const wordings = opened.wordings as { sha256: string; body: object }[]
    expect(wordings.map(({ sha256 }) => sha256).sort()).toEqual(documents.map((one) => one.sha256).sort())
    for (const { body } of wordings) expect(body).toMatchObject({ language: 'es' })
    expect(opened.payload.basicInfo.sexAssignedAtBirth).toBe('Female')
  } finally {
    await own.close()
  }
})
