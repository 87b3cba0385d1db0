export const BROWSER_ARGS: string[]
export function findChromium(env?: Record<string, string | undefined>): string | undefined
export function findOrInstallChromium(): Promise<string>
