import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../../src/tools/freshness.mjs'
import { writePseudo } from '../../src/tools/languages/pseudo.mjs'
import { ROOT } from './sources.ts'

/** Another build of this project, in a folder of its own. */
interface Build {
  folder: string
  version: string
  env?: Record<string, string>
  /** Edits the copy before it is built. */
  edit: (folder: string) => void
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

const copy = (name: string) => join(ROOT, '.build', 'copies', name)

/** A newer version, with a step, a prescreen flow and a call more, and no file of the app under the name that it has here. */
export const NEXT: Build = { folder: copy('next'), version: '99.0.0', edit: register }

/** A newer version whose worker removes itself. */
export const KILL_SWITCH: Build = {
  folder: copy('kill-switch'),
  version: '99.1.0',
  env: { KILL_SWITCH: '1' },
  edit: register,
}

/** This version in the pseudo-language: longer by 40 %, right to left. */
export const PSEUDO: Build = { folder: copy('pseudo'), version: '99.2.0', edit: speakPseudo }

/** Builds a copy, unless it was built of these sources before. */
export async function buildCopy(build: Build): Promise<void> {
  const { folder, version, env = {}, edit } = build
  const stamp = join(folder, '.build', 'copy-stamp')
  const print = ['production', fingerprint(), version, ...registered().map(({ text }) => text)].join('\n')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of COPIED) cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  change(folder, 'package.json', (text) => JSON.stringify({ ...JSON.parse(text), version }))
  edit(folder)
  await runBuild(folder, env)
  writeFileSync(stamp, print)
}

/**
 * Adds a step, a prescreen flow and a call, each as contributing.md says. The step's word in form-config.json is missing here: the
 * journey adds it as an operator would, because other journeys fill in the form of this build without the step.
 */
function register(folder: string): void {
  change(folder, 'vite.config.ts', (text) => text.replaceAll('[hash:7]', '[hash:8]'))
  for (const { path, text } of registered()) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  change(folder, 'src/domain/walk-in/texts.ts', (text) =>
    text.replace("['appointmentNotes']", "['appointmentNotes', 'needleComfort']"),
  )
  change(folder, 'content-fallback/base/hw_config/1.0.0/scheduler/scheduler-config.json', (text) =>
    text.replace(
      '"categories": {',
      '"categories": { "Sports": { "prescreenFlow": "sports_physicals", "redirectAction": "PRESCREEN" },',
    ),
  )
  change(folder, 'src/server/create-app.ts', (text) =>
    text
      .replace(
        'answers(app, postEitherWalkIn, (call) => takeWalkIn(walkIn, call))',
        '$&\n  answers(app, postWalkInAgain, (call) => takeWalkIn(walkIn, call))',
      )
      .replace('import type { Places }', "import { postWalkInAgain } from '#contract/walk-in-again'\n$&"),
  )
}

function speakPseudo(folder: string): void {
  writePseudo(join(folder, 'src/app/messages'))
  change(folder, 'src/app/index.html', (text) => text.replace('lang="en" dir="ltr"', 'lang="en" dir="rtl"'))
}

const REGISTERED_AT = {
  'needle-comfort.ts': 'src/app/pages/intake/steps/needle-comfort/index.ts',
  'sports-physicals.ts': 'src/app/pages/prescreen/flows/sports-physicals/index.ts',
  'walk-in-again.ts': 'src/contract/walk-in-again.ts',
}

/** The files to add, with import paths for the folder that they are copied to, which is nearer to src/app. */
function registered(): { path: string; text: string }[] {
  return Object.entries(REGISTERED_AT).map(([name, path]) => {
    const text = readFileSync(join(ROOT, 'tests/support/registered', name), 'utf8')
    const nearer = text
      .replaceAll("'../../../src/app/", "'../../../../")
      .replaceAll("'../../../src/contract/", "'./")
    return { path, text: nearer }
  })
}

/** Edits a file of a copy. Throws when the edit changes nothing, because the text that it replaces is no longer there. */
function change(folder: string, path: string, edit: (text: string) => string): void {
  const file = join(folder, path)
  const before = readFileSync(file, 'utf8')
  const after = edit(before)
  if (after === before)
    throw new Error(`${path} has changed: mend the edit of it in tests/support/builds.ts.`)
  writeFileSync(file, after)
}

function runBuild(folder: string, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['src/tools/build.mjs'], {
    cwd: folder,
    // Whoever loads benches works as a server for development does.
    env: { ...process.env, NODE_ENV: 'production', ...env },
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
