import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { codeErrors, fileErrors, isBarrel, leftovers, silentCatches } from './support/code-rules.ts'
import { importCircles, importErrors } from './support/import-rules.ts'
import { sharedNames } from './support/shared-names.ts'
import { codeOf, importsOf, ROOT, resolveImport, sourcesIn } from './support/sources.ts'

const CODE = /\.(ts|tsx)$/
const TEST = /\.(test|spec)\.tsx?$/

const written = [...sourcesIn('src', CODE), ...sourcesIn('sw', CODE)]
const shipped = written.filter((source) => !TEST.test(source.path))
const tests = [...written.filter((source) => TEST.test(source.path)), ...sourcesIn('tests', CODE)]
const tools = sourcesIn('src/tools', /\.mjs$/)

/** Made by installing, building, running; ignored by git. */
const GENERATED = ['node_modules', 'data', 'test-results', 'playwright-report']

// CARD-03
const TOP_LEVEL = [
  'README.md',
  'content-fallback',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'sw',
  'tests',
  'tsconfig.json',
  'vite.config.ts',
]

const PACKAGES = [
  'react',
  'react-dom',
  'wouter',
  'valtio',
  'workbox-window',
  'vite-plugin-pwa',
  'idb-keyval',
  'superstruct',
  'final-form',
  'react-final-form',
  'dayjs',
  'leaflet',
  'qrcode',
  'vitest',
  'playwright',
] // CARD-02

