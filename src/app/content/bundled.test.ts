import { expect, it } from 'vitest'
import { CATALOGUE, contentPath, type Slug } from '#contract/content/catalogue'
import { createContentLoader } from './load.ts'

it('every document can be had from the bundled set with no network [CONTENT-05]', async () => {
  const loader = createContentLoader({ fetchJson: () => Promise.reject(new Error('no network')) })
  const { signal } = new AbortController()
  for (const slug of Object.keys(CATALOGUE) as Slug[]) {
    expect(await loader.loadDocument(slug, { signal }), contentPath(slug)).toMatchObject({
      status: 'ok',
      source: 'file',
    })
  }
})
