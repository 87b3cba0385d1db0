import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../tests/support/sources.ts'
import { readPlaceTable } from '../server/address/gazetteer.ts'
import { stateOf } from './place-state.ts'

it.each([
  ['45202', 'OH'],
  ['45202-1234', 'OH'],
  ['Cincinnati, OH', 'OH'],
  [' Cincinnati,  ohio ', 'OH'],
  ['Cincinnati, OH 45202', 'OH'],
  ['Newport, 41071', 'KY'],
  ['Ohio', 'OH'],
  ['oh', 'OH'],
  ['new york', 'NY'],
])('%s is in %s [FIND-46, BK-05]', (location, state) => {
  expect(stateOf(location)).toBe(state)
})

it.each(['', 'ZZ', '00000', '00901', '4520', '09012', 'Cincinnati'])(
  '%j names no state [FIND-46]',
  (location) => {
    expect(stateOf(location)).toBeUndefined()
  },
)

it('every ZIP code of the gazetteer is in its state [FIND-46, BK-05]', () => {
  const { zips } = readPlaceTable(join(ROOT, '.build', 'gazetteer.json'))
  expect(zips.length).toBeGreaterThan(30_000)
  const expected = (state: string) => (state === 'PR' ? undefined : state)
  expect(zips.filter(([zip, , state]) => stateOf(zip) !== expected(state))).toEqual([])
})

it('a county in brackets does not hide the state [FEED-15, FIND-46]', () => {
  expect(stateOf('Jackson, NJ (Ocean County)')).toBe('NJ')
})
