import { createElement, type ReactNode } from 'react'
import { isUntold } from '../messages/told.ts'

/** A text as it is, or marked as English where a document has no translation of it, so that it is read out and set as English (LANG-06). */
export function told(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !isUntold(text)) return text
  return createElement('span', { lang: 'en', dir: 'ltr' }, text)
}
