import 'leaflet/dist/leaflet.css'
import type { FitBoundsOptions, LatLngBounds, Map as LeafletMap } from 'leaflet'
import L from 'leaflet'
import { say } from '../../messages/catalogue.ts'
import { map as texts } from '../../messages/en/map.ts'
import {
  type Box,
  CENTER,
  crosses,
  loadCounties,
  loadStates,
  loadTowns,
  type MapLine,
  type MapTown,
  meet,
} from './basemap.ts'
import { clustersOf, markOf, type Pin } from './clusters.ts'
import styles from './LocationMap.module.css'
import { namesIn } from './names.ts'
import { loadStreetMap, type StreetMap } from './street-map.ts'

const [FARTHEST, NEAREST] = [3, 13]
/** Outlines say nothing nearer than NEAREST; streets do. */
const NEAREST_OF_STREETS = 18
const COUNTIES_FROM = 6
const NEAR = 11
/** Width of the buttons at the end, in pixels. */
const BUTTONS = 64
/** Pins keep clear of the rim, and of the buttons at its end. */
const CLEAR: FitBoundsOptions = { paddingTopLeft: [48, 48], paddingBottomRight: [80, 48] }

type Point = { lat: number; lng: number }

/** A drawn map. Its creator sets the pins and removes it. */
export interface DrawnMap {
  /** Shows these pins, with a mark at the point that was searched for, and fits them (RESULTS-21). */
  show(pins: readonly Pin[], origin?: Point): void
  zoom(by: 1 | -1): void
  /** Moves the view by a share of its width and height. */
  pan(right: number, down: number): void
  /** Brings a pin to the middle. */
  centre(key: string): void
  remove(): void
}

/**
 * Draws a map of outlines into an element, from this server's files alone; over them the operator's street map, where there is one
 * (LOCATOR-47). `onStreets` hears whose it is.
 */
