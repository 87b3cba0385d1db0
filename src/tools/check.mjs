// npm run check: types, lint, dead code, lockfile, licences, bill of materials. Each step is counted as a test by npm test.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installIfMissing } from './install.mjs'
import { installedLicence } from './licences.mjs'
import { bin, checkNode, isMain, ROOT, readJson, reportErrors, run } from './project.mjs'
import { writeSbom } from './sbom.mjs'

const REALMS = ['src/contract', 'src/domain', 'src/server', 'src/app', 'src/desk', 'sw', 'tests']

const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD', // zipcodes writes the three clauses so
  'Apache-2.0',
  'CC0-1.0',
  '0BSD',
  'Unlicense',
  'BlueOak-1.0.0',
  'Python-2.0',
])

/** Whether a realm has a source: an empty project is an error to the compiler. */
function hasSources(realm) {
  const folder = join(ROOT, realm)
  if (!existsSync(folder)) return false
  return readdirSync(folder, { recursive: true }).some(
    (name) => /\.tsx?$/.test(name) && !/\.test\./.test(name),
  )
}

function isPackage([path]) {
  return path !== ''
}

/**
 * Entries of a lockfile that would not be checked on download, or that name the registry they came from. A bundled package comes
 * inside the archive of another, whose integrity is its own.
 */
export function lockfileErrors(lock) {
  return Object.entries(lock.packages)
    .filter(isPackage)
    .flatMap(([path, entry]) => [
      ...(entry.integrity || entry.inBundle ? [] : [`${path} has no integrity`]),
      ...(entry.resolved ? [`${path} names where it was fetched from`] : []),
    ])
}

/** Whether an SPDX expression can be met with permissive licences alone. */
export function isPermissive(expression) {
  const text = String(expression).replace(/^\(|\)$/g, '')
  if (text.includes(' OR ')) return text.split(' OR ').some(isPermissive)
  return text.split(' AND ').every((licence) => PERMISSIVE.has(licence))
}

/** Packages that ship (no development packages) whose licence is not permissive; those of other platforms are not installed. */
export function licenceErrors(lock, licenceOf) {
  return Object.entries(lock.packages)
    .filter(isPackage)
    .filter(([, entry]) => !entry.dev && !entry.devOptional)
    .flatMap(([path]) => {
      const licence = licenceOf(path)
      return licence === undefined || isPermissive(licence) ? [] : [`${path}: ${licence}`]
    })
}

function errorsStep(name, errorsOf) {
  return {
    name,
    work: async () => {
      const errors = errorsOf(readJson(join(ROOT, 'package-lock.json')))
      return { code: errors.length, output: errors.join('\n'), seconds: 0 }
    },
  }
}

function steps() {
  return [
    {
      name: 'biome',
      work: () =>
        run(bin('biome'), ['check', '--colors=off', '--diagnostic-level=error', '--max-diagnostics=50']),
    },
    {
      name: 'knip: no unused file, export, type or dependency',
      work: () => run(bin('knip'), ['--no-progress']),
    },
    ...REALMS.filter(hasSources).map((realm) => ({
      name: `types ${realm}`,
      work: () => run(bin('tsc'), ['-p', realm, '--pretty', 'false']),
    })),
    errorsStep('lockfile: every entry has integrity, none names a registry', lockfileErrors),
    errorsStep('licences of what ships are permissive', (lock) => licenceErrors(lock, installedLicence)),
    {
      name: 'the bill of materials and the licences page list the same packages',
      work: async () => {
        const errors = await writeSbom()
        return { code: errors.length, output: errors.join('\n'), seconds: 0 }
      },
    },
  ]
}

/** Runs the checks whose name contains `filter`, two at a time; prints one line each and what went wrong. Answers { passed, failed }. */
export async function runChecks(filter = '') {
  const waiting = steps().filter((step) => step.name.includes(filter))
  const tally = { passed: 0, failed: 0, skipped: 0 }
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { code, output, seconds } = await step.work()
      tally[code === 0 ? 'passed' : 'failed'] += 1
      console.log(`${code === 0 ? '  ok  ' : ' FAIL '} ${step.name} (${seconds.toFixed(1)} s)`)
      if (code !== 0) console.log(output.trimEnd())
    }
  }
  await Promise.all([lane(), lane()])
  return tally
}

if (isMain(import.meta)) {
  await reportErrors(async () => {
    checkNode()
    await installIfMissing()
    const { passed, failed } = await runChecks(process.argv[2])
    console.log(`${passed} passed, ${failed} failed`)
    if (failed > 0 || passed === 0) process.exit(1)
  })
}
