import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { bin, run, ToolError } from './project.mjs'

/** The headless shell first: it starts no windows, so that a journey costs the machine less. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const PACKAGES = ['chromium-headless-shell', 'chromium']

/** What Chromium is started with: no sandbox (containers run as root), no traffic of its own. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath()
  } catch {
    return undefined
  }
}

/** Path of a Chromium on this machine: CHROMIUM, Playwright's own, or one on the PATH; undefined when there is none. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) return existsSync(env.CHROMIUM) ? env.CHROMIUM : undefined
  const folders = (env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const installed = PACKAGES.map((name) => `/usr/bin/${name}`)
  return [playwrightsOwn(), ...installed, ...onPath].find((path) => path && existsSync(path))
}

async function installWithApt() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && (await run('sudo', ['-n', 'true'])).code !== 0) return
  const [command, ...prefix] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if ((await run(command, [...prefix, 'update', '-q'], { env })).code === 127) return
  for (const name of PACKAGES) {
    const words = [...prefix, 'install', '-y', '-q', '--no-install-recommends', name]
    if ((await run(command, words, { env })).code === 0) return
  }
}

/** Returns the path of a Chromium. If the machine has none, it installs Debian's package, then tries Playwright's. Throws ToolError if both fail. */
export async function findOrInstallChromium() {
  if (process.env.CHROMIUM && !existsSync(process.env.CHROMIUM)) {
    throw new ToolError(`CHROMIUM names ${process.env.CHROMIUM}, but no such file exists.`)
  }
  if (findChromium()) return findChromium()
  console.log('Installing a browser ...')
  await installWithApt()
  if (!findChromium()) await run(bin('playwright'), ['install', 'chromium'], { timeout: 300_000 })
  const path = findChromium()
  if (!path) throw new ToolError('No browser found: install Chromium, or set CHROMIUM to the path of one.')
  return path
}
