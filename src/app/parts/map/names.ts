import type { Box, MapTown } from './basemap.ts'
import { pixelOf } from './clusters.ts'

/** The room that a name takes, in pixels: the width of a letter, the space beside the letters, and the height. No name may cover a pin. */
const LETTER = 7.2
const BESIDE = 8
const HEIGHT = 20
const PIN = 44
/** Names of a view at most. */
const MOST = 12

type Point = { lat: number; lng: number }

/** `below`: how many pixels below its point the name of a town is, where something else has its place. */
type Named = MapTown & { below: number }

/** Where a name may be, the best first. */
const PLACES = [0, 34, -34]

/**
 * The towns whose names a view shows: the first ones of the list that lie in it and whose names overlap neither another one nor a point of
 * `taken`, such as a pin (BK-17). `towns`: most people first.
 */
export function namesIn(
  view: Box,
  zoom: number,
  towns: readonly MapTown[],
  taken: readonly Point[],
): Named[] {
  const [west, south, east, north] = view
  const [left, right] = [
    pixelOf({ lat: north, lng: west }, zoom).x,
    pixelOf({ lat: north, lng: east }, zoom).x,
  ]
  const rooms = taken.map((point) => roomOf(point, zoom, PIN, PIN))
  const shown: Named[] = []
  for (const town of towns) {
    if (shown.length === MOST) break
    if (town.lat < south || town.lat > north || town.lng < west || town.lng > east) continue
    const room = roomOf(town, zoom, town.name.length * LETTER + BESIDE, HEIGHT)
    if (room.left < left || room.right > right) continue
    const below = PLACES.find((by) => !rooms.some((other) => overlap(moved(room, by), other)))
    if (below === undefined) continue
    rooms.push(moved(room, below))
    shown.push({ ...town, below })
  }
  return shown
}

type Room = { left: number; right: number; top: number; bottom: number }

function roomOf(point: Point, zoom: number, width: number, height: number): Room {
  const { x, y } = pixelOf(point, zoom)
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

function moved({ left, right, top, bottom }: Room, by: number): Room {
  return { left, right, top: top + by, bottom: bottom + by }
}

function overlap(one: Room, other: Room): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
