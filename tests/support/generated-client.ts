import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiFunction, Defaults } from '@oazapfts/runtime'
import { generateSource } from 'oazapfts'
import { ROOT } from './sources.ts'

/** The functions of a client by the ids of operations. */
export type GeneratedClient = Record<string, ApiFunction>

/**
 * The client that oazapfts generates from an OpenAPI document, after the compiler has found no error in it. It is in the folder of
 * test results while it is used, because it imports a package of the project.
 */
export async function generatedClient(
  document: object,
  send: (path: string, init?: RequestInit) => Promise<Response>,
): Promise<{ client: GeneratedClient; remove(): void }> {
  const results = join(ROOT, 'test-results')
  mkdirSync(results, { recursive: true })
  const folder = mkdtempSync(join(results, 'client-'))
  const [described, file] = [join(folder, 'openapi.json'), join(folder, 'client.ts')]
  writeFileSync(described, JSON.stringify(document))
  writeFileSync(file, await generateSource(described))
  const strict = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022']
  const resolving = ['--module', 'esnext', '--moduleResolution', 'bundler', '--types', '']
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [compiler, ...strict, ...resolving, file], { stdio: 'pipe' })
  const client: GeneratedClient & { defaults: Defaults } = await import(/* @vite-ignore */ file)
  client.defaults.baseUrl = ''
  client.defaults.fetch = (input, init) => send(String(input), init)
  return { client, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
