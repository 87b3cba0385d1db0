import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { addGauges, addReadiness } from '../src/server/metrics/gauges.ts'
import { createMetrics } from '../src/server/metrics/metrics.ts'
import { readSettings } from '../src/server/settings.ts'
import { neededEntries, packagesIn, sumsOf } from '../src/tools/package.mjs'
import { openTestApp } from './support/app.ts'
import { parsePrometheus } from './support/prometheus.ts'
import { ROOT } from './support/sources.ts'

const DEPLOY = join(ROOT, 'src/server/deploy')
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a tool says of a file; undefined: the tool is not installed. */
function judged(tool: string, ...words: string[]): { status: number | null; said: string } | undefined {
  const { status, stdout, stderr, error } = spawnSync(tool, words, { encoding: 'utf8' })
  if (error) {
    console.log(`${tool}: not installed, its file is not checked`)
    return undefined
  }
  return { status, said: `${stdout}${stderr}` }
}

describe('the deploy files', () => {
  it('systemd reads the unit, and it is hardened [RUN-03]', () => {
    const unit = join(folder, 'health-services-scheduler.service')
    // Where this Node is; the machine may have none at /usr/bin.
    writeFileSync(unit, read('health-services-scheduler.service').replace('/usr/bin/node', process.execPath))
    const verified = judged('systemd-analyze', 'verify', unit)
    const about = verified?.said.split('\n').filter((line) => line.includes('health-services-scheduler'))
    expect(about ?? []).toEqual([])
    const secured = judged('systemd-analyze', 'security', '--offline=yes', '--threshold=20', unit)
    expect(secured?.status ?? 0, secured?.said).toBe(0)
  })

  it('the settings of the unit are settings [RUN-03]', () => {
    const lines = read('settings.env')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
    const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/).slice(0, 2) as [string, string]))
    expect(readSettings(env)).toMatchObject({ trustProxy: 1, metrics: { port: 9464 }, demonstration: false })
  })

  it('the command of an operator is a shell script [RUN-03]', () => {
    expect(judged('sh', '-n', join(DEPLOY, 'scheduler'))).toEqual({ status: 0, said: '' })
  })

  it('the nightly backup is a line of cron, whose command is one of the shell [RUN-03]', () => {
    const lines = read('backup.cron').split('\n')
    const [, command = ''] =
      /^\d+ \d+ \* \* \* root (said=\$\(scheduler backup --out .+)$/.exec(lines.at(-2) ?? '') ?? []
    expect(judged('sh', '-n', '-c', command.replaceAll('\\%', '%'))).toEqual({ status: 0, said: '' })
    expect(command).not.toMatch(/[^\\]%/) // which cron reads as a line break
    // Where the manual puts the command, and where runuser is.
    expect(lines.find((line) => line.startsWith('PATH='))).toMatch(/\/usr\/local\/bin.*\/usr\/sbin/)
  })

  it('nginx reads its files [RUN-03, RUN-15]', () => {
    const proxy = join(folder, 'scheduler-proxy.conf')
    writeFileSync(proxy, read('nginx-proxy.conf'))
    const [cert, key] = ['cert', 'key'].map((name) => join(ROOT, 'tests/support/tls', `${name}.pem`))
    const site = read('nginx.conf')
      .replaceAll('/etc/nginx/scheduler-proxy.conf', proxy)
      .replace('/etc/ssl/visits.example/fullchain.pem', cert ?? '')
      .replace('/etc/ssl/visits.example/privkey.pem', key ?? '')
      .replace(/listen (\[::\]:)?(80|443)/g, 'listen $11$2')
    const whole = join(folder, 'nginx.conf')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ')
    const head = `pid ${folder}/pid; error_log stderr; events {}`
    writeFileSync(whole, `${head} http { access_log off; ${temporary} ${site} }`)
    const tested = judged('nginx', '-t', '-p', folder, '-c', whole)
    expect(tested?.status ?? 0, tested?.said).toBe(0)
  })

  it('Caddy reads its file [RUN-03, RUN-15]', () => {
    const tested = judged(
      'caddy',
      'validate',
      '--config',
      join(DEPLOY, 'Caddyfile'),
      '--adapter',
      'caddyfile',
    )
    expect(tested?.status ?? 0, tested?.said).toBe(0)
  })

  it('both proxies send each header that counts [RUN-15]', () => {
    const proxy = read('nginx-proxy.conf')
    for (const header of ['Host', 'X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host']) {
      expect(proxy).toMatch(new RegExp(`^proxy_set_header ${header} \\$`, 'm'))
    }
    // Caddy sets the same by itself, and drops those of a client that it does not trust.
    expect(read('Caddyfile')).not.toMatch(/header_up|trusted_proxies/)
  })

  it('the image runs the production command as a user of its own, and ends by SIGTERM [RUN-03]', () => {
    const words = read('Containerfile')
      .split('\n')
      .map((line) => line.split(' ')[0])
    expect(words).toEqual(expect.arrayContaining(['FROM', 'USER', 'STOPSIGNAL', 'HEALTHCHECK', 'CMD']))
    expect(read('Containerfile')).toMatch(
      /^USER 10001:10001$[\s\S]*^STOPSIGNAL SIGTERM$[\s\S]*^CMD \["node", "\.build\/server\.js"\]$/m,
    )
  })
})

