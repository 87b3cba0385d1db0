import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faintControls, faintTexts, ratioOf, type Values } from '#domain/banners/contrast'
import { ROLES } from '#domain/banners/theme-error'
import { valuesOf } from '../../../tests/support/contrast.ts'
import { sourcesIn } from '../../../tests/support/sources.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

const plain = valuesOf(css, ':root')
const more = { ...plain, ...valuesOf(css, ':root[data-contrast="more"]') }

const THEMES: [name: string, values: Values, isDark: boolean][] = [
  ['light', plain, false],
  ['dark', plain, true],
  ['light, more contrast', more, false],
  ['dark, more contrast', more, true],
]

describe.each(THEMES)('in %s', (_, values, isDark) => {
  it('text has a contrast of at least 7 to 1 against its background', () => {
    expect(faintTexts(values, isDark)).toEqual([])
  })

  it('borders of controls and the focus ring have a contrast of at least 3 to 1', () => {
    expect(faintControls(values, isDark)).toEqual([])
  })
})

it.each([
  ['light', false, { page: 1.15, edge: 1.75, line: 3.7 }],
  ['dark', true, { page: 1.33, edge: 2.4, line: 3.7 }],
])(
  'levels are told apart in %s: a card from the page, its edge, the line of a control [SC-08]',
  (_, isDark, least) => {
    const ratio = (one: string, two: string) => ratioOf(one, two, plain, isDark)
    expect(ratio('--surface-raised', '--surface')).toBeGreaterThan(least.page)
    expect(ratio('--hairline', '--surface-raised')).toBeGreaterThan(least.edge)
    for (const ground of ['--surface', '--surface-raised'])
      expect(ratio('--line', ground)).toBeGreaterThan(least.line)
  },
)

it("the contrast check of operators' themes uses the roles of this stylesheet [BANNER-01]", () => {
  expect(plain).toMatchObject(ROLES)
})

it('what a layout asks about room it asks its container: no style but the base asks the width of the screen [SC-01]', () => {
  const asking = sourcesIn('src/app', /\.css$/)
    .filter(({ text }) => /@media[^{]*(?:min|max)-width/.test(text))
    .map(({ path }) => path)
  expect(asking.sort()).toEqual(['src/app/ui/base.css', 'src/app/ui/tokens.css'])
})

it('more contrast gives the same colours whether the guest sets it in the system or on the page', () => {
  expect(valuesOf(css, ':root:not([data-contrast])')).toEqual(valuesOf(css, ':root[data-contrast="more"]'))
})
