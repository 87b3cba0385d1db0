import type { MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { painted } from './frame.ts'

/** What a history entry may hold: names nobody (quality: decisions). */
export type EntryState = Readonly<Record<string, string | number | boolean | readonly number[] | undefined>>

/** Goes to a page of this product; on a store's tablet without a trail that the next guest could go back on. */
export function go(to: string, options: { replace?: boolean; state?: EntryState } = {}): void {
  navigate(to, leavesTrail() ? options : { ...options, replace: true })
}

function leavesTrail(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset['kiosk'] === undefined
}

/** Leaves for a page of this product as a new document: all that this one holds in memory dies, and Back does not find it. */
export function leaveFor(to: string): void {
  window.location.replace(to)
}

/** Opens an address in a new window, which cannot reach back into this one. A browser may refuse, and does not say so. */
export function openWindow(to: string): void {
  window.open(to, '_blank', 'noopener')
}

/** A click handler that stays in the app; a modified click keeps the browser's meaning. */
export function onLink(to: string, options: { replace?: boolean; state?: EntryState } = {}) {
  return (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void painted().then(() => go(to, options))
  }
}

/** A click handler that does something of the page's own, once the press is painted, in place of following the link. */
export function insteadOfLink(goThere: () => void) {
  return (event: { preventDefault: () => void }): void => {
    event.preventDefault()
    void painted().then(goThere)
  }
}

/** Back in the browser's history; with none, to `otherwise` (ROUTE-18). */
export function goBack(otherwise: string): void {
  if (window.history.length > 1) window.history.back()
  else go(otherwise, { replace: true })
}
