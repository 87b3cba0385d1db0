import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseAppointmentsArguments, runAppointments } from './appointments/operator-command.ts'
import { now } from './clock.ts'
import { openContent } from './content/open-content.ts'
import { describePlaceholders, placeholdersOf } from './content/placeholders.ts'
import { runDesk } from './desk/desk-command.ts'
import { openDemonstration } from './directory/demonstration.ts'
import { sourcesOf } from './directory/import.ts'
import { parseImportArguments } from './directory/import-arguments.ts'
import { counted, describeImport } from './directory/import-report.ts'
import { ImportProblem } from './directory/import-rows.ts'
import { runClosure, runClosures, runDisplaced, runWait, sayDisplaced } from './directory/operator-command.ts'
import { runImport } from './directory/operator-import.ts'
import { writeKind } from './directory/write-kinds.ts'
import { runExport } from './events/export.ts'
import { parseExportArguments } from './events/export-arguments.ts'
import { describeExport } from './events/export-report.ts'
import { runReaders } from './events/readers-command.ts'
import { runWebhooks } from './events/webhooks/command.ts'
import { listeningAddress } from './http/listen.ts'
import { runKeys } from './keys/keys-command.ts'
import { createLog, gathered, traceOf } from './log.ts'
import { runOptOuts } from './messages/opt-outs-command.ts'
import { parseAuditArguments, runAudit } from './operator/audit-command.ts'
import { runTokens } from './operator/tokens-command.ts'
import { runPurge } from './records/purge-command.ts'
import { logAct, withActsSummed } from './running/audit-log.ts'
import { commandAsCalled, refuseMore, unknownWord } from './running/command-words.ts'
import { lossyWriter } from './running/log-stream.ts'
import { writeNewFile } from './running/new-file.ts'
import { endOnSignals } from './running/signals.ts'
import { type Serving, serve } from './serve.ts'
import { readSettings, SettingError, type Settings } from './settings.ts'
import { StoreUnavailable } from './store/engine.ts'
import { openData } from './store/open-data.ts'
import type { Store } from './store/store.ts'

/** The folder of this bundled file, which is the build. */
const BUILD_DIR = dirname(fileURLToPath(import.meta.url))
const PLACES = { buildDir: BUILD_DIR, contentDir: join(BUILD_DIR, 'content') }

const VERBS: Record<string, (words: string[]) => Promise<void>> = {
  serve: serveVerb,
  import: importVerb,
  export: exportVerb,
  purge: purgeVerb,
  appointments: appointmentsVerb,
  close: (words) => closureVerb('close', words),
  open: (words) => closureVerb('open', words),
  tokens: (words) => audited(({ store }, tell) => runTokens(store, words, tell), { action: 'tokens', words }),
  readers: (words) =>
    audited(({ store }, tell) => runReaders(store, words, tell), { action: 'readers', words }),
  // The audit has no address.
  'opt-outs': (words) =>
    audited((data, tell) => runOptOuts(data, words, tell), { action: 'opt-outs', words: words.slice(0, 1) }),
  webhooks: webhooksVerb,
  keys: keysVerb,
  backup: async (words) => copied('backup', (await backups()).runBackup(withSettings(), words)),
  restore: async (words) => copied('restore', (await backups()).runRestore(withSettings(), words)),
  'move-to-postgres': async (words) => copied('move', (await backups()).runMove(withSettings(), words)),
  audit: auditVerb,
  desk: deskVerb,
  closures: (words) => withStore((store) => runClosures(store, words, say)),
  displaced: (words) =>
    withVisits((data, tell) => runDisplaced(data, { words, now: now() }, tell), {
      action: 'displaced',
      words,
    }),
  placeholders: placeholdersVerb,
  wait: (words) => audited(({ store }, tell) => runWait(store, words, tell), { action: 'wait', words }),
}

/** Loads the driver of PostgreSQL too, which no server on SQLite needs. */
const backups = () => import('./backup/commands.ts')

/** The log of a command that copies the whole database. */
async function copied(action: string, work: Promise<void>): Promise<void> {
  await work
  if (!process.stderr.isTTY) logAct(complainedLog, { who: operator(), action })
}

/** In whose name the audit has what a command does: of the person for whom `scheduler` runs it as the service's user. */
function operator(): string {
  return `command ${process.env['OPERATOR'] || userInfo().username}`
}

/** What the audit calls the work of a command, and its words. */
type Named = { action: string; words: readonly string[] }

type Tell = (line: string) => void
type OpenedData = Awaited<ReturnType<typeof openData>>

const complainedLog = createLog((text) => process.stderr.write(text), now)

