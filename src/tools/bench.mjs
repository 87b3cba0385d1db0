// npm run bench [-- full] [name...]: `attacks` names all that begin with it; figures beside their gates and goals. Never part of the tests: machines differ.
import { readdirSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './browser.mjs'
import { buildIfStale } from './freshness.mjs'
import { installIfMissing } from './install.mjs'
import { checkNode, ROOT, reportErrors, ToolError } from './project.mjs'

const BENCHES = join(ROOT, 'tests', 'bench')
const SUFFIX = '.bench.ts'

function chosenNames(words) {
  const names = readdirSync(BENCHES)
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length))
  // A word means the bench of that name and those whose names begin with it.
  const meant = (word) => names.filter((name) => name === word || name.startsWith(`${word}-`))
  const stranger = words.find((word) => meant(word).length === 0)
  if (stranger) throw new ToolError(`Unknown bench "${stranger}": it is one of ${names.join(', ')}.`)
  return words.length > 0 ? [...new Set(words.flatMap(meant))] : names
}

/** Loads a TypeScript module of the benches. */
async function load(file) {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(BENCHES, file), {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
  })
  return module
}

await reportErrors(async () => {
  checkNode()
  const words = process.argv.slice(2)
  const names = chosenNames(words.filter((word) => word !== 'full'))
  await installIfMissing()
  await findOrInstallChromium()
  await buildIfStale()
  const [busy] = loadavg()
  const cores = availableParallelism()
  if (busy > cores)
    console.log(`The machine is busy (load ${busy.toFixed(1)} on ${cores} cores): times will be too high.`)
  const { missed, table } = await load('figure.ts')
  const figures = []
  for (const name of names) {
    const { bench } = await load(`${name}${SUFFIX}`)
    figures.push(...(await bench({ full: words.includes('full'), say: (line) => console.log(line) })))
  }
  console.log(`\n${table(figures)}`)
  const behind = missed(figures)
  if (behind.length > 0) console.log(`\nBehind their gate: ${behind.join('; ')}`)
})
process.exit()
