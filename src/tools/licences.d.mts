type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean }> }

export const BUILT_IN: readonly string[]
export function shippedPaths(lock: Lock): string[]
export function installedLicence(path: string): string | undefined
export function shippedPackages(): { name: string; version: string; licence: string; path: string }[]
export function licenceTexts(): string
