import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../content/source.ts'

const MARK = /^[a-z0-9-]{1,63}\.svg$/

/** The placeholder marks of the banners below `folder`, for operators without logos. */
export function createMarks(folder: string): Content['image'] {
  return async (asset) => {
    if (!MARK.test(asset)) return undefined
    const bytes = await readFile(join(folder, asset)).catch(() => undefined)
    return bytes && { bytes, type: 'image/svg+xml' }
  }
}
