// What every tool here needs before anything is installed: where the project is, how a command is run, how an error is reported.
import { spawn } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Whether a module is what node was started with, and not imported by another tool. */
export function isMain(meta) {
  const script = process.argv[1]
  return script !== undefined && realpathSync(script) === fileURLToPath(meta.url)
}

/** Something a person can act on: told in one line, without a stack trace. */
export class ToolError extends Error {}

/** Runs `work`; ToolError ends the process with one line on stderr and exit code 1, anything else also with its stack. */
export async function reportErrors(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof ToolError ? error.message : error)
    process.exit(1)
  }
}

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Throws ToolError when this Node is older than package.json's `engines` ask for. */
export function checkNode(version = process.versions.node) {
  const wanted = readJson(join(ROOT, 'package.json')).engines.node.replace('>=', '')
  const [major, minor] = version.split('.').map(Number)
  const [leastMajor, leastMinor] = wanted.split('.').map(Number)
  if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
    throw new ToolError(`Node.js ${wanted} or newer is needed, this is ${version}.`)
  }
}

/** Some runners colour what is written to a file. */
const PLAIN = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' }

/** Ends a process and all that it started. */
function killGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // Gone already.
  }
}

/**
 * Runs a command in the project's folder and waits for it. `show` passes its output on, else it is collected.
 * After `timeout` milliseconds it is killed with all that it started: a test that spins cannot be asked to stop.
 * Answers { code, output, seconds }; a command that cannot be started has code 127.
 */
export function run(command, args, { show = false, env = {}, cwd = ROOT, timeout = 0 } = {}) {
  const started = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...PLAIN, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      detached: timeout > 0,
    })
    const tooLong = timeout > 0 ? setTimeout(() => killGroup(child, 'SIGKILL'), timeout) : undefined
    // A group of its own does not get the terminal's signals.
    const passOn = (signal) => {
      killGroup(child, signal)
      setImmediate(() => process.exit(1)) // what runs beside it hears the signal first
    }
    if (timeout > 0) for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, passOn)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    const end = (code) => {
      clearTimeout(tooLong)
      for (const signal of ['SIGINT', 'SIGTERM']) process.removeListener(signal, passOn)
      resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    }
    child.on('error', (error) => {
      output += error.message
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Path of a program that a dependency brought. */
export function bin(name) {
  return join(ROOT, 'node_modules', '.bin', name)
}
