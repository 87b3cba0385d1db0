import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fate } from '../../../tests/support/network.ts'
import { aNetwork } from '../../../tests/support/network.ts'
import { forget, waiting } from '../platform/analytics.ts'
import { licensure, loadLicensure, resetLicensure } from './services.ts'

const STATES = [{ code: 'OH', name: 'Ohio', hasLicense: true }]
let network: ReturnType<typeof aNetwork>

beforeEach(() => {
  resetLicensure()
  forget()
  network = aNetwork(async () => Response.json({ data: { 'licensure-states': STATES } }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the states of a license', () => {
  it('that never come are reported as no answer from their service [BK-57, EVENTS-06]', async () => {
    network.fates.push('never arrives', 'never arrives')
    await loadLicensure(301)
    expect(waiting()).toMatchObject([
      { event: 'customerError', description: 'No answer from the licensure service' },
    ])
  })

  it('are idle, in progress, and done; they are asked for once [PRESCREEN-34, API-27]', async () => {
    expect(licensure.status).toBe('idle')
    const loading = Promise.all([loadLicensure(301), loadLicensure(301)])
    expect(licensure.status).toBe('in_progress')
    await loading
    expect(licensure).toEqual({ status: 'done', states: STATES })
    expect(network.sent.map(({ path }) => path)).toEqual([
      '/appointment-management/v2/licensure-states?filter.serviceId=301',
    ])
  })

  it('the states of another service are loaded anew, and the latest answer counts [PRESCREEN-34]', async () => {
    await Promise.all([loadLicensure(301), loadLicensure(302)])
    expect(network.sent).toHaveLength(2)
    expect(licensure.status).toBe('done')
  })

  it.each<Fate>([{ status: 503 }, { status: 404, key: 'unknownService' }])(
    "a failure is reported in the server's words and can be tried again: %j [PRESCREEN-35, BK-57]",
    async (fate) => {
      network.fates.push(fate)
      await loadLicensure(301)
      expect(licensure).toEqual({ status: 'failed', states: [] })
      expect(waiting().filter(({ event }) => event === 'customerError')).toMatchObject([
        { description: 'No.' },
      ])
      await loadLicensure(301)
      expect(licensure.status).toBe('done')
    },
  )
})