/** Opens the data of a command, whose acts are lines of a log where no person watches. */
async function openForCommand(settings: Settings, mustExist = false): Promise<OpenedData> {
  const { store, keys } = await openData(settings, complain, mustExist)
  return { store: process.stderr.isTTY ? store : withActsSummed(store, complainedLog), keys }
}

/** For work that neither reads what is private nor changes anything. */
function withStore(work: (store: Store) => Promise<void>): Promise<void> {
  return withData(({ store }) => work(store))
}

async function withData(work: (data: OpenedData) => Promise<void>): Promise<void> {
  const data = await openForCommand(readSettings(process.env), true)
  try {
    await work(data)
  } finally {
    await data.store.close()
  }
}

/** For work that the audit has; what it says is written once the audit has it. */
function audited(work: (data: OpenedData, tell: Tell) => Promise<void>, named: Named): Promise<void> {
  return withVisits((data, tell) => work(data, tell).then(() => []), named)
}

/** The same for work that names visits, and returns their ids. It says all at once, so that `| head -1` of a new secret breaks nothing. */
function withVisits(work: (data: OpenedData, tell: Tell) => Promise<string[]>, named: Named): Promise<void> {
  return withData(async (data) => {
    const lines: string[] = []
    const visits = await work(data, (line) => lines.push(line))
    await audit(data.store, named, visits)
    if (lines.length > 0) say(lines.join('\n'))
  })
}

/** Longest text of a command's words that the audit keeps. */
const LONGEST_WORDS = 300

function audit(store: Store, { action, words }: Named, visits: string[] = []): Promise<void> {
  const about = {
    ...(words.length > 0 && { words: words.join(' ').slice(0, LONGEST_WORDS) }),
    ...(visits.length > 0 && { count: visits.length }),
  }
  return store.addAudit({ who: operator(), action, visits, about })
}

function closureVerb(verb: 'close' | 'open', words: string[]): Promise<void> {
  return withVisits((data, tell) => runClosure(data, verb, { words, now: now() }, tell), {
    action: verb,
    words,
  })
}

async function serveVerb(words: string[]): Promise<void> {
  const complained = createLog(
    lossyWriter(process.stderr, () => {}),
    now,
  )
  const write = lossyWriter(process.stdout, (code) => complained({ event: 'log-lost', code }))
  const log = createLog(gathered(write), now)
  process.removeAllListeners('warning').on('warning', ({ name, message }) => {
    log({ event: 'warning', warning: `${name}: ${message.split('\n')[0]}` })
  })
  const giveUp = new AbortController()
  let serving: Promise<Serving> | undefined
  let drainMs = 0
  endOnSignals({
    async stop(signal) {
      giveUp.abort()
      const server = await serving?.catch(() => undefined)
      await server?.stop(signal === 'SIGINT' ? 0 : drainMs)
      await turn() // in which the last lines of the log are written
    },
    exit: (code) => process.exit(code),
    fail,
  })
  if (words.length > 0) throw new SettingError(`serve takes no arguments, not "${words.join(' ')}".`)
  const settings = readSettings(process.env)
  drainMs = settings.drainSeconds * 1000
  for (const warning of settings.warnings) log({ event: 'warning', warning })
  serving = serve(settings, PLACES, { log, giveUp: giveUp.signal })
  const { addresses } = await serving.catch((error: unknown) => {
    if (giveUp.signal.aborted) return { addresses: [] }
    throw error
  })
  if (process.stdout.isTTY) for (const line of addresses) say(line)
}

/** The exit codes of an import that refused rows, and of one that would close much and was not told to. */
const ROWS_REFUSED = 2
const NEEDS_YES = 3

async function importVerb(words: string[]): Promise<void> {
  const asked = parseImportArguments(words)
  if (asked.outcome === 'refused') throw new SettingError(asked.reason)
  if (asked.outcome === 'write') return writeVerb(asked, words)
  const { files, ...options } = asked
  const settings = readSettings(process.env)
  const data = await openForCommand(settings)
  const { store } = data
  try {
    const { demonstration } = settings
    const more = { demonstration, write: complain, now: now(), who: operator() }
    const { report, displaced } = await runImport(store, sourcesOf(files), { ...options, ...more })
    for (const line of describeImport(report)) say(line)
    if (displaced.length > 0)
      await sayDisplaced(data, displaced, say, options.notify && report.outcome === 'written')
    const left = report.outcome === 'written' ? await placeholdersOf(await contentOf(settings)) : []
    if (left.length > 0)
      say(
        asCalled(
          `Guests still read made-up phone numbers or prices (${left.length}): npm run placeholders names them.`,
        ),
      )
    if (report.files.some(({ refused }) => refused.length > 0)) process.exitCode = ROWS_REFUSED
    if (report.outcome === 'needsYes') process.exitCode = NEEDS_YES
  } finally {
    await store.close()
  }
}

