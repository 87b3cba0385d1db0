import { existsSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, readJson, run, ToolError } from './project.mjs'

/**
 * Whether what is installed differs from what the lockfile says. Compared by what both list, not by file times: a clone
 * or a copied folder has times that mean nothing. Optional packages of other platforms may be absent.
 */
export function isInstallStale(lock, installed) {
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '')
  for (const [path, entry] of wanted) {
    const there = installed.packages[path]
    if (!there && !entry.optional) return true
    if (there && there.version !== entry.version) return true
  }
  return Object.keys(installed.packages).some((path) => !(path in lock.packages))
}

/**
 * Installs the packages of the lockfile when they are missing or others (`npm ci`); throws ToolError when npm cannot, or when
 * the folder is a link: npm would empty what it leads to.
 */
export async function installIfMissing() {
  const lock = readJson(join(ROOT, 'package-lock.json'))
  const record = join(ROOT, 'node_modules', '.package-lock.json')
  if (existsSync(record) && !isInstallStale(lock, readJson(record))) return
  const folder = join(ROOT, 'node_modules')
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new ToolError(
      'node_modules is a link to packages that are not those of the lockfile. Remove the link.',
    )
  }
  console.log('Installing packages (npm ci) ...')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Development packages too: the app is built here.
  const { code, output, seconds } = await run(npm, ['ci', '--include=dev', '--no-fund', '--no-audit'])
  if (code !== 0) {
    console.error(output.trim())
    throw new ToolError(
      `The packages could not be installed: npm ci ended with ${code}. Is the registry reachable?`,
    )
  }
  console.log(`Packages installed in ${seconds.toFixed(0)} s.`)
}
