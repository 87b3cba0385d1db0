import L from 'leaflet'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { postMapKey } from '#contract/map-key'
import { drawMap } from './leaflet-map.ts'

it('a map that is removed hears nothing any more: a late move asks it for no view [BK-51]', async () => {
  const box = { a: [-85, 39, -84, 40] }
  vi.stubGlobal('fetch', async () =>
    Response.json({ lines: [], boxes: box, states: [], arcs: [], objects: {} }),
  )
  const made = vi.spyOn(L, 'map')
  const element = document.createElement('div')
  document.body.append(element)
  const drawn = drawMap(
    element,
    () => undefined,
    () => undefined,
  )
  const map = made.mock.results[0]?.value as L.Map
  drawn.show([{ key: 'a', letter: 'A', lat: 39.1, lng: -84.5 }])
  const looks = vi.spyOn(map, 'getBounds')
  drawn.remove()
  looks.mockClear()
  for (const event of ['moveend', 'zoomend', 'resize']) map.fire(event)
  expect(looks).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

describe('the street map of the operator', () => {
  const STREETS = { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png?key={key}', attribution: 'Streets Inc.' }

  /** Draws a map whose server has this street map. */
  function draw(mapKey: object) {
    const box = { a: [-85, 39, -84, 40] }
    const outlines = { lines: [], boxes: box, states: [], arcs: [], objects: {} }
    const told = vi.fn(() => Response.json({ data: { mapKey } }))
    vi.stubGlobal('fetch', async (path: RequestInfo | URL) =>
      String(path).includes(postMapKey.path) ? told() : Response.json(outlines),
    )
    const element = document.createElement('div')
    for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(element, side, { value: 300 })
    document.body.append(element)
    const said = vi.fn()
    const drawn = drawMap(element, () => undefined, said)
    onTestFinished(() => {
      drawn.remove()
      vi.unstubAllGlobals()
    })
    drawn.show([{ key: 'a', letter: 'A', lat: 39.1, lng: -84.5 }])
    return { tiles: () => [...element.querySelectorAll('img')].map(({ src }) => src), said, told }
  }

  it('is drawn, and told whose it is [LOCATOR-46, LOCATOR-47]', async () => {
    const { tiles, said } = draw({ ...STREETS, key: 'k1' })
    await vi.waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith('Streets Inc.'))
    expect(tiles().length).toBeGreaterThan(0)
    for (const tile of tiles()) expect(tile).toMatch(/^https:\/\/tiles\.example\/11\/\d+\/\d+\.png\?key=k1$/)
  })

  it('without one there are outlines alone, and no other host is asked [LOCATOR-47]', async () => {
    const { tiles, said, told } = draw({ tileUrl: null, attribution: null, key: null })
    await vi.waitFor(() => expect(told).toHaveResolved())
    expect(tiles()).toEqual([])
    expect(said).not.toHaveBeenCalled()
  })
})
