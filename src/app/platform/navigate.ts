import type { MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { painted } from './moments.ts'

/** What a history entry may hold. Browsers write it to disk, so it must not identify a guest. */
export type EntryState = Readonly<Record<string, string | number | boolean | readonly number[] | undefined>>

/** Goes to a page of this product. On a store's tablet it replaces the history entry, so that the next guest cannot go back. */
export function go(to: string, options: { replace?: boolean; state?: EntryState } = {}): void {
  navigate(to, isTablet() ? { ...options, replace: true } : options)
}

/** Whether this page runs on a store's tablet. */
export function isTablet(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['kiosk'] !== undefined
}

/** Loads a page of this product as a new document: the browser drops the memory of this one, and Back does not find it. */
export function leaveFor(to: string): void {
  window.location.replace(to)
}

/** Opens an address in a new window that has no access to this one. Browsers may refuse without saying so. */
export function openWindow(to: string): void {
  window.open(to, '_blank', 'noopener')
}

/** Returns a click handler that follows a link within the app. Clicks with a modifier key keep the browser's meaning. */
export function onLink(to: string, options: { replace?: boolean; state?: EntryState } = {}) {
  return (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void painted().then(() => go(to, options))
  }
}

/** Returns a click handler that runs `goThere` in place of following the link, once the press is painted. */
export function insteadOfLink(goThere: () => void) {
  return (event: { preventDefault: () => void }): void => {
    event.preventDefault()
    void painted().then(goThere)
  }
}

/** Goes back in the browser's history, or to `otherwise` when the history is empty (ROUTE-18). */
export function goBack(otherwise: string): void {
  if (window.history.length > 1) window.history.back()
  else go(otherwise, { replace: true })
}

let title = ''
let prefix = ''
let question = ''
let end = ''

/** Sets the page's title. Browsers show it in tabs and history, so it must not identify a guest. */
export function setTitle(text: string): void {
  title = text
  show()
}

/** Puts words before the title, such as "Error:" while a form has errors. An empty text removes them. */
export function setTitlePrefix(words: string): void {
  prefix = words
  show()
}

/** Puts the question of the screen before the title, so that tabs and history tell screens apart (SC-12). An empty text removes it. */
export function setTitleQuestion(words: string): void {
  question = words
  show()
}

/** Sets the ending of every later title, which names the banner. */
export function setTitleEnd(words: string): void {
  end = words
}

function show(): void {
  const named = question === '' ? title : `${question} - ${title}`
  document.title = `${prefix === '' ? named : `${prefix} ${named}`}${end}`
}
