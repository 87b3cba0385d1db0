import type { Page } from 'playwright'

/** What is wider than the page, at a size of text; empty when the page scrolls down only. */
export function stickingOut(page: Page, text: number): Promise<string[]> {
  return page.evaluate((text) => {
    const root = document.documentElement
    root.style.fontSize = ''
    root.style.fontSize = `${text * Number.parseFloat(getComputedStyle(root).fontSize)}px`
    const width = root.clientWidth
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width: own, bottom } = element.getBoundingClientRect()
      const isHere = element.checkVisibility() && own > 1 && bottom + scrollY > 0
      const isCut =
        getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      return isHere && (left < -1 || right > width + 1 || isCut)
    })
    const names = wide.map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
    const faults = root.scrollWidth > width ? [`the page is ${root.scrollWidth} wide`, ...names] : names
    root.style.fontSize = ''
    return faults
  }, text)
}
