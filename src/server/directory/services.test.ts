import { assert } from 'superstruct'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getServicesAtLocation } from '#contract/services'
import { getWeekHours } from '#contract/week-hours'
import { openNow } from '#domain/open-now'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aLocation, TEST_NOW } from '../../../tests/support/builders.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
})

async function hoursOf(id: string) {
  const response = await app.send(`${getServicesAtLocation.path}?filter.locationId=${id}`)
  const { data } = await response.json()
  assert(data, getServicesAtLocation.data)
  return data.location?.hours
}

it('a store with its services has its hours, and none where they are not known [STORE-07, WI-01, API-07]', async () => {
  await app.store.putLocations([aLocation({ id: '01400377', hours: null })])
  const hours = await hoursOf(aLocation().id)
  expect(hours?.open[1]).toEqual(['2026-11-20T14:00:00.000Z', '2026-11-21T02:00:00.000Z'])
  expect(hours?.knownUntil).toBe('2026-11-28T05:00:00.000Z')
  expect(openNow(hours, TEST_NOW)).toMatchObject({ kind: 'open' })
  expect(await hoursOf('01400377')).toBeUndefined()
})

it('the usual opening times of a store are there in lines for print, and none where they are not known [WI-42]', async () => {
  await app.store.putLocations([aLocation({ id: '01400377', hours: null })])
  const linesOf = async (id: string) => {
    const response = await app.send(`${getWeekHours.path}?filter.locationId=${id}`)
    return response.status === 200 ? (await response.json()).data.weekHours : response.status
  }
  expect((await linesOf(aLocation().id)).join(' / ')).toMatch(/^(?:Every day|Mon)\S* \d\d:\d\d AM-/)
  expect(await linesOf('01400377')).toEqual([])
  expect(await linesOf('99999999')).toBe(404)
})

it('an operator who closes a store closes it in the answer as well [STORE-07, WI-01, DIR-06]', async () => {
  await app.store.editDirectory(async (writer) => {
    const scope = { ids: [aLocation().id] }
    const closure = { scope, from: '2026-11-20', to: '2026-11-20', reason: 'A broken pipe' }
    await writer.addClosures([closure], '2026-11-20')
  })
  const hours = await hoursOf(aLocation().id)
  expect(openNow(hours, TEST_NOW)).toEqual({ kind: 'closed', next: Date.parse('2026-11-21T14:00:00Z') })
})

it('a service that is closed today, or for these hours, cannot be chosen by a walk-in [DIR-06]', async () => {
  const available = async () => {
    const answer = await app.send(`${getServicesAtLocation.path}?filter.locationId=${aLocation().id}`)
    const { services } = (await answer.json()).data
    return services.find(({ id }: { id: number }) => id === 501).isAvailable
  }
  const closed = async (from: string, hours?: [number, number]) => {
    for (const { id } of await app.store.closures()) await app.store.removeClosure(id)
    const scope = { ids: [aLocation().id], serviceIds: [501] }
    const closure = { scope, from, to: from, reason: '', ...(hours && { hours }) }
    await app.store.addClosures([closure], '2026-11-20')
    const later = performance.now() + 2000
    vi.spyOn(performance, 'now').mockReturnValue(later)
    return (await available()) === false
  }
  expect(await available()).not.toBe(false)
  // It is 12:00 at the store.
  expect(await closed('2026-11-20')).toBe(true)
  expect(await closed('2026-11-21')).toBe(false)
  expect(await closed('2026-11-20', [720, 780])).toBe(true)
  expect(await closed('2026-11-20', [660, 720])).toBe(false)
})
