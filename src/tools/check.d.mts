import type { Tally } from './test-report.mjs'

type Lock = {
  packages: Record<
    string,
    { integrity?: string; resolved?: string; inBundle?: boolean; dev?: boolean; devOptional?: boolean }
  >
}
export function lockfileFaults(lock: Lock): string[]
export function isPermissive(expression: string): boolean
export function licenceFaults(lock: Lock, licenceOf: (path: string) => string | undefined): string[]
export function runChecks(filter?: string): Promise<Tally>
