import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { bin, run, Trouble } from './project.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [playwrightsOwn(), '/usr/bin/chromium', ...onPath].find((path) => path && existsSync(path))
}

async function installWithApt() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && (await run('sudo', ['-n', 'true'])).code !== 0) return
  const [command, ...prefix] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if ((await run(command, [...prefix, 'update', '-q'], { env })).code === 127) return
  await run(command, [...prefix, 'install', '-y', '-q', '--no-install-recommends', 'chromium'], { env })
}

/** Path of a Chromium, installed when there is none (Debian's package, else Playwright's own); throws Trouble when neither works. */
export async function findOrInstallChromium() {
  if (process.env.CHROMIUM && !existsSync(process.env.CHROMIUM)) {
    throw new Trouble(`CHROMIUM names ${process.env.CHROMIUM}, which is not there.`)
  }
  if (findChromium()) return findChromium()
  console.log('Installing a browser ...')
  await installWithApt()
  if (!findChromium()) await run(bin('playwright'), ['install', 'chromium'], { timeout: 300_000 })
  const path = findChromium()
  if (!path) throw new Trouble('No browser found: install Chromium, or set CHROMIUM to the path of one.')
  return path
}
