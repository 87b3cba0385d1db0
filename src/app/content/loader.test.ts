import { describe, expect, it } from 'vitest'
import { contentPath } from '#contract/content/catalogue'
import { SchedulerTexts } from '#contract/content/collections'
import { createLoader, type SourceOrder, type Sources } from './loader.ts'

type Answers = Record<string, unknown>
const CONFIG = contentPath('schedulerConfig')
const TOGGLE = contentPath('covidVaccinesToggle')
const on = { data: { isEnabled: true } }
const off = { data: { isEnabled: false } }
const phone = '800-555-0101'
const config = (forceFetch: string[] = []) => ({
  data: {
    forceFetch,
    categories: {},
    flows: {},
    defaultFormConfigGroup: 'standard',
    groupServices: true,
    support: {
      customer: phone,
      email: 'a@example.com',
      clinic: phone,
      dietitian: phone,
      pharmacy: phone,
      rideshare: phone,
    },
  },
})

const NEVER = Symbol('an API that never answers')

function aLoader({
  api = {},
  file = {},
  apiTimeoutMs = 10_000,
  likelyFromApi = [],
}: {
  api?: Answers
  file?: Answers
  apiTimeoutMs?: number
  likelyFromApi?: Sources['likelyFromApi']
}) {
  const asked: string[] = []
  const aborted: string[] = []
  const loader = createLoader({
    apiTimeoutMs,
    likelyFromApi,
    async fetchJson(path, signal) {
      asked.push(`api ${path}`)
      signal.addEventListener('abort', () => aborted.push(path))
      const answer = api[path]
      if (answer === NEVER) return new Promise(() => {})
      if (typeof answer === 'number') return { status: answer, body: { errors: [] } }
      if (answer === undefined) throw new Error('no network')
      return { status: 200, body: answer }
    },
    async readFile(path) {
      asked.push(`file ${path}`)
      return file[path]
    },
  })
  return { loader, asked, aborted }
}
const staying = () => new AbortController().signal

describe('source orders', () => {
  const sources = { api: { [TOGGLE]: on }, file: { [TOGGLE]: off } }
  const cases: [SourceOrder, boolean, string][] = [
    ['fileFirst', false, 'file'],
    ['apiFirst', true, 'api'],
    ['fileOnly', false, 'file'],
    ['apiOnly', true, 'api'],
  ]
  it.each(cases)(
    '%s reads no second source when the first succeeds [CONTENT-08]',
    async (order, isEnabled, source) => {
      const { loader, asked } = aLoader(sources)
      const result = await loader.loadDocument('covidVaccinesToggle', { signal: staying(), order })
      expect(result).toEqual({ status: 'ok', data: { isEnabled }, source })
      expect(asked).toEqual([`${source} ${TOGGLE}`])
    },
  )

  it('a document that is not in forceFetch comes from the bundled copy alone [CONTENT-08]', async () => {
    const { loader, asked } = aLoader({ api: { [TOGGLE]: on }, file: { [TOGGLE]: off, [CONFIG]: config() } })
    const result = await loader.loadDocument('covidVaccinesToggle', { signal: staying() })
    expect(result).toMatchObject({ status: 'ok', data: { isEnabled: false }, source: 'file' })
    expect(asked).not.toContain(`api ${TOGGLE}`)
  })

  it('the main configuration is read from the API first [CONTENT-09, CONTENT-10]', async () => {
    const { loader } = aLoader({ api: { [CONFIG]: config(['safError']) }, file: { [CONFIG]: config() } })
    const result = await loader.loadDocument('schedulerConfig', { signal: staying() })
    expect(result).toMatchObject({ status: 'ok', source: 'api', data: { forceFetch: ['safError'] } })
  })

  it('a slug in its forceFetch list is read from the API first [CONTENT-09, CONTENT-10]', async () => {
    const { loader } = aLoader({
      api: { [CONFIG]: config(['covidVaccinesToggle']), [TOGGLE]: off },
      file: { [CONFIG]: config(), [TOGGLE]: on },
    })
    const result = await loader.loadDocument('covidVaccinesToggle', { signal: staying() })
    expect(result).toMatchObject({ data: { isEnabled: false }, source: 'api' })
  })

  it.each([
    ['counts where the main configuration lists it', ['covidVaccinesToggle'], 'api', false],
    ['does not count where it no longer lists it', [], 'file', true],
  ])(
    'the API is asked for a likely document beside the main configuration, and its answer %s [CONTENT-09, CONTENT-10, quality P1]',
    async (_, forceFetch, source, isEnabled) => {
      const { loader, asked } = aLoader({
        api: { [CONFIG]: config(forceFetch), [TOGGLE]: off },
        file: { [CONFIG]: config(), [TOGGLE]: on },
        likelyFromApi: ['covidVaccinesToggle'],
      })
      const result = await loader.loadDocument('covidVaccinesToggle', { signal: staying() })
      expect(result).toMatchObject({ data: { isEnabled }, source })
      expect(asked.slice(0, 2)).toEqual([`api ${TOGGLE}`, `api ${CONFIG}`])
    },
  )

  it('the bundled copy of any other document is read beside the main configuration, once [CONTENT-10, quality P3]', async () => {
    const { loader, asked } = aLoader({ api: { [CONFIG]: config() }, file: { [TOGGLE]: on } })
    const result = await loader.loadDocument('covidVaccinesToggle', { signal: staying() })
    expect(result).toMatchObject({ data: { isEnabled: true }, source: 'file' })
    expect(asked).toEqual([`file ${TOGGLE}`, `api ${CONFIG}`])
  })

  it('a likely document that the API does not give comes from the bundled copy, and is asked for once', async () => {
    const { loader, asked } = aLoader({
      api: { [CONFIG]: config(['covidVaccinesToggle']), [TOGGLE]: 500 },
      file: { [TOGGLE]: on },
      likelyFromApi: ['covidVaccinesToggle'],
    })
    const result = await loader.loadDocument('covidVaccinesToggle', { signal: staying() })
    expect(result).toMatchObject({ data: { isEnabled: true }, source: 'file' })
    expect(asked.filter((path) => path === `api ${TOGGLE}`)).toHaveLength(1)
  })
})

