import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fingerprint, writeStamp } from './freshness.mjs'
import { isMain, ROOT } from './project.mjs'

const OUT = join(ROOT, '.build')
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest|txt)$/

/** Builds everything into .build: the app, its templates, the server, the gazetteer. */
export async function build() {
  const { build: viteBuild } = await import('vite')
  const { buildGazetteer } = await import('./gazetteer.mjs')
  await removeOldChunks()
  await Promise.all([
    viteBuild({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' }),
    viteBuild(serverConfig()),
    viteBuild({
      configFile: join(ROOT, 'vite.config.ts'),
      logLevel: 'warn',
      publicDir: false,
      build: {
        ssr: join(ROOT, 'src/app/prerender.tsx'),
        outDir: join(OUT, 'prerender'),
        emptyOutDir: true,
        manifest: false,
      },
    }),
    buildGazetteer(join(OUT, 'gazetteer.json')),
  ])
  await writeTemplates()
  await rm(join(OUT, 'app/.vite'), { recursive: true, force: true })
  await compress(join(OUT, 'app'))
}

/** The server's chunks carry hashes, so those of the last build would stay. */
async function removeOldChunks() {
  await mkdir(OUT, { recursive: true })
  const old = (await readdir(OUT)).filter((name) => /^server-.*\.js$/.test(name))
  await Promise.all(old.map((name) => rm(join(OUT, name))))
}

function serverConfig() {
  return {
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
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

/** Puts rendered markup, inlined styles and preloads into the page that Vite wrote: one template a route. */
async function writeTemplates() {
  const prerender = pathToFileURL(join(OUT, 'prerender/prerender.js')).href
  const { renderTemplates, routeTable, REDIRECTS, TITLES, VERSION } = await import(prerender)
  const page = await readFile(join(OUT, 'app/index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(OUT, 'app/.vite/manifest.json'), 'utf8'))
  const entry = manifest['main.tsx'] ?? manifest['index.html']
  const folder = join(OUT, 'templates')
  const styleHashes = new Set()
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })

  const templates = [
    { name: 'shell', source: undefined, title: 'main', markup: '' },
    ...(await renderTemplates()),
  ]
  for (const { name, source, title, markup } of templates) {
    const chunk = source === undefined ? undefined : manifest[source]
    const entryCss = entry.css ?? []
    const pageCss = chunk ? filesOf(manifest, chunk, 'css').filter((file) => !entryCss.includes(file)) : []
    const scripts = chunk ? filesOf(manifest, chunk, 'file').filter((file) => !page.includes(file)) : []
    const css = (
      await Promise.all([...entryCss, ...pageCss].map((file) => readFile(join(OUT, 'app', file), 'utf8')))
    ).join('')
    styleHashes.add(`sha256-${createHash('sha256').update(css).digest('base64')}`)
    const head = [
      `<style>${css}</style>`,
      // Vite waits for a page's stylesheet unless a link to it is there; its rules are inlined above.
      ...pageCss.map((file) => `<link rel="stylesheet" href="/${file}" media="print">`),
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ]
    const html = page
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
      .replace(/<title>[^<]*<\/title>/, () => `<title>${TITLES[title]}</title>`)
      .replace('</head>', () => `${head.join('')}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
    await writeFile(join(folder, `${name}.html`), html)
  }
  await rm(join(OUT, 'app/index.html'))
  const routes = routeTable()
  const description = {
    version: VERSION,
    styleHashes: [...styleHashes],
    notFound: 'not-found.html',
    routes,
    redirects: REDIRECTS,
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(description, null, 1))
  await writeFile(join(OUT, 'client-manifest.json'), JSON.stringify(manifest))
}

/** Files of a chunk and of what it imports statically. */
function filesOf(manifest, chunk, kind, seen = new Set()) {
  if (seen.has(chunk.file)) return []
  seen.add(chunk.file)
  const own = kind === 'css' ? (chunk.css ?? []) : [chunk.file]
  return [
    ...new Set([
      ...own,
      ...(chunk.imports ?? []).flatMap((key) => filesOf(manifest, manifest[key], kind, seen)),
    ]),
  ]
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
