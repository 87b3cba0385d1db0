import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aNetwork } from '../../../../tests/support/network.ts'
import { ROOT } from '../../../../tests/support/sources.ts'
import { type Box, CENTER, crosses, lineOf, loadCounties, loadStates, type MapLine, meet } from './basemap.ts'

const FOLDER = join(ROOT, 'public/basemap')
const { signal } = new AbortController()

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function served() {
  return aNetwork(async (path) => Response.json(JSON.parse(readFileSync(join(ROOT, 'public', path), 'utf8'))))
}

describe('the basemap', () => {
  it('loads the lines of all states, the District and Puerto Rico from this server [LOCATOR-47]', async () => {
    const network = served()
    const { lines, boxes } = await loadStates(signal)
    expect(lines.length).toBeGreaterThan(500)
    expect(boxes.size).toBeGreaterThanOrEqual(52)
    expect(readdirSync(FOLDER)).toHaveLength(2 * boxes.size + 1)
    expect(network.sent.map(({ path }) => path)).toEqual(['/basemap/states.json'])
  })

  it('Ohio and its county lines have the right coordinates [LOCATOR-47]', async () => {
    served()
    const { boxes } = await loadStates(signal)
    const [west = 0, south = 0, east = 0, north = 0] = boxes.get('39') ?? []
    expect([west, south, east, north].map(Math.round)).toEqual([-85, 38, -81, 42])
    const points = (await loadCounties('39', signal)).flat()
    expect(points.length).toBeGreaterThan(300)
    for (const [lat, lng] of points) {
      expect(lat).toBeGreaterThanOrEqual(south)
      expect(lat).toBeLessThanOrEqual(north)
      expect(lng).toBeGreaterThanOrEqual(west)
      expect(lng).toBeLessThanOrEqual(east)
    }
  })

  it('a map that has nothing to fit begins at Cincinnati, with lines to draw [LOCATOR-45, LOCATOR-47]', async () => {
    served()
    expect(CENTER).toEqual([39.1, -84.51])
    const [lat, lng] = CENTER
    const { boxes } = await loadStates(signal)
    const around = [...boxes].filter(([, box]) => meet(box, [lng, lat, lng, lat])).map(([id]) => id)
    expect(around).toContain('39')
    for (const id of around) expect((await loadCounties(id, signal)).length).toBeGreaterThan(0)
  })

  it('a file that is not a basemap is refused', async () => {
    aNetwork(async () => Response.json({ lines: 'none' }))
    await expect(loadStates(signal)).rejects.toThrow()
  })

  it('a line is its first point and the steps after it', () => {
    expect(lineOf([-84_500, 39_100, 100, -50])).toEqual([
      [39.1, -84.5],
      [39.05, -84.4],
    ])
    expect(lineOf([])).toEqual([])
  })

  it('boxes meet where they have a point in common', () => {
    expect(meet([0, 0, 2, 2], [2, 2, 3, 3])).toBe(true)
    expect(meet([0, 0, 2, 2], [2.1, 0, 3, 3])).toBe(false)
  })
})

describe('whether an outline is in sight', () => {
  const VIEW: Box = [0, 0, 2, 1]
  it.each<[string, MapLine, boolean]>([
    ['with a point in it', [[0.5, 1]], true],
    [
      'from side to side, with no point in it',
      [
        [0.5, -9],
        [0.5, 9],
      ],
      true,
    ],
    [
      'from top to bottom',
      [
        [9, 1],
        [-9, 1],
      ],
      true,
    ],
    [
      'across a corner',
      [
        [0.5, -0.5],
        [1.2, 0.4],
      ],
      true,
    ],
    [
      'around a corner',
      [
        [0.5, -0.5],
        [1.5, 0.2],
      ],
      false,
    ],
    [
      'all around it',
      [
        [-1, -1],
        [2, -1],
        [2, 3],
        [-1, 3],
        [-1, -1],
      ],
      false,
    ],
    [
      'away from it',
      [
        [5, 5],
        [6, 6],
      ],
      false,
    ],
  ])('a line %s [LOCATOR-47]', (_, line, isSeen) => {
    expect(crosses(line, VIEW)).toBe(isSeen)
    expect(crosses([...line].reverse(), VIEW)).toBe(isSeen)
  })
})
