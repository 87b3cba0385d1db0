import { CACHE_PREFIX } from '#contract/worker'

const PRECACHE = `${CACHE_PREFIX}shell-`
/** Raise it when the caches of answers change their format. */
const FORMAT = '1'

/** The shell of this build. Each build has its own cache, so that installing one never changes another. */
export const SHELL_CACHE = PRECACHE + __BUILD_VERSION__

/** Landing pages from the server, which start the scripts of this build. */
export const LANDING_CACHE = `${CACHE_PREFIX}landing-${__BUILD_VERSION__}`

/** The banner of this host for the templates of this build, and its web app manifest. */
export const BANNER_CACHE = `${CACHE_PREFIX}banner-${__BUILD_VERSION__}`

/** Caches of answers, which stay when a new build installs. */
export const CACHES = {
  services: `${CACHE_PREFIX}services-${FORMAT}`,
  zipCodes: `${CACHE_PREFIX}zip-codes-${FORMAT}`,
  content: `${CACHE_PREFIX}content-${FORMAT}`,
  images: `${CACHE_PREFIX}images-${FORMAT}`,
  licensure: `${CACHE_PREFIX}licensure-${FORMAT}`,
  map: `${CACHE_PREFIX}map-${FORMAT}`,
} as const

/**
 * Removes old caches of this product. While pages of the previous build are open, its shell stays until the next update, because they
 * may still import from it.
 */
export async function removeOldCaches(pagesAreOpen: boolean): Promise<void> {
  const wanted: string[] = [SHELL_CACHE, LANDING_CACHE, BANNER_CACHE, ...Object.values(CACHES)]
  const names = await caches.keys() // oldest first
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && !wanted.includes(name))
  const before = pagesAreOpen ? old.filter((name) => name.startsWith(PRECACHE)).at(-1) : undefined
  await Promise.all(old.filter((name) => name !== before).map((name) => caches.delete(name)))
}

/** Removes the answers that are kept, so that what a guest typed has room; the shell stays, as nothing works offline without it. */
export async function makeRoom(): Promise<void> {
  await Promise.all(Object.values(CACHES).map((name) => caches.delete(name)))
}

export async function removeAllCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)))
}
