import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from './source.ts'

const ASSET = /^[A-Za-z0-9][A-Za-z0-9_-]{0,80}\.(png|jpg|jpeg|webp|svg)$/
const IMAGE_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}
const MOST_IMAGE_BYTES = 2 * 1024 * 1024

/** The operator's own image of a name; undefined: there is none. */
export async function ownImage(dataDir: string, asset: string): ReturnType<Content['image']> {
  const ending = ASSET.exec(asset)?.[1]
  const type = ending && IMAGE_TYPES[ending]
  if (!type) return undefined
  const file = join(dataDir, 'content', 'binary', 'image', asset)
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile() || found.size > MOST_IMAGE_BYTES) return undefined
  const bytes = await readFile(file).catch(() => undefined)
  return bytes && { bytes, type }
}
