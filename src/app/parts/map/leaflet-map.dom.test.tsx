import L from 'leaflet'
import { expect, it, vi } from 'vitest'
import { drawMap } from './leaflet-map.ts'

it('a map that is removed hears nothing any more: a late move asks it for no view [BK-51]', async () => {
  const box = { a: [-85, 39, -84, 40] }
  vi.stubGlobal('fetch', async () =>
    Response.json({ lines: [], boxes: box, states: [], arcs: [], objects: {} }),
  )
  const made = vi.spyOn(L, 'map')
  const element = document.createElement('div')
  document.body.append(element)
  const drawn = drawMap(element, () => undefined)
  const map = made.mock.results[0]?.value as L.Map
  drawn.show([{ key: 'a', letter: 'A', lat: 39.1, lng: -84.5 }])
  const looks = vi.spyOn(map, 'getBounds')
  drawn.remove()
  looks.mockClear()
  for (const event of ['moveend', 'zoomend', 'resize']) map.fire(event)
  expect(looks).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
