import { fetchJson } from '../api/reach.ts'
import { readBundled } from './bundled.ts'
import { createLoader } from './loader.ts'

/** The loader of this page. Its documents come from the content service and from the set bundled with the app. */
export const content = createLoader({
  fetchJson,
  readFile: readBundled,
  apiTimeoutMs: 3000, // quality, fault 41: a slow content service never blocks a guest
  likelyFromApi: __FORCE_FETCH__,
})
