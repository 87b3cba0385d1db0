import type { MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { painted } from './moments.ts'

/** What a history entry may hold. Browsers write it to disk, so it must not identify a guest. */
export type EntryState = Readonly<
  Record<string, string | number | boolean | readonly number[] | readonly string[] | undefined>
>

/** Name of the member of a history entry that has the path before it. */
export const CAME_FROM = 'cameFrom'

/**
 * Goes to a page of this product, and notes in its history entry on which path the guest was before (ROUTE-18). On a store's tablet it
 * replaces the history entry, so that the next guest cannot go back. Another page begins at its top.
 */
export function go(to: string, options: { replace?: boolean; state?: EntryState } = {}): void {
  const replace = options.replace || isTablet()
  const left = window.location.pathname
  const before = replace ? pathBefore() : left
  navigate(to, {
    replace,
    state: before === undefined ? options.state : { ...options.state, [CAME_FROM]: before },
  })
  if (window.location.pathname !== left) window.scrollTo(0, 0)
}

/** The path of this product that the guest came to this history entry from, if they did not come from outside. */
function pathBefore(): string | undefined {
  const before: unknown = window.history.state?.[CAME_FROM]
  return typeof before === 'string' ? before : undefined
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
  return insteadOfLink(() => go(to, options))
}

/**
 * As `onLink`, for an address that a content document names. The browser itself opens other sites, and addresses with a query or a
 * fragment, which are read only while a page loads (ROUTE-34).
 */
export function onDocumentLink(to: string) {
  return /^\/[^?#]*$/.test(to) ? onLink(to) : undefined
}

/** As `onLink`, but runs `goThere` in place of following the link. It waits until the press is painted. */
export function insteadOfLink(goThere: () => void) {
  return (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void painted().then(goThere)
  }
}

/**
 * Goes back to the page of this product that the guest came from, else opens `otherwise` (ROUTE-18). `named`: the path that the link
 * names, if it names one; the guest goes back to no other.
 */
export function goBack(otherwise: string, named?: string): void {
  const before = pathBefore()
  if (before !== undefined && (named === undefined || before === named)) window.history.back()
  else go(otherwise)
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
