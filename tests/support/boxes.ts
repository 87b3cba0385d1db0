/** Texts on a page that a guest cannot read as they were meant. */
export interface BoxFaults {
  /** Cut off by their box, or beyond the edge of the screen. */
  cut: string[]
  /** Over another text. */
  overlapping: string[]
  /** Not from right to left, where the page is. */
  unmirrored: string[]
  /** Without an accent: of a document or of the directory, not of the catalogue. */
  plain: string[]
}

/** Measures the texts of a page that is drawn in the pseudo-language. Runs in the page, so it may use nothing of this file. */
export function measureBoxes(): BoxFaults {
  /** Hidden from everybody, or shown only while it has the focus. */
  const isForScreenReaders = (element: HTMLElement) => getComputedStyle(element).clipPath === 'inset(50%)'
  /** Ends in dots on purpose, where the rest is also elsewhere on the page (SC-17). */
  const endsInDots = (element: HTMLElement) => getComputedStyle(element).webkitLineClamp !== 'none'
  const seen: { element: HTMLElement; text: string; box: DOMRect }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (
      !element ||
      !/\p{L}/u.test(text) ||
      element.closest('script, style, .visually-hidden, [hidden], svg, noscript, .leaflet-container')
    )
      continue
    if (
      !element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      })
    )
      continue
    if (isForScreenReaders(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1) seen.push({ element, text, box })
  }
  const isFloating = (element: HTMLElement) => {
    for (let one: HTMLElement | null = element; one; one = one.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(one).position)) return true
    }
    return false
  }
  const clips = (element: HTMLElement, box: DOMRect) => {
    if (endsInDots(element)) return false
    for (let one: HTMLElement | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one)
      const frame = one.getBoundingClientRect()
      if (/hidden|clip/.test(overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2))
        return true
      if (/hidden|clip/.test(overflowY) && (box.top < frame.top - 4 || box.bottom > frame.bottom + 4))
        return true
      if (/auto|scroll/.test(overflowX)) return false
    }
    return box.left < -1 || box.right > document.documentElement.clientWidth + 1
  }
  const words = (text: string) => text.slice(0, 60)
  const still = seen.filter(({ element }) => !isFloating(element))
  const overlapping = still.flatMap((one, at) =>
    still.slice(at + 1).flatMap((other) => {
      if (
        one.element === other.element ||
        one.element.contains(other.element) ||
        other.element.contains(one.element)
      )
        return []
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      return across > 3 && down > 5 ? [`${words(one.text)} / ${words(other.text)}`] : []
    }),
  )
  const named = (list: typeof seen) => [...new Set(list.map(({ text }) => words(text)))]
  return {
    cut: named(seen.filter(({ element, box }) => clips(element, box))),
    overlapping: [...new Set(overlapping)],
    unmirrored: named(
      seen.filter(
        ({ element }) =>
          getComputedStyle(element).direction !== 'rtl' && !element.closest('[dir=ltr], [dir=auto], bdi'),
      ),
    ),
    plain: named(seen.filter(({ text }) => /[a-z]{2}/i.test(text) && !/[^\p{ASCII}·–“”’…©]/u.test(text))),
  }
}
