import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Connect, Plugin } from 'vite'
import { isRunnableDevEnvironment } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { SHELL_FILES } from './src/contract/worker.ts'
import { FRONT, SHELL, TOGETHER } from './src/tools/app-files.mjs'
import { classNames } from './src/tools/class-names.mjs'
import { writeContentSets } from './src/tools/content-sets.mjs'
import { licenceTexts, shippedPackages } from './src/tools/licences.mjs'
import { writeTemplates } from './src/tools/templates.mjs'
import { buildVersion } from './src/tools/version.mjs'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** dev and test read the test set, stage the stage set, prod the production set (CONTENT-06). */
const SETS: Record<string, string> = { dev: 'test', test: 'test', stage: 'stage', prod: 'production' }
const contentSet = SETS[process.env['CONTENT_ENV'] ?? 'prod'] ?? 'production'

// The app's bundle, the server and the tests all read the whole sets.
writeContentSets()

/** The keys of the prescreen flows: a folder is named after its key. */
function prescreenFlows(): string[] {
  const folders = readdirSync(at('src/app/pages/prescreen/flows'), { withFileTypes: true })
  return folders.filter((entry) => entry.isDirectory()).map(({ name }) => name.replaceAll('-', '_'))
}

/** The documents that the main configuration of the chosen set lists in forceFetch. */
function forceFetch(): string[] {
  const file = at(`.build/content/${contentSet}/hw_config/1.0.0/scheduler/scheduler-config.json`)
  return JSON.parse(readFileSync(file, 'utf8')).data.forceFetch
}

/** How the names of files with the texts of a language begin. */
const LANGUAGE_FILE = 'texts-'

const DOCUMENTS_FILE = 'in-language-'

/** For each language but English, whose texts are in the code that uses them: a file of its screens, and one of its documents (LANG-03). */
function languageGroups() {
  const folders = readdirSync(at('src/app/messages'), { withFileTypes: true })
  return folders
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .flatMap(({ name }) => [
      languageGroup(LANGUAGE_FILE + name, new RegExp(`src/app/messages/${name}/`)),
      languageGroup(DOCUMENTS_FILE + name, new RegExp(`\\.build/content/.*\\.${name}\\.json$`)),
    ])
}

function languageGroup(name: string, test: RegExp) {
  return { name, test, priority: 4, includeDependenciesRecursively: false }
}

/** A test of whether one of the patterns fits a source. */
function isOneOf(patterns: readonly RegExp[]) {
  return (id: string) => patterns.some((pattern) => pattern.test(id))
}

/** Which built file holds a source of the app: a file may hold several, under another name. */
const fileOfSource = new Map<string, string>()

/** Remembers the files of the build for those who write the templates. */
function filesOfSources(): Plugin {
  return {
    name: 'files-of-sources',
    generateBundle(_, bundle) {
      for (const one of Object.values(bundle)) {
        if (one.type !== 'chunk') continue
        for (const id of one.moduleIds) fileOfSource.set(relative(at('src/app'), id), one.fileName)
      }
    },
  }
}

/** The API in the dev server's own process; edits under src/server apply on the next request. */
function api(): Plugin {
  return {
    name: 'api',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const environment = server.environments['ssr']
        if (!environment || !isRunnableDevEnvironment(environment)) return next()
        const { apiMiddleware } = await environment.runner.import<{
          apiMiddleware: (env: NodeJS.ProcessEnv) => Connect.NextHandleFunction
        }>(at('src/server/dev.ts'))
        const handle = apiMiddleware(process.env)
        return handle(request, response, next)
      })
    },
  }
}

/** The counter's page on the dev server; the build makes it apart (src/tools/build.mjs). */
function deskPage(): Plugin {
  return {
    name: 'desk-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (request.url !== '/health-services/desk') return next()
        const page = readFileSync(at('src/desk/index.html'), 'utf8')
        const html = page.replace('./main.tsx', `/@fs${at('src/desk/main.tsx')}`)
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(await server.transformIndexHtml(request.url, html))
      })
    },
  }
}

