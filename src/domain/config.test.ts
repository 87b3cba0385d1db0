import { describe, expect, it } from 'vitest'
import type { Layers } from '#contract/content/layers'
import { isOn, mergeCollections, mergeLayers } from './config.ts'

type Config = { steps: string[]; county: boolean; texts: { title: string; hint: string } }

const layers: Layers<Config> = {
  default: { steps: ['a', 'b'], county: true, texts: { title: 'default', hint: 'default' } },
  category: { Physicals: { texts: { title: 'category' } as Config['texts'] } },
  flow: { VIRTUAL: { texts: { title: 'flow' } as Config['texts'] } },
  state: { MS: { texts: { title: 'state' } as Config['texts'] } },
  businessName: { tlc: { texts: { title: 'business' } as Config['texts'] } },
  banner: { thelittleclinic: { texts: { title: 'banner' } as Config['texts'], steps: ['c'] } },
}

describe('mergeLayers', () => {
  it('without a matching layer the default holds [CONTENT-22]', () => {
    expect(mergeLayers(layers, {})).toEqual(layers.default)
    expect(mergeLayers(layers, { category: 'Vaccines', state: 'OH' })).toEqual(layers.default)
  })

  it('default < category < flow < state < business name < banner [CONTENT-23]', () => {
    const whole = {
      category: 'Physicals',
      flow: 'VIRTUAL',
      state: 'MS',
      businessName: 'tlc',
      banner: 'thelittleclinic',
    }
    const title = (context: Parameters<typeof mergeLayers>[1]) => mergeLayers(layers, context).texts.title
    expect(title({ category: whole.category })).toBe('category')
    expect(title({ category: whole.category, flow: whole.flow })).toBe('flow')
    expect(title({ ...whole, businessName: undefined, banner: undefined })).toBe('state')
    expect(title({ ...whole, banner: undefined })).toBe('business')
    expect(title(whole)).toBe('banner')
  })

  it('objects merge deeply, arrays are replaced [CONTENT-22]', () => {
    const merged = mergeLayers(layers, { banner: 'thelittleclinic' })
    expect(merged).toEqual({ steps: ['c'], county: true, texts: { title: 'banner', hint: 'default' } })
  })

  it('false and empty lists override [CONTENT-22]', () => {
    const one: Layers<{ on: boolean; list: string[] }> = {
      default: { on: true, list: ['a'] },
      state: { MS: { on: false, list: [] } },
    }
    expect(mergeLayers(one, { state: 'MS' })).toEqual({ on: false, list: [] })
  })

  it('merging leaves the documents as they are [CONTENT-22]', () => {
    const before = structuredClone(layers)
    const merged = mergeLayers(layers, { banner: 'thelittleclinic' })
    merged.steps.push('x')
    merged.texts.title = 'x'
    expect(layers).toEqual(before)
  })

  it.each(['__proto__', 'constructor', 'toString'])(
    'a key of the prototype picks no layer: %s [CONTENT-23]',
    (key) => {
      expect(mergeLayers(layers, { category: key, banner: key })).toEqual(layers.default)
    },
  )

  it('keys of the prototype in a document are not taken over [CONTENT-23]', () => {
    const hostile = JSON.parse(
      '{"default":{"a":1,"__proto__":{"bad":1},"deep":{"__proto__":{"bad":1},"constructor":{"bad":1}}}}',
    ) as Layers<Record<string, unknown>>
    const merged = mergeLayers(hostile, {})
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
    expect(merged['bad']).toBeUndefined()
    expect(Object.keys(merged)).toEqual(['a', 'deep'])
    expect(Object.keys(merged['deep'] as object)).toEqual([])
    expect(({} as Record<string, unknown>)['bad']).toBeUndefined()
  })
})

describe('mergeCollections', () => {
  it('arrays are concatenated in the order of the documents [CONTENT-16]', () => {
    expect(mergeCollections([{ list: [1, 2] }, { list: [3] }, { list: [] }])).toEqual({ list: [1, 2, 3] })
  })

  it('objects merge deeply, later documents win [CONTENT-17]', () => {
    const one = { title: 'first', deep: { a: 1, list: ['x'] } }
    const two = { title: 'second', deep: { b: 2, list: ['y'] } }
    expect(mergeCollections<object>([one, two])).toEqual({
      title: 'second',
      deep: { a: 1, b: 2, list: ['x', 'y'] },
    })
    expect(one).toEqual({ title: 'first', deep: { a: 1, list: ['x'] } })
  })

  it('where kinds of a field differ, the later value replaces the earlier [CONTENT-17]', () => {
    expect(mergeCollections<object>([{ a: [1] }, { a: 'text' }])).toEqual({ a: 'text' })
    expect(mergeCollections<object>([{ a: 'text' }, { a: [1] }])).toEqual({ a: [1] })
    expect(mergeCollections<object>([{ a: { b: 1 } }, { a: null }])).toEqual({ a: null })
  })

  it('one document is itself, none is nothing [CONTENT-16]', () => {
    expect(mergeCollections([{ list: [1] }])).toEqual({ list: [1] })
    expect(mergeCollections([])).toBeUndefined()
  })
})

it('a switch is as its own value says where no layer of the context says otherwise; a later layer wins [SCOPE-12, BK-54]', () => {
  const toggle = {
    isEnabled: true,
    category: { Physicals: { isEnabled: false } },
    banner: { kroger: { isEnabled: false }, 'My Own': { isEnabled: true } },
  }
  const of = { category: 'Physicals', banner: [] as string[] }
  expect(isOn({ isEnabled: false }, of)).toBe(false)
  expect(isOn(toggle, { category: 'Vaccines', state: 'OH' })).toBe(true)
  expect(isOn(toggle, of)).toBe(false)
  expect(isOn(toggle, { banner: 'kroger' })).toBe(false)
  expect(isOn(toggle, { ...of, banner: ['kroger', 'My Own'] })).toBe(true)
})
