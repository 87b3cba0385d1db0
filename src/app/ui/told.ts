import { createElement, type ReactNode } from 'react'
import { isUntold, noteTexts, tell } from '../messages/told.ts'

/** A text as it is, or marked as English where a document has no translation of it, so that it is read out and set as English (LANG-06). */
export function told(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !isUntold(text)) return text
  return createElement('span', { lang: 'en', dir: 'ltr' }, text)
}

/** A text of the server or of the directory, which no document has: in the guest's language where there is a translation, else marked as English (LANG-06). */
export function fromElsewhere(text: string): ReactNode {
  noteTexts(text)
  return told(tell(text))
}
