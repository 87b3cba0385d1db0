import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aService } from '../../../tests/support/builders.ts'
import type { Fate } from '../../../tests/support/network.ts'
import { aNetwork } from '../../../tests/support/network.ts'
import { forget, waiting } from '../platform/analytics.ts'
import { loadServices, resetServices, services } from './services.ts'

const SERVICES = '/appointment-management/v1/services'
let network: ReturnType<typeof aNetwork>
let offered = [aService()]

beforeEach(() => {
  resetServices()
  forget()
  offered = [aService()]
  network = aNetwork(async (path) =>
    path.startsWith(SERVICES)
      ? Response.json({ data: { services: offered } })
      : Response.json({ errors: [] }, { status: 404 }),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const asked = () => network.sent.filter(({ path }) => path.startsWith(SERVICES))
const names = () => services.list.map(({ name }) => name)

describe('the services of all businesses', () => {
  it('are asked for by the names of all three, once, by however many [API-06]', async () => {
    expect(services.status).toBe('idle')
    const loading = Promise.all([loadServices(), loadServices()])
    expect(services.status).toBe('in_progress')
    await loading
    await loadServices()
    expect(services.status).toBe('done')
    expect(asked()).toHaveLength(1)
    expect(asked()[0]?.path).toBe(
      `${SERVICES}?filter.businessNames=tlc&filter.businessNames=dietitian&filter.businessNames=pharmacy`,
    )
  })

  it('are sorted, whole, and without what cannot be booked [API-09, API-10, API-11]', async () => {
    offered = [
      aService({ id: 1, name: 'Third', groupOrder: 2, order: 1 }),
      aService({ id: 2, name: 'Second', groupOrder: 1, order: 2, followupServiceId: 9 }),
      aService({
        id: 3,
        name: 'First',
        groupOrder: 1,
        order: 1,
        followupServiceId: 9,
        followupAfterDays: 28,
      }),
      aService({ id: 4, name: 'Never', maxDaysAhead: null }),
    ]
    await loadServices()
    expect(names()).toEqual(['First', 'Second', 'Third'])
    expect(services.list[0]).toMatchObject({ followupServiceId: 9, followupAfterDays: 28 })
    expect(services.list[1]).not.toHaveProperty('followupServiceId')
  })
})

describe('services that fail to load', () => {
  beforeEach(async () => {
    // The documents are here then, so that the next requests are those for the services.
    await loadServices()
    resetServices()
    network.sent.length = 0
  })

  it('leave a list that is there [FIND-53, BK-03]', async () => {
    await loadServices()
    const before = names()
    services.status = 'idle'
    network.fates.push('never arrives', 'never arrives')
    await loadServices()
    expect(services.status).toBe('failed')
    expect(names()).toEqual(before)
    expect(before).not.toEqual([])
  })

  it.each<Fate>(['never arrives', 'captive portal', 'answer cut', 'no answer in time'])(
    '(%s, twice) leave the list empty, which is reported [FIND-53, FIND-54]',
    async (fate) => {
      network.fates.push(fate, fate)
      await loadServices()
      expect(services).toMatchObject({ status: 'failed', list: [] })
      expect(waiting()).toMatchObject([{ event: 'customerError', endpoint: SERVICES }])
    },
  )

  it.each([
    [{ status: 503 }, 503, 'No.'],
    [{ status: 400 }, 400, 'No.'],
  ])(
    '%j is reported with its status and the words that came [FIND-54]',
    async (fate, status, description) => {
      network.fates.push(fate)
      await loadServices()
      expect(waiting()).toMatchObject([{ status, description }])
    },
  )

  it('without a status 500 is reported [FIND-54]', async () => {
    network.fates.push('never arrives', 'never arrives')
    await loadServices()
    expect(waiting()).toMatchObject([{ status: 500, description: 'network' }])
  })

  it('load when they are asked for again [FIND-53]', async () => {
    network.fates.push({ status: 500 })
    await loadServices()
    await loadServices()
    expect(services).toMatchObject({ status: 'done', list: [{ id: 501 }] })
  })
})
