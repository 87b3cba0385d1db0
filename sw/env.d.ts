/** What the build puts into the worker. */
interface ServiceWorkerGlobalScope {
  readonly __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[]
}

/** Package version and commit of this build. */
declare const __BUILD_VERSION__: string

/** Which offline template answers which address, by the patterns of the app's paths. */
declare const __PAGES__: import('./pages.ts').Pages
