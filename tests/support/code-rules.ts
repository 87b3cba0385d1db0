import { codeOf, type Source, withoutComments } from './sources.ts'

/** Something that may be written only where `allowed` says. `scope`: the files it is looked for in. */
type CodeRule = { name: string; scope: RegExp; allowed?: RegExp; pattern: RegExp }

const SRC = /^src\/(?!tools\/)/
const APP = /^src\/(app|desk)\//

const CODE_RULES: CodeRule[] = [
  {
    name: 'fetch outside api',
    scope: SRC,
    allowed: /^src\/(?:app\/api\/(?:call|reach)|desk\/ask)\.ts$/,
    pattern:
      /(?<![.\w])fetch\s*\(|\b(?:window|globalThis|self)\.fetch\b|\bXMLHttpRequest\b|\bEventSource\b|\bWebSocket\b/,
  },
  {
    name: 'caches outside sw',
    scope: SRC,
    pattern: /(?<![.\w])caches\s*[.[]|\b(?:window|globalThis|self)\.caches\b/,
  },
  {
    name: 'the current time outside a clock',
    scope: /^(src\/(?!tools\/)|sw\/)/,
    allowed: /^(src\/app\/platform|src\/server|sw)\/clock\.ts$/,
    pattern:
      /\bDate\.now\b|\bnew Date\s*\(\s*\)|\bnew Date\b(?!\s*[(.<[])|(?<!new )(?<![.\w])Date\s*\(|\bperformance\.now\b|\bdayjs(?:\.utc|\.tz)?\(\s*\)/,
  },
  {
    name: 'process.env outside server/main.ts',
    scope: /^(src\/(?!tools\/)|sw\/)/,
    allowed: /^src\/server\/main\.ts$/,
    pattern: /\bprocess\s*\.\s*env\b/,
  },
  {
    name: 'storage that a kiosk would keep in clear',
    scope: APP,
    allowed: /^src\/desk\/browser-marks\.ts$/,
    pattern: /\b(?:localStorage|sessionStorage)\b|\bdocument\.cookie\b/,
  },
  {
    name: 'markup or code from a string',
    scope: APP,
    pattern:
      /\bdangerouslySetInnerHTML\b|\b(?:inner|outer)HTML\b|\binsertAdjacentHTML\b|\bdocument\.write\b|(?<![.\w])eval\s*\(|\bnew Function\b/,
  },
  { name: 'a barrel', scope: /^(src|sw)\//, pattern: /\bexport\s*\*/ },
]

/** Lines that break a rule of what may be written where: 'path:line: rule'. */
export function codeErrors(source: Source): string[] {
  const lines = codeOf(source.text).split('\n')
  return CODE_RULES.filter(
    (rule) => rule.scope.test(source.path) && !rule.allowed?.test(source.path),
  ).flatMap((rule) =>
    lines.flatMap((line, index) =>
      rule.pattern.test(line) ? [`${source.path}:${index + 1}: ${rule.name}`] : [],
    ),
  )
}

/** Whether an index.ts does nothing but hand on what others export. */
export function isBarrel(source: Source): boolean {
  if (!/(^|\/)index\.tsx?$/.test(source.path)) return false
  const rest = withoutComments(source.text).replace(
    /\b(?:import|export)\b(?:\s+type)?\s*(?:\{[^}]*\}|\*(?:\s+as\s+\w+)?)\s*(?:from\s*['"][^'"]+['"])?;?/g,
    '',
  )
  return rest.trim() === ''
}

const MOST_LINES = 350

const BANNED_FOLDERS = /(^|\/)(utils?|helpers?|common|hooks|types|lib|misc|shared)\//

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.[a-z0-9]+$/
const PASCAL = /^[A-Z][A-Za-z0-9]*(\.test\.tsx?|\.tsx|\.module\.css)$/

/** Faults of a file's name, place and length. */
export function fileErrors(source: Source): string[] {
  const name = source.path.slice(source.path.lastIndexOf('/') + 1)
  const lines = source.text.split('\n').length - 1
  return [
    ...(KEBAB.test(name) || PASCAL.test(name)
      ? []
      : [`${source.path}: neither kebab-case nor PascalCase.tsx`]),
    ...(BANNED_FOLDERS.test(source.path) ? [`${source.path}: in a folder named for nothing`] : []),
    ...(/^(src|sw)\//.test(source.path) && lines > MOST_LINES
      ? [`${source.path}: ${lines} lines, at most ${MOST_LINES}`]
      : []),
  ]
}

/** Tests that would be passed over, and work left for later. */
export function leftovers(source: Source): string[] {
  const later = /\b(?:TODO|FIXME|XXX)\b/.test(source.text)
  const passedOver = /\b(?:it|test|describe)\.(?:only|todo|fixme)\b|\b(?:it|describe)\.skip\b/.test(
    codeOf(source.text),
  )
  return [
    ...(later ? [`${source.path}: something is left for later`] : []),
    ...(passedOver ? [`${source.path}: a test is passed over`] : []),
  ]
}

/** Why a failure may change nothing: the device is offline, its storage fails, a browser lacks something, data is damaged, or another place hears of it. */
const REASONS = ['offline', 'storage', 'unsupported', 'unreadable', 'told elsewhere']
const REASON = new RegExp(`^\\s*// (${REASONS.join('|')})(:|$)`)
const SILENT_BLOCK = /catch(?: \(\w+\))? \{((?:\s|\/\/.*)*)\}/g
const SILENT_CALL = /\.catch\(\(\) => (?:undefined|null|false|\{\}|\[\])\)([^\n]*)/g

/** Failures of the app or its worker that are passed over without naming a reason: 'path:line'. */
export function silentCatches({ path, text }: Source): string[] {
  if (!/^(src\/(app|desk)|sw)\//.test(path)) return []
  const blocks = [...text.matchAll(SILENT_BLOCK)].map((found) => ({ found, reason: found[1]?.trim() ?? '' }))
  const calls = [...text.matchAll(SILENT_CALL)].map((found) => ({
    found,
    reason: /\/\/.*/.exec(found[1] ?? '')?.[0] ?? '',
  }))
  return [...blocks, ...calls]
    .filter(({ reason }) => !REASON.test(reason))
    .map(({ found }) => `${path}:${text.slice(0, found.index).split('\n').length}`)
}
