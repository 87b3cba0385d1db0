import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { writePackage } from '../../src/tools/package.mjs'
import { startServer, temporaryFolder } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'

/** Nobody, who owns no file of the package. */
const OTHER = 65534
const isRoot = process.getuid?.() === 0
const AS_OTHER = isRoot
  ? [whereIs('setpriv'), `--reuid=${OTHER}`, `--regid=${OTHER}`, '--clear-groups', '--no-new-privs']
  : []

function whereIs(program: string): string {
  return spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim()
}

function run(lines: string, cwd: string): void {
  const { status, stderr } = spawnSync('sh', ['-ec', lines], { cwd, encoding: 'utf8' })
  expect([lines, status, stderr]).toEqual([lines, 0, ''])
}

/** The commands of the manual that unpack an archive. */
function unpacking(): string {
  const manual = readFileSync(join(ROOT, 'src/docs/operating.md'), 'utf8')
  const [, block = ''] = /```sh\n( +sha256sum --check [\s\S]+?)```/.exec(manual) ?? []
  expect(block).toContain('tar -xzf')
  return block
}

it('the archive is unpacked by the commands of the manual, and runs by the command of its unit as another user, in a tree that nobody may write, with no other program on the machine [RUN-01, RUN-02]', async () => {
  const folder = temporaryFolder()
  const [copied, opt, dataDir] = ['copied', 'opt', 'data'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await writePackage(copied)
  for (const one of [opt, dataDir]) mkdirSync(one)
  if (isRoot) chownSync(dataDir, OTHER, OTHER)
  for (const open of [folder, opt, dataDir]) chmodSync(open, open === dataDir ? 0o700 : 0o755)
  run(`umask 077\n${unpacking()}`.replaceAll('/opt', opt), copied)
  const root = join(opt, 'health-services-scheduler')
  expect(existsSync(join(root, 'node_modules', '.bin'))).toBe(false)
  run(`chmod -R a-w ${opt}`, folder)

  const unit = readFileSync(join(root, 'deploy/health-services-scheduler.service'), 'utf8')
  const [, words = ''] = /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(unit) ?? []
  const command = [...AS_OTHER, process.execPath, ...words.split(' ')] as [string, ...string[]]
  const server = await startServer({ root, dataDir, command, env: { HOME: '/', PATH: '/none' } })
  const page = await fetch(`${server.url}/health-services/scheduler/main`)
  expect([page.status, (await page.text()).includes('<main')]).toEqual([200, true])

  const settings = join(folder, 'settings.env')
  writeFileSync(settings, `# Settings\nKIOSK_CODE=four&$blue-mice\nTRUST_PROXY="1"\nDATA_DIR=${dataDir}`)
  chmodSync(settings, 0o644)
  const [program = '', ...rest] = [...AS_OTHER, join(root, 'deploy/scheduler'), 'export', '--after', 'start']
  const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, SCHEDULER_SETTINGS: settings }
  const exported = spawnSync(program, rest, { env, cwd: '/', encoding: 'utf8' })
  expect([exported.status, exported.stderr]).toEqual([0, expect.stringContaining(' exported')])
  const elsewhere = spawnSync(program, rest, { env: { ...env, DATA_DIR: opt }, cwd: '/', encoding: 'utf8' })
  expect([elsewhere.status, elsewhere.stderr]).toEqual([1, expect.stringContaining(`no data in ${opt}`)])
  const refused = spawnSync(program, [...rest.slice(0, -3), 'export', '--afer', 'start'], {
    env,
    cwd: '/',
    encoding: 'utf8',
  })
  expect(refused.stderr).toContain('Did you mean --after? Usage: scheduler export --after start|CURSOR')
  expect(await server.stop()).toBe(0)
  run('sha256sum --check --quiet SHA256SUMS', root)
  run(`chmod -R u+w ${opt}`, folder)
  rmSync(folder, { recursive: true, force: true })
})
