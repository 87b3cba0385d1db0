let title = ''
let prefix = ''
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

/** Sets the ending of every later title, which names the banner. */
export function setTitleEnd(words: string): void {
  end = words
}

function show(): void {
  document.title = `${prefix === '' ? title : `${prefix} ${title}`}${end}`
}
