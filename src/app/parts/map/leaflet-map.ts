import 'leaflet/dist/leaflet.css'
import type { Map as LeafletMap } from 'leaflet'
import L from 'leaflet'
import type { Pin } from './clusters.ts'
import { clustersOf, markOf } from './clusters.ts'
import styles from './LocationMap.module.css'
import type { Box, Line } from './outlines.ts'
import { CENTER, loadCounties, loadStates, meet } from './outlines.ts'

const [FARTHEST, NEAREST] = [3, 13]
const COUNTIES_FROM = 6

/** A map on the page; it hears of its pins and is thrown away by whoever drew it. */
export interface DrawnMap {
  /** Shows these pins and fits them (RESULTS-21). */
  show(pins: readonly Pin[]): void
  zoom(by: 1 | -1): void
  remove(): void
}

/** Draws a map of outlines into an element: no tiles, no keys, nothing that is not from this server (LOCATOR-47). */
export function drawMap(element: HTMLElement, onPin: (key: string) => void): DrawnMap {
  const leaving = new AbortController()
  const map = L.map(element, {
    center: CENTER,
    zoom: 7,
    minZoom: FARTHEST,
    maxZoom: NEAREST,
    zoomControl: false, // its markup is a string; the page has buttons of its own
    attributionControl: false,
    keyboard: false, // the list beside it says the same
    scrollWheelZoom: false,
    fadeAnimation: false,
    zoomAnimation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  const marks = L.layerGroup().addTo(map)
  let pins: readonly Pin[] = []
  const drawMarks = () => {
    marks.clearLayers()
    for (const cluster of clustersOf(pins, map.getZoom())) {
      const mark = L.marker([cluster.lat, cluster.lng], {
        keyboard: false,
        icon: iconOf(cluster.pins),
      })
      mark.on('click', () => {
        if (cluster.pins.length === 1) onPin(cluster.pins[0]?.key ?? '')
        else map.fitBounds(boundsOf(cluster.pins), { padding: [48, 48], maxZoom: map.getZoom() + 2 })
      })
      mark.addTo(marks)
    }
  }
  map.on('zoomend', drawMarks)
  void drawOutlines(map, leaving.signal)
  return {
    show(next) {
      pins = next
      if (next.length > 0) map.fitBounds(boundsOf(next), { padding: [48, 48], maxZoom: 11, animate: false })
      drawMarks()
    },
    zoom: (by) => void map.setZoom(map.getZoom() + by),
    remove() {
      leaving.abort()
      map.remove()
    },
  }
}

function boundsOf(pins: readonly Pin[]) {
  return L.latLngBounds(pins.map(({ lat, lng }) => [lat, lng]))
}

function iconOf(pins: readonly Pin[]) {
  const html = document.createElement('span')
  html.className = styles['pin'] ?? ''
  html.textContent = markOf(pins)
  return L.divIcon({ html, className: styles['mark'] ?? '', iconSize: [0, 0] })
}

/** Lines of states at once, of counties where they can be told apart. Without them the pins stand on a plain ground. */
async function drawOutlines(map: LeafletMap, signal: AbortSignal): Promise<void> {
  const add = (lines: Line[], className: string) =>
    L.polyline(lines, { className, interactive: false, smoothFactor: 1.2 }).addTo(map)
  const drawn = new Set<string>()
  try {
    const { lines, boxes } = await loadStates(signal)
    if (signal.aborted) return
    add(lines, styles['state'] ?? '')
    const drawCounties = () => {
      if (map.getZoom() < COUNTIES_FROM) return
      const bounds = map.getBounds()
      const view: Box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
      for (const [id, box] of boxes) {
        if (drawn.has(id) || !meet(box, view)) continue
        drawn.add(id)
        loadCounties(id, signal).then(
          (counties) => !signal.aborted && add(counties, styles['county'] ?? ''),
          () => drawn.delete(id),
        )
      }
    }
    map.on('moveend', drawCounties)
    drawCounties()
  } catch {
    // The list is complete without a map.
  }
}
