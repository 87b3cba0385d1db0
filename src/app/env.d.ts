/** Package version and commit of this build. */
declare const __BUILD_VERSION__: string

/** Every shipped package. */
declare const __SHIPPED__: readonly (readonly [name: string, version: string, licence: string])[]

/** Key of every folder in pages/prescreen/flows. Pages read it that do not load the flows. */
declare const __PRESCREEN_FLOWS__: readonly string[]

/** What the main configuration of this build has in forceFetch. */
declare const __FORCE_FETCH__: readonly string[]

/** The one document that pages import without the content loader. */
declare module '@content/hw_config/1.0.0/scheduler/scheduler-config.json' {
  export const data: { support: { customer: string; clinic: string } }
}
