import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Banner, BannerTable } from '#contract/content/banners'
import { faintControls, faintTexts } from '#domain/banners/contrast'
import { themeError } from '#domain/banners/theme-error'
import { valuesOf } from '../../../tests/support/contrast.ts'
import { styleOf } from './host-banner.ts'

const PROJECT = new URL('../../../', import.meta.url)
const css = readFileSync(new URL('src/app/ui/tokens.css', PROJECT), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const own = valuesOf(css, ':root')
const file = new URL('.build/content/production/hw_config/1.0.0/scheduler/banners.json', PROJECT)
const { banners } = BannerTable.create(JSON.parse(readFileSync(file, 'utf8')).data)

/** The colours of a page of a banner. */
function coloursOf({ theme }: Pick<Banner, 'theme'>) {
  return theme ? { ...own, ...valuesOf(styleOf(theme), 'html:root') } : own
}

describe.each(banners.map((banner) => [banner.domainKey, banner] as const))(
  'the theme of %s',
  (_, banner) => {
    it.each([
      ['light', false],
      ['dark', true],
    ])('stands out in %s: texts by 7 to 1, controls by 3 to 1 [BANNER-01]', (_, isDark) => {
      const colours = coloursOf(banner)
      expect([...faintTexts(colours, isDark), ...faintControls(colours, isDark)]).toEqual([])
    })
  },
)

it('every banner but the default one has other colours than the default [BANNER-01]', () => {
  const accents = banners.map((banner) => coloursOf(banner)['--accent'])
  expect(new Set(accents).size).toBe(33)
})

it('a mark that is opened by itself, where its styles are refused, has the light colours of its banner [BANNER-01]', () => {
  for (const { image, theme } of banners) {
    const mark = readFileSync(new URL(`public/banners/${image}`, PROJECT), 'utf8')
    const { accent, ink } = theme?.light ?? FINE
    expect(mark).toContain(`<rect class="p" fill="${accent}"`)
    expect(mark).toContain(`<path class="l" stroke="${ink}"`)
    expect(mark.match(/<text class="i"/g)).toHaveLength(
      mark.split(`<text class="i" fill="${ink}"`).length - 1,
    )
  }
})

const PALE = { accent: '#ffffee', ink: '#ffffff' }
const FINE = { accent: '#005263', ink: '#ffffff' }
const FINE_AT_NIGHT = { accent: '#86d3de', ink: '#05252b' }

describe('the theme of an operator', () => {
  it('is told where it is too faint, and by how much [BANNER-01]', () => {
    expect(themeError({ light: PALE, dark: FINE_AT_NIGHT })).toBe(
      'light: --accent on --surface is 1.1 to 1 and must be 7 to 1',
    )
    expect(themeError({ light: FINE, dark: FINE })).toMatch(/^dark: --accent on --surface is 2.1 to 1/)
    expect(themeError({ light: { ...FINE, ink: '#8899aa' }, dark: FINE_AT_NIGHT })).toMatch(
      /^light: --accent-ink on --accent is/,
    )
  })

  it.each(banners.map(({ domainKey, theme }) => [domainKey, theme] as const))(
    'that of %s is none [BANNER-01]',
    (_, theme) => {
      expect(theme && themeError(theme)).toBeUndefined()
    },
  )
})
