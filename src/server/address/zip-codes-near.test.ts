import { assert } from 'superstruct'
import { expect, it } from 'vitest'
import { getZipCodes } from '#contract/zip-codes'
import { openTestApp } from '../../../tests/support/app.ts'
import { createPlaces } from './places.ts'

const PLACES = createPlaces({
  zips: [
    ['40601', 'Frankfort', 'KY', 'Franklin', 38.2, -84.87], // 65 miles
    ['41011', 'Covington', 'KY', 'Kenton', 39.07, -84.52],
    ['45202', 'Cincinnati', 'OH', 'Hamilton', 39.1072, -84.502],
    ['47001', 'Aurora', 'IN', 'Dearborn', 39.07, -84.9], // 21 miles
    ['47250', 'Madison', 'IN', 'Jefferson', 39.1, -85.4], // level with it, 48 miles to the west
  ],
  cities: [],
})

async function zipCodesNear(near: string) {
  const app = await openTestApp({ places: PLACES })
  const response = await app.send(`${getZipCodes.path}?${new URLSearchParams({ 'filter.near': near })}`)
  const { data } = (await response.json()) as { data: unknown }
  return { status: response.status, data }
}

it('lists the towns of the ZIP codes within 25 miles of one [WI-09]', async () => {
  const { data } = await zipCodesNear('45202-1234')
  assert(data, getZipCodes.data)
  expect(data.zipCodes).toEqual([
    ['41011', 'Covington', 'KY', 'Kenton'],
    ['45202', 'Cincinnati', 'OH', 'Hamilton'],
    ['47001', 'Aurora', 'IN', 'Dearborn'],
  ])
})

it('lists none around a ZIP code that does not exist, and refuses other texts [WI-09]', async () => {
  expect(await zipCodesNear('99999')).toEqual({ status: 200, data: { zipCodes: [] } })
  expect((await zipCodesNear('Cincinnati')).status).toBe(400)
})