/** The page of all parts, for developers: at /parts of the dev server, and in no build. */
function partsPage(): Plugin {
  const html = '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width" />'
  const body = '<title>Parts</title></head><body><div id="root"></div>'
  const script = '<script type="module" src="/pages/developer/parts.tsx"></script></body></html>'
  return {
    name: 'parts-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (request.url !== '/parts') return next()
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(await server.transformIndexHtml('/parts', html + body + script))
      })
    },
  }
}

/** Writes the content sets again when a document of them is edited beside the dev server. */
function contentSets(): Plugin {
  const sources = at('content-fallback')
  return {
    name: 'content-sets',
    configureServer({ watcher }) {
      watcher.add(sources)
      watcher.on('all', (_event, file) => file.startsWith(sources) && writeContentSets())
    },
  }
}

/** The licences of all that ships, word for word, as a file beside the page that lists them. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licenceTexts() })
    },
  }
}

/** With KILL_SWITCH=1 the worker that is built removes itself, and what it kept, from every device that comes back. */
const isKillSwitch = process.env['KILL_SWITCH'] === '1'

/** The service worker, built last: its list of files holds the templates. There is none in dev. */
function serviceWorker() {
  let pages: unknown
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: at('sw'),
    filename: 'service-worker.ts',
    injectRegister: false,
    registerType: 'prompt',
    manifest: false,
    devOptions: { enabled: false },
    injectManifest: {
      rollupFormat: 'iife',
      sourcemap: false,
      globPatterns: ['assets/**', 'icons/**'],
      // A device keeps the languages that are offered to it (sw/navigation.ts).
      globIgnores: ['**/*.map', `assets/${LANGUAGE_FILE}*`, `assets/${DOCUMENTS_FILE}*`],
      manifestTransforms: [shellFiles],
      ...(isKillSwitch ? { injectionPoint: undefined } : {}),
    },
    integration: {
      beforeBuildServiceWorker: async () => {
        pages = await writeTemplates(fileOfSource)
      },
      configureCustomSWViteBuild: (options) => {
        options.logLevel = 'warn'
        if (isKillSwitch && options.build?.lib) options.build.lib.entry = at('sw/kill-switch.ts')
        options.define = { ...options.define, __ROUTE_TABLE__: JSON.stringify(pages) }
      },
    },
  })
}

/** What a page has loaded before it starts the worker: the worker takes it from the browser's cache. */
const LOADED_BEFORE = /^assets\/(front|index|main|react|rolldown-runtime|shell)-[^/]+$/

type Entry = { url: string; revision: string | null; size: number; integrity?: string }

/**
 * What the worker installs, with the hash of each file: nothing between a device and the server can put another one, or a half one,
 * into the shell. Scripts and styles come as one file, because on a slow network a request for each takes minutes.
 */
