import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './sources.ts'

const FOLDER = 'assets/offline'

/** The address of the page that the worker of this build answers with where there is no server, such as `main`. */
export function offlinePage(name: string): string {
  const files = readdirSync(join(ROOT, '.build/app', FOLDER))
  const file = files.find(
    (one) => one.startsWith(`${name}-`) && one.length === `${name}-12345678.html`.length,
  )
  if (!file) throw new Error(`The build has no page "${name}" for the worker.`)
  return `/${FOLDER}/${file}`
}
