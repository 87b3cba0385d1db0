import type { BrowserContext } from 'playwright'

/** What screen readers are told on the pages of a context, with the heading of the screen, each once. */
export async function recordHeard(context: BrowserContext): Promise<Map<string, Set<string>>> {
  const heard = new Map<string, Set<string>>()
  await context.exposeBinding('tellHeard', (_, text: string, screen: string) => {
    heard.set(text, (heard.get(text) ?? new Set()).add(screen))
  })
  await context.addInitScript(() => {
    const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=alertdialog]'
    const tell = (window as unknown as { tellHeard: (text: string, screen: string) => void }).tellHeard
    const last = new WeakMap<Element, string>()
    const look = (changed: Iterable<Element>) => {
      for (const region of changed) {
        const text = region.textContent?.replace(/\s+/g, ' ').trim() ?? ''
        if (text === '' || last.get(region) === text) continue
        last.set(region, text)
        const kind = region.getAttribute('role') ?? region.getAttribute('aria-live')
        tell(`${kind}: ${text}`, document.querySelector('main h1')?.textContent ?? document.title)
      }
    }
    const regionsOf = (node: Node): Element[] => {
      const element = node instanceof Element ? node : node.parentElement
      const around = element?.closest(LIVE)
      return [...(around ? [around] : []), ...(element?.querySelectorAll(LIVE) ?? [])]
    }
    new MutationObserver((changes) => {
      const regions = changes.flatMap(({ target, addedNodes }) => [
        ...(target.parentElement?.closest(LIVE) || (target as Element).matches?.(LIVE)
          ? regionsOf(target)
          : []),
        ...[...addedNodes].flatMap(regionsOf),
      ])
      look(new Set(regions))
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  return heard
}
