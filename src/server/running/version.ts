/** The build writes it into the program. */
declare const __BUILD_VERSION__: string | undefined

/** Version and commit of this program, as the app shows them too. */
export const PROGRAM_VERSION = typeof __BUILD_VERSION__ === 'string' ? __BUILD_VERSION__ : 'unbuilt'
