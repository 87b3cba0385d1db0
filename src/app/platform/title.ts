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
