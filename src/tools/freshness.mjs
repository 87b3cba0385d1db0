import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT, run, ToolError } from './project.mjs'

const SOURCES = [
  'src/contract',
  'src/domain',
  'src/server',
  'src/app',
  'src/desk',
  'src/tools/build.mjs',
  'src/tools/content-sets.mjs',
  'src/tools/gazetteer.mjs',
  'src/tools/licences.mjs',
  'src/tools/more-places.mjs',
  'src/tools/templates.mjs',
  'src/tools/version.mjs',
  'sw',
  'public',
  'content-fallback',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]
const STAMP = join(ROOT, '.build', 'stamp')

const TEST_FILE = /\.test\.tsx?$/

function* files(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) {
    if (!TEST_FILE.test(path)) yield path
    return
  }
  for (const name of readdirSync(path).sort()) yield* files(join(path, name))
}

/** What a build is made of, as one line: names, sizes and times of its sources, the content set (dev, test, stage, prod), and whether its worker is the kill switch. */
export function fingerprint(contentEnv = process.env.CONTENT_ENV ?? 'prod', root = ROOT) {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of files(join(root, source))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`)
    }
  }
  const killSwitch = process.env.KILL_SWITCH === '1' ? ' kill-switch' : ''
  return `${contentEnv} ${hash.digest('hex')}${killSwitch}`
}

/** Remembers what the build was made of. Take the fingerprint before building: what is edited meanwhile stays stale. */
export function writeStamp(print, stamp = STAMP) {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, print)
}

export function isBuilt() {
  return existsSync(join(ROOT, '.build', 'server.js'))
}

export function isBuildStale(print = fingerprint(), stamp = STAMP) {
  if (!isBuilt() || !existsSync(stamp)) return true
  return readFileSync(stamp, 'utf8') !== print
}

/** Builds when a source or CONTENT_ENV changed since the last build; answers how many seconds it took. Throws ToolError when it fails. */
export async function buildIfStale() {
  const print = fingerprint()
  if (!isBuildStale(print)) return 0
  console.log('Building ...')
  // In a process of its own, so that the server's does not carry the bundler.
  const { code, output, seconds } = await run(process.execPath, ['src/tools/build.mjs'])
  if (code !== 0) {
    console.error(output.trim())
    throw new ToolError(`The build failed: npm run build ended with ${code}.`)
  }
  console.log(`Built in ${seconds.toFixed(1)} s.`)
  return seconds
}
