import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'

const FILE =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
const BYTES = readFileSync(createRequire(import.meta.url).resolve(FILE)).toString('base64')

/**
 * Has a page draw in the product's own typeface from the start, as a guest who comes again sees it: on a first visit it is the
 * system's, which is of another width on every machine.
 */
export async function useOwnTypeface(page: Page): Promise<void> {
  await page.addInitScript((bytes) => {
    const data = Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0))
    const face = new FontFace('Atkinson Hyperlegible Next Variable', data, { weight: '200 800' })
    document.fonts.add(face)
    void face.load()
  }, BYTES)
}

/** Fails unless a page is drawn in the product's own typeface. */
export async function expectOwnTypeface(page: Page): Promise<void> {
  const statuses = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family }) => family.includes('Atkinson')).map(({ status }) => status),
    )
  await expect.poll(statuses).toContain('loaded')
}
