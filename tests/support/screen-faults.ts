import type { Page } from 'playwright'
import { measureBoxes } from './boxes.ts'
import { targetFaults } from './targets.ts'

/** Words of the page that are on two lines, though their box is wide enough for them. Addresses, codes and links may break anywhere. */
function splitWords(): string[] {
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || element.closest('script, style, svg, noscript, .visually-hidden, .leaflet-container'))
      continue
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
    let box: Element = element
    while (getComputedStyle(box).display === 'inline' && box.parentElement) box = box.parentElement
    const { paddingInlineStart, paddingInlineEnd, webkitLineClamp } = getComputedStyle(box)
    if (webkitLineClamp !== 'none') continue
    const room = box.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    const whole = text.textContent ?? ''
    const linesOf = (start: number, end: number) => {
      const range = document.createRange()
      range.setStart(text, start)
      range.setEnd(text, end)
      return [...range.getClientRects()]
    }
    for (const { index, 0: word } of whole.matchAll(/[\p{L}\p{N}'’]+/gu)) {
      const lines = linesOf(index, index + word.length)
      if (new Set(lines.map(({ top }) => Math.round(top))).size < 2) continue
      // What has no space in it, such as an address, may break anywhere where it is too long as a whole.
      const start = whole.lastIndexOf(' ', index) + 1
      const length = /^\S+/.exec(whole.slice(start))?.[0].length ?? 0
      const width = linesOf(start, start + length).reduce((sum, line) => sum + line.width, 0)
      if (width <= room) found.add(word)
    }
  }
  return [...found]
}

export type ScreenOptions = {
  /** Least width and height of a target in CSS pixels. */
  least: number
  /** Least width of a form. */
  leastForm: number
}

/** What a guest cannot read or reach on the page as it is drawn now, one line each: cut, overlapping, split, too wide, too narrow, too small. */
export async function screenFaults(page: Page, { least, leastForm }: ScreenOptions): Promise<string[]> {
  const { cut, overlapping } = await page.evaluate(measureBoxes)
  const split = await page.evaluate(splitWords)
  const [width, inner, form] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
    document.querySelector('main form')?.getBoundingClientRect().width,
  ])
  return [
    ...cut.map((text) => `cut: ${text}`),
    ...overlapping.map((texts) => `overlapping: ${texts}`),
    ...split.map((word) => `split: ${word}`),
    ...((width ?? 0) > (inner ?? 0) ? [`the page is ${width} px wide`] : []),
    ...(form !== undefined && form < leastForm ? [`the form is ${Math.round(form)} px wide`] : []),
    ...(await targetFaults(page, { least, spacing: 0 })),
  ]
}
