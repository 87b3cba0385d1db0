import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { findChromium } from '../src/tools/browser.mjs'
import { reachesProduct } from '../src/tools/changed.mjs'
import { isPermissive, licenceErrors, lockfileErrors } from '../src/tools/check.mjs'
import { fingerprint } from '../src/tools/freshness.mjs'
import { isInstallStale } from '../src/tools/install.mjs'
import { BUILT_IN, shippedPackages } from '../src/tools/licences.mjs'
import { makeSbom, sbomErrors } from '../src/tools/sbom.mjs'
import { absolutePaths } from '../src/tools/start.mjs'
import {
  describeTally,
  failuresOfPlaywright,
  failuresOfVitest,
  secondsOfPlaywright,
  slowestLines,
  tallyPlaywright,
  tallyVitest,
} from '../src/tools/test-report.mjs'
import { type Figure, meets, missed, quantile, table } from './bench/figure.ts'
import { temporaryFolder } from './support/server.ts'
import { importsOf, ROOT, resolveImport, sourcesIn } from './support/sources.ts'

describe('installing', () => {
  const lock = {
    packages: { '': { version: '1.0.0' }, a: { version: '1.0.0' }, b: { version: '2.0.0', optional: true } },
  }

  it('is needed when a package is missing, another version, or one too many', () => {
    expect(isInstallStale(lock, { packages: {} })).toBe(true)
    expect(isInstallStale(lock, { packages: { a: { version: '1.0.1' } } })).toBe(true)
    expect(isInstallStale(lock, { packages: { a: { version: '1.0.0' }, c: { version: '1.0.0' } } })).toBe(
      true,
    )
  })

  it('is not needed for an optional package of another platform', () => {
    expect(isInstallStale(lock, { packages: { a: { version: '1.0.0' } } })).toBe(false)
  })
})

describe('a build is stale', () => {
  const folder = temporaryFolder()
  afterAll(() => rmSync(folder, { recursive: true }))

  it('when a source is added, edited, renamed or removed, and when the content set is another', () => {
    const source = join(folder, 'src', 'domain')
    mkdirSync(source, { recursive: true })
    const prints = [fingerprint('prod', folder)]
    const step = (change: () => void) => {
      change()
      prints.push(fingerprint('prod', folder))
    }
    step(() => writeFileSync(join(source, 'a.ts'), '1'))
    step(() => writeFileSync(join(source, 'a.ts'), '12'))
    step(() => renameSync(join(source, 'a.ts'), join(source, 'b.ts')))
    expect(new Set(prints).size).toBe(4)
    step(() => rmSync(join(source, 'b.ts')))
    expect(prints[4]).toBe(prints[0])
    expect(fingerprint('dev', folder)).not.toBe(prints[0])
  })

  it('not when a test is edited', () => {
    const before = fingerprint('prod', folder)
    writeFileSync(join(folder, 'src', 'domain', 'a.test.ts'), '1')
    expect(fingerprint('prod', folder)).toBe(before)
  })
})

describe('arguments', () => {
  it('paths are read from the folder a person types them in', () => {
    expect(
      absolutePaths(['a.csv', '/b.csv', '--business', 'pharmacy', '--keep-demonstration'], '/home/x'),
    ).toEqual(['/home/x/a.csv', '/b.csv', '--business', 'pharmacy', '--keep-demonstration'])
    expect(absolutePaths(['--since', '2026-11-20', '--out', 'f'], '/home/x')).toEqual([
      '--since',
      '2026-11-20',
      '--out',
      '/home/x/f',
    ])
    expect(absolutePaths(['--out=f'], '/home/x')).toEqual(['--out=/home/x/f'])
  })

  it('a browser that is asked for and absent is not replaced by another', () => {
    expect(findChromium({ CHROMIUM: '/nowhere/chromium' })).toBeUndefined()
  })
})

