import { basename } from 'node:path'

/**
 * Names the classes of one build: `Shell_header` for `.header` of Shell.module.css. They are short, because a page sends each of them before
 * its first paint (P3). Throws for two stylesheets of one name, which would share their classes.
 */
export function classNames() {
  const sheets = new Map()
  return (local, path) => {
    const [file] = path.split('?')
    const sheet = basename(file, '.module.css')
    if ((sheets.get(sheet) ?? file) !== file)
      throw new Error(`${file} needs another name than ${sheets.get(sheet)}`)
    sheets.set(sheet, file)
    return `${sheet}_${local}`
  }
}
