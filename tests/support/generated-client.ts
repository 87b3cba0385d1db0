import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './sources.ts'

type Answer = { status: number; data: Record<string, unknown> }
type Call = (...args: unknown[]) => Promise<Answer>
type Client = Record<string, Call> & { defaults: { fetch: typeof fetch; baseUrl: string } }

/**
 * The client that oazapfts generates from an OpenAPI document, after the compiler has found no error in it. It lies in the folder of
 * test results while it is used, because it imports a package of the project.
 */
export async function generatedClient(
  document: object,
  send: (path: string, init?: RequestInit) => Promise<Response>,
): Promise<{ client: Record<string, Call>; remove(): void }> {
  const results = join(ROOT, 'test-results')
  mkdirSync(results, { recursive: true })
  const folder = mkdtempSync(join(results, 'client-'))
  const file = join(folder, 'client.ts')
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
  const run = (script: string, args: string[]) =>
    execFileSync(process.execPath, [join(ROOT, 'node_modules', script), ...args], { stdio: 'pipe' })
  run('oazapfts/dist/cli.js', [join(folder, 'openapi.json'), file])
  const strict = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2022',
    '--module',
    'esnext',
  ]
  run('typescript/bin/tsc', [...strict, '--moduleResolution', 'bundler', '--types', '', file])
  const client: Client = await import(/* @vite-ignore */ file)
  client.defaults.baseUrl = ''
  client.defaults.fetch = (input, init) => send(String(input), init)
  return { client, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
