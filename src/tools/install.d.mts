type Lock = { packages: Record<string, { version: string; optional?: boolean }> }
export function isInstallStale(lock: Lock, installed: Lock): boolean
export function installIfMissing(): Promise<void>
