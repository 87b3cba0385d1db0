import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { screen } from '../../../../tests/support/dom.tsx'
import { LetterCard } from '../LetterCard.tsx'
import { LocationMap } from './LocationMap.tsx'

const drawn = { show: vi.fn(), zoom: vi.fn(), pan: vi.fn(), centre: vi.fn(), remove: vi.fn() }
const streets = { told: (_attribution: string): void => undefined }
vi.mock('./leaflet-map.ts', () => ({
  drawMap: (_element: unknown, _onPin: unknown, onStreets: (attribution: string) => void) => {
    streets.told = onStreets
    return drawn
  },
}))
vi.mock('../../platform/map-markup.ts', () => ({ allowMapMarkup: () => undefined }))

const ORIGIN = { lat: 39.15, lng: -84.45 }
const PINS = [
  { key: 'one', letter: 'A', lat: 39.1, lng: -84.5 },
  { key: 'two', letter: 'B', lat: 39.2, lng: -84.4 },
]

function Page({ hasMap, pins = PINS }: { hasMap: boolean; pins?: typeof PINS }) {
  return (
    <>
      {['one', 'two', 'unplaced'].map((key) => (
        <LetterCard key={key} id={key} level={2} name={`Clinic ${key}`} letter="A" pin={key}>
          Facts
        </LetterCard>
      ))}
      {hasMap && <LocationMap pins={pins} origin={ORIGIN} onPin={() => undefined} />}
    </>
  )
}

afterEach(cleanup) // other files share the document

beforeEach(() => {
  for (const one of Object.values(drawn)) one.mockClear()
})

it('a card brings its pin to the middle of the map, where the page has a map with it [SC-36]', async () => {
  const { rerender } = render(<Page hasMap />)
  await waitFor(() => expect(drawn.show).toHaveBeenCalled())
  const names = screen
    .getAllByRole('button', { name: /^Show on map/ })
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Show on map, Clinic one', 'Show on map, Clinic two'])
  fireEvent.click(screen.getByRole('button', { name: 'Show on map, Clinic two' }))
  expect(drawn.centre).toHaveBeenCalledExactlyOnceWith('two')
  act(() => rerender(<Page hasMap={false} />))
  expect(screen.queryByRole('button', { name: /^Show on map/ })).toBeNull()
})

it('the view stays while times are read again, and fits the places of another search [RESULTS-21, LOCATOR-47]', async () => {
  const { rerender } = render(<Page hasMap />)
  await waitFor(() => expect(drawn.show).toHaveBeenCalledTimes(1))
  act(() => rerender(<Page hasMap pins={PINS.map((pin) => ({ ...pin }))} />))
  expect(drawn.show).toHaveBeenCalledTimes(1)
  act(() => rerender(<Page hasMap pins={PINS.slice(1)} />))
  expect(drawn.show).toHaveBeenLastCalledWith(PINS.slice(1), ORIGIN)
})

it('the map shows all pins again by a button, and arrow keys move it [SC-36]', async () => {
  render(<Page hasMap />)
  await waitFor(() => expect(drawn.show).toHaveBeenCalledTimes(1))
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(drawn.show).toHaveBeenLastCalledWith(PINS, ORIGIN)
  expect(drawn.show).toHaveBeenCalledTimes(2)
  const map = screen.getByRole('region', { name: 'Map, moved by arrow keys' })
  expect(map).toHaveAttribute('tabindex', '0')
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) fireEvent.keyDown(map, { key })
  expect(drawn.pan.mock.calls).toEqual([
    [-0.25, 0],
    [0.25, 0],
    [0, -0.25],
    [0, 0.25],
  ])
  expect(fireEvent.keyDown(map, { key: 'ArrowDown' }), 'the page does not scroll').toBe(false)
  expect(fireEvent.keyDown(map, { key: 'Tab' })).toBe(true)
})

it('says whose the map is: the outlines, or the street map of the operator [LOCATOR-47]', async () => {
  render(<Page hasMap />)
  await waitFor(() => expect(drawn.show).toHaveBeenCalledTimes(1))
  expect(screen.getByText('Outlines: U.S. Census Bureau. Towns: GeoNames')).toBeVisible()
  act(() => streets.told('Streets Inc.'))
  expect(screen.getByText('Streets Inc.')).toBeVisible()
  expect(screen.queryByText(/Census/)).toBeNull()
})
