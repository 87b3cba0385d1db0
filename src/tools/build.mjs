import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { classNames } from './class-names.mjs'
import { fingerprint, writeStamp } from './freshness.mjs'
import { isMain, ROOT } from './project.mjs'
import { buildVersion } from './version.mjs'

const OUT = join(ROOT, '.build')
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest|txt)$/

/**
 * Builds everything into .build: the app, its templates, its service worker, the counter's page, the server, the gazetteer. With KILL_SWITCH=1 the
 * worker is one that removes itself and what it kept.
 */
export async function build() {
  const { build: viteBuild } = await import('vite')
  const { buildGazetteer } = await import('./gazetteer.mjs')
  await removeOldChunks()
  // The client build ends with the worker, whose list of files holds the templates, which are rendered by this one.
  const prerendered = viteBuild(prerenderConfig())
  await Promise.all([
    prerendered.then(() => viteBuild({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' })),
    viteBuild(serverConfig()),
    viteBuild(await deskConfig()),
    buildGazetteer(join(OUT, 'gazetteer.json')),
  ])
  await rm(join(OUT, 'app/.vite'), { recursive: true, force: true })
  await Promise.all(['app', 'desk'].map((folder) => compress(join(OUT, folder))))
}

/** The server's chunks carry hashes, so those of the last build would stay. */
async function removeOldChunks() {
  await mkdir(OUT, { recursive: true })
  const old = (await readdir(OUT)).filter((name) => /^server-.*\.js$/.test(name))
  await Promise.all(old.map((name) => rm(join(OUT, name))))
}

function prerenderConfig() {
  return {
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: join(ROOT, 'src/app/prerender.tsx'),
      outDir: join(OUT, 'prerender'),
      emptyOutDir: true,
      manifest: false,
    },
  }
}

/** The counter's page: a build of its own, so that no file of it is among those of guests. One script, so that a page that stays open for a week lacks none. */
async function deskConfig() {
  const { default: react } = await import('@vitejs/plugin-react')
  return {
    configFile: false,
    root: join(ROOT, 'src/desk'),
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    css: { modules: { generateScopedName: classNames() } },
    build: {
      target: 'es2022',
      outDir: join(OUT, 'desk'),
      emptyOutDir: true,
      assetsDir: 'assets/desk',
      modulePreload: { polyfill: false },
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  }
}

function serverConfig() {
  return {
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILD_VERSION__: JSON.stringify(buildVersion()) },
    build: {
      ssr: join(ROOT, 'src/server/main.ts'),
      outDir: OUT,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { entryFileNames: 'server.js', chunkFileNames: 'server-[name]-[hash].js' },
      },
    },
  }
}

/** Writes .br and .gz beside every text file worth it. */
async function compress(folder) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && COMPRESSED.test(file.name))
    .map((file) => join(file.parentPath, file.name))
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file)
      if (bytes.length < 512) return
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, quality),
        promisify(gzip)(bytes, { level: 9 }),
      ])
      await mkdir(dirname(file), { recursive: true })
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }),
  )
}

if (isMain(import.meta)) {
  const print = fingerprint()
  await build()
  writeStamp(print)
}
