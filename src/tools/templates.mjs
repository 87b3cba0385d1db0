// Puts what the build rendered into the page that Vite wrote: one template a route for the server, and the same ones for the service worker.
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './project.mjs'

const OUT = join(ROOT, '.build')
/** Below app/. Names in it carry a hash, so that the worker of one build installs whichever process answers (RUN-04). */
const OFFLINE = 'assets/offline'
const NO_SCRIPT_SLOT = '<!--noscript-->'
const BOOT = '<!--boot-->'
/** What Vite puts into the head to start the scripts, or to ask for them early. */
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g
/** The banner's theme, over the one above it. Server and worker fill this slot and those of its title and logo. */
const BANNER = '<!--banner-->'

/**
 * Writes the templates, and below app/ those the worker answers with when there is no server: without what only a server knows.
 * Needs the prerender build and the client build; `fileOfSource`: the built file of each source of the app. Answers what the worker must know of the app's addresses, in `files` where it finds each of its templates, in `languages` the files of each language's texts, and in `styleHashes` what its policy must allow for them.
 */
export async function writeTemplates(fileOfSource) {
  const prerender = pathToFileURL(join(OUT, 'prerender/prerender.js')).href
  const { renderTemplates, routeTable, MOVED_PATHS, VERSION, TRANSLATIONS } = await import(prerender)
  const manifest = JSON.parse(await readFile(join(OUT, 'app/.vite/manifest.json'), 'utf8'))
  const [folder, offline] = [join(OUT, 'templates'), join(OUT, 'app', OFFLINE)]
  await rm(folder, { recursive: true, force: true })
  await Promise.all([folder, offline].map((path) => mkdir(path, { recursive: true })))
  const shells = TRANSLATIONS.map(({ language }) => ({ name: 'shell', language, title: 'main', markup: '' }))
  const templates = [...shells, ...(await renderTemplates())]
  const page = await readFile(join(OUT, 'app/index.html'), 'utf8')
  const styleHashes = new Set()
  const files = {}
  for (const template of templates) {
    const spoken = TRANSLATIONS.find(({ language }) => language === template.language)
    const { html, css } = await templateOf(
      withNoScript(page, template, spoken.noScript),
      { manifest, fileOfSource },
      template,
      spoken,
    )
    styleHashes.add(`sha256-${createHash('sha256').update(css).digest('base64')}`)
    const isEnglish = template.language === 'en'
    await writeFile(join(folder, `${template.name}${isEnglish ? '' : `.${template.language}`}.html`), html)
    // The worker answers in English, and the app speaks another language over it: a device would keep a page for each language.
    if (!isEnglish) continue
    const kept = withoutServer(html, spoken.words)
    const hash = createHash('sha256').update(kept).digest('base64url').slice(0, 8)
    files[`${template.name}.html`] = `/${OFFLINE}/${template.name}-${hash}.html`
    await writeFile(join(OUT, 'app', files[`${template.name}.html`]), kept)
  }
  await rm(join(OUT, 'app/index.html'))
  const pages = { routes: routeTable(), redirects: MOVED_PATHS }
  const description = {
    version: VERSION,
    styleHashes: [...styleHashes],
    notFound: 'not-found.html',
    ...pages,
    words: Object.fromEntries(TRANSLATIONS.map(({ language, words }) => [language, words])),
    webApps: Object.fromEntries(TRANSLATIONS.map(({ language, webApp }) => [language, webApp])),
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(description, null, 1))
  await writeFile(join(OUT, 'client-manifest.json'), JSON.stringify(manifest))
  const translated = TRANSLATIONS.filter(({ source }) => source !== undefined)
  const languages = Object.fromEntries(
    translated.map(({ language, source }) => {
      const [, documents] = [...fileOfSource].find(([id]) => id.endsWith(`.${language}.json`)) ?? []
      const files = [chunkOf({ manifest, fileOfSource }, source).file, documents]
      return [language, files.filter(Boolean).map((file) => `/${file}`)]
    }),
  )
  return { ...pages, files, languages, styleHashes: [...styleHashes] }
}

/** Nothing is painted before the header is there whole: a browser that paints while it reads the header moves what it has painted (quality, P5). */
const WHOLE_HEADER = '<link rel="expect" href="#main" blocking="render">'

/**
 * The page with a route's markup, its styles inlined and its scripts asked for at its end: a browser finds them there before it parses, and
 * on a slow processor a parser that has met them in the head lets all that they bring go before the body (quality, P6). A page that is
 * whole without the app only names the app's files, and those of the page that it mostly leads to, or else of its parts, which the
 * app would ask for after it has begun: front.ts asks for them.
 */