it('the answer of the API decides which languages are released, whatever the page says [LANG-07]', async () => {
  const path = contentPath('vaccineConsent', 'es')
  const { loader, asked } = aLoader({
    api: { [CONFIG]: config(), [path]: { data: { texts: {} } } },
  })
  const options = { signal: staying(), released: ['es'] } as const
  expect(await loader.loadTranslation('vaccineConsent', 'es', options)).toBeUndefined()
  expect(asked).not.toContain(`api ${path}`)
})

describe('failing sources', () => {
  it.each([
    ['without network', undefined],
    ['that answers 500', 500],
    ['that answers 404', 404],
    ['whose body is a string', 'hello'],
    ['whose document does not fit', { data: { isEnabled: 'yes' } }],
    ['whose document is of a future version', { version: 2, data: { isEnabled: false } }],
    ['that never answers', NEVER],
  ])('an API %s is replaced by the bundled copy [CONTENT-11]', async (_name, answer) => {
    const { loader } = aLoader({ api: { [TOGGLE]: answer }, file: { [TOGGLE]: on }, apiTimeoutMs: 100 })
    const result = await loader.loadDocument('covidVaccinesToggle', { signal: staying(), order: 'apiFirst' })
    expect(result).toEqual({ status: 'ok', data: { isEnabled: true }, source: 'file' })
  })

  it('a missing bundled copy is replaced by the API [CONTENT-11]', async () => {
    const { loader } = aLoader({ api: { [TOGGLE]: on } })
    const result = await loader.loadDocument('covidVaccinesToggle', { signal: staying(), order: 'fileFirst' })
    expect(result).toMatchObject({ status: 'ok', source: 'api' })
  })

  it('an "only" order reads no other source [CONTENT-12]', async () => {
    const { loader, asked } = aLoader({ file: { [TOGGLE]: on } })
    const fromApi = await loader.loadDocument('covidVaccinesToggle', { signal: staying(), order: 'apiOnly' })
    const fromFile = await loader.loadDocument('reservationToggle', { signal: staying(), order: 'fileOnly' })
    expect([fromApi.status, fromFile.status]).toEqual(['error', 'error'])
    expect(asked).toEqual([`api ${TOGGLE}`, `file ${contentPath('reservationToggle')}`])
  })

  it.each([
    ['{}', {}, 404],
    ['{"data":null}', { data: null }, 404],
    ['an error body with 404', 404, 404],
    ['no body', null, 404],
    ['an answer of 503', 503, 500],
    ['no network', undefined, 500],
    ['data that do not fit', { data: {} }, 500],
    ['a version that is not a number', { version: '1', data: { isEnabled: true } }, 500],
  ])(
    '%s is a failure whose code says whether the data are missing [CONTENT-21]',
    async (_name, answer, code) => {
      const { loader } = aLoader({ api: { [TOGGLE]: answer } })
      const result = await loader.loadDocument('covidVaccinesToggle', { signal: staying(), order: 'apiOnly' })
      expect(result).toMatchObject({ status: 'error', code })
    },
  )
})

