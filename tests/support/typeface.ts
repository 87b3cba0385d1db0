import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'

const FILE =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
const BYTES = readFileSync(createRequire(import.meta.url).resolve(FILE)).toString('base64')

const FAMILY = 'Atkinson Hyperlegible Next Variable'

/** Has a page draw in the product's own typeface from the start, as a guest who comes again sees it. */
export function useOwnTypeface(page: Page): Promise<void> {
  return useTypeface(page, 1)
}

/** Has a page draw in a typeface that is a fifth wider than the product's own, as some system's is (SC-39). */
export function useWideTypeface(page: Page): Promise<void> {
  return useTypeface(page, 1.2)
}

async function useTypeface(page: Page, width: number): Promise<void> {
  await page.addInitScript(
    ([family, bytes, width]) => {
      const data = Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0))
      const face = new FontFace(family, data, { weight: '200 800', sizeAdjust: `${100 * width}%` } as object)
      document.fonts.add(face)
      void face.load()
      const sheet = new CSSStyleSheet() // the policy allows no style element
      sheet.replaceSync(`:root:root { --font: "${family}" }`)
      document.adoptedStyleSheets.push(sheet)
    },
    [FAMILY, BYTES, width] as const,
  )
}

/** Fails unless a page is drawn in the product's own typeface. */
export async function expectOwnTypeface(page: Page): Promise<void> {
  const statuses = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family }) => family.includes('Atkinson')).map(({ status }) => status),
    )
  await expect.poll(statuses).toContain('loaded')
}