export function drawMap(
  element: HTMLElement,
  onPin: (key: string) => void,
  onStreets: (attribution: string) => void,
): DrawnMap {
  const leaving = new AbortController()
  const map = L.map(element, {
    center: CENTER,
    zoom: 7,
    minZoom: FARTHEST,
    maxZoom: NEAREST,
    zoomControl: false, // Leaflet makes it from a string of markup; the page has its own buttons
    attributionControl: false,
    keyboard: false, // the list beside the map has the same contents
    scrollWheelZoom: false,
    fadeAnimation: false,
    zoomAnimation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  const marks = L.layerGroup().addTo(map)
  const names = L.layerGroup().addTo(map)
  let pins: readonly Pin[] = []
  let origin: Point | undefined
  let towns: readonly MapTown[] = []
  const drawNames = () => {
    names.clearLayers()
    const taken = origin ? [...pins, origin] : pins
    for (const { name, lat, lng, below } of namesIn(clearOf(map), map.getZoom(), towns, taken))
      L.marker([lat, lng], {
        interactive: false,
        keyboard: false,
        icon: nameIcon(name, below),
        zIndexOffset: -1000,
      }).addTo(names)
  }
  const drawMarks = () => {
    marks.clearLayers()
    if (origin) L.marker(origin, { interactive: false, keyboard: false, icon: originIcon() }).addTo(marks)
    for (const cluster of clustersOf(pins, map.getZoom())) {
      const mark = L.marker([cluster.lat, cluster.lng], {
        keyboard: false,
        icon: iconOf(cluster.pins),
      })
      mark.on('click', () => {
        if (cluster.pins.length === 1) onPin(cluster.pins[0]?.key ?? '')
        else map.fitBounds(boundsOf(cluster.pins), { ...CLEAR, maxZoom: map.getZoom() + 2 })
      })
      mark.addTo(marks)
    }
  }
  map.on('zoomend', drawMarks)
  let isFitting = false
  let hasStreets = false
  // A pin must not move from under a finger.
  element.addEventListener('pointerdown', () => (isFitting = false), {
    capture: true,
    signal: leaving.signal,
  })
  /** Zooms out until a fitted view shows an outline or a name: without one it would be a white box. */
  const widen = (lines: readonly MapLine[], known: readonly MapTown[]) => {
    towns = known
    drawNames()
    if (!isFitting || hasStreets) return
    const view = boxOf(map.getBounds().pad(-0.1))
    isFitting =
      map.getZoom() > COUNTIES_FROM &&
      !lines.some((line) => crosses(line, view)) &&
      namesIn(view, map.getZoom(), towns, pins).length === 0
    if (isFitting) map.setZoom(map.getZoom() - 1, { animate: false })
  }
  void drawOutlines(map, leaving.signal, widen)
  void loadStreetMap(leaving.signal).then((streets) => {
    if (!streets || leaving.signal.aborted) return
    hasStreets = true
    names.remove() // the tiles have names of their own
    addStreets(map, streets)
    onStreets(streets.attribution)
  })
  return {
    show(next, from) {
      pins = next
      origin = from
      isFitting = next.length > 0
      const points = from ? [...next, from] : next
      if (isFitting) map.fitBounds(boundsOf(points), { ...CLEAR, maxZoom: NEAR, animate: false })
      drawMarks()
      drawNames()
    },
    zoom: (by) => void map.setZoom(map.getZoom() + by),
    pan(right, down) {
      const { x, y } = map.getSize()
      map.panBy([right * x, down * y])
    },
    centre(key) {
      const pin = pins.find((one) => one.key === key)
      if (pin) map.setView([pin.lat, pin.lng], Math.max(map.getZoom(), NEAR))
    },
    remove() {
      leaving.abort()
      map.off() // a late event of a map that is gone has no view (BK-51)
      map.remove()
    },
  }
}

/** Above the outlines, which are left where a tile does not load, and below the pins. */
function addStreets(map: LeafletMap, { tileUrl, key }: StreetMap): void {
  const pane = 'streets'
  map.createPane(pane).style.zIndex = '450'
  const options = { pane, key, maxZoom: NEAREST_OF_STREETS }
  L.tileLayer(tileUrl, options).addTo(map)
  map.setMaxZoom(NEAREST_OF_STREETS)
}

function boundsOf(pins: readonly Point[]) {
  return L.latLngBounds(pins.map(({ lat, lng }) => [lat, lng]))
}

function iconOf(pins: readonly Pin[]) {
  const html = document.createElement('span')
  html.className = styles['pin'] ?? ''
  html.dataset['forced'] = 'fill'
  html.textContent = markOf(pins)
  return L.divIcon({ html, className: styles['mark'] ?? '', iconSize: [0, 0] })
}

function nameIcon(name: string, below: number) {
  const html = document.createElement('span')
  html.className = styles['town'] ?? ''
  html.textContent = name
  return L.divIcon({ html, className: styles['mark'] ?? '', iconSize: [0, 0], iconAnchor: [0, -below] })
}

/** The mark of the point that was searched for, which is no place of the list. */
function originIcon() {
  const html = document.createElement('span')
  html.className = styles['origin'] ?? ''
  html.title = say(texts).origin
  return L.divIcon({ html, className: styles['mark'] ?? '', iconSize: [0, 0] })
}

/** The part of the view that the buttons at its end leave. */
function clearOf(map: LeafletMap): Box {
  const { x, y } = map.getSize()
  const end = map.containerPointToLatLng([Math.max(0, x - BUTTONS), 0])
  return boxOf(L.latLngBounds(map.containerPointToLatLng([0, y]), end))
}

function boxOf(bounds: LatLngBounds): Box {
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
}

/**
 * Draws state lines at once and county lines where the zoom is large enough; calls `onDrawn` with all lines and towns whenever those of the
 * view are complete. If they do not load, the pins stay on a plain ground.
 */
async function drawOutlines(
  map: LeafletMap,
  signal: AbortSignal,
  onDrawn: (lines: readonly MapLine[], towns: readonly MapTown[]) => void,
): Promise<void> {
  const all: MapLine[] = []
  // By state, so that the names of one do not hide those of its neighbour.
  const towns: MapTown[][] = []
  const add = (lines: MapLine[], className: string) => {
    all.push(...lines)
    L.polyline(lines, { className, interactive: false, smoothFactor: 1.2 }).addTo(map)
  }
  const drawn = new Set<string>()
  let waitingFor = 0
  try {
    const { lines, boxes } = await loadStates(signal)
    if (signal.aborted) return
    add(lines, styles['state'] ?? '')
    const drawCounties = () => {
      if (signal.aborted) return
      const view = boxOf(map.getBounds())
      for (const [id, box] of map.getZoom() < COUNTIES_FROM ? [] : boxes) {
        if (drawn.has(id) || !meet(box, view)) continue
        drawn.add(id)
        waitingFor += 1
        const towned = loadTowns(id, signal).catch(() => []) // offline: outlines alone
        Promise.all([loadCounties(id, signal), towned]).then(
          ([counties, named]) => {
            waitingFor -= 1
            if (signal.aborted) return
            add(counties, styles['county'] ?? '')
            towns.push(named)
            if (waitingFor === 0) onDrawn(all, inTurns(towns))
          },
          () => {
            waitingFor -= 1
            drawn.delete(id)
          },
        )
      }
      if (waitingFor === 0) onDrawn(all, inTurns(towns))
    }
    map.on('moveend', drawCounties)
    drawCounties()
  } catch {
    // offline: the list is complete without a map.
  }
}

/** The biggest towns of all states, then the second ones, and so on. */
function inTurns(states: readonly (readonly MapTown[])[]): MapTown[] {
  const most = Math.max(0, ...states.map(({ length }) => length))
  return Array.from({ length: most }, (_, rank) => states.flatMap((towns) => towns[rank] ?? [])).flat()
}