describe('the house', () => {
  it('the top level is the card and nothing else [CARD-03]', () => {
    const there = readdirSync(ROOT).filter((name) => !name.startsWith('.') && !GENERATED.includes(name))
    expect(there.sort()).toEqual(TOP_LEVEL)
  })

  it('the packages of the card are dependencies, every version exact [CARD-02]', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const versions: Record<string, string> = { ...dependencies, ...devDependencies }
    expect(PACKAGES.filter((name) => !(name in versions))).toEqual([])
    expect(Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  it('files import only what the rules of imports allow', () => {
    expect(shipped.flatMap(importErrors)).toEqual([])
  })

  it('what reaches out, tells the time or keeps something is written in one place', () => {
    expect(shipped.flatMap(codeErrors)).toEqual([])
  })

  it('an error that the app passes over has a reason that it names [HD-24]', () => {
    expect(shipped.flatMap(silentCatches)).toEqual([])
  })

  it('who is one client is decided for limits and for sockets alone, by one rule [HD-02, HD-12]', () => {
    const isNetwork = (path: string) => (name: string) => {
      const target = resolveImport(path, name)
      return target.kind === 'file' && target.path === 'src/server/http/network.ts'
    }
    const importers = shipped.filter(({ path, text }) => importsOf(text).some(isNetwork(path)))
    expect(importers.map(({ path }) => path)).toEqual([
      'src/server/http/connections.ts',
      'src/server/limits/limits.ts',
    ])
  })

  it('no file only exports again what other files export', () => {
    expect(shipped.filter(isBarrel).map((source) => source.path)).toEqual([])
  })

  it('files are named, placed and sized as agreed', () => {
    const styles = sourcesIn('src', /\.css$/)
    expect([...written, ...tools, ...styles, ...sourcesIn('tests', CODE)].flatMap(fileErrors)).toEqual([])
  })

  it('each room of the server is a folder: at most eight files are loose', () => {
    const loose = shipped.filter(({ path }) => /^src\/server\/[^/]+$/.test(path)).map(({ path }) => path)
    expect(loose).toContain('src/server/main.ts')
    expect(loose.length, loose.join(', ')).toBeLessThanOrEqual(8)
  })

  it('an exported name is declared in one file, so that it has one meaning', () => {
    expect(sharedNames(shipped)).toEqual([])
  })

  it('no file imports itself through others, not even for a type', () => {
    expect(importCircles(shipped)).toEqual([])
  })

  it('nothing is left for later and no test is passed over', () => {
    const self = /^tests\/(support\/code-rules|architecture\.test|ledger\.test)\.ts$/
    expect(
      [...shipped, ...tools, ...tests].filter(({ path }) => !self.test(path)).flatMap(leftovers),
    ).toEqual([])
  })
})

/** A module at `path` that imports `specifier`. */
function importing(path: string, specifier: string) {
  return importErrors({ path, text: `import { x } from '${specifier}'\n` })
}

describe('a breach is seen:', () => {
  it.each([
    ['src/contract/x.ts', '#domain/age', 'contract imports domain'],
    ['src/contract/x.ts', 'react', 'contract imports the package react'],
    ['src/domain/x.ts', '../server/store/store.ts', 'domain imports server'],
    ['src/domain/x.ts', 'node:fs', 'domain imports the package node:fs'],
    ['src/server/x.ts', '../app/paths.ts', 'server imports paths'],
    ['src/server/x.ts', '../tools/project.mjs', 'outside the house'],
    ['sw/x.ts', '#domain/age', 'sw imports domain'],
    ['sw/x.ts', '../src/app/platform/storage.ts', 'sw imports platform'],
    ['src/app/platform/x.ts', '../state/kiosk.ts', 'platform imports state'],
    ['src/app/messages/x.ts', '#contract/rule', 'messages imports contract'],
    ['src/app/ui/X.tsx', '#domain/age', 'ui imports domain'],
    ['src/app/paths.ts', './routes.ts', 'paths imports routes'],
    ['src/app/api/x.ts', '../state/kiosk.ts', 'api imports state'],
    ['src/app/content/x.ts', '../state/kiosk.ts', 'content imports state'],
    ['src/app/state/x.ts', '../parts/Banner.tsx', 'state imports parts'],
    ['src/app/state/x.ts', '../forms/step.ts', 'state imports forms'],
    ['src/app/forms/x.ts', '../parts/Banner.tsx', 'forms imports parts'],
    ['src/app/parts/x.ts', '../pages/main/Page.tsx', 'parts imports pages'],
    ['src/app/pages/main/x.ts', '../intake/Page.tsx', 'page main imports page intake'],
    ['src/app/pages/intake/steps/a/x.ts', '../../../main/x.ts', 'page intake imports page main'],
    ['src/app/pages/main/x.ts', '../../routes.ts', 'pages imports routes'],
    ['src/app/routes.ts', './App.tsx', 'routes imports App'],
    ['src/app/main.tsx', './routes.ts', 'main imports routes'],
    ['src/app/stray.ts', './paths.ts', 'stray has no place'],
    ['src/app/state/x.ts', '../../desk/ask.ts', 'state imports desk'],
    ['src/desk/x.ts', '../app/state/visit.ts', 'desk imports state'],
    ['src/desk/x.ts', '../app/pages/main/Page.tsx', 'desk imports pages'],
    ['src/desk/x.ts', 'idb-keyval', 'desk imports the package idb-keyval'],
    ['src/app/state/x.ts', 'node:fs', 'state imports the package node:fs'],
    ['src/app/state/x.ts', '../../../tests/support/builders.ts', 'outside the house'],
  ])('%s importing %s', (path, specifier, fault) => {
    expect(importing(path, specifier).join()).toContain(fault)
  })

  it.each([
    ['src/domain/x.ts', '#contract/rule'],
    ['src/server/http/x.ts', '#domain/age'],
    ['src/server/x.ts', 'hono'],
    ['src/app/state/x.ts', '../content/content.ts'],
    ['src/app/pages/intake/steps/a/index.ts', '../../../../forms/spec.ts'],
    ['src/app/pages/intake/steps/a/index.ts', '../../journey.ts'],
    ['src/app/routes.ts', './pages/main/Page.tsx'],
    ['src/app/ui/X.tsx', './X.module.css'],
    ['src/desk/X.tsx', '../app/ui/Button.tsx'],
    ['sw/x.ts', 'workbox-routing'],
  ])('and none in %s importing %s', (path, specifier) => {
    expect(importing(path, specifier)).toEqual([])
  })

  it.each([
    ['src/app/state/x.ts', "await fetch('/x')", 'fetch'],
    ['src/server/x.ts', "await globalThis.fetch('/x')", 'fetch'],
    ['src/app/platform/x.ts', "await caches.open('x')", 'caches'],
    ['src/domain/x.ts', 'const now = Date.now()', 'time'],
    ['src/app/pages/main/x.ts', 'const now = new Date()', 'time'],
    ['src/app/pages/main/x.ts', 'const now = dayjs()', 'time'],
    ['src/server/x.ts', 'performance.now()', 'time'],
    ['src/server/http/x.ts', 'process.env.PORT', 'process.env'],
    ['src/app/state/x.ts', "localStorage.setItem('x', y)", 'storage'],
    ['src/desk/x.ts', "localStorage.setItem('x', y)", 'storage'],
    ['src/app/parts/X.tsx', '<p dangerouslySetInnerHTML={x} />', 'markup'],
    ['src/app/parts/X.tsx', 'node.innerHTML = x', 'markup'],
    ['src/app/parts/x.ts', 'eval(x)', 'markup'],
    ['src/app/ui/x.ts', "export * from './x.ts'", 'barrel'],
  ])('%s with %s', (path, text, rule) => {
    expect(codeErrors({ path, text }).join()).toContain(rule)
  })

  it.each([
    ['src/app/api/call.ts', "await fetch('/x')"],
    ['src/app/platform/clock.ts', 'return Date.now()'],
    ['src/server/clock.ts', 'return new Date()'],
    ['src/server/main.ts', 'process.env.PORT'],
    ['src/domain/x.ts', "new Date('2026-11-20T00:00:00Z'); new Date(instant)"],
    ['src/domain/x.ts', "// Date.now() is not for here\nconst text = 'Date.now()'"],
    ['src/server/x.ts', 'return app.fetch(request)'],
  ])('and none in %s with %s', (path, text) => {
    expect(codeErrors({ path, text })).toEqual([])
  })

  it.each([
    ['try {\n} catch {\n}', 2],
    ['try {\n} catch (error) {\n  // never mind\n}', 2],
    ['await work().catch(() => undefined)', 1],
    ['await work().catch(() => {}) // whatever', 1],
  ])('an error passed over without a reason in %j', (text, line) => {
    expect(silentCatches({ path: 'sw/x.ts', text })).toEqual([`sw/x.ts:${line}`])
  })

  it.each([
    'try {\n} catch {\n  // storage: memory is left.\n}',
    'try {\n} catch {\n  return undefined\n}',
    'await work().catch(() => undefined) // offline',
    'await Promise.all([work().catch(() => []), more]) // unsupported: a browser without it',
  ])('and none in %j', (text) => {
    expect(silentCatches({ path: 'sw/x.ts', text })).toEqual([])
  })

  it('an exported name of two files, and none that a pattern demands', () => {
    const twice = (name: string, ...paths: string[]) =>
      sharedNames(paths.map((path) => ({ path, text: `export const ${name} = 1\n` })))
    expect(twice('visit', 'src/domain/a.ts', 'src/server/b.ts')).toEqual([
      'visit: src/domain/a.ts, src/server/b.ts',
    ])
    const steps = ['a', 'b'].map((name) => `src/app/pages/intake/steps/${name}/index.ts`)
    expect(twice('step', ...steps)).toEqual([])
    expect(twice('other', ...steps)).toHaveLength(1)
    expect(twice('hold', 'src/app/state/hold.ts', 'src/app/messages/en/hold.ts')).toEqual([])
    expect(twice('now', 'src/server/clock.ts', 'src/app/platform/clock.ts')).toEqual([])
  })

  it('a circle of imports, and none where two import a third', () => {
    const importing = (path: string, ...targets: string[]) => ({
      path,
      text: targets.map((target) => `import { x } from '${target}'\n`).join(''),
    })
    const [c, d] = [importing('sw/c.ts', './d.ts'), importing('sw/d.ts')]
    expect(
      importCircles([importing('sw/a.ts', './b.ts', './d.ts'), importing('sw/b.ts', './c.ts'), c, d]),
    ).toEqual([])
    const circle = [['sw/a.ts', 'sw/c.ts', 'sw/d.ts']]
    expect(importCircles([importing('sw/a.ts', './c.ts'), c, importing('sw/d.ts', './a.ts')])).toEqual(circle)
    const typed = { path: 'sw/d.ts', text: "import type { X } from './a.ts'\n" }
    expect(importCircles([importing('sw/a.ts', './c.ts'), c, typed])).toEqual(circle)
  })

  it('barrels, names, places and lengths', () => {
    const text = "import { a } from './a.ts'\nexport { a }\nexport { b } from './b.ts'\n"
    expect(isBarrel({ path: 'src/app/ui/index.ts', text })).toBe(true)
    expect(isBarrel({ path: 'src/app/ui/index.ts', text: `${text}export const step = { a }\n` })).toBe(false)
    expect(fileErrors({ path: 'src/app/ui/myThing.ts', text: '' })).toHaveLength(1)
    expect(fileErrors({ path: 'src/app/ui/MyThing.ts', text: '' })).toHaveLength(1)
    expect(fileErrors({ path: 'src/app/utils/a.ts', text: '' })).toHaveLength(1)
    expect(fileErrors({ path: 'src/app/a.ts', text: '\n'.repeat(351) })).toHaveLength(1)
    expect(fileErrors({ path: 'src/app/ui/MyThing.module.css', text: '\n'.repeat(350) })).toEqual([])
  })

  it('work left for later and tests passed over', () => {
    expect(leftovers({ path: 'a.ts', text: '// TODO: more' })).toHaveLength(1)
    expect(leftovers({ path: 'a.test.ts', text: 'it.only(x)' })).toHaveLength(1)
    expect(leftovers({ path: 'a.test.ts', text: 'describe.skip(x)' })).toHaveLength(1)
    expect(leftovers({ path: 'a.test.ts', text: 'it.skipIf(absent)(x)' })).toEqual([])
  })
})

describe('reading sources', () => {
  it('every form of import is found', () => {
    const text = [
      "import a from 'a'",
      'import {',
      '  type B,',
      '  c,',
      "} from './b.ts'",
      "import './c.css'",
      "export { d } from '#contract/d'",
      "export type { E } from './e.ts'",
      "const f = () => import('./f.ts')",
      "const g = import.meta.glob<Step>(['./steps/*/index.ts', '!./steps/x/index.ts'], { eager: true })",
      "// import h from 'h'",
      'const text = /[\'"]/',
      "import i from './i.svg?url'",
    ].join('\n')
    expect(importsOf(text).sort()).toEqual(
      [
        'a',
        './b.ts',
        './c.css',
        '#contract/d',
        './e.ts',
        './f.ts',
        './steps/*/index.ts',
        './i.svg?url',
      ].sort(),
    )
  })

  it('imports lead to files and packages', () => {
    expect(resolveImport('src/app/a/b.ts', '../c/d.svg?url')).toEqual({
      kind: 'file',
      path: 'src/app/c/d.svg',
    })
    expect(resolveImport('src/app/a/b.ts', '/pages/*/Page.tsx')).toEqual({
      kind: 'file',
      path: 'src/app/pages/*/Page.tsx',
    })
    expect(resolveImport('a.ts', '@scope/name/deep')).toEqual({ kind: 'package', name: '@scope/name' })
    expect(resolveImport('a.ts', 'dayjs/plugin/utc.js')).toEqual({ kind: 'package', name: 'dayjs' })
  })

  it('code is what is no comment, string or regular expression', () => {
    expect(codeOf("a('x') // b\n/* c */d(/e'/, `f`)").replace(/ +/g, ' ')).toBe("a(' ') \n d( , `f`)")
  })
})
