import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../../src/tools/freshness.mjs'
import { ROOT } from './sources.ts'

/** Another build of this project, in a folder of its own. */
interface Build {
  folder: string
  version: string
  env?: Record<string, string>
}

/** What a copy of this project needs to be built. */
const COPIED = [
  'src',
  'sw',
  'public',
  'content-fallback',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

const REGISTERED = join(ROOT, 'tests/support/registered')
const copy = (name: string) => join(ROOT, '.build', 'copies', name)

/** A newer version, with one folder more among the steps and one more among the prescreen flows. */
export const NEXT: Build = { folder: copy('next'), version: '99.0.0' }

/** A newer version whose worker removes itself. */
export const KILL_SWITCH: Build = {
  folder: copy('kill-switch'),
  version: '99.1.0',
  env: { KILL_SWITCH: '1' },
}

/** Builds a copy, unless it was built of these sources before. */
export async function buildCopy(build: Build): Promise<void> {
  const { folder, version, env = {} } = build
  const stamp = join(folder, '.build', 'copy-stamp')
  const print = [fingerprint(), version, ...registered().map(({ text }) => text)].join('\n')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of COPIED) cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  change(folder, 'package.json', (text) => JSON.stringify({ ...JSON.parse(text), version }))
  register(folder)
  await runBuild(folder, env)
  writeFileSync(stamp, print)
}

/** Adds a step and a prescreen flow that no list names. */
function register(folder: string): void {
  for (const { path, text } of registered()) {
    const file = join(folder, 'src/app/pages', path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
  }
  change(folder, 'src/contract/content/scheduler-config.ts', (text) =>
    text.replace("  'vaccines',\n]", "  'vaccines',\n  'sports_physicals',\n]"),
  )
}

/** The files of the further step and flow, as they are where they are built: the app is nearer there. */
function registered(): { path: string; text: string }[] {
  const places = { step: 'intake/steps/needle-comfort', flow: 'prescreen/flows/sports-physicals' }
  return Object.entries(places).flatMap(([kind, place]) =>
    readdirSync(join(REGISTERED, kind)).map((name) => {
      const text = readFileSync(join(REGISTERED, kind, name), 'utf8')
      return { path: join(place, name), text: text.replaceAll("'../../../../src/app/", "'../../../../") }
    }),
  )
}

function change(folder: string, path: string, edit: (text: string) => string): void {
  const file = join(folder, path)
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
}

function runBuild(folder: string, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['src/tools/build.mjs'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  }
  return new Promise((resolve, reject) => {
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`A copy was not built, in ${folder}:\n${output}`)),
    )
  })
}

/** The newer version with its front end changed by `edit`, in the folder given. */
export function spoil(folder: string, edit: (app: string) => void): string {
  for (const path of ['.build', 'package.json'])
    cpSync(join(NEXT.folder, path), join(folder, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  edit(join(folder, '.build/app'))
  return folder
}
