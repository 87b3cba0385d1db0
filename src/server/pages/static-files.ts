import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { chosenEncoding, type Encoding } from '../http/compress.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** Compressed twins by the end of their name, the best first. */
export const TWINS: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }
/** Names in this folder carry a hash of what they hold. */
const HASHED = '/assets/'

type StaticFile = { path: string; etag: string; encodings: Map<Encoding, string> }

/** Answers requests for the files below `folder` as they were at the start; undefined for an unknown name. */
export function createStaticFiles(folder: string): (request: Request) => Promise<Response | undefined> {
  const files = filesIn(folder)
  return async (request) => {
    const { pathname } = new URL(request.url)
    const file = files.get(pathname)
    return file && (await answer(request, pathname, file))
  }
}

/** The names of a build's hashed files and their twins, and what reads one. */
export type HashedFiles = { names: string[]; read(name: string): Promise<Uint8Array> }

export function hashedFilesIn(folders: readonly string[]): HashedFiles {
  const pathOf = new Map(
    folders
      .flatMap((folder) => [...filesIn(folder)])
      .filter(([pathname]) => isHashed(pathname))
      .flatMap(([pathname, { path, encodings }]) => [
        [pathname, path] as const,
        ...[...encodings.values()].map((twin) => [pathname + extname(twin), twin] as const),
      ]),
  )
  return { names: [...pathOf.keys()], read: (name) => readFile(pathOf.get(name) ?? '') }
}

export function isHashed(pathname: string): boolean {
  return pathname.startsWith(HASHED)
}

/** The headers of a built file's answer. `hasTwins`: it comes in several encodings. */
export function fileHeaders(pathname: string, etag: string, hasTwins: boolean): Record<string, string> {
  return {
    'content-type': TYPES[extname(pathname)] ?? 'application/octet-stream',
    'cache-control': isHashed(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    ...(hasTwins && { vary: 'Accept-Encoding' }),
  }
}

async function answer(request: Request, pathname: string, file: StaticFile): Promise<Response | undefined> {
  const headers = fileHeaders(pathname, file.etag, file.encodings.size > 0)
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  const encoding = chosenEncoding(request, [...file.encodings.keys()])
  const path = (encoding && file.encodings.get(encoding)) ?? file.path
  const bytes = await readIfThere(path)
  if (!bytes) return undefined
  return new Response(bytes, { headers: { ...headers, ...(encoding && { 'content-encoding': encoding }) } })
}

/** Undefined: another build has taken the place of the one that this process serves. */
async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** By pathname. Left out: source maps, what begins with a dot, and index.html, which the templates stand for. */
function filesIn(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const path of names) {
    const pathname = `/${relative(folder, path).split(sep).join('/')}`
    if (/\.map(\.br|\.gz)?$|\/\.|^\/index\.html/.test(pathname)) continue
    const end = extname(pathname)
    const twin = TWINS[end]
    const original = files.get(pathname.slice(0, -end.length))
    if (twin && original) original.encodings.set(twin, path)
    else files.set(pathname, { path, etag: etagOf(path), encodings: new Map() })
  }
  return files
}

function etagOf(path: string): string {
  const { size, mtimeMs } = statSync(path)
  return `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
}
