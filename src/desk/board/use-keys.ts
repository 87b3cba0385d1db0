import { useEffect, useRef } from 'react'
import { createScanReader } from './scan.ts'

/** What each key does on the board. Letters and digits always type a counter code, so no command uses one (DESK-03, DESK-09). */
export type Keys = {
  /** A letter or digit was typed outside a field: it begins a code in the field for codes. */
  onCodeSign: () => void
  /** A scanner has typed a code into another field, or behind what was in the field for codes. */
  onScan: (code: string) => void
  onEscape: () => void
  onForward: () => void
  onBackward: () => void
  onUndoLast: () => void
  onMove: (by: 'up' | 'down' | 'first' | 'last') => boolean
  onLock: () => void
  onHelp: () => void
}

type Current = { keys: Keys; isCodeField: (element: Element | null) => boolean }

const MOVES: Readonly<Record<string, 'up' | 'down' | 'first' | 'last'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
}

/** Keys that act once per press: a key that is held down would take a visit through all its statuses. */
const ONCE: readonly string[] = ['Enter', 'ArrowRight', 'ArrowLeft', 'F8', '?', 'z', 'Z']

/** Listens for keys of the whole page while no dialog is open. `isCodeField`: whether an element is the field for codes. */
export function useKeys(keys: Keys, isCodeField: (element: Element | null) => boolean): void {
  const current = useRef({ keys, isCodeField })
  current.current = { keys, isCodeField }
  useEffect(() => {
    const readScan = createScanReader<TypedField | undefined>()
    const onKey = (event: KeyboardEvent) => {
      const { activeElement } = document
      if (event.repeat && ONCE.includes(event.key) && !isTyped(activeElement)) return event.preventDefault()
      if (hasScanned(event, readScan, current.current)) return event.preventDefault()
      // A question waits for its answer, but the desk can be locked at any time.
      if (event.defaultPrevented || (event.key !== 'F8' && document.querySelector('dialog[open]'))) return
      if (act(event, current.current)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/**
 * Whether the key ended a scan. It has no other meaning then: it would submit a form, press what has the focus by now, or take the focus
 * away.
 */
function hasScanned(
  { key, timeStamp: at }: KeyboardEvent,
  readScan: ReturnType<typeof createScanReader<TypedField | undefined>>,
  { keys, isCodeField }: Current,
): boolean {
  const { activeElement: element } = document
  // Signs that no other field takes are those of the field for codes.
  const field = isTyped(element) && !isCodeField(element) ? element : undefined
  const scan = readScan({ key, at, field, before: textIn(element) })
  if (!scan) return false
  const isAsked = document.querySelector('dialog[open]') !== null
  if (scan.field) putBack(scan.field, scan.before)
  // An empty field for codes has searched with the sixth sign.
  if (!isAsked && (scan.field || scan.before !== '')) keys.onScan(scan.code)
  return true
}

/** What a field holds; "" of any other element. */
function textIn(element: Element | null): string {
  return isTyped(element) ? element.value : ''
}

/** Has a field hold again what it held before a scan; a list that letters choose from tells its form so. */
function putBack(element: TypedField, before: string): void {
  if (element.value === before) return
  element.value = before
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Whether the key was one of the board, so that it has no other meaning. */
function act(event: KeyboardEvent, { keys, isCodeField }: Current): boolean {
  const { key, ctrlKey, metaKey, altKey } = event
  const { activeElement } = document
  if (key === 'F8') return done(keys.onLock)
  if (key === 'Escape') return done(keys.onEscape)
  const isCode = isCodeField(activeElement)
  if (isTyped(activeElement) && !isCode) return false
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z' && !isCode) return done(keys.onUndoLast)
  if (ctrlKey || metaKey || altKey) return false
  const move = MOVES[key]
  if (move) return keys.onMove(move)
  if (isCode) return false
  if (key === 'ArrowRight') return done(keys.onForward)
  if (key === 'ArrowLeft') return done(keys.onBackward)
  if (key === '?') return done(keys.onHelp)
  // The sign itself goes into the field, which has focus by then.
  if (/^[a-z0-9]$/i.test(key)) keys.onCodeSign()
  return false
}

function done(action: () => void): true {
  action()
  return true
}

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether an element takes letters or arrows itself. A switch takes neither. */
function isTyped(element: Element | null): element is TypedField {
  if (element instanceof HTMLInputElement) return element.type !== 'checkbox'
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
}
