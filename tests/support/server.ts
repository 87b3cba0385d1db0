import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { get as getSecurely } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './sources.ts'

const builtServer = (root: string) => join(root, '.build', 'server.js')

/** Longest wait for a started server to be healthy, and for a stopped one to finish, in milliseconds. */
const START_MS = 30_000
const STOP_MS = 12_000

export type ServerOptions = {
  /** Kept when given; else a temporary one, removed by stop(). */
  dataDir?: string
  /** Added to a bare environment: nothing of the caller's own settings reaches the server. */
  env?: Record<string, string>
  port?: number
  /** Folder of another built copy of the product. */
  root?: string
  /** What starts the server in place of `node .build/server.js`. */
  command?: readonly [string, ...string[]]
  /** Longest wait until it takes requests, in milliseconds. */
  patienceMs?: number
}

export type RunningServer = {
  /** Without a slash at the end. */
  url: string
  port: number
  dataDir: string
  pid: number
  /** All that was written to stdout and stderr. */
  logs: () => string
  hasEnded: () => boolean
  /** The exit code, when it has ended and all that it started has. */
  ended: Promise<number | null>
  /** Stops reading what it writes, as a log pipe that breaks. */
  breakPipes: () => void
  /** SIGKILL; resolves when the process is gone. The data directory stays. */
  kill9: () => Promise<void>
  /** SIGTERM; resolves with the exit code when what was in flight is finished. */
  stop: () => Promise<number | null>
}

/** A port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('no port'))
      })
    })
  })
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'scheduler-'))
}

function bareEnvironment(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', TZ: 'UTC', DRAIN_SECONDS: '0' }
}

function collect(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  return () => text
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Whether a server takes requests. Asks over https too, whoever has signed its certificate. */
export function isReady(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const ask = url.startsWith('https:') ? getSecurely : get
    ask(`${url}/readyz`, { agent: false, rejectUnauthorized: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    }).on('error', () => resolve(false))
  })
}

/** Starts the built server on loopback; resolves at once. */
export async function launchServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? temporaryFolder()
  const root = options.root ?? ROOT
  const [command, ...words] = options.command ?? [process.execPath, builtServer(root)]
  const child = spawn(command, words, {
    cwd: root,
    env: { ...bareEnvironment(), HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const logs = collect(child)
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)))
  const secure = options.env?.['TLS_CERT'] !== undefined
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    const tooLong = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    const code = await ended
    clearTimeout(tooLong)
    return code
  }
  return {
    url: `${secure ? 'https' : 'http'}://127.0.0.1:${port}`,
    port,
    dataDir,
    pid: child.pid ?? -1,
    logs,
    hasEnded: () => child.exitCode !== null,
    ended,
    breakPipes() {
      child.stdout.destroy()
      child.stderr.destroy()
    },
    kill9: async () => void (await end('SIGKILL')),
    stop: async () => {
      const code = await end('SIGTERM')
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

/** Starts the built server on loopback and waits until /readyz answers 200; rejects with its output when it ends before. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const server = await launchServer(options)
  const cutOff = Date.now() + (options.patienceMs ?? START_MS)
  while (!(await isReady(server.url))) {
    if (server.hasEnded() || Date.now() > cutOff) {
      await server.kill9()
      throw new Error(`The server did not become ready:\n${server.logs()}`)
    }
    await pause(25)
  }
  return server
}

/** Runs the built program's import or export to its end. */
export function runVerb(
  verb: string,
  args: string[],
  options: { dataDir: string; env?: Record<string, string>; runner?: readonly string[] },
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const [command = '', ...words] = [...(options.runner ?? []), process.execPath, builtServer(ROOT), verb]
  const child = spawn(command, [...words, ...args], {
    cwd: ROOT,
    env: { ...bareEnvironment(), DATA_DIR: options.dataDir, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })))
}
