// npm start, npm run import, export and the other verbs of an operator: installs what is missing, builds what is stale, runs the server's verb
// in this process.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale, isBuilt } from './freshness.mjs'
import { installIfMissing } from './install.mjs'
import { checkNode, isMain, ROOT, reportErrors, ToolError } from './project.mjs'

/** Their words are no paths. */
const WITHOUT_PATHS = [
  'appointments',
  'purge',
  'close',
  'open',
  'closures',
  'displaced',
  'wait',
  'readers',
  'opt-outs',
  'tokens',
  'audit',
  'webhooks',
  'keys',
  'move-to-postgres',
  'desk',
  'placeholders',
]
const VERBS = ['serve', 'import', 'export', 'backup', 'restore', ...WITHOUT_PATHS]

/** Options whose next word is a value; of these only `--out` and `--holidays` are paths. */
const VALUES = {
  '--kind': false,
  '--holidays': true,
  '--write': false,
  '--business': false,
  '--since': false,
  '--after': false,
  '--reader': false,
  '--location': false,
  '--day': false,
  '--code': false,
  '--format': false,
  '--out': true,
}

/** Makes the paths among the arguments absolute: npm runs scripts in the project's folder, people type paths from theirs. */
export function absolutePaths(args, from) {
  return args.map((arg, index) => {
    const option = args[index - 1]
    if (arg.startsWith('--out=')) return `--out=${resolve(from, arg.slice('--out='.length))}`
    const isPath = option in VALUES ? VALUES[option] : !arg.startsWith('-')
    return isPath ? resolve(from, arg) : arg
  })
}

/** As process 1 of a container this one gets no signal that it does not listen for. The server listens itself. */
function endOnSignals() {
  const end = () => process.exit(1)
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  return () => {
    process.off('SIGTERM', end)
    process.off('SIGINT', end)
  }
}

async function start(args) {
  checkNode()
  const leaveSignals = endOnSignals()
  const verb = args[0] && !args[0].startsWith('-') ? args[0] : 'serve'
  if (!VERBS.includes(verb)) throw new ToolError(`Unknown word "${verb}": it is one of ${VERBS.join(', ')}.`)
  const from = (process.env.npm_lifecycle_event && process.env.INIT_CWD) || process.cwd()
  const words = args[0] === verb ? args.slice(1) : args
  const rest = WITHOUT_PATHS.includes(verb) ? words : absolutePaths(words, from)
  process.chdir(ROOT)
  await installIfMissing()
  // A build under a running server would take its files away: import and export are content with the one there is.
  if (verb === 'serve' || !isBuilt()) await buildIfStale()
  const server = resolve(ROOT, '.build', 'server.js')
  process.argv = [process.execPath, server, verb, ...rest]
  leaveSignals()
  await import(pathToFileURL(server).href)
}

if (isMain(import.meta)) {
  await reportErrors(() => start(process.argv.slice(2)))
}
