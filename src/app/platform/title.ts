let title = ''
let prefix = ''
let end = ''

/** Names the page that is open in the browser's tab and history: never anything personal. */
export function setTitle(text: string): void {
  title = text
  show()
}

/** Puts words before the title while a form is refused ("Error:"); empty takes them away. */
export function setTitlePrefix(words: string): void {
  prefix = words
  show()
}

/** Says behind every title from now on whose page it is. */
export function setTitleEnd(words: string): void {
  end = words
}

function show(): void {
  document.title = `${prefix === '' ? title : `${prefix} ${title}`}${end}`
}
