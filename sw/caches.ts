import { CACHE_PREFIX } from '#contract/worker'

const PRECACHE = `${CACHE_PREFIX}shell-`
/** Raised when what is kept in the caches of answers is kept in another way. */
const FORMAT = '1'

/** The shell of this build: every build has a cache of its own, so that installing one never touches another. */
export const SHELL_CACHE = PRECACHE + __BUILD_VERSION__

/** Landing pages as the server of this build wrote them: they start the scripts of this build. */
export const LANDING_CACHE = `${CACHE_PREFIX}landing-${__BUILD_VERSION__}`

/** The banner of this host, as it fills the templates of this build, and its web app manifest. */
export const BANNER_CACHE = `${CACHE_PREFIX}banner-${__BUILD_VERSION__}`

/** Answers by what they are about; they outlive a build. */
export const CACHES = {
  services: `${CACHE_PREFIX}services-${FORMAT}`,
  content: `${CACHE_PREFIX}content-${FORMAT}`,
  images: `${CACHE_PREFIX}images-${FORMAT}`,
  licensure: `${CACHE_PREFIX}licensure-${FORMAT}`,
  map: `${CACHE_PREFIX}map-${FORMAT}`,
} as const

/**
 * Removes the caches of ours that nobody needs. While pages of the build before are open its shell stays: they may still import
 * from it. It goes with the next update.
 */
export async function removeOldCaches(pagesAreOpen: boolean): Promise<void> {
  const wanted: string[] = [SHELL_CACHE, LANDING_CACHE, BANNER_CACHE, ...Object.values(CACHES)]
  const names = await caches.keys() // oldest first
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && !wanted.includes(name))
  const before = pagesAreOpen ? old.filter((name) => name.startsWith(PRECACHE)).at(-1) : undefined
  await Promise.all(old.filter((name) => name !== before).map((name) => caches.delete(name)))
}

/** Removes every cache of ours. */
export async function removeAllCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)))
}
