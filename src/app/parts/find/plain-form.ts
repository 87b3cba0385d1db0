import { type CategoryIcon, type CategoryTile, FIRST_TILES } from '#domain/category-tiles'
import { CAME_FROM } from '../../platform/navigate.ts'

/** The server replaces these texts with the appointment types in the prerendered page: the last slot with all further ones. */
const SLOT = { type: '@@TYPE@@', line: '@@TYPE_LINE@@', icon: '@@TYPE_ICON@@' as CategoryIcon }
const SLOTS: readonly CategoryTile[] = Array(FIRST_TILES + 1).fill(SLOT)

/** The appointment types in the prerendered page; none if the server did not write them. */
export function listedTiles(): readonly CategoryTile[] {
  if (typeof document === 'undefined') return SLOTS
  return [...document.querySelectorAll('[data-tile]')].map((tile) => ({
    // The tile has its name in the language of the page.
    type: new URLSearchParams(tile.querySelector('a')?.search).get('type') ?? '',
    line: tile.querySelector('small')?.textContent ?? '',
    icon: (tile.querySelector('use')?.getAttribute('href') ?? '').replace(/^#icon-/, '') as CategoryIcon,
  }))
}

/** Whether the guest can use the prerendered form: it lists types, and there is no search to fill in. */
export function isUsablePlain(): boolean {
  return typeof document !== 'undefined' && !hasSearch(window.history.state) && listedTiles().length > 0
}

/** Whether a history entry has more than where the guest came from. */
function hasSearch(entry: object | null): boolean {
  return Object.keys(entry ?? {}).some((name) => name !== CAME_FROM)
}
