import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const INSTALLED = '/usr/lib/postgresql'

/** Rows are deleted, because truncating tables writes new files; as a replica, which follows no references between them. */
const CLEAR = `
  SET session_replication_role = replica;
  DO $$ DECLARE name TEXT; BEGIN
    FOR name IN SELECT tablename FROM pg_tables
      WHERE schemaname = current_schema() AND tablename NOT LIKE 'migration%'
    LOOP EXECUTE format('DELETE FROM %I', name); END LOOP;
  END $$`
/** Longest wait for a server to take connections, in milliseconds. */
const START_MS = 30_000

/** A schema of its own, in the database that TEST_DATABASE_URL names, in the server of the run or in a throw-away one. */
export type TestDatabase = {
  /** Of the schema: tables are made and found in it alone. */
  url: string
  /** Empties the schema. */
  reset(): Promise<void>
  /** Empties the tables, but not the lists of migrations: making tables anew takes longer than most tests. */
  clear(): Promise<void>
  /** Removes the schema, and the server when it was made for it. */
  close(): Promise<void>
}

type Server = { url: string; stop(): Promise<void> }

/** Folder of the newest PostgreSQL programs that Debian's packages put on this machine. */
export function findPrograms(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined
  return readdirSync(INSTALLED)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** Whether tests can run on PostgreSQL here. */
export function isPostgresHere(): boolean {
  return process.env['TEST_DATABASE_URL'] !== undefined || findPrograms() !== undefined
}

/** An empty schema. `durable`: commits are on disk before they are acknowledged, as in production; else the server is faster. */
export async function openTestDatabase({ durable = false } = {}): Promise<TestDatabase> {
  const shared = process.env['TEST_DATABASE_URL'] ?? (durable ? undefined : await borrowServer())
  const server = shared ? { url: shared, stop: async () => {} } : await startServer(durable)
  const schema = `test_${randomBytes(6).toString('hex')}`
  const url = new URL(server.url)
  url.searchParams.set('options', `-c search_path=${schema}`)
  const drop = `DROP SCHEMA IF EXISTS ${schema} CASCADE`
  const reset = () => run(server.url, `${drop}; CREATE SCHEMA ${schema}`)
  await reset()
  return {
    url: url.href,
    reset,
    clear: () => run(url.href, CLEAR),
    async close() {
      await run(server.url, drop)
      await server.stop()
    },
  }
}

/**
 * Starts a throw-away server when the first test asks for one at a socket, and answers all of them with its address. Returns what
 * stops it.
 */
export function lendServer(socketPath: string): () => Promise<void> {
  let server: Promise<Server> | undefined
  const lender = createServer((socket) => {
    socket.on('error', () => {})
    server ??= startServer(false)
    server.then(
      ({ url }) => socket.end(url),
      (error) => socket.end(String(error)),
    )
  }).listen(socketPath)
  return async () => {
    lender.close()
    await server?.then(
      ({ stop }) => stop(),
      () => {},
    )
  }
}

/** The address of the server that the run lends its tests at TEST_DATABASE_LENDER; undefined outside of such a run. */
async function borrowServer(): Promise<string | undefined> {
  const socketPath = process.env['TEST_DATABASE_LENDER']
  if (socketPath === undefined) return undefined
  const answer = await text(connect(socketPath))
  if (!URL.canParse(answer)) throw new Error(answer)
  return answer
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SET client_min_messages = warning')
    await client.query(sql)
  } finally {
    await client.end()
  }
}

type Runner = { words: string[]; owner?: { uid: number; gid: number } }

/**
 * The words that run a command as the user of PostgreSQL, which refuses to be run by root. Where that user cannot look up its own
 * name, they use a user namespace in which root has its name. `owner`: the user that must own the files.
 */
export function findRunner(): Runner {
  if (process.getuid?.() !== 0) return { words: [] }
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }))
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  const runners: Runner[] = [
    { words: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'], owner: { uid, gid } },
    { words: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`] },
  ]
  const works = ({ words: [command = '', ...rest] }: Runner) =>
    spawnSync(command, [...rest, 'id', '-un'], { stdio: 'ignore' }).status === 0
  const runner = runners.find(works)
  if (!runner) throw new Error('PostgreSQL cannot be run by root, and no other user can be taken on.')
  return runner
}

/** The server ends when its standard input does: also when whoever started it is killed. */
export const UNTIL_INPUT_ENDS = '"$0" "$@" & read -r _; kill -INT $!; wait $!'

async function startServer(durable: boolean): Promise<Server> {
  const programs = findPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed.')
  const { words: runner, owner } = findRunner()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { cwd: folder, env: { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C' } }
  const initdb = [...runner, join(programs, 'initdb')]
  const cluster = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  await promisify(execFile)(initdb[0] ?? '', [...initdb.slice(1), ...cluster], options)

  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'deadlock_timeout=100ms']
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=200']
  const words = [...settings, ...(durable ? [] : quick)].flatMap((setting) => ['-c', setting])
  const postgres = [...runner, join(programs, 'postgres'), '-D', data, ...words]
  const child = spawn('sh', ['-c', UNTIL_INPUT_ENDS, ...postgres], {
    ...options,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const stop = async () => {
    child.stdin.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  if (await answers(url)) return { url, stop }
  await stop()
  throw new Error(`PostgreSQL did not start:\n${complaints}`)
}

async function answers(url: string): Promise<boolean> {
  const until = Date.now() + START_MS
  while (Date.now() < until) {
    try {
      await run(url, 'SELECT 1')
      return true
    } catch {
      await pause(50)
    }
  }
  return false
}
