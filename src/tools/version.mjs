import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT, readJson } from './project.mjs'

/** The version in package.json with the commit behind it, where there is a repository. */
export function buildVersion() {
  const { version } = readJson(join(ROOT, 'package.json'))
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return `${version}-${commit.toString().trim()}`
  } catch {
    return version
  }
}
