import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Banner, BannerTable } from '#contract/content/banners'
import { faintControls, faintTexts, valuesOf } from '../../../tests/support/contrast.ts'
import { styleOf } from './host-banner.ts'

const PROJECT = new URL('../../../', import.meta.url)
const css = readFileSync(new URL('src/app/ui/tokens.css', PROJECT), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const own = valuesOf(css, ':root')
const file = new URL('content-fallback/production/hw_config/1.0.0/scheduler/banners.json', PROJECT)
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
    ])('BANNER-01 stands out in %s: texts by 7 to 1, controls by 3 to 1', (_, isDark) => {
      const colours = coloursOf(banner)
      expect([...faintTexts(colours, isDark), ...faintControls(colours, isDark)]).toEqual([])
    })
  },
)

it('BANNER-01 every banner but the default one has colours of its own', () => {
  const accents = banners.map((banner) => coloursOf(banner)['--accent'])
  expect(new Set(accents).size).toBe(33)
})

it('BANNER-01 a faint theme is seen', () => {
  const pale = { accent: '#8899aa', ink: '#ffffff' }
  const colours = coloursOf({ theme: { light: pale, dark: pale } })
  expect(faintTexts(colours, false).map(({ pair }) => pair)).toContain('--accent-ink on --accent')
})
