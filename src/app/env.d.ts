/** Package version and commit of this build, shown in the footer. */
declare const __BUILD_VERSION__: string

/** Name, version and licence of every package that is shipped. */
declare const __SHIPPED__: readonly (readonly [name: string, version: string, licence: string])[]

/** The one bundled document that pages read before any loader is there. */
declare module '@content/hw_config/1.0.0/scheduler/scheduler-config.json' {
  export const data: { support: { customer: string; clinic: string } }
}
