// npm test: everything. npm test -- unit|browser|check [filter]: a part of it.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from './browser.mjs'
import { runChecks } from './check.mjs'
import { buildIfStale } from './freshness.mjs'
import { installIfMissing } from './install.mjs'
import { bin, checkNode, isMain, orTrouble, ROOT, run, Trouble } from './project.mjs'

/** A runner that takes longer hangs. */
const MOST_MS = 60 * 60_000

const RESULTS = join(ROOT, '.build', 'test-results')

/** Tests of Vitest's JSON report that were left out because there is no PostgreSQL to run them on. */
function countWithoutPostgres(report) {
  return report.testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'skipped' && test.fullName.includes('PostgreSQL')).length
}

/** Sums of Vitest's JSON report; a file that could not be loaded counts as one failure. */
export function tallyVitest(report) {
  const withoutPostgres = countWithoutPostgres(report)
  if (withoutPostgres > 0) console.log(`PostgreSQL: not found, ${withoutPostgres} tests not run`)
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/** Sums of Playwright's JSON report; a test that passed when tried again is told, an error outside a test is a failure. */
export function tallyPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  if (flaky > 0) console.log(`${flaky} journeys passed only when tried again.`)
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped }
}

/** Runs a runner that writes a JSON report. No report, no test, or a bad exit without a failure counts as one failure. */
async function runReported(name, command, args, report, tallyOf) {
  rmSync(report, { force: true })
  const { code } = await run(command, args, { show: true, timeout: MOST_MS })
  if (!existsSync(report)) {
    console.log(` FAIL  ${name} ended with ${code} and no report`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const tally = tallyOf(JSON.parse(readFileSync(report, 'utf8')))
  const ran = tally.passed + tally.failed
  if (ran === 0) console.log(` FAIL  ${name} ran no test`)
  const unexplained = ran === 0 || (code !== 0 && tally.failed === 0)
  return unexplained ? { ...tally, failed: 1 } : tally
}

function runUnit(filters) {
  const report = join(RESULTS, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters]
  return runReported('vitest', bin('vitest'), args, report, tallyVitest)
}

function runBrowser(filters) {
  const report = join(RESULTS, 'playwright.json')
  const args = ['test', '-c', 'tests/playwright.config.ts', ...filters]
  return runReported('playwright', bin('playwright'), args, report, tallyPlaywright)
}

const PARTS = {
  check: { build: false, run: (filters) => runChecks(filters[0]) },
  // Some unit tests start the built server.
  unit: { build: true, run: runUnit },
  browser: { build: true, run: runBrowser },
}

export function describeTally({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

async function test([part, ...filters]) {
  checkNode()
  if (part !== undefined && !(part in PARTS)) {
    throw new Trouble(`Unknown part "${part}": it is one of ${Object.keys(PARTS).join(', ')}.`)
  }
  const started = performance.now()
  await installIfMissing()
  if (part === undefined || part === 'browser') await findOrInstallChromium()
  const total = { passed: 0, failed: 0, skipped: 0 }
  const times = []
  for (const name of part ? [part] : Object.keys(PARTS)) {
    console.log(`\n== ${name}`)
    const began = performance.now()
    if (PARTS[name].build) await buildIfStale()
    const tally = await PARTS[name].run(filters)
    for (const key of Object.keys(total)) total[key] += tally[key]
    times.push(`${name}: ${describeTally(tally)} in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  console.log(`\n${times.join('\n')}\nall of it in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  console.log(describeTally(total))
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1
}

if (isMain(import.meta)) await orTrouble(() => test(process.argv.slice(2)))
