// npm run sbom: the bill of materials of what ships, as CycloneDX. npm run check compares it with the licences page.
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { installIfMissing } from './install.mjs'
import { BUILT_IN, nameOf, shippedPackages } from './licences.mjs'
import { checkNode, isMain, ROOT, readJson, reportErrors } from './project.mjs'

export const SBOM = join(ROOT, '.build', 'sbom.cdx.json')
const MOST_BYTES = 64 * 1024 * 1024

/**
 * What npm says of the packages that run, and of those for development that end up in the build. npm's own `--omit dev` leaves out
 * whatever a package for development needs too, React among it.
 */
export async function makeSbom() {
  const options = { cwd: ROOT, maxBuffer: MOST_BYTES }
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format', 'cyclonedx'], options)
  const all = JSON.parse(stdout)
  const components = all.components.filter(ships(readJson(join(ROOT, 'package-lock.json'))))
  const named = new Set([all.metadata.component, ...components].map((component) => component['bom-ref']))
  const dependencies = all.dependencies
    .filter(({ ref }) => named.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => named.has(one)) }))
  return { ...all, components, dependencies }
}

/** Whether a component ships; what only development or an optional peer of it needs is marked in the lockfile, not by npm. */
function ships({ packages }) {
  const spared = new Set(
    Object.entries(packages)
      .filter(([, { devOptional }]) => devOptional)
      .map(([path, { version }]) => `${nameOf(path)} ${version}`),
  )
  return ({ name, version, properties }) =>
    BUILT_IN.includes(name) || !(properties.some(isDevelopment) || spared.has(`${name} ${version}`))
}

function isDevelopment({ name, value }) {
  return name === 'cdx:npm:package:development' && value === 'true'
}

/** Packages of one list that the other lacks. */
export function sbomErrors({ components }, packages) {
  const named = (list) => new Set(list.map(({ name, version }) => `${name} ${version}`))
  const [inBill, onPage] = [named(components), named(packages)]
  return [
    ...[...inBill].filter((one) => !onPage.has(one)).map((one) => `${one} is not on the licences page`),
    ...[...onPage].filter((one) => !inBill.has(one)).map((one) => `${one} is not in the SBOM`),
  ]
}

/** Writes the bill; answers what differs from the licences page. */
export async function writeSbom() {
  const sbom = await makeSbom()
  mkdirSync(dirname(SBOM), { recursive: true })
  writeFileSync(SBOM, `${JSON.stringify(sbom, null, 2)}\n`)
  return sbomErrors(sbom, shippedPackages())
}

if (isMain(import.meta)) {
  await reportErrors(async () => {
    checkNode()
    await installIfMissing()
    const errors = await writeSbom()
    console.log(errors.length === 0 ? `Written: ${SBOM}` : errors.join('\n'))
    if (errors.length > 0) process.exit(1)
  })
}
