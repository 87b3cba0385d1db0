import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aService } from '../../../tests/support/builders.ts'
import { aStore } from '../../../tests/support/intake.ts'
import type { Fate } from '../../../tests/support/network.ts'
import { aNetwork } from '../../../tests/support/network.ts'
import { forget, waiting } from '../platform/analytics.ts'
import { catalogue, fillStore, loadStore, resetCatalogue } from './catalogue.ts'

let network: ReturnType<typeof aNetwork>

beforeEach(() => {
  resetCatalogue()
  forget()
  network = aNetwork(async (path) => {
    const providerId = new URL(path, 'http://x').searchParams.get('filter.locationId') ?? ''
    if (providerId === 'SLOW-1') await new Promise((resolve) => setTimeout(resolve, 20))
    return Response.json({ data: { services: [aService()], location: aStore({ providerId }) } })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const meets = (...fates: Fate[]) => network.fates.push(...fates)

describe('the services of a store', () => {
  it('are asked for by its id and come with its name and address [WALKIN-02, API-07, API-08, CONTENT-14]', async () => {
    expect(catalogue.store.status).toBe('idle')
    const loading = loadStore('01400376')
    expect(catalogue.store).toEqual({ status: 'in_progress', locationId: '01400376' })
    await loading
    expect(catalogue.store).toMatchObject({
      status: 'done',
      locationId: '01400376',
      value: { location: { vanityName: 'Kroger Pharmacy Corryville' }, services: [{ id: 501 }] },
    })
    expect(network.sent[0]?.path).toContain('filter.locationId=01400376&filter.businessNames=pharmacy')
    expect(waiting()).toEqual([])
  })

  it('are asked for once, by however many [CONTENT-29]', async () => {
    await Promise.all([loadStore('01400376'), loadStore('01400376')])
    await loadStore('01400376')
    expect(network.sent).toHaveLength(1)
  })

  it('services that came with the page are not loaded again [WALKIN-02]', async () => {
    fillStore({ services: [aService()], location: aStore() })
    await loadStore('01400376')
    expect(catalogue.store).toMatchObject({ status: 'done', locationId: '01400376' })
    expect(network.sent).toEqual([])
  })

  it('the services of another store replace them, and a late answer does not count', async () => {
    const first = loadStore('SLOW-1')
    const second = loadStore('B-2')
    await Promise.all([first, second])
    expect(catalogue.store).toMatchObject({ status: 'done', locationId: 'B-2' })
  })
})

describe('services that fail to load', () => {
  it.each<Fate>(['never arrives', 'captive portal', 'answer cut', 'no answer in time'])(
    '(%s, twice) are unavailable, which is reported [WALKIN-06, FIND-54]',
    async (fate) => {
      meets(fate, fate)
      await loadStore('01400376')
      expect(catalogue.store).toEqual({ status: 'failed', locationId: '01400376', reason: 'unavailable' })
      expect(waiting()).toMatchObject([
        {
          event: 'customerError',
          description: 'failed',
          endpoint: '/appointment-management/v1/services/location',
        },
      ])
    },
  )

  it('a busy server is reported with its status [WALKIN-06, FIND-54]', async () => {
    meets({ status: 503, key: 'busy' })
    await loadStore('01400376')
    expect(waiting()).toMatchObject([{ status: 503 }])
  })

  it('load when they are asked for again [WALKIN-06]', async () => {
    meets({ status: 500 })
    await loadStore('01400376')
    await loadStore('01400376')
    expect(catalogue.store.status).toBe('done')
  })

  it('are asked for once more by themselves [fault 4]', async () => {
    meets('never arrives')
    await loadStore('01400376')
    expect(catalogue.store.status).toBe('done')
    expect(network.sent).toHaveLength(2)
  })
})

describe('a store that is not known', () => {
  it('is said to be so, and is no error of ours [WALKIN-02]', async () => {
    meets({ status: 404, key: 'unknownLocation' })
    await loadStore('NOWHERE')
    expect(catalogue.store).toEqual({ status: 'failed', locationId: 'NOWHERE', reason: 'unknownLocation' })
    expect(waiting()).toEqual([])
  })

  it.each(['', '../../etc', 'x'.repeat(21), '0140 0376', '<b>'])(
    'by the id %j is not even asked for [WALKIN-02, class 36]',
    async (locationId) => {
      await loadStore(locationId)
      expect(catalogue.store).toEqual({ status: 'failed', locationId, reason: 'unknownLocation' })
      expect(network.sent).toEqual([])
    },
  )
})
