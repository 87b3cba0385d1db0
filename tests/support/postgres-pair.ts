import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findPrograms, findRunner, UNTIL_INPUT_ENDS } from './postgres.ts'

/** Longest wait for a state of a server, in milliseconds. */
const PATIENCE_MS = 60_000
/** So many characters of a server's log say why it did not do what it should. */
const LAST_WORDS = 3000

/** Below the ports that Linux gives to outgoing connections: one of those must not take the port of a server that is away. */
const PORTS = [20_000, 32_000] as const

/** `log`: the file in which it says what it does. */
type Node = { port: number; data: string; child: ChildProcess; log: string }

/** A primary and its synchronous standby, on this machine. */
export interface Pair {
  /** Names both hosts. */
  url: string
  /** The port of the primary as it is now. */
  primaryPort(): number
  /** Kills the primary with all of its processes, as a power cut does. */
  killPrimary(): Promise<void>
  /** Makes the standby the primary, as an operator does by hand. */
  promote(): Promise<void>
  /** Makes a new standby in place of the server that was killed, and has the primary wait for it from then on. */
  addStandby(): Promise<void>
  /** Runs one statement on the primary. */
  query(sql: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

/** A port that nothing listens at. */
async function quietPort(): Promise<number> {
  const port = randomInt(...PORTS)
  const probe = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    probe.on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  return isFree ? port : quietPort()
}

/** Starts both, with durable commits; the standby has confirmed what the primary acknowledges. */
export async function openPair(): Promise<Pair> {
  const programs = findPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed.')
  const { words: runner, owner } = findRunner()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-pair-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const options = { cwd: folder, env: { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C' } }
  const ports = [await quietPort(), await quietPort()]

  async function command(program: string, ...words: string[]): Promise<void> {
    const [first = '', ...rest] = [...runner, join(programs ?? '', program), ...words]
    await promisify(execFile)(first, rest, options)
  }

  function start(port: number, data: string): Node {
    // A Unix socket has a lock file, which keeps the next server from its port for as long as the killed one is a zombie.
    const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=']
    const words = settings.flatMap((setting) => ['-c', setting])
    const postgres = [...runner, join(programs ?? '', 'postgres'), '-D', data, ...words]
    const log = `${data}.log`
    const file = openSync(log, 'a')
    // A group of its own, so that all of its processes can be killed at once.
    const child = spawn('sh', ['-c', UNTIL_INPUT_ENDS, ...postgres], {
      ...options,
      stdio: ['pipe', 'ignore', file],
      detached: true,
    })
    closeSync(file)
    return { port, data, child, log }
  }

  const addressOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`

  async function ask(port: number, sql: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: addressOf(port) })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }

  /** Asks `port` until the answer is true, which `node` has to bring about. */
  async function until(what: string, node: Node, port: number, sql: string): Promise<void> {
    const cutOff = Date.now() + PATIENCE_MS
    while (Date.now() < cutOff) {
      const rows = await ask(port, sql).catch(() => [])
      if (rows[0]?.['answer'] === true) return
      await pause(50)
    }
    throw new Error(`PostgreSQL: ${what}:\n${readFileSync(node.log, 'utf8').slice(-LAST_WORDS)}`)
  }

  async function kill({ child }: Node): Promise<void> {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await ended
  }

  async function copyOf(from: Node, port: number): Promise<Node> {
    const data = mkdtempSync(join(folder, 'standby-'))
    if (owner) chownSync(data, owner.uid, owner.gid)
    await command('pg_basebackup', '-R', '-X', 'stream', '-c', 'fast', '-D', data, '-d', addressOf(from.port))
    const node = start(port, data)
    const isSync = "SELECT count(*) > 0 AS answer FROM pg_stat_replication WHERE state = 'streaming'"
    await until('the standby does not follow', node, from.port, isSync)
    return node
  }

  async function waitForStandby(): Promise<void> {
    await ask(primary.port, "ALTER SYSTEM SET synchronous_standby_names = '*'")
    await ask(primary.port, 'SELECT pg_reload_conf()')
    const isSync = "SELECT count(*) > 0 AS answer FROM pg_stat_replication WHERE sync_state = 'sync'"
    await until('the standby is not synchronous', standby, primary.port, isSync)
  }

  const [first = 0, second = 0] = ports
  const data = join(folder, 'first')
  await command('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  let primary = start(first, data)
  await until('it did not start', primary, first, 'SELECT true AS answer')
  let standby = await copyOf(primary, second)
  await waitForStandby()

  return {
    url: `postgres://postgres@127.0.0.1:${first},127.0.0.1:${second}/postgres`,
    primaryPort: () => primary.port,
    killPrimary: () => kill(primary),
    async promote() {
      await command('pg_ctl', 'promote', '-D', standby.data)
      ;[primary, standby] = [standby, primary]
      // It has the setting of the one that it was copied from, and no standby that could confirm.
      await ask(primary.port, "ALTER SYSTEM SET synchronous_standby_names = ''")
      await ask(primary.port, 'SELECT pg_reload_conf()')
    },
    async addStandby() {
      rmSync(standby.data, { recursive: true, force: true })
      standby = await copyOf(primary, standby.port)
      await waitForStandby()
    },
    query: (sql) => ask(primary.port, sql),
    async close() {
      for (const node of [primary, standby]) if (node.child.signalCode === null) await kill(node)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
