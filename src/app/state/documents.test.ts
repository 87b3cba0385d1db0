import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentIn } from '../../../tests/support/intake.ts'

const PRESENT = new AbortController().signal
let asked: string[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  vi.resetModules()
  asked = []
  answer = async () => {
    throw new TypeError('fetch failed')
  }
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const page = async () => {
  const [documents, analytics] = await Promise.all([
    import('./documents.ts'),
    import('../platform/analytics.ts'),
  ])
  return { ...documents, ...analytics }
}

describe('a content document', () => {
  it('is the bundled copy where there is no network [CONTENT-09, CONTENT-10]', async () => {
    const { load, documents, waiting } = await page()
    await load('schedulerConfig', PRESENT)
    expect(documents.loads.schedulerConfig).toEqual({
      status: 'ok',
      data: documentIn('production', 'schedulerConfig'),
    })
    expect(waiting()).toEqual([])
  })

  it("is the operator's own when it is in forceFetch [CONTENT-10]", async () => {
    const own = documentIn('test', 'formConfig')
    answer = async () => Response.json({ data: own })
    const { load, documents } = await page()
    await load('formConfig', PRESENT)
    expect(documents.loads.formConfig).toMatchObject({ status: 'ok', data: own })
    expect(asked).toContain('/content/v2/objects/hw_config/1.0.0/scheduler/form-config.json')
  })

  it('is loaded once [CONTENT-18]', async () => {
    const { load } = await page()
    await load('schedulerConfig', PRESENT)
    await load('schedulerConfig', PRESENT)
    expect(asked).toHaveLength(1)
  })

  it('is replaced by a changed one, and kept when there is no answer [CONSENT-10]', async () => {
    const { load, reload, documents } = await page()
    const before = documentIn('production', 'generalConsent')
    await load('generalConsent', PRESENT)
    await reload(['generalConsent'])
    expect(documents.loads.generalConsent).toEqual({ status: 'ok', data: before })
    const own = { default: { ...before.default, summary: 'In our own words.' } }
    answer = async () => Response.json({ data: own })
    await reload(['generalConsent'])
    expect(documents.loads.generalConsent).toEqual({ status: 'ok', data: own })
  })

  it('is loading, then an error without any source, and ok once it is there [CONTENT-07]', async () => {
    vi.doMock('../content/bundled.ts', () => ({ readBundled: async () => undefined }))
    const { load, documents } = await page()
    vi.doUnmock('../content/bundled.ts')
    const loading = load('schedulerConfig', PRESENT)
    expect(documents.loads.schedulerConfig).toEqual({ status: 'loading' })
    await loading
    expect(documents.loads.schedulerConfig).toEqual({ status: 'error', code: 500 })
    answer = async () => Response.json({ data: documentIn('production', 'schedulerConfig') })
    await load('schedulerConfig', PRESENT)
    expect(documents.loads.schedulerConfig?.status).toBe('ok')
  })

  it('is cancelled, not failed, when the guest leaves its page, and loads for the next page [CONTENT-13, CONTENT-19]', async () => {
    answer = () => new Promise(() => {})
    const { load, documents, waiting } = await page()
    const leaving = new AbortController()
    const loading = load('schedulerConfig', leaving.signal)
    leaving.abort()
    await loading
    expect(documents.loads.schedulerConfig).toEqual({ status: 'cancel' })
    expect(waiting()).toEqual([])
    answer = async () => Response.json({ data: documentIn('production', 'schedulerConfig') })
    await load('schedulerConfig', PRESENT)
    expect(documents.loads.schedulerConfig?.status).toBe('ok')
  })
})
