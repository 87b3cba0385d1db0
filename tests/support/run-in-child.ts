import type { ChildProcessByStdio } from 'node:child_process'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { ROOT } from './sources.ts'

const ENTRY = 'virtual:child'

const bundles = new Map<string, Promise<string>>()

/**
 * Calls an exported function of a TypeScript module in a process of its own, with arguments that JSON can carry. `runner`: the words
 * of a program that runs it, which are followed by its own.
 */
export async function runInChild(
  file: string,
  name: string,
  args: readonly unknown[],
  runner: readonly string[] = [],
): Promise<ChildProcessByStdio<Writable, Readable, null>> {
  const key = `${file} ${name}`
  const bundled = bundles.get(key) ?? bundle(join(ROOT, file), name)
  bundles.set(key, bundled)
  const code = await bundled
  const [command = '', ...words] = [
    ...runner,
    process.execPath,
    '--input-type=module',
    '-',
    JSON.stringify(args),
  ]
  const child = spawn(command, words, { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.on('error', () => {}) // Of a child that is killed before it has read all.
  child.stdin.end(code)
  return child
}

/** A program of one file, because a child that has to load a bundler first starts late. */
async function bundle(path: string, name: string): Promise<string> {
  const output = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    plugins: [childOf(path, name), keepAddresses()],
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  })
  return (output as Rolldown.RolldownOutput).output[0].code
}

function childOf(path: string, name: string): Plugin {
  return {
    name: 'child',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) =>
      id === ENTRY
        ? `import { ${name} } from ${JSON.stringify(path)}\nawait ${name}(...JSON.parse(process.argv[2]))`
        : undefined,
  }
}

/** A module that looks for files beside its source finds them from the bundle too. */
function keepAddresses(): Plugin {
  return {
    name: 'addresses',
    transform: (code, id) =>
      code.includes('import.meta.url') && !id.startsWith('\0')
        ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
        : undefined,
  }
}
