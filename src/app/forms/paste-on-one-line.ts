import type { ClipboardEvent } from 'react'
import { onOneLine } from '#domain/text'

/** Pastes several lines with spaces between them; some browsers would join the words. `change` takes the whole text of the box. */
export function pasteOnOneLine(change: (text: string) => void) {
  return (event: ClipboardEvent<HTMLInputElement>): void => {
    const box = event.currentTarget
    const pasted = event.clipboardData.getData('text')
    const line = onOneLine(pasted)
    const { selectionStart, selectionEnd, maxLength } = box
    // Of a number the browser keeps as much as fits.
    if (line === pasted || maxLength >= 0) return
    event.preventDefault()
    box.setRangeText(line, selectionStart ?? box.value.length, selectionEnd ?? box.value.length, 'end')
    change(box.value)
  }
}