/** Writes everything of a kind as the CSV that an import takes, once the audit has it. */
function writeVerb(
  { kind, business, out }: Extract<ReturnType<typeof parseImportArguments>, { outcome: 'write' }>,
  words: string[],
): Promise<void> {
  return withData(async ({ store }) => {
    const { text, count } = await writeKind(await store.readDirectory(), kind, business)
    await audit(store, { action: 'directory.write', words })
    if (out === undefined) await writeOut(text)
    else writeNewFile(out, text)
    complain(`${counted(count, 'row')} of ${kind} written.`)
  })
}

/** Rewrites "npm run VERB" in a text to the call that started this command. */
function asCalled(text: string): string {
  return commandAsCalled(text, Object.keys(VERBS), process.env)
}

/** The documents; with a store those of the demonstration where it shows that. */
async function contentOf(settings: Settings, store?: Store) {
  const demonstration = store && (await openDemonstration(store, settings.demonstration))
  return openContent(settings, PLACES, createLog(complain, now), demonstration?.isOn)
}

async function placeholdersVerb(words: string[]): Promise<void> {
  refuseMore(words, 'npm run placeholders')
  const settings = readSettings(process.env)
  for (const line of describePlaceholders(await placeholdersOf(await contentOf(settings)), settings.dataDir))
    say(line)
}

/** The exit code of an export that wrote every row but could not read all of them. */
const UNREADABLE = 2

async function exportVerb(words: string[]): Promise<void> {
  const asked = parseExportArguments(words)
  const settings = readSettings(process.env)
  const opened = await openForCommand(settings, true)
  const content = await contentOf(settings, opened.store)
  const data = { ...opened, publicUrl: settings.publicUrl, who: operator(), content }
  const result = await runExport(data, asked, writeOut).finally(() => opened.store.close())
  for (const line of describeExport(result, asked)) complain(line)
  if (result.unreadable.length > 0) process.exitCode = UNREADABLE
}

function appointmentsVerb(words: string[]): Promise<void> {
  const request = parseAppointmentsArguments(words)
  const named = { action: `appointments ${request.verb}`, words }
  return withVisits(({ store }, tell) => runAppointments(store, request, tell), named)
}

function webhooksVerb(words: string[]): Promise<void> {
  // An address may hold a secret of the receiver.
  const shown = words.map((word) => (URL.canParse(word) ? new URL(word).origin : word))
  const named = { action: 'webhooks', words: shown }
  return audited((data, tell) => runWebhooks({ ...data, now: now() }, words, tell), named)
}

/** Writes rows as they are read, because there may be millions. */
function auditVerb(words: string[]): Promise<void> {
  const asked = parseAuditArguments(words)
  return withStore(async (store) => {
    await audit(store, { action: 'audit.read', words })
    if ((await runAudit(store, asked, say)) === 0) complain('The audit has nothing of this.')
  })
}

function withSettings() {
  return { settings: readSettings(process.env), who: operator(), say }
}

function keysVerb(words: string[]): Promise<void> {
  const { keysFile } = readSettings(process.env)
  const named = { action: `keys ${words[0] ?? ''}`, words }
  return withStore(async (store) => {
    await runKeys({ store, keysFile, now: now() }, words, say)
    await audit(store, named)
  })
}

function deskVerb(words: string[]): Promise<void> {
  const settings = readSettings(process.env)
  const origin = settings.publicUrl ?? listeningAddress(settings, settings.port)
  return audited(({ store }, tell) => runDesk(store, words, { origin, say: tell }), { action: 'desk', words })
}

function purgeVerb(words: string[]): Promise<void> {
  return withVisits(({ store }, tell) => runPurge(store, words, tell), { action: 'purge', words })
}

/** Standard output, no faster than it is read. */
function writeOut(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()))
  })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`)
}

/**
 * Ends with 1: in one line what a person can do something about, else with the trace but not the message. A server that no person
 * watches writes lines of its log only (RUN-11).
 */
function fail(error: unknown): void {
  const isForPeople = [SettingError, ImportProblem, StoreUnavailable].some((kind) => error instanceof kind)
  if (!isForPeople || !(error instanceof Error)) complainedLog({ event: 'failed', ...traceOf(error) })
  else if (verb === 'serve' && !process.stderr.isTTY)
    complainedLog({ event: 'not-started', reason: error.message })
  else complain(asCalled(error.message))
  process.exit(1)
}

process.on('uncaughtException', fail)
const [verb = 'serve', ...words] = process.argv.slice(2)
const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
// Some throw before they return a promise.
if (run) Promise.resolve(words).then(run).catch(fail)
else fail(new SettingError(unknownWord(verb, Object.keys(VERBS))))
