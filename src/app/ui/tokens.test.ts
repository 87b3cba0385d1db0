import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faintControls, faintTexts, type Values } from '#domain/banners/contrast'
import { ROLES } from '#domain/banners/theme-fault'
import { valuesOf } from '../../../tests/support/contrast.ts'

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

it("the contrast check of operators' themes uses the roles of this stylesheet [BANNER-01]", () => {
  expect(plain).toMatchObject(ROLES)
})

it('more contrast gives the same colours whether the guest sets it in the system or on the page', () => {
  expect(valuesOf(css, ':root:not([data-contrast])')).toEqual(valuesOf(css, ':root[data-contrast="more"]'))
})
