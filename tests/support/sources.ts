import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** A source file: its path from the project's root, with slashes, and its text. */
export type Source = { path: string; text: string }

/** Every file below a folder of the project whose name matches; an absent folder has none. */
export function sourcesIn(folder: string, name: RegExp): Source[] {
  const paths = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return paths.map((path) => ({
    path: path.slice(ROOT.length).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }))
}

const TOKENS =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<=[(,=:[!&|?{};\n]\s*|return )\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])*\//g

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

/** The text without its comments, line for line. */
export function withoutComments(text: string): string {
  return text.replace(TOKENS, (token) => (/^\/[/*]/.test(token) ? blank(token) : token))
}

/** The text without comments and without what stands in quotes and regular expressions: what is left is code (and templates). */
export function codeOf(text: string): string {
  return text.replace(TOKENS, (token) => {
    if (token.startsWith('`')) return token
    return token.startsWith('/') ? blank(token) : `'${blank(token.slice(2))}'`
  })
}

const FROM = /\b(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]/g
const BARE = /(?<![.\w])import\s*['"]([^'"]+)['"]/g
const CALLED = /\bimport\s*\(\s*['"`]([^'"`]+)['"`]/g
const GLOB = /\bimport\.meta\.glob\b(?:<[^()]*>)?\s*\(\s*(\[[^\]]*\]|['"][^'"]*['"])/g

/** What a source imports, as written: static, for effect, re-exported, dynamic, and each pattern of import.meta.glob. */
export function importsOf(text: string): string[] {
  const code = withoutComments(text)
  const written = [FROM, BARE, CALLED].flatMap((form) =>
    [...code.matchAll(form)].map((found) => found[1] ?? ''),
  )
  const patterns = [...code.matchAll(GLOB)].flatMap((found) =>
    [...(found[1] ?? '').matchAll(/['"]([^'"]+)['"]/g)].map((pattern) => pattern[1] ?? ''),
  )
  return [...written, ...patterns.filter((pattern) => !pattern.startsWith('!'))]
}

/** Where an import leads: a path from the project's root, or the name of a package (`node:fs`, `@scope/name`, `react`). */
export type Target = { kind: 'file'; path: string } | { kind: 'package'; name: string }

export function resolveImport(importer: string, written: string): Target {
  const specifier = written.replace(/\?.*$/, '')
  if (specifier.startsWith('#')) return { kind: 'file', path: `src/${specifier.slice(1)}.ts` }
  if (specifier.startsWith('.')) {
    return { kind: 'file', path: posix.normalize(posix.join(dirname(importer), specifier)) }
  }
  // Vite's root is src/app.
  if (specifier.startsWith('/')) return { kind: 'file', path: posix.join('src/app', specifier) }
  const [scope = '', name = ''] = specifier.split('/')
  return { kind: 'package', name: specifier.startsWith('@') ? `${scope}/${name}` : scope }
}
