// What the reports of Vitest and Playwright say: how many tests passed, and which files took longest.
import { relative, sep } from 'node:path'
import { ROOT } from './project.mjs'

const LONGEST_LISTED = 20

/** Engines, data and rights that a machine may lack: their tests are skipped there, and counted. Any other skipped test is a failure. */
const MAY_BE_ABSENT = ['PostgreSQL', 'reference data', 'mounted disk']

function isOfAbsentEngine({ fullName }) {
  return MAY_BE_ABSENT.some((name) => fullName.includes(name))
}

/**
 * Sums of Vitest's JSON report; a file that could not be loaded counts as one failure, and so does a skipped test that no absent
 * engine explains.
 */
export function tallyVitest(report) {
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  const skipped = tests.filter(({ status }) => ['skipped', 'pending', 'todo'].includes(status))
  const unexplained = skipped.filter((test) => !isOfAbsentEngine(test))
  for (const { fullName } of unexplained) console.log(` FAIL  skipped without a reason: ${fullName}`)
  for (const name of MAY_BE_ABSENT) {
    const count = skipped.filter(({ fullName }) => fullName.includes(name)).length
    if (count > 0) console.log(`${name}: not found, ${count} tests not run`)
  }
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length + unexplained.length,
    skipped: skipped.length - unexplained.length,
  }
}

/** Every journey of Playwright's JSON report: { file, title, seconds, status }. */
function journeysOf(report) {
  const walk = (suite, file) => [
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, file)),
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        file,
        title,
        status,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
  ]
  return (report.suites ?? []).flatMap((suite) => walk(suite, suite.file))
}

/** Sums of Playwright's JSON report: a journey that passed only when tried again failed, and so did one that was skipped. */
export function tallyPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  for (const { title, status } of journeysOf(report)) {
    if (status === 'flaky') console.log(` FAIL  passed only when tried again: ${title}`)
    if (status === 'skipped') console.log(` FAIL  skipped: ${title}`)
  }
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length, skipped: 0 }
}

/** Seconds by file, of Vitest's report. */
export function secondsOfVitest(report) {
  return report.testResults.map(({ name, assertionResults }) => ({
    file: relative(ROOT, name).split(sep).join('/'),
    seconds: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
    tests: assertionResults.length,
  }))
}

/** Seconds by file, of Playwright's report. */
export function secondsOfPlaywright(report) {
  const files = new Map()
  for (const { file, seconds } of journeysOf(report)) {
    const sum = files.get(file) ?? { file: `tests/journeys/${file}`, seconds: 0, tests: 0 }
    files.set(file, { ...sum, seconds: sum.seconds + seconds, tests: sum.tests + 1 })
  }
  return [...files.values()]
}

/** The slowest of some files, a line each, slowest first. */
export function slowestLines(files) {
  return [...files]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, LONGEST_LISTED)
    .map(({ file, seconds, tests }) => `${seconds.toFixed(1).padStart(7)} s  ${file} (${tests})`)
}

export function describeTally({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
