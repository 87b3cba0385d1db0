// node src/tools/basemap.mjs: writes the map's outlines of states and counties into public/basemap, from us-atlas (U.S. Census Bureau).
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isMain, ROOT } from './project.mjs'

const require = createRequire(import.meta.url)
const FOLDER = join(ROOT, 'public/basemap')

/** Coordinates are whole thousandths of a degree: about a hundred metres. */
const PER_DEGREE = 1000

/**
 * Writes states.json, the lines of states and coasts and each state's box, and one file of county lines a state, by its FIPS code.
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
