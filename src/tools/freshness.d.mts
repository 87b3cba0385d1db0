export function fingerprint(contentEnv?: string, root?: string): string
export function writeStamp(print: string, stamp?: string): void
export function isBuilt(): boolean
export function isBuildStale(print?: string, stamp?: string): boolean
export function buildIfStale(): Promise<void>
