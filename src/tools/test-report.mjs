// What the reports of Vitest and Playwright say: how many tests passed, and which files took longest.
import { relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './project.mjs'

const LONGEST_LISTED = 20

/** Lines of a failure's message that are repeated at the end of a run. */
const MESSAGE_LINES = 12

/** Engines, data and rights that a machine may lack: their tests are skipped there, and counted. Any other skipped test is a failure. */
const MAY_BE_ABSENT = ['PostgreSQL', 'reference data', 'mounted disk']

function isOfAbsentEngine({ fullName }) {
  return MAY_BE_ABSENT.some((name) => fullName.includes(name))
}

function isSkipped({ status }) {
  return ['skipped', 'pending', 'todo'].includes(status)
}

/**
 * Sums of Vitest's JSON report; a file that could not be loaded counts as one failure, and so does a skipped test that no absent
 * engine explains.
 */
export function tallyVitest(report) {
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  const skipped = tests.filter(isSkipped)
  const unexplained = skipped.filter((test) => !isOfAbsentEngine(test))
  for (const name of MAY_BE_ABSENT) {
    const count = skipped.filter(({ fullName }) => fullName.includes(name)).length
    if (count > 0) console.log(`${name}: not found, ${count === 1 ? '1 test' : `${count} tests`} not run`)
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

/** Every journey of Playwright's JSON report: { file, title, seconds, status, message }; the message is empty where it passed. */
function journeysOf(report) {
  const walk = (suite, file) => [
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, file)),
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        file,
        title,
        status,
        message: results
          .flatMap(({ errors }) => errors ?? [])
          .map(({ message }) => message ?? '')
          .join('\n'),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
  ]
  return (report.suites ?? []).flatMap((suite) => walk(suite, suite.file))
}

/** Sums of Playwright's JSON report: a journey that passed only when tried again failed, and so did one that was skipped. */
export function tallyPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length, skipped: 0 }
}

function fileOf(name) {
  return relative(ROOT, name).split(sep).join('/')
}

/** Seconds by file, of Vitest's report. */
export function secondsOfVitest(report) {
  return report.testResults.map(({ name, assertionResults }) => ({
    file: fileOf(name),
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

/**
 * What counts as failed in Vitest's report, each as its file, its name and the beginning of its message: tests, files that could not be
 * loaded, and tests that were skipped without a reason.
 */
export function failuresOfVitest(report) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const unexplained = assertionResults.filter((test) => isSkipped(test) && !isOfAbsentEngine(test))
    const isBroken = status === 'failed' && failed.length === 0
    return [
      ...(isBroken ? [describeFailure(fileOf(name), 'could not be loaded', message)] : []),
      ...failed.map(({ fullName, failureMessages }) =>
        describeFailure(fileOf(name), fullName, failureMessages.join('\n')),
      ),
      ...unexplained.map(({ fullName }) =>
        describeFailure(fileOf(name), `skipped without a reason: ${fullName}`),
      ),
    ]
  })
}

const FAILED_JOURNEY = { unexpected: '', flaky: 'passed only when tried again: ', skipped: 'skipped: ' }

/** The same of Playwright's report; an error outside of every journey is one of them. */
export function failuresOfPlaywright(report) {
  return [
    ...journeysOf(report)
      .filter(({ status }) => status in FAILED_JOURNEY)
      .map(({ file, title, status, message }) =>
        describeFailure(`tests/journeys/${file}`, FAILED_JOURNEY[status] + title, message),
      ),
    ...report.errors.map(({ message }) => describeFailure('browser', 'outside of a journey', message)),
  ]
}

function describeFailure(file, title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [` FAIL  ${file}: ${title}`, ...lines.slice(0, MESSAGE_LINES).map((line) => `       ${line}`)].join(
    '\n',
  )
}

export function describeTally({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
