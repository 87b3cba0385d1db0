import { assert } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getLicensureStates } from '#contract/licensure'
import { errorKeys, openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aDirectoryService } from '../../../tests/support/builders.ts'
import type { LicensureRecord } from './records.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
})
afterEach(() => app.close())

async function ask(serviceId: string) {
  const response = await app.send(`${getLicensureStates.path}?filter.serviceId=${serviceId}`)
  const { data, meta } = await response.json()
  assert(data, getLicensureStates.data)
  const states = data['licensure-states']
  const licensed = states.filter((state) => state.hasLicense).map(({ code }) => code)
  return { states, licensed, meta }
}

/** Gives service 701 to dietitians who are licensed in these states. */
async function putProviders(...licensureStates: string[][]): Promise<void> {
  await app.store.putServices([aDirectoryService({ id: 701, businessNames: ['dietitian'] })])
  await app.store.putRecords(
    licensureStates.map((codes, at) => ({
      kind: 'virtualProvider',
      key: `provider-${at}`,
      demonstration: false,
      body: { id: `provider-${at}`, serviceIds: [701], licensureStates: codes },
    })),
  )
}

async function putLicensure(body: LicensureRecord): Promise<void> {
  await app.store.putRecords([{ kind: 'licensure', key: body.businessName, demonstration: false, body }])
}

describe('the states of a service', () => {
  it('are all of them in the order of their names, with a count beside [API-28, API-29, ENTITY-28]', async () => {
    await putProviders(['OH'])
    const { states, meta } = await ask('701')
    expect(states).toHaveLength(51)
    const names = states.map(({ name }) => name)
    expect(names).toEqual([...names].sort())
    expect(states[0]).toEqual({ name: 'Alabama', code: 'AL', hasLicense: false })
    expect(meta).toEqual({ 'licensure-states': 51 }) // API-29
  })

  it('are licensed where one who gives the service is, whatever its business says [API-27]', async () => {
    await putProviders(['OH', 'KY'], ['TX', 'OH'])
    await putLicensure({ businessName: 'dietitian', stateCodes: ['OH', 'WY'] })
    expect((await ask('701')).licensed).toEqual(['KY', 'OH', 'TX'])
  })

  it('are licensed where its business is, when nobody is named [API-27]', async () => {
    await putProviders()
    expect((await ask('701')).licensed).toEqual([])
    await putLicensure({ businessName: 'tlc', stateCodes: ['CA'] })
    await putLicensure({ businessName: 'dietitian', stateCodes: ['WY', 'AZ'] })
    expect((await ask('701')).licensed).toEqual(['AZ', 'WY'])
  })

  it.each([
    ['777', 404, 'unknownService'],
    ['0', 400, 'invalidRequest'],
    ['-1', 400, 'invalidRequest'],
    ['1e3', 400, 'invalidRequest'],
    ['99999999', 400, 'invalidRequest'],
    ['', 400, 'invalidRequest'],
    ['701,702', 400, 'invalidRequest'],
  ])('service %j is answered %i [class 30]', async (serviceId, status, key) => {
    const response = await app.send(`${getLicensureStates.path}?serviceId=${serviceId}`)
    expect([response.status, await errorKeys(response)]).toEqual([status, [key]])
  })
})