async function templateOf(
  page,
  built,
  { source, parts = [], next, asked = [], bundled = [], title, markup, isWhole },
  { language, direction, source: texts, titles },
) {
  const { manifest } = built
  const app = chunkOf(built, 'main.tsx')
  const chunk = source === undefined ? undefined : chunkOf(built, source)
  const entryCss = filesOf(manifest, manifest['index.html'], 'css')
  // Parts that come to life later are in the markup all the same, and look as they will.
  const drawn = [app, chunk, ...parts.map((part) => chunkOf(built, part))].filter(Boolean)
  const pageCss = [...new Set(drawn.flatMap((one) => filesOf(manifest, one, 'css')))].filter(
    (file) => !entryCss.includes(file),
  )
  const words = texts === undefined ? undefined : chunkOf(built, texts)
  const needed = [app, chunk, words].filter(Boolean).flatMap((one) => filesOf(manifest, one, 'file'))
  const scripts = [...new Set(needed)].filter((file) => !page.includes(file))
  const atTouch = isWhole
    ? [...(next ? [next] : parts), ...bundled.map((path) => sourceOfDocument(built, path))]
        .flatMap((one) => filesOf(manifest, chunkOf(built, one), 'file'))
        .filter(
          (file, at, all) => all.indexOf(file) === at && !scripts.includes(file) && !page.includes(file),
        )
        .sort((one, other) => sizeOf(other) - sizeOf(one)) // browsers ask for six at a time: the longest go first
    : []
  const css = (
    await Promise.all([...entryCss, ...pageCss].map((file) => readFile(join(OUT, 'app', file), 'utf8')))
  ).join('')
  const end = [
    ...(page.match(SCRIPTS) ?? []).map((tag) => tag.trim()),
    // Vite waits for a page's stylesheet unless a link to it is there. Its rules are inlined above, so no browser needs to fetch it.
    ...pageCss.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ...scripts.map(
      (file) => `<link rel="${isWhole ? 'later' : 'modulepreload'}" crossorigin href="/${file}">`,
    ),
    ...atTouch.map((file) => `<link rel="touch" crossorigin href="/${file}">`),
    ...asked.map((path) => `<link rel="document" href="${path}">`),
  ]
  const html = page
    .replaceAll(SCRIPTS, '')
    .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction}">`)
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${titles[title]}__BANNER_TITLE_END__</title>`)
    .replace('</head>', () => `${WHOLE_HEADER}<style>${css}</style>${BANNER}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
    .replace('</body>', () => `${end.join('')}</body>`)
  return { html, css }
}

/**
 * The line above a page where scripts do not run, and the same where they have not run after ten seconds: front.ts removes that one
 * (SC-11). A store's page has the store's number.
 */
function withNoScript(page, { isOfStore }, { needs, counter, tryAgain }) {
  const [call, number] = isOfStore
    ? ['@@STORE_CALL@@', '@@STORE_PHONE@@']
    : ['tel:+1-__CUSTOMER_PHONE__', '__CUSTOMER_PHONE__']
  const link = `<a href="${call}">${number}</a>`
  const words = `${needs.replace('@@NUMBER@@', link)}${isOfStore ? ` ${counter}` : ''}`
  const late = `<p id="no-script" class="no-script late">${words} <a href="">${tryAgain}</a></p>`
  return page.replace(NO_SCRIPT_SLOT, () => `<noscript><p class="no-script">${words}</p></noscript>${late}`)
}

/** What the server fills, filled with what is right without it; the store's id is in the path, and the worker keeps the host's banner. */
function withoutServer(html, { fallbackName, fetching }) {
  return html
    .replaceAll('@@STORE_NAME@@', () => fallbackName)
    .replaceAll('<option value="@@TYPE@@">@@TYPE@@</option>', '')
    .replaceAll(/<li data-tile="">.*?<\/li>/g, '')
    .replace(/<details data-all-visits="".*?<\/details>/, '')
    .replaceAll('@@TYPE_HINT@@', () => fetching)
    .replaceAll('@@STORE_ADDRESS@@', '')
    .replaceAll('@@STORE_CALL@@', 'tel:+1-__CUSTOMER_PHONE__')
    .replaceAll('@@STORE_PHONE@@', '__CUSTOMER_PHONE__')
    .replaceAll(BOOT, '')
}

/** The source of a document's bundled copy, by the path of its content object. */
function sourceOfDocument({ fileOfSource }, path) {
  const ending = path.replace('/content/v2/objects', '')
  return [...fileOfSource.keys()].find((source) => source.endsWith(ending))
}

/** Bytes of a built file. */
const sizeOf = (file) => statSync(join(OUT, 'app', file)).size

/** The chunk that holds a source, alone or with others. */
function chunkOf({ manifest, fileOfSource }, source) {
  const chunk = Object.values(manifest).find(({ file }) => file === fileOfSource.get(source))
  if (!chunk) throw new Error(`No chunk holds ${source}`)
  return chunk
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
