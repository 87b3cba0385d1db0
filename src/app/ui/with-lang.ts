import { createElement, Fragment, type ReactNode } from 'react'
import { isUntranslated, noteTexts, translate } from '../messages/document-texts.ts'

/** A text as it is, or marked as English where a document has no translation of it, so that it is read out and set as English (LANG-06). */
export function withLang(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !isUntranslated(text)) return text
  return createElement('span', { lang: 'en', dir: 'ltr' }, text)
}

/** The same for a question or an answer, in which no line ends after the hyphen of a name such as "COVID-19". Not for what the server fills into a page. */
export function withLangUnbroken(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || isUntranslated(text)) return withLang(text)
  const pieces = text.split(/(\p{L}+-\d+)/u)
  if (pieces.length === 1) return text
  const whole = (name: string) => createElement('span', { className: 'unbroken' }, name)
  return createElement(Fragment, null, ...pieces.map((piece, at) => (at % 2 ? whole(piece) : piece)))
}

/** A text of the server or of the directory, which no document has: in the guest's language where there is a translation, else marked as English (LANG-06). */
export function fromElsewhere(text: string): ReactNode {
  noteTexts(text)
  return withLang(translate(text))
}