function shellFiles(entries: Entry[]) {
  const isTogether = ({ url }: Entry) => /^assets\/.*\.(js|css)$/.test(url) && !LOADED_BEFORE.test(url)
  const texts = entries
    .filter(isTogether)
    .map(({ url }) => [`/${url}`, readFileSync(at(`.build/app/${url}`), 'utf8')] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const bytes = Buffer.from(JSON.stringify(Object.fromEntries(texts)))
  const url = `${SHELL_FILES.slice(1)}${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.json`
  writeFileSync(at(`.build/app/${url}`), bytes)
  const others = entries.filter((entry) => !isTogether(entry))
  const manifest = [...others, { url, revision: null, size: bytes.length }].map(withIntegrity)
  return { manifest: manifest.sort((one, other) => (one.url < other.url ? -1 : 1)) }
}

function withIntegrity<One extends { url: string }>(entry: One) {
  const bytes = readFileSync(at(`.build/app/${entry.url}`))
  const digest = createHash('sha256').update(bytes).digest('base64')
  return { ...entry, url: `/${entry.url}`, integrity: `sha256-${digest}` }
}

/** The store's tests on a real PostgreSQL, which `npm test -- quick` leaves out. */
const POSTGRES_TESTS = 'src/server/store/postgres.test.ts'

/** Tests in Node, without a page. */
function nodeTests(name: string, include: string[], groupOrder: number, exclude: string[] = []) {
  return {
    extends: true as const,
    test: {
      name,
      environment: 'node',
      expect: { poll: { timeout: 60_000 } },
      // A process for each file costs more than half of the tests: files share one, each with modules of its own.
      isolate: false,
      setupFiles: [at('tests/support/unit-setup.ts')],
      globalSetup: [at('tests/support/run-folder.ts')],
      include,
      exclude: ['**/*.dom.test.tsx', ...exclude],
      sequence: { groupOrder },
    },
  }
}

export default defineConfig({
  root: at('src/app'),
  publicDir: at('public'),
  cacheDir: at('.build/vite'),
  plugins: [
    react(),
    partsPage(),
    deskPage(),
    api(),
    contentSets(),
    licences(),
    filesOfSources(),
    serviceWorker(),
  ],
  // The router's shim for older versions of React has nothing to add to this one, and browsers of this target need no ES5.
  resolve: {
    alias: {
      '@content': at(`.build/content/${contentSet}`),
      'use-sync-external-store/shim/index.js': 'react',
      'workbox-window': 'workbox-window/build/workbox-window.prod.mjs',
    },
  },
  define: {
    __BUILD_VERSION__: JSON.stringify(buildVersion()),
    __PRESCREEN_FLOWS__: JSON.stringify(prescreenFlows()),
    __FORCE_FETCH__: JSON.stringify(forceFetch()),
    __SHIPPED__: JSON.stringify(
      shippedPackages().map(({ name, version, licence }) => [name, version, licence]),
    ),
  },
  css: { modules: { generateScopedName: classNames() } },
  build: {
    target: 'es2022',
    outDir: at('.build/app'),
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // What a page begins with is there when it asks for more.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html'
          ? needed
          : needed.filter((file) => !/\/(front|main|react|rolldown-runtime|shell)-/.test(file)),
    },
    rolldownOptions: {
      // The documents are imported by a pattern, and one of them is in the app's file.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      output: {
        // The shell names every file of the app, and hashes cannot be compressed.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            ...languageGroups(),
            { name: 'front', test: isOneOf(FRONT), priority: 3, includeDependenciesRecursively: false },
            { name: 'shell', test: isOneOf(SHELL), priority: 1 },
            ...Object.entries(TOGETHER).map(([name, patterns]) => ({
              name,
              test: isOneOf(patterns),
              priority: 1,
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
    },
  },
  test: {
    root: at('.'),
    // This and the limits of polls end what hangs. How long a test takes on a machine that is busy says nothing about the product.
    testTimeout: 180_000,
    // A server that a test leaves in the middle of its requests has 12 seconds to stop.
    hookTimeout: 30_000,
    allowOnly: false,
    // `npm test -- changed` follows imports of modules; these are read as text.
    forceRerunTriggers: [
      '**/migrations/*.sql',
      '**/content-fallback/**',
      '**/vite.config.ts',
      '**/package.json',
    ],
    // Vitest leaves one processor idle unless told otherwise.
    maxWorkers: '100%',
    projects: [
      nodeTests('unit', ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'], 0, [POSTGRES_TESTS]),
      // Real servers, databases, sockets, disks and attacks: `npm test -- quick` leaves them out.
      nodeTests('faults', ['tests/faults/**/*.test.ts', POSTGRES_TESTS], 1),
      {
        extends: true,
        test: {
          name: 'dom',
          // A page makes much that lives for a moment: with a larger young generation less of it is copied.
          execArgv: ['--max-semi-space-size=64'],
          environment: at('tests/support/dom-environment.ts'),
          // Files share a process, each with modules of its own: a process for each file takes a third of the time.
          isolate: false,
          // A page waits nearly half of its time, for its server and for what is drawn. Each further process loads all modules once more.
          maxWorkers: availableParallelism() + 1,
          expect: { poll: { timeout: 60_000 } },
          // Vitest wants an order for projects with other numbers of workers.
          sequence: { groupOrder: 2 },
          globalSetup: [at('tests/support/run-folder.ts')],
          setupFiles: [at('tests/support/dom-setup.ts')],
          include: ['src/{app,desk}/**/*.dom.test.tsx'],
        },
      },
    ],
  },
})
