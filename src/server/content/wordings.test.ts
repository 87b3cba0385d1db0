import { afterEach, beforeEach, expect, it } from 'vitest'
import { shownText } from '#domain/shown-text'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { bundledContent } from '../../../tests/support/bundled-content.ts'
import { runExport } from '../events/export.ts'
import { parseExportArguments } from '../events/export-arguments.ts'
import { consentsOf, mergedFormConfig, sha256Of } from './forms.ts'
import { createKeepingWordings, wordingsIn } from './wordings.ts'

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
  const keep = createKeepingWordings({ content, store: app.store, log: app.deps.log })
  await keep()
  await keep()
  await createKeepingWordings({ content, store: app.store, log: app.deps.log })()
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
  const keep = createKeepingWordings({ content, store: app.store, log: app.deps.log })
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
