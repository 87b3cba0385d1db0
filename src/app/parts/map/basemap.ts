import { array, create, number, record, string, tuple, type } from 'superstruct'
import { fetchJson } from '../../api/reach.ts'

/** Latitude and longitude of each point. */
export type MapLine = [lat: number, lng: number][]
/** West, south, east, north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/** The centre of a map without pins (LOCATOR-45, LOCATOR-47). */
export const CENTER: [lat: number, lng: number] = [39.1, -84.51]

const PER_DEGREE = 1000
const Lines = array(array(number()))
const States = type({
  lines: Lines,
  states: record(string(), tuple([number(), number(), number(), number()])),
})

/** Loads the lines of states and coasts, and the box of each state by its FIPS code (LOCATOR-47). Rejects on failure. */
export async function loadStates(
  signal: AbortSignal,
): Promise<{ lines: MapLine[]; boxes: Map<string, Box> }> {
  const { lines, states } = create((await fetchJson('/basemap/states.json', signal)).body, States)
  const boxes = Object.entries(states).map(
    ([id, box]) => [id, box.map((side) => side / PER_DEGREE) as unknown as Box] as const,
  )
  return { lines: lines.map(lineOf), boxes: new Map(boxes) }
}

/** Loads the county lines of a state. Rejects on failure. */
export async function loadCounties(id: string, signal: AbortSignal): Promise<MapLine[]> {
  return create((await fetchJson(`/basemap/counties-${id}.json`, signal)).body, Lines).map(lineOf)
}

/** A town on the map. */
export type MapTown = { name: string; lat: number; lng: number }

const Towns = array(tuple([string(), number(), number()]))

/** Loads names of towns of a state, most people first. Rejects on failure. */
export async function loadTowns(id: string, signal: AbortSignal): Promise<MapTown[]> {
  const rows = create((await fetchJson(`/basemap/towns-${id}.json`, signal)).body, Towns)
  return rows.map(([name, x, y]) => ({ name, lat: y / PER_DEGREE, lng: x / PER_DEGREE }))
}

/** Decodes a line, which a file keeps as its first point and the steps from point to point. */
export function lineOf(steps: readonly number[]): MapLine {
  let [x, y] = [0, 0]
  const line: MapLine = []
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0
    y += steps[index + 1] ?? 0
    line.push([y / PER_DEGREE, x / PER_DEGREE])
  }
  return line
}

/** Whether two boxes have a point in common. */
export function meet(one: Box, other: Box): boolean {
  return one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3]
}

/** Whether a line crosses a box. */
export function crosses(line: MapLine, [west, south, east, north]: Box): boolean {
  return line.some(([lat, lng], at) => {
    const [toLat, toLng] = line[at + 1] ?? [lat, lng]
    // The shares of the step, from 0 to 1, that lie between each pair of sides.
    const [fromX, toX] = between(lng, toLng, west, east)
    const [fromY, toY] = between(lat, toLat, south, north)
    return Math.max(fromX, fromY, 0) <= Math.min(toX, toY, 1)
  })
}

function between(start: number, end: number, low: number, high: number): [from: number, to: number] {
  const step = end - start
  if (step === 0) return low <= start && start <= high ? [0, 1] : [1, 0]
  const [one, other] = [(low - start) / step, (high - start) / step]
  return one <= other ? [one, other] : [other, one]
}