describe('leaving', () => {
  it('a caller who leaves cancels the request and gets "Request Cancelled" [CONTENT-13, CONTENT-19]', async () => {
    const { loader, asked, aborted } = aLoader({ api: { [TOGGLE]: NEVER }, file: { [TOGGLE]: on } })
    const leaving = new AbortController()
    const result = loader.loadDocument('covidVaccinesToggle', { signal: leaving.signal, order: 'apiFirst' })
    await expect.poll(() => asked).toContain(`api ${TOGGLE}`)
    leaving.abort()
    expect(await result).toEqual({ status: 'cancel', message: 'Request Cancelled' })
    await expect.poll(() => aborted).toEqual([TOGGLE])
    expect(asked).not.toContain(`file ${TOGGLE}`)
    const again = await loader.loadDocument('covidVaccinesToggle', { signal: staying(), order: 'fileOnly' })
    expect(again.status).toBe('ok')
  })

  it('a caller who left before asking gets the same at once [CONTENT-13]', async () => {
    const { loader, asked } = aLoader({})
    const result = await loader.loadDocument('covidVaccinesToggle', { signal: AbortSignal.abort() })
    expect(result).toEqual({ status: 'cancel', message: 'Request Cancelled' })
    expect(asked).toEqual([])
  })

  it('a caller who leaves does not cancel the request of another [CONTENT-19]', async () => {
    const { loader } = aLoader({ api: { [TOGGLE]: on } })
    const leaving = new AbortController()
    const order = 'apiOnly'
    const first = loader.loadDocument('covidVaccinesToggle', { signal: leaving.signal, order })
    const second = loader.loadDocument('covidVaccinesToggle', { signal: staying(), order })
    leaving.abort()
    expect((await first).status).toBe('cancel')
    expect((await second).status).toBe('ok')
  })
})

describe('content by id', () => {
  const path = (id: string, kind = 'textcollection') => `/content/v2/objects/${kind}/1.0.0/${id}.json`
  const texts = { topMessage: 'Top', title: 'Title', schedulerUrl: '/health-services/scheduler/main' }
  const load = (api: Answers, ids: string[], file: Answers = {}) => {
    const made = aLoader({ api, file })
    const result = made.loader.loadCollection('textcollection', ids, {
      signal: staying(),
      struct: SchedulerTexts,
    })
    return { ...made, result }
  }

  it('a text collection is fetched by its id and read [CONTENT-15, CONTENT-20]', async () => {
    const { result, asked } = load({ [path('tlc/scheduler-texts')]: { data: texts } }, [
      'tlc/scheduler-texts',
    ])
    expect(await result).toEqual({ status: 'ok', data: texts, source: 'api' })
    expect(asked).toEqual([`api ${path('tlc/scheduler-texts')}`])
  })

  it('a page is fetched from another folder than a text collection [CONTENT-15]', async () => {
    const { loader, asked } = aLoader({})
    await loader.loadCollection('page', ['tlc/clinic-services'], {
      signal: staying(),
      struct: SchedulerTexts,
    })
    expect(asked[0]).toBe(`api ${path('tlc/clinic-services', 'page')}`)
  })

  it('several ids are merged: arrays concatenated, later ids win [CONTENT-16, CONTENT-17]', async () => {
    const api = {
      [path('a')]: { data: { ...texts, items: [1, 2] } },
      [path('b')]: { data: { title: 'Other', items: [3] } },
    }
    expect(await load(api, ['a', 'b']).result).toMatchObject({
      status: 'ok',
      data: { topMessage: 'Top', title: 'Other', items: [1, 2, 3] },
    })
  })

  it('an id is fetched once, also when asked for twice at the same time [CONTENT-18]', async () => {
    const { loader, asked } = aLoader({ api: { [path('a')]: { data: texts } } })
    const options = { signal: staying(), struct: SchedulerTexts }
    const both = [
      loader.loadCollection('textcollection', ['a'], options),
      loader.loadCollection('textcollection', ['a'], options),
    ]
    await Promise.all(both)
    await loader.loadCollection('textcollection', ['a'], options)
    expect(asked).toEqual([`api ${path('a')}`])
  })

  it('failed and forgotten ids are fetched again [CONTENT-18]', async () => {
    const api: Answers = {}
    const { loader, asked } = aLoader({ api })
    const options = { signal: staying(), struct: SchedulerTexts }
    expect((await loader.loadCollection('textcollection', ['a'], options)).status).toBe('error')
    api[path('a')] = { data: texts }
    expect((await loader.loadCollection('textcollection', ['a'], options)).status).toBe('ok')
    loader.forget()
    await loader.loadCollection('textcollection', ['a'], options)
    expect(asked.filter((one) => one.startsWith('api'))).toHaveLength(3)
  })

  it.each(['../secret', 'a//b', 'a b', '', '%2e%2e/x', 'https://example.com/x'])(
    'the id "%s" is refused without a request [CONTENT-15]',
    async (id) => {
      const { result, asked } = load({}, [id])
      expect(await result).toMatchObject({ status: 'error', code: 404 })
      expect(asked).toEqual([])
    },
  )

  it('an answer that does not fit is replaced by the bundled copy [CONTENT-11]', async () => {
    const id = 'tlc/scheduler-texts'
    const { result } = load({ [path(id)]: { data: { title: 7 } } }, [id], { [path(id)]: { data: texts } })
    expect(await result).toEqual({ status: 'ok', data: texts, source: 'file' })
  })

  it('texts that do not fit when merged are an error [CONTENT-21]', async () => {
    expect(await load({ [path('a')]: { data: { title: 'T' } } }, ['a']).result).toMatchObject({
      status: 'error',
      code: 500,
    })
  })
})