describe('the alert rules', () => {
  const rules = [...read('alerts.yml').matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)].map(
    ([, name, expr]) => ({
      name: name ?? '',
      expr: expr ?? '',
    }),
  )

  it('Prometheus reads them [RUN-10]', () => {
    const tested = judged('promtool', 'check', 'rules', join(DEPLOY, 'alerts.yml'))
    expect(tested?.status ?? 0, tested?.said).toBe(0)
    expect(rules.length).toBe(read('alerts.yml').split('- alert:').length - 1)
  })

  it('ask for metrics that a process has, and events that its log has [RUN-10]', async () => {
    const metrics = createMetrics()
    const app = await openTestApp({ began: metrics.began })
    const files = ['cert', 'key'].map((name) => join(ROOT, 'tests/support/tls', `${name}.pem`))
    const tls = { cert: files[0] ?? '', key: files[1] ?? '' }
    const pool = () => ({ total: 2, idle: 1, waiting: 0 })
    addReadiness(metrics.registry, () => true)
    addGauges(metrics.registry, {
      store: { ...app.store, pool },
      settings: { tls, databaseUrl: 'postgres://db.example/scheduler' },
      lateness: () => 0,
      startedAt: 0,
    })
    const families = parsePrometheus(await metrics.registry.text())
    await app.close()
    const asked = rules.flatMap(({ expr }) => expr.match(/\b(?:scheduler|http|db|nodejs|process)_\w+/g) ?? [])
    const names = asked
      .filter((name) => !/^http_(route|response_status_code)$/.test(name))
      .map((name) => (families.has(name) ? name : name.replace(/_(bucket|count|sum)$/, '')))
    expect(names.filter((name) => !families.has(name))).toEqual([])
    const sources = readdirSync(join(ROOT, 'src/server'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(ROOT, 'src/server', name), 'utf8'))
      .join('\n')
    const events = rules.flatMap(({ expr }) => /event=~?"([^"]+)"/.exec(expr)?.[1]?.split('|') ?? [])
    expect(events.length).toBeGreaterThan(8)
    expect(events.filter((event) => !sources.includes(`'${event}'`))).toEqual([])
  })

  it('each have a page in the manual, and no page is without its alert [RUN-10]', () => {
    const manual = readFileSync(join(ROOT, 'src/docs/operating.md'), 'utf8')
    const pages = [...manual.matchAll(/^#### (Scheduler\w+)$/gm)].map(([, name]) => name)
    expect(pages).toEqual(rules.map(({ name }) => name))
  })
})

describe('the package', () => {
  it('has the packages that the program imports, and those that they need, the nearest first [RUN-02]', () => {
    const code = `import a from "a";import{b}from'@b/c/d';const e=require("e");import("f/g");import x from "./x.js";import y from"node:fs"`
    expect(packagesIn(code)).toEqual(['@b/c', 'a', 'e', 'f'])
    const packages = {
      'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { c: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': { dependencies: { a: '1' } },
      'node_modules/d': {},
    }
    expect(neededEntries(packages, ['a'])).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ])
  })

  it('has a sum for each file, as sha256sum reads them [RUN-02]', () => {
    const inside = mkdtempSync(join(folder, 'sums-'))
    writeFileSync(join(inside, 'b c'), 'hello')
    const sum = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
    expect(sumsOf(inside)).toBe(`${sum}  b c\n`)
    expect(existsSync(join(inside, 'SHA256SUMS'))).toBe(false)
  })
})
