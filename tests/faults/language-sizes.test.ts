import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGE_CODES } from '#contract/languages'
import { ROOT } from '../support/sources.ts'

const ASSETS = join(ROOT, '.build/app/assets')
const MOST = 30 * 1024

/** The compressed size of a file of a language: of its screens, or of its documents. */
function sizeOf(kind: 'texts' | 'in-language', language: string): number {
  const name = readdirSync(ASSETS).find(
    (file) => file.startsWith(`${kind}-${language}-`) && file.endsWith('.gz'),
  )
  return name === undefined ? Number.NaN : statSync(join(ASSETS, name)).size
}

it('the screens of each language take 30 KB at most, and so do its documents [LANG-03]', () => {
  const others = LANGUAGE_CODES.filter((code) => code !== 'en')
  expect(others).toHaveLength(17)
  for (const code of others) {
    expect(sizeOf('texts', code), code).toBeLessThanOrEqual(MOST)
    expect(sizeOf('in-language', code), code).toBeLessThanOrEqual(MOST)
  }
})

it('an English page asks for the texts of no other language, nor for the code that speaks it [LANG-03]', () => {
  const { version: _, ...pages } = JSON.parse(
    readFileSync(join(ROOT, '.build/templates/manifest.json'), 'utf8'),
  )
  for (const { template } of pages.routes as { template: string }[]) {
    const html = readFileSync(join(ROOT, '.build/templates', template), 'utf8')
    expect(html, template).not.toMatch(/assets\/(texts-|in-language-|language-)/)
  }
})
