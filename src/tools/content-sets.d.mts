export const CONTENT_SETS: readonly string[]
export function writeContentSets(from?: string, to?: string): void
export function mergePatch(target: unknown, patch: unknown): unknown
