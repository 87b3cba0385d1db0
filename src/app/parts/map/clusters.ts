/** A place on the map. */
export interface Pin {
  key: string
  /** The letter of its card. */
  letter: string
  lat: number
  lng: number
}

/** Pins of one cell of the grid, where they stand together. */
export interface Cluster {
  pins: Pin[]
  lat: number
  lng: number
}

/** Pixels of a cell (RESULTS-21). */
export const GRID = 100
const TILE = 256

/** Pins that lie in one cell of a grid of 100 pixels at a zoom, as one mark each, in the order of their first pins. */
export function clustersOf(pins: readonly Pin[], zoom: number): Cluster[] {
  const cells = new Map<string, Pin[]>()
  for (const pin of pins) {
    const { x, y } = pixelOf(pin, zoom)
    const cell = `${Math.floor(x / GRID)} ${Math.floor(y / GRID)}`
    const others = cells.get(cell)
    if (others) others.push(pin)
    else cells.set(cell, [pin])
  }
  return [...cells.values()].map((together) => ({
    pins: together,
    lat: mean(together.map(({ lat }) => lat)),
    lng: mean(together.map(({ lng }) => lng)),
  }))
}

/** Where a point lies in pixels of the whole world at a zoom (Web Mercator). */
export function pixelOf({ lat, lng }: { lat: number; lng: number }, zoom: number): { x: number; y: number } {
  const world = TILE * 2 ** zoom
  const radians = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180
  return {
    x: ((lng + 180) / 360) * world,
    y: ((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * world,
  }
}

/** What stands on a mark: its letters, or how many pins there are. */
export function markOf(pins: readonly Pin[]): string {
  return pins.length <= 3 ? pins.map(({ letter }) => letter).join(' ') : String(pins.length)
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

/** Whether anybody knows the point; where nobody does, a directory has zeros. */
export function isPlaced({ lat, lng }: { lat: number; lng: number }): boolean {
  return lat !== 0 || lng !== 0
}
