// npm test: everything. npm test -- check|unit|faults|dom|browser [filter]: a part of it. npm test -- quick: types, lint and unit tests.
// npm test -- changed: what a change since main can reach.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from './browser.mjs'
import { changedSinceMain } from './changed.mjs'
import { runChecks } from './check.mjs'
import { buildIfStale } from './freshness.mjs'
import { installIfMissing } from './install.mjs'
import { bin, checkNode, isMain, ROOT, reportErrors, run, ToolError } from './project.mjs'
import {
  describeTally,
  failuresOfPlaywright,
  failuresOfVitest,
  secondsOfPlaywright,
  secondsOfVitest,
  slowestLines,
  tallyPlaywright,
  tallyVitest,
} from './test-report.mjs'

/** A runner that takes longer hangs. */
const MOST_MS = 60 * 60_000

const RESULTS = join(ROOT, '.build', 'test-results')

const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/**
 * Runs a runner that writes a JSON report; answers its tally, its files with their seconds, and its failures. No report, no test, or a bad exit
 * without a failure counts as one failure.
 */
async function runReported({
  name,
  command,
  args,
  report,
  tallyOf,
  secondsOf,
  failuresOf,
  mayBeEmpty,
  show,
}) {
  rmSync(report, { force: true })
  const { code, output } = await run(command, args, { show, timeout: MOST_MS })
  if (!show) console.log(`\n== ${name}\n${output.trim()}`)
  if (!existsSync(report)) {
    if (mayBeEmpty && code === 0) return { tally: NOTHING, files: [], failures: [] }
    return {
      tally: { ...NOTHING, failed: 1 },
      files: [],
      failures: [` FAIL  ${name} ended with ${code} and no report`],
    }
  }
  const read = JSON.parse(readFileSync(report, 'utf8'))
  const tally = tallyOf(read)
  const files = secondsOf(read)
  const isEmpty = tally.passed + tally.failed === 0
  const failures = failuresOf(read)
  const isUnexplained = (isEmpty && !mayBeEmpty) || (code !== 0 && tally.failed === 0)
  if (isUnexplained) failures.push(` FAIL  ${name} ${isEmpty ? 'ran no test' : `ended with ${code}`}`)
  return { tally: isUnexplained ? { ...tally, failed: 1 } : tally, files, failures }
}

function runVitest(project, { filters, change, show }) {
  const report = join(RESULTS, `${project}.json`)
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const since = change ? ['--changed', change.base, '--passWithNoTests'] : []
  return runReported({
    name: project,
    command: bin('vitest'),
    args: ['run', '--project', project, ...outputs, ...since, ...filters],
    report,
    tallyOf: tallyVitest,
    secondsOf: secondsOfVitest,
    failuresOf: failuresOfVitest,
    mayBeEmpty: change !== undefined,
    show,
  })
}

/** A change of the product may reach every journey; a change of journeys and their support reaches those that import it. */
function runBrowser({ filters, change, show }) {
  const report = join(RESULTS, 'playwright.json')
  const since =
    change && !change.reachesProduct ? [`--only-changed=${change.base}`, '--pass-with-no-tests'] : []
  return runReported({
    name: 'browser',
    command: bin('playwright'),
    args: ['test', '-c', 'tests/playwright.config.ts', ...since, ...filters],
    report,
    tallyOf: tallyPlaywright,
    secondsOf: secondsOfPlaywright,
    failuresOf: failuresOfPlaywright,
    mayBeEmpty: change !== undefined,
    show,
  })
}

/** Types, lint and what else needs no build; its steps print their own seconds. */
async function runCheck({ filters }) {
  return { tally: await runChecks(filters[0]), files: [], failures: [] }
}

const PARTS = {
  check: { run: runCheck },
  // Some tests of unit start the built server, and those of pages in a DOM read the gazetteer of the build.
  unit: { needsBuild: true, run: (options) => runVitest('unit', options) },
  faults: { needsBuild: true, run: (options) => runVitest('faults', options) },
  dom: { needsBuild: true, run: (options) => runVitest('dom', options) },
  browser: { needsBuild: true, needsBrowser: true, run: runBrowser },
}

/** These parts run beside the journeys, which leave a seventh of the processors' time to others: they wait for a page or a server. */
const BESIDE_BROWSER = ['faults', 'dom']

/** What a person may ask for, and the parts that it means. */
const ASKED = {
  ...Object.fromEntries(Object.keys(PARTS).map((name) => [name, [name]])),
  quick: ['check', 'unit'],
  changed: Object.keys(PARTS),
}

async function test([asked, ...filters]) {
  checkNode()
  if (asked !== undefined && !(asked in ASKED)) {
    throw new ToolError(`Unknown part "${asked}": it is one of ${Object.keys(ASKED).join(', ')}.`)
  }
  const names = ASKED[asked] ?? Object.keys(PARTS)
  const started = performance.now()
  await installIfMissing()
  if (names.some((name) => PARTS[name].needsBrowser)) await findOrInstallChromium()
  const change = asked === 'changed' ? await changedSinceMain() : undefined
  if (change) console.log(`Tests that the change since ${change.base} can reach:`)
  const building = names.some((name) => PARTS[name].needsBuild) ? await buildIfStale() : 0
  const isBeside = (name) => names.includes('browser') && BESIDE_BROWSER.includes(name)
  /** One after another; what one says is shown as it comes, or at its end. */
  const runInTurn = async (chosen, show) => {
    const ended = []
    for (const name of chosen) {
      console.log(show ? `\n== ${name}` : `\n== ${name}: what it says comes at its end`)
      const began = performance.now()
      const { tally, files, failures } = await PARTS[name].run({ filters, change, show })
      const seconds = (performance.now() - began) / 1000
      ended.push({
        tally,
        line: `${name}: ${describeTally(tally)} in ${seconds.toFixed(0)} s`,
        files,
        failures,
      })
    }
    return ended
  }
  const before = names.filter((name) => name !== 'browser' && !isBeside(name))
  const summary = await runInTurn(before, true)
  const besides = Promise.all(names.filter(isBeside).map((name) => runInTurn([name], false)))
  const journeys = await runInTurn(names.includes('browser') ? ['browser'] : [], true)
  summary.push(...(await besides).flat(), ...journeys)
  const total = { ...NOTHING }
  for (const { tally } of summary) for (const key of Object.keys(total)) total[key] += tally[key]
  for (const { line, files } of summary) {
    console.log(`\n${line}`)
    for (const slow of slowestLines(files)) console.log(slow)
  }
  const failures = summary.flatMap((part) => part.failures)
  if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`)
  if (building > 0) console.log(`\nthe build: ${building.toFixed(1)} s`)
  console.log(`\nall of it in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  console.log(describeTally(total))
  if (total.failed > 0 || (total.passed === 0 && !change)) process.exitCode = 1
}

if (isMain(import.meta)) await reportErrors(() => test(process.argv.slice(2)))
