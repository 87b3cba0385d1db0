import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ContentPage, SchedulerTexts } from '#contract/content/collections'
import { documentIn } from '../../../tests/support/intake.ts'

const PRESENT = new AbortController().signal
const OBJECTS = '/content/v2/objects'
let answers: Record<string, object> = {}

beforeEach(() => {
  vi.resetModules()
  answers = {}
  vi.stubGlobal('fetch', async (path: string) => {
    const data = answers[path]
    if (!data) throw new TypeError('fetch failed')
    return Response.json({ data })
  })
})
afterEach(() => vi.unstubAllGlobals())

const texts = async () => (await import('./documents.ts')).loadScreenTexts

/** A server whose operator has changed ampConfiguration. */
function configure(change: object): void {
  const config = documentIn('production', 'schedulerConfig')
  answers[`${OBJECTS}/hw_config/1.0.0/scheduler/scheduler-config.json`] = {
    ...config,
    forceFetch: ['ampConfiguration'],
  }
  answers[`${OBJECTS}/hw_config/1.0.0/scheduler/amp-configuration.json`] = {
    ...documentIn('production', 'ampConfiguration'),
    ...change,
  }
}

it('a screen shows the texts that ampConfiguration names, or the bundled ones without a network [CONTENT-03, CONTENT-20]', async () => {
  const loadScreenTexts = await texts()
  const result = await loadScreenTexts('textcollection', 'schedulerTexts', SchedulerTexts, PRESENT)
  expect(result).toMatchObject({ status: 'ok', source: 'file', data: { title: expect.any(String) } })
})

it('several ids are merged into one page with all sections and the last title [CONTENT-16, CONTENT-17]', async () => {
  configure({ clinicServicesPage: ['tlc/clinic-services', 'autumn/flu-days'] })
  answers[`${OBJECTS}/page/1.0.0/autumn/flu-days.json`] = {
    title: 'Our services this autumn',
    sections: [{ heading: 'Flu days', paragraphs: ['Every Saturday.'] }],
  }
  const result = await (await texts())('page', 'clinicServicesPage', ContentPage, PRESENT)
  if (result.status !== 'ok') throw new Error(result.message)
  expect(result.data.title).toBe('Our services this autumn')
  expect(result.data.sections.length).toBeGreaterThan(1)
  expect(result.data.sections.at(-1)?.heading).toBe('Flu days')
})

it('a load is cancelled when the guest leaves its page [CONTENT-19]', async () => {
  const loadScreenTexts = await texts()
  const result = await loadScreenTexts('page', 'clinicServicesPage', ContentPage, AbortSignal.abort())
  expect(result.status).toBe('cancel')
})
