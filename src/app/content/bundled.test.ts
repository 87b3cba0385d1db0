import { expect, it } from 'vitest'
import { CATALOGUE, contentPath, type Slug } from '#contract/content/catalogue'
import { readBundled } from './bundled.ts'
import { createLoader } from './loader.ts'

it('every document loads from the bundled set without a network [CONTENT-05]', async () => {
  const fetchJson = () => Promise.reject(new Error('no network'))
  const loader = createLoader({ fetchJson, readFile: readBundled, apiTimeoutMs: 3000 })
  const { signal } = new AbortController()
  for (const slug of Object.keys(CATALOGUE) as Slug[]) {
    expect(await loader.loadDocument(slug, { signal }), contentPath(slug)).toMatchObject({
      status: 'ok',
      source: 'file',
    })
  }
})
