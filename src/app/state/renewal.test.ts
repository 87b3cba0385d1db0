import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aService } from '../../../tests/support/builders.ts'
import { aStore } from '../../../tests/support/intake.ts'
import { aNetwork } from '../../../tests/support/network.ts'
import { catalogue, fillStore, resetCatalogue } from './catalogue.ts'
import { renewStore } from './renewal.ts'

const kept = () => ({ services: [aService()], location: aStore() })
let offered = kept()
let network: ReturnType<typeof aNetwork>

beforeEach(() => {
  resetCatalogue()
  offered = kept()
  network = aNetwork(async () => Response.json({ data: offered }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('what a store offered when its page was kept', () => {
  it('is asked for again, and changes nothing when it is the same [WALKIN-02]', async () => {
    fillStore(kept())
    const before = catalogue.store
    await renewStore()
    expect(network.sent).toHaveLength(1)
    expect(catalogue.store).toBe(before)
  })

  it('is replaced by what the store offers now [WALKIN-02]', async () => {
    fillStore(kept())
    offered.location.vanityName = 'Another Name'
    await renewStore()
    expect(catalogue.store).toMatchObject({ value: { location: { vanityName: 'Another Name' } } })
  })

  it('stays without a server [CARD-04]', async () => {
    fillStore(kept())
    network.fates.push('never arrives')
    await renewStore()
    expect(catalogue.store.status).toBe('done')
  })

  it('a store that is no more is said to be unknown', async () => {
    fillStore(kept())
    network.fates.push({ status: 404, key: 'locationClosed' })
    await renewStore()
    expect(catalogue.store).toMatchObject({ status: 'failed', reason: 'unknownLocation' })
  })

  it('services of another store that loaded meanwhile are kept', async () => {
    fillStore(kept())
    const renewing = renewStore()
    fillStore({ services: [], location: aStore({ providerId: '01400999' }) })
    await renewing
    expect(catalogue.store).toMatchObject({ locationId: '01400999', value: { services: [] } })
  })
})
