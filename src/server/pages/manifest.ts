import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Infer } from 'superstruct'
import { array, boolean, create, optional, pattern, string, type } from 'superstruct'

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
})
export type Manifest = Infer<typeof Manifest>

/** Template that every route can start from. */
const SHELL = 'shell.html'

export type Templates = { manifest: Manifest; read(name: string): string; shell: string }

/** The templates of a build, all of them read; throws when one is missing. */
export function readTemplates(folder: string): Templates {
  const manifest = create(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')), Manifest)
  const names = new Set([manifest.notFound, SHELL, ...manifest.routes.map(({ template }) => template)])
  const texts = new Map([...names].map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const read = (name: string) => texts.get(name) ?? ''
  return { manifest, read, shell: read(SHELL) }
}
