import { type CategoryIcon, type CategoryTile, FIRST_TILES } from '#domain/category-tiles'
import type { Wanted } from '#domain/search-form'
import { deviceDay } from '../../platform/clock.ts'
import { CAME_FROM } from '../../platform/navigate.ts'

/** Ids of the controls. */
export const FIELD_IDS = { type: 'find-type', location: 'find-location', date: 'find-date' } as const

/** The server replaces these texts with the appointment types in the prerendered page: the last slot with all further ones. */
const SLOT = { type: '@@TYPE@@', line: '@@TYPE_LINE@@', icon: '@@TYPE_ICON@@' as CategoryIcon }
const SLOTS: readonly CategoryTile[] = Array(FIRST_TILES + 1).fill(SLOT)

/** A control of the prerendered form before React takes over; null while prerendering. */
function controlOf<Control extends Element>(name: keyof typeof FIELD_IDS): Control | null {
  if (typeof document === 'undefined') return null
  return document.querySelector<Control>(`form[data-early] #${FIELD_IDS[name]}`)
}

/** The appointment types in the prerendered page; none if the server did not write them. */
export function listedTiles(): readonly CategoryTile[] {
  if (typeof document === 'undefined') return SLOTS
  return [...document.querySelectorAll('[data-tile]')].map((tile) => ({
    type: tile.querySelector('strong')?.textContent ?? '',
    line: tile.querySelector('small')?.textContent ?? '',
    icon: (tile.querySelector('use')?.getAttribute('href') ?? '').replace(/^#icon-/, '') as CategoryIcon,
  }))
}

/** What the guest filled in before React took over the form. */
export function filledInBefore(): Partial<Wanted> {
  const filled: Partial<Wanted> = {}
  for (const name of ['type', 'location', 'date'] as const) {
    const control = controlOf<HTMLInputElement | HTMLSelectElement>(name)
    const value = control?.dataset['point'] ?? control?.value
    if (value) filled[name] = value
  }
  return filled
}

/** Whether the guest can use the prerendered form: it lists types, and there is no search to fill in. */
export function isUsablePlain(): boolean {
  return typeof document !== 'undefined' && !hasSearch(window.history.state) && listedTiles().length > 0
}

/** Whether a history entry has more than where the guest came from. */
function hasSearch(entry: object | null): boolean {
  return Object.keys(entry ?? {}).some((name) => name !== CAME_FROM)
}

/** Sets the first day in the prerendered form to today (FIND-25) in the guest's time zone (TIME-05). */
export function setToday(): void {
  const date = controlOf<HTMLInputElement>('date')
  if (!date) return
  const today = deviceDay()
  date.min ||= today
  date.value ||= today
}
