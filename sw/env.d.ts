/** A file of the build that the worker caches. `revision`: null where its name has a hash. */
interface ShellFile {
  readonly url: string
  readonly revision: string | null
  readonly integrity: string
}

interface ServiceWorkerGlobalScope {
  readonly __WB_MANIFEST: readonly ShellFile[]
}

/** Package version and commit of this build. */
declare const __BUILD_VERSION__: string

/** The app's addresses, and the template that answers each without a server. */
declare const __ROUTE_TABLE__: import('./pages.ts').RouteTable & {
  /** The address of each template. */
  readonly files: Readonly<Record<string, string>>
  /** The files of each language's texts, by its code. English has none. */
  readonly languages: Readonly<Record<string, readonly string[]>>
  /** Hashes of the styles in the templates, as a security policy names them. */
  readonly styleHashes: readonly string[]
}
