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
  it('text stands out from its ground by 7 to 1', () => {
    expect(faintTexts(values, isDark)).toEqual([])
  })

  it('lines of controls and the focus ring stand out by 3 to 1', () => {
    expect(faintControls(values, isDark)).toEqual([])
  })
})

it('the themes of operators are judged by these very roles [BANNER-01]', () => {
  expect(plain).toMatchObject(ROLES)
})

it('a guest who asks the system for more contrast gets the same colours as one who asks the page', () => {
  expect(valuesOf(css, ':root:not([data-contrast])')).toEqual(valuesOf(css, ':root[data-contrast="more"]'))
})
