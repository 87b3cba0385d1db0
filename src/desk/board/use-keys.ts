import { useEffect, useRef } from 'react'

/** What each key does on the board. Letters and digits always type a counter code, so no command uses one (DESK-03, DESK-09). */
export type Keys = {
  /** A letter or digit was typed outside a field: the field for codes takes it. */
  onCodeSign: () => void
  onEscape: () => void
  onForward: () => void
  onBackward: () => void
  onUndoLast: () => void
  onMove: (by: 'up' | 'down' | 'first' | 'last') => boolean
  onLock: () => void
  onHelp: () => void
}

const MOVES: Readonly<Record<string, 'up' | 'down' | 'first' | 'last'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
}

/** Listens for keys of the whole page while no dialog is open. `isCodeField`: whether an element is the field for codes. */
export function useKeys(keys: Keys, isCodeField: (element: Element | null) => boolean): void {
  const current = useRef({ keys, isCodeField })
  current.current = { keys, isCodeField }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A question waits for its answer, but the desk can be locked at any time.
      if (event.defaultPrevented || (event.key !== 'F8' && document.querySelector('dialog[open]'))) return
      if (act(event, current.current)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Whether the key was one of the board, so that it has no other meaning. */
function act(
  event: KeyboardEvent,
  { keys, isCodeField }: { keys: Keys; isCodeField: (element: Element | null) => boolean },
): boolean {
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

/** Whether an element takes letters or arrows itself. A switch takes neither. */
function isTyped(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return element.type !== 'checkbox'
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
}
