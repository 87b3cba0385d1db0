import { describe, expect, it } from 'vitest'
import type { Slug } from '#contract/content/catalogue'
import { openTestApp } from '../../../tests/support/app.ts'
import { aLocation, TEST_NOW } from '../../../tests/support/builders.ts'
import { walkInContext } from './context.ts'

describe('the documents a walk-in is judged by', () => {
  it('are asked of the server by the form too, so that an operator changes both at once [CONTENT-09, CONTENT-10]', async () => {
    const { store, deps, close } = await openTestApp()
    const asked: Slug[] = []
    const content: typeof deps.content = {
      ...deps.content,
      document: (slug) => {
        asked.push(slug)
        return deps.content.document(slug)
      },
    }
    await walkInContext({ store, content }, aLocation(), TEST_NOW)
    const { forceFetch } = await deps.content.document('schedulerConfig')
    await close()
    expect(asked.length).toBeGreaterThan(6)
    // The server names a document of the operator's own in forceFetch by itself, prescreenData refuses nothing, and the page itself
    // says the brands of the banners.
    const exempt = ['schedulerConfig', 'prescreenData', 'banners']
    expect(asked.filter((slug) => !exempt.includes(slug) && !forceFetch.includes(slug))).toEqual([])
  })
})
