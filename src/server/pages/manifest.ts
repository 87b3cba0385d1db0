import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Infer } from 'superstruct'
import { array, boolean, create, optional, pattern, record, string, type } from 'superstruct'
import type { FilledWords } from './fill.ts'

/** `.build/templates/manifest.json`: which template answers which address. */
const Manifest = type({
  version: string(),
  /** "sha256-..." of each inlined style. */
  styleHashes: array(pattern(string(), /^sha256-[A-Za-z0-9+/]{43}=$/)),
  notFound: string(),
  routes: array(
    type({
      pattern: string(),
      template: string(),
      store: optional(boolean()),
      /** The server writes the appointment types into it. */
      types: optional(boolean()),
      /** Not for search engines. */
      unlisted: optional(boolean()),
    }),
  ),
  redirects: array(type({ from: string(), to: string() })),
  /** What the server writes into templates, by the code of their language. A template in another language than English is NAME.CODE.html. */
  words: record(string(), type({ fallbackName: string(), chooseOne: string(), fetching: string() })),
  /** How the app is named where it is installed, by the code of the language. */
  webApps: record(
    string(),
    type({
      lang: string(),
      dir: string(),
      name: string(),
      short_name: string(),
      description: string(),
      shortcuts: array(string()),
    }),
  ),
})
export type Manifest = Infer<typeof Manifest>

/** Template that every route can start from. */
const SHELL = 'shell.html'
const ENGLISH = 'en'

/** The templates of a build in one language. A page that has none in it begins as the empty shell of the language. */
export interface Templates {
  read(name: string): string
  shell: string
  words: FilledWords
}

export type AllTemplates = {
  manifest: Manifest
  /** Codes of the languages that have templates. */
  languages: readonly string[]
  /** Throws RangeError for another language. */
  inLanguage(code: string): Templates
}

/** The templates of a build, all of them read; throws when one is missing. */
export function readTemplates(folder: string): AllTemplates {
  const manifest = create(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')), Manifest)
  const names = [...new Set([manifest.notFound, SHELL, ...manifest.routes.map(({ template }) => template)])]
  const readFile = (name: string) => readFileSync(join(folder, name), 'utf8')
  const all = new Map(
    Object.entries(manifest.words).map(([code, words]) => {
      const nameOf = (name: string) => (code === ENGLISH ? name : name.replace(/html$/, `${code}.html`))
      const here = names.filter((name) => code === ENGLISH || existsSync(join(folder, nameOf(name))))
      const texts = new Map(here.map((name) => [name, readFile(nameOf(name))]))
      const shell = texts.get(SHELL) ?? readFile(nameOf(SHELL))
      return [code, { read: (name: string) => texts.get(name) ?? shell, shell, words }] as const
    }),
  )
  const inLanguage = (code: string) => {
    const found = all.get(code)
    if (!found) throw new RangeError(`The build has no templates in ${code}`)
    return found
  }
  inLanguage(ENGLISH)
  return { manifest, languages: [...all.keys()], inLanguage }
}
