import { importsOf, resolveImport, type Source, type Target } from './sources.ts'

/** Anyone in the app may import these; they import only themselves (and packages). */
const LEAVES = ['platform', 'ui', 'paths', 'messages']

const BELOW_PAGES = ['contract', 'domain', 'api', 'content', 'state', 'forms', 'parts', ...LEAVES]

/** Who may import whom, besides itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  contract: [],
  domain: ['contract'],
  server: ['contract', 'domain'],
  sw: ['contract'],
  platform: [],
  messages: [],
  paths: [],
  // Texts come as props; a component's own words (Close, Required) are its language's.
  // It is heard through the shell's regions (platform/announce.ts).
  ui: ['messages', 'platform'],
  api: ['contract', 'domain', 'platform', 'paths', 'messages'],
  content: ['contract', 'domain', 'api', 'platform', 'paths', 'messages'],
  state: ['contract', 'domain', 'api', 'content', 'platform', 'paths', 'messages'],
  forms: ['contract', 'domain', 'api', 'content', 'state', ...LEAVES],
  parts: ['contract', 'domain', 'api', 'content', 'state', 'forms', ...LEAVES],
  pages: BELOW_PAGES,
  routes: ['pages', ...LEAVES],
  App: ['routes', ...BELOW_PAGES],
  main: ['App', ...BELOW_PAGES],
  front: ['main', ...BELOW_PAGES],
  // The counter's own front end: nothing of it is a guest's, and it knows no page or state of guests.
  desk: ['contract', 'domain', 'messages', 'platform', 'ui'],
  // Renders the templates of first paint while building.
  prerender: ['App', ...BELOW_PAGES],
}

/** Packages a pure realm may use; the others are bound by their compiler settings. */
const PACKAGES: Record<string, RegExp> = {
  contract: /^superstruct$/,
  desk: /^(react|react-dom|superstruct)$/,
  domain: /^(superstruct|dayjs)$/,
  sw: /^workbox-/,
  app: /^(?!node:|hono$|@hono\/|libsql$|pg$)/,
}

/** The unit of the house a file belongs to: a realm, a folder of the app, or one of the app's own files by its name. */
function unitOf(path: string): string | undefined {
  const app = /^src\/app\/([^/.]+)/.exec(path)
  if (app) return app[1]
  return /^(?:src\/)?(contract|desk|domain|server|sw)\//.exec(path)?.[1]
}

/** `pages/intake/steps/x.ts` belongs to the page `intake`. */
function pageOf(path: string): string | undefined {
  return /^src\/app\/pages\/([^/]+)\//.exec(path)?.[1]
}

function faultOf(source: Source, target: Target): string | undefined {
  const from = unitOf(source.path)
  if (from === undefined) return undefined
  if (target.kind === 'package') {
    const allowed = PACKAGES[from] ?? (source.path.startsWith('src/app/') ? PACKAGES['app'] : undefined)
    return allowed && !allowed.test(target.name) ? `${from} imports the package ${target.name}` : undefined
  }
  const to = unitOf(target.path)
  if (to === undefined) return `${from} imports ${target.path}, outside the house`
  const [page, otherPage] = [pageOf(source.path), pageOf(target.path)]
  if (page !== undefined && otherPage !== undefined && page !== otherPage && otherPage !== '*') {
    return `page ${page} imports page ${otherPage}`
  }
  if (from === to) return undefined
  const allowed = MAY_IMPORT[from]
  if (allowed === undefined) return `${from} has no place in the import rules`
  return allowed.includes(to) ? undefined : `${from} imports ${to}`
}

/** What a source imports against the rules, one line each. Tests may import what they test and the test support. */
export function importErrors(source: Source): string[] {
  return importsOf(source.text).flatMap((written) => {
    const fault = faultOf(source, resolveImport(source.path, written))
    return fault ? [`${source.path}: ${fault}`] : []
  })
}

/** Groups of sources that import one another in a circle, types included; each group in order of its paths. */
export function importCircles(sources: readonly Source[]): string[][] {
  const paths = new Set(sources.map(({ path }) => path))
  const targets = new Map(
    sources.map(({ path, text }) => {
      const files = importsOf(text).map((written) => resolveImport(path, written))
      return [
        path,
        files.flatMap((file) => (file.kind === 'file' && paths.has(file.path) ? [file.path] : [])),
      ]
    }),
  )
  const reached = new Map([...paths].map((path) => [path, reachedFrom(path, targets)]))
  const groups = new Set<string>()
  for (const [path, ahead] of reached) {
    if (!ahead.has(path)) continue
    groups.add(
      [...ahead]
        .filter((other) => reached.get(other)?.has(path))
        .sort()
        .join(),
    )
  }
  return [...groups].map((group) => group.split(','))
}

/** Files that a source imports, or those import. */
function reachedFrom(path: string, targets: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...(targets.get(path) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    waiting.push(...(targets.get(next) ?? []))
  }
  return found
}
