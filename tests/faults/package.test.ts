import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { assemble } from '../../src/tools/package.mjs'
import { startServer, temporaryFolder } from '../support/server.ts'

/** Nobody, who owns no file of the package. */
const OTHER = 65534
/** The manual's words. */
const CHECK_SUMS = ['sha256sum', '--check', '--quiet', 'SHA256SUMS']
const isRoot = process.getuid?.() === 0
const AS_OTHER = isRoot
  ? ['setpriv', `--reuid=${OTHER}`, `--regid=${OTHER}`, '--clear-groups', '--no-new-privs']
  : []

it('the package runs by the command of its unit, as another user, in a tree that nobody may write, without git or an installation [RUN-01, RUN-02]', async () => {
  const folder = temporaryFolder()
  const root = join(folder, 'package')
  assemble(root)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  if (isRoot) chownSync(dataDir, OTHER, OTHER)
  for (const open of [folder, dataDir]) chmodSync(open, open === folder ? 0o755 : 0o700)
  spawnSync('chmod', ['-R', 'a+rX,a-w', root])
  const unit = readFileSync(join(root, 'deploy/health-services-scheduler.service'), 'utf8')
  const [, words = ''] = /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(unit) ?? []
  const command = [...AS_OTHER, process.execPath, ...words.split(' ')] as [string, ...string[]]
  const server = await startServer({ root, dataDir, command, env: { HOME: '/' } })
  const page = await fetch(`${server.url}/health-services/scheduler/main`)
  expect([page.status, (await page.text()).includes('<main')]).toEqual([200, true])
  const settings = join(folder, 'settings.env')
  writeFileSync(settings, `# Settings\nKIOSK_CODE=four&$blue-mice\nTRUST_PROXY="1"\nDATA_DIR=${dataDir}`)
  chmodSync(settings, 0o644)
  const [program = '', ...rest] = [...AS_OTHER, join(root, 'deploy/scheduler'), 'export', '--after', 'start']
  const env = { PATH: process.env['PATH'] ?? '', SCHEDULER_SETTINGS: settings }
  const exported = spawnSync(program, rest, { env, cwd: '/', encoding: 'utf8' })
  expect([exported.status, exported.stderr]).toEqual([0, expect.stringContaining(' exported')])
  expect(await server.stop()).toBe(0)
  const [check = '', ...sums] = CHECK_SUMS
  expect(spawnSync(check, sums, { cwd: root }).status).toBe(0)
  spawnSync('chmod', ['-R', 'u+w', root])
  rmSync(folder, { recursive: true, force: true })
})
