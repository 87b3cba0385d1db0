import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from './server.ts'
import { ROOT } from './sources.ts'

/** What takes root's right to pass over file modes from a program. */
const AS_OTHERS = [
  'setpriv',
  '--bounding-set=-dac_override,-dac_read_search',
  '--inh-caps=-dac_override,-dac_read_search',
]

export type Ended = { code: number | null; stdout: string; stderr: string; wasOpen: boolean }

/**
 * Runs a word of the built program that is expected to end by itself, as somebody whom file modes bind. `wasOpen`: it listened on its
 * port meanwhile.
 */
export async function runToEnd(words: string[], env: Record<string, string>): Promise<Ended> {
  const port = await freePort()
  const program = [process.execPath, join(ROOT, '.build', 'server.js'), ...words]
  const [command = '', ...args] = process.getuid?.() === 0 ? [...AS_OTHERS, ...program] : program
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended: Ended = { code: null, stdout: '', stderr: '', wasOpen: false }
  child.stdout.on('data', (text) => {
    ended.stdout += text
  })
  child.stderr.on('data', (text) => {
    ended.stderr += text
  })
  const looking = setInterval(() => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      ended.wasOpen = true
      child.kill('SIGKILL')
    })
    socket.on('error', () => {})
    socket.on('connect', () => socket.destroy())
  }, 20)
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 20_000)
  ended.code = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(looking)
  clearTimeout(tooLong)
  return ended
}
