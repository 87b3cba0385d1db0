import { readBundled } from './bundled.ts'
import type { ContentLoader } from './loader.ts'
import { createLoader } from './loader.ts'
import type { FetchJson } from './sources.ts'

const API_TIMEOUT = 3000 // quality, fault 41: a slow content service never blocks

/** The content loader of this build: documents come from the content service and from the set bundled with the app. */
export function createContentLoader({ fetchJson }: { fetchJson: FetchJson }): ContentLoader {
  return createLoader({ fetchJson, readFile: readBundled, apiTimeoutMs: API_TIMEOUT })
}
