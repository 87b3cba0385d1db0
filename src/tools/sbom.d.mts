type Named = { name: string; version: string }

export const SBOM: string
export function makeSbom(): Promise<{ components: Named[] }>
export function sbomFaults(sbom: { components: readonly Named[] }, packages: readonly Named[]): string[]
export function writeSbom(): Promise<string[]>
