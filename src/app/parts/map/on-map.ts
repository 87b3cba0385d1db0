import { proxy } from 'valtio'

/** The pins of the map that the page shows now, for the cards beside it. */
export const onMap = proxy<{ keys: readonly string[] }>({ keys: [] })

let centre: ((key: string) => void) | undefined

/** The page has drawn a map with these pins; undefined: it is gone. */
export function setMap(keys: readonly string[], show: ((key: string) => void) | undefined): void {
  onMap.keys = keys
  centre = show
}

/** Brings the pin of a card to the middle of the map (WCAG 2.5.7: no drag is needed). */
export function showOnMap(key: string): void {
  centre?.(key)
}
