/** Package version and commit of this build, shown in the footer. */
declare const __BUILD_VERSION__: string
