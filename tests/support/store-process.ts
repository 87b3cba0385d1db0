import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { runInChild } from './run-in-child.ts'
import type { Answered, Asked, StoreSpec, Verb } from './serve-store.ts'

/** A call that was not answered, or was answered that the database cannot take it now: nobody knows whether it was done. */
export class Unanswered extends Error {}

/** A store in a process of its own. */
export type StoreProcess = {
  /** Rejects with Unanswered, also when the process dies meanwhile. */
  call(verb: Verb, args: unknown[]): Promise<unknown>
  /** SIGKILL; resolves when it is gone. */
  kill9(): Promise<void>
}

/** Starts a process that is ready to open the store, and has not done so; `open` does. */
export async function startStoreProcess(
  spec: StoreSpec,
  socketPath: string,
): Promise<{ open(): Promise<StoreProcess>; kill9(): Promise<void> }> {
  rmSync(socketPath, { force: true })
  const child = await runInChild('tests/support/serve-store.ts', 'serveStore', [spec, socketPath])
  const [sign] = await Promise.race([once(child.stdout, 'data'), once(child, 'close')])
  if (!String(sign).startsWith('ready')) throw new Error('The process with the store ended by itself.')
  const kill9 = () => killed(child)
  return { open: async () => ({ call: await opened(socketPath), kill9 }), kill9 }
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function opened(socketPath: string): Promise<StoreProcess['call']> {
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: unknown): void }>()
  const socket: Socket = connect(socketPath)
  let isGone = false
  let last = 0
  const ready = new Promise((resolve, reject) => waiting.set(0, { resolve, reject }))
  const lines = createInterface(socket)
  lines.on('error', () => {})
  lines.on('line', (line) => {
    const { id, result, error, isPassing }: Answered = JSON.parse(line)
    const one = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) one?.resolve(result)
    else one?.reject(isPassing ? new Unanswered(error) : new Error(error))
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isGone = true
    for (const { reject } of waiting.values()) reject(new Unanswered('The process is gone.'))
    waiting.clear()
  })
  await ready
  return (verb, args) =>
    new Promise((resolve, reject) => {
      if (isGone) return reject(new Unanswered('The process is gone.'))
      last++
      waiting.set(last, { resolve, reject })
      socket.write(`${JSON.stringify({ id: last, verb, args } satisfies Asked)}\n`)
    })
}
