import { say } from '../../messages/catalogue.ts'
import { map as texts } from '../../messages/en/map.ts'

/** A location on the map. */
export interface Pin {
  key: string
  /** The letter of its card. */
  letter: string
  lat: number
  lng: number
}

/** The pins of one grid square, at their mean position. */
export interface Cluster {
  pins: Pin[]
  lat: number
  lng: number
}

/** Side of a grid square in pixels (RESULTS-21). */
export const GRID = 100
const TILE = 256

/** Groups the pins by squares of 100 pixels at a zoom, in the order of their first pins. */
export function clustersOf(pins: readonly Pin[], zoom: number): Cluster[] {
  const squares = new Map<string, Pin[]>()
  for (const pin of pins) {
    const { x, y } = pixelOf(pin, zoom)
    const square = `${Math.floor(x / GRID)} ${Math.floor(y / GRID)}`
    const pinsThere = squares.get(square)
    if (pinsThere) pinsThere.push(pin)
    else squares.set(square, [pin])
  }
  return [...squares.values()].map((together) => ({
    pins: together,
    lat: mean(together.map(({ lat }) => lat)),
    lng: mean(together.map(({ lng }) => lng)),
  }))
}

/** The pixel of a point on the map of the whole world at a zoom (Web Mercator). */
export function pixelOf({ lat, lng }: { lat: number; lng: number }, zoom: number): { x: number; y: number } {
  const world = TILE * 2 ** zoom
  const radians = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180
  return {
    x: ((lng + 180) / 360) * world,
    y: ((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * world,
  }
}

/** The label of a mark: the letter of a pin, or how many places are there (BK-17). */
export function markOf(pins: readonly Pin[]): string {
  const [only] = pins
  return only && pins.length === 1 ? only.letter : say(texts).together(pins.length)
}

/** The letter of a place by its position in the whole list, from 0: A to Z, then AA, so that letters go on over the pages (BK-17). */
export function letterOf(position: number): string {
  const last = String.fromCharCode(65 + (position % 26))
  return position < 26 ? last : letterOf(Math.floor(position / 26) - 1) + last
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

/** Whether the point is known: a directory has zeros where it is not. */
export function isPlaced({ lat, lng }: { lat: number; lng: number }): boolean {
  return lat !== 0 || lng !== 0
}
