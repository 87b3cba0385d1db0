export type Tally = { passed: number; failed: number; skipped: number }
export type TimedFile = { file: string; seconds: number; tests: number }
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name?: string
    status: string
    assertionResults: { status: string; fullName: string; duration?: number }[]
  }[]
}
type Suite = {
  file?: string
  suites?: Suite[]
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: object[]
  suites?: Suite[]
}
export function tallyVitest(report: VitestReport): Tally
export function tallyPlaywright(report: PlaywrightReport): Tally
export function secondsOfVitest(report: VitestReport): TimedFile[]
export function secondsOfPlaywright(report: PlaywrightReport): TimedFile[]
export function slowestLines(files: TimedFile[]): string[]
export function describeTally(tally: Tally): string