describe('packages', () => {
  it('an entry without integrity, or with the address of a registry, is a fault', () => {
    const packages = { '': {}, a: { integrity: 'x' }, b: {}, c: { integrity: 'x', resolved: 'https://r' } }
    const bundled = { ...packages, 'c/node_modules/d': { inBundle: true } }
    expect(lockfileErrors({ packages: bundled })).toEqual([
      'b has no integrity',
      'c names where it was fetched from',
    ])
  })

  it('licences are judged by what they allow', () => {
    expect(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC'].every(isPermissive)).toBe(true)
    expect(['GPL-3.0', 'MIT AND GPL-3.0', 'none given', 'MPL-2.0'].some(isPermissive)).toBe(false)
  })

  it('only what ships is judged', () => {
    const packages = { a: {}, b: { dev: true }, c: {} }
    const licences: Record<string, string> = { a: 'GPL-3.0', b: 'GPL-3.0' }
    expect(licenceErrors({ packages }, (path: string) => licences[path])).toEqual(['a: GPL-3.0'])
  })
})

describe('the bill of materials', () => {
  const aPackage = (name: string, version = '1.0.0') => ({ name, version })

  it('lists each package of the licences page, those that are built in among them [S9, HD-40]', async () => {
    const { components } = await makeSbom()
    expect(sbomErrors({ components }, shippedPackages())).toEqual([])
    const names = components.map(({ name }: { name: string }) => name)
    for (const name of ['react', 'libsql', ...BUILT_IN]) expect(names).toContain(name)
    expect(names).not.toContain('vitest')
  })

  it('is refused when a package is missing from it or from the page, also in another version [S9, HD-40]', () => {
    const bill = { components: [aPackage('a'), aPackage('b'), aPackage('c', '2.0.0')] }
    expect(sbomErrors(bill, [aPackage('a'), aPackage('c'), aPackage('d')])).toEqual([
      'b 1.0.0 is not on the licences page',
      'c 2.0.0 is not on the licences page',
      'c 1.0.0 is not in the SBOM',
      'd 1.0.0 is not in the SBOM',
    ])
    expect(sbomErrors(bill, bill.components)).toEqual([])
  })
})

describe('the licences page', () => {
  it('has every package of which something is shipped', () => {
    const CODE = /\.(ts|tsx|css)$/
    const built = sourcesIn('src/tools', /^(basemap|gazetteer)\.mjs$/)
    const shipped = ['src/contract', 'src/domain', 'src/server', 'src/app', 'sw'].flatMap((folder) =>
      sourcesIn(folder, CODE).filter(({ path }) => !/\.test\./.test(path)),
    )
    // Types are compiled away.
    const withoutTypes = (text: string) => text.replace(/^import type\b[^'"]*['"][^'"]+['"]$/gm, '')
    const used = [...built, ...shipped].flatMap(({ path, text }) =>
      importsOf(withoutTypes(text)).flatMap((specifier) => {
        const to = resolveImport(path, specifier)
        return to.kind === 'package' && !/^(node:|@content\/|vite$|vitest$|fast-check$)/.test(to.name)
          ? [to.name]
          : []
      }),
    )
    const listed = new Set(shippedPackages().map(({ name }) => name))
    expect(used.length).toBeGreaterThan(50)
    expect([...new Set(used)].filter((name) => !listed.has(name))).toEqual([])
  })
})

describe('counting', () => {
  const vitest = { numPassedTests: 3, numFailedTests: 0, testResults: [] }
  const fileOf = (...tests: [status: string, fullName: string, ...failureMessages: string[]][]) => ({
    name: join(ROOT, 'a.test.ts'),
    status: 'passed',
    assertionResults: tests.map(([status, fullName, ...failureMessages]) => ({
      status,
      fullName,
      failureMessages,
    })),
  })
  /** What `work` answers, and what it prints. */
  function printing<T>(work: () => T): { answer: T; printed: string[] } {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const answer = work()
    const printed = log.mock.calls.map(([line]) => String(line))
    log.mockRestore()
    return { answer, printed }
  }

  it('counts a file that cannot be loaded as a failure', () => {
    const report = { ...vitest, testResults: [{ ...fileOf(), status: 'failed', message: 'no export b' }] }
    expect(tallyVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 0 })
    expect(failuresOfVitest(report)).toEqual([' FAIL  a.test.ts: could not be loaded\n       no export b'])
  })

  it('counts and prints tests that lack their engine or their data', () => {
    const file = fileOf(
      ['skipped', 'holds on PostgreSQL a'],
      ['skipped', 'the store on PostgreSQL b'],
      ['skipped', 'brands (reference data) c'],
      ['passed', 'PostgreSQL d'],
    )
    const { answer, printed } = printing(() => tallyVitest({ ...vitest, testResults: [file] }))
    expect(answer).toEqual({ passed: 3, failed: 0, skipped: 3 })
    expect(printed).toEqual([
      'PostgreSQL: not found, 2 tests not run',
      'reference data: not found, 1 test not run',
    ])
  })

  it('counts any other skipped test as a failure and names it', () => {
    const report = { ...vitest, testResults: [fileOf(['skipped', 'holds a'], ['todo', 'holds b'])] }
    expect(tallyVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 0 })
    expect(failuresOfVitest(report)).toEqual([
      ' FAIL  a.test.ts: skipped without a reason: holds a',
      ' FAIL  a.test.ts: skipped without a reason: holds b',
    ])
  })

  it('names each failed test with the beginning of its message, without colours', () => {
    const lines = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n\n')
    const testResults = [
      fileOf(['passed', 'a'], ['failed', 'holds a place', `\u001B[31mexpected 1\u001B[39m`, lines]),
    ]
    const [named = ''] = failuresOfVitest({ ...vitest, testResults })
    expect(named).toMatch(/^ FAIL {2}a\.test\.ts: holds a place\n {7}expected 1\n {7}line 0\n/)
    expect(named.split('\n')).toHaveLength(13)
  })

  it('counts a journey that failed, that passed only when tried again, or that was skipped as a failure and names it [HD-39]', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      tests: [{ status, results: [{ duration: 1, errors: message ? [{ message }] : [] }] }],
    })
    const specs = [
      spec('finds', 'expected'),
      spec('holds once', 'flaky'),
      spec('books', 'skipped'),
      spec('cancels', 'unexpected', 'Timeout'),
    ]
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
      errors: [{ message: 'no browser' }],
      suites: [{ file: 'a.spec.ts', specs }],
    }
    expect(tallyPlaywright(report)).toEqual({ passed: 5, failed: 4, skipped: 0 })
    expect(failuresOfPlaywright(report)).toEqual([
      ' FAIL  tests/journeys/a.spec.ts: passed only when tried again: holds once',
      ' FAIL  tests/journeys/a.spec.ts: skipped: books',
      ' FAIL  tests/journeys/a.spec.ts: cancels\n       Timeout',
      ' FAIL  browser: outside of a journey\n       no browser',
    ])
  })

  it('lists the slowest files, slowest first, twenty at most', () => {
    const files = Array.from({ length: 25 }, (_, seconds) => ({ file: `f${seconds}`, seconds, tests: 1 }))
    const lines = slowestLines(files)
    expect(lines).toHaveLength(20)
    expect(lines[0]).toBe('   24.0 s  f24 (1)')
  })

  it('adds the seconds of nested journeys up by file', () => {
    const spec = (duration: number) => ({
      title: '',
      tests: [{ status: 'expected', results: [{ duration }] }],
    })
    const suites = [{ file: 'a.spec.ts', specs: [spec(1500)], suites: [{ specs: [spec(500)] }] }]
    const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }
    expect(secondsOfPlaywright({ stats, errors: [], suites })).toEqual([
      { file: 'tests/journeys/a.spec.ts', seconds: 2, tests: 2 },
    ])
  })

  it('names what was skipped only when something was', () => {
    expect(describeTally({ passed: 5, failed: 0, skipped: 0 })).toBe('5 passed, 0 failed')
    expect(describeTally({ passed: 5, failed: 1, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped')
  })
})

describe('a change', () => {
  it('reaches every journey when the product is built from it', () => {
    for (const file of ['src/app/App.tsx', 'sw/shell.ts', 'content-fallback/test/x.json', 'vite.config.ts'])
      expect([file, reachesProduct([file])]).toEqual([file, true])
    for (const file of ['README.md', 'src/app/state/hold.test.ts', 'tests/journeys/hold.spec.ts'])
      expect([file, reachesProduct([file])]).toEqual([file, false])
  })
})

describe('figures', () => {
  const slow: Figure = { name: 'paint', value: 1.5, unit: 's', better: 'less', gate: 1.2, goal: 0.75 }
  const fast: Figure = {
    name: 'rate',
    value: 5000,
    unit: '/s',
    better: 'more',
    ratio: { value: 0.5, to: 'bare' },
    gate: 4000,
  }

  it('meet a bound from their good side', () => {
    expect(meets(slow, 1.5)).toBe(true)
    expect(meets(slow, 1.4)).toBe(false)
    expect(meets(fast, 5000)).toBe(true)
    expect(meets(fast, 5001)).toBe(false)
    expect(missed([slow, fast])).toEqual(['paint'])
  })

  it('stand in a table with their ratio and verdict', () => {
    expect(table([slow, fast]).split('\n')).toEqual([
      'figure  value    ratio       gate  goal',
      'paint   1.5 s                1.2   0.75  MISSED',
      'rate    5000 /s  0.5 x bare  4000        gate',
    ])
  })

  it('a quantile is one of the values', () => {
    expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3)
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2)
    expect(quantile([1, 2, 3], 0.98)).toBe(3)
    expect(quantile([], 0.5)).toBeNaN()
  })
})
