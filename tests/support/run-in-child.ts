import type { ChildProcessByStdio } from 'node:child_process'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ROOT } from './sources.ts'

const SCRIPT = `import { runnerImport } from 'vite'
const [file, name, args] = process.argv.slice(1)
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
await module[name](...JSON.parse(args))`

/** Calls an exported function of a TypeScript module in a process of its own, with arguments that JSON can carry. */
export function runInChild(
  file: string,
  name: string,
  args: readonly unknown[],
): ChildProcessByStdio<null, Readable, null> {
  const words = ['--input-type=module', '-e', SCRIPT, join(ROOT, file), name, JSON.stringify(args)]
  return spawn(process.execPath, words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
}
