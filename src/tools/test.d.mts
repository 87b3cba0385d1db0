export type Tally = { passed: number; failed: number; skipped: number }
export function tallyVitest(report: {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: { status: string; fullName: string }[] }[]
}): Tally
export function tallyPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: object[]
}): Tally
export function describeTally(tally: Tally): string
