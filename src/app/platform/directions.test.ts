import { expect, it } from 'vitest'
import { directionsTo } from './directions.ts'

it.each<[string, string | undefined]>([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'geo:0,0?q=1%20W%20Main%20St%2C%20Irmo'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5)', 'maps:?daddr=1%20W%20Main%20St%2C%20Irmo'],
  ['Mozilla/5.0 (Windows NT 10.0)', undefined],
])('"Directions" opens the map app of the device, if it has one: %s [SC-32, SC-36]', (agent, address) => {
  expect(directionsTo('1 W Main St, Irmo', agent)).toBe(address)
})
