/** Package version and commit of this build, shown in the footer. */
declare const __BUILD_VERSION__: string

/** The one bundled document that pages read before any loader is there. */
declare module '@content/hw_config/1.0.0/scheduler/scheduler-config.json' {
  export const data: { support: { customer: string; clinic: string } }
}
