import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aNetwork, type Fate } from '../../../../tests/support/network.ts'
import { forget, waiting } from '../../platform/analytics.ts'
import { checkCode } from './BenefitCodesPage.tsx'

const CODE = 'RIVERCREW 100%'
let network: ReturnType<typeof aNetwork>
let isValid: unknown
beforeEach(() => {
  forget()
  network = aNetwork(async () => Response.json({ data: { validation: { isValid } } }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const check = () => checkCode(CODE, new AbortController().signal)

describe('the check of a benefit code', () => {
  it.each([
    [true, 'valid'],
    [false, 'invalid'],
  ])('isValid %j is %s [API-05, BENEFIT-05, BENEFIT-06]', async (answer, outcome) => {
    isValid = answer
    expect(await check()).toBe(outcome)
    expect(network.sent.map(({ path }) => path)).toEqual([
      '/appointment-management/v1/benefit-code/validate?filter.benefitCode=RIVERCREW+100%25',
    ])
  })

  it.each<[string, Fate[]]>([
    ['twice without an answer', ['never arrives', 'never arrives']],
    ['of a captive portal', ['captive portal', 'captive portal']],
    ['after too many tries', [{ status: 503 }]],
    ['refused', [{ status: 400 }]],
  ])('a check %s is a network error, reported without the code [BENEFIT-07]', async (_, fates) => {
    network.fates.push(...fates)
    expect(await check()).toBe('networkError')
    expect(waiting()).toMatchObject([{ event: 'customerError' }])
    expect(JSON.stringify(waiting())).not.toContain('RIVERCREW')
  })

  it('an answer without a verdict counts as a network error [BENEFIT-07]', async () => {
    isValid = 'yes'
    expect(await check()).toBe('networkError')
  })

  it('a check without an answer is tried once more [fault 4]', async () => {
    isValid = true
    network.fates.push('never arrives')
    expect(await check()).toBe('valid')
    expect(network.sent).toHaveLength(2)
  })

  it('a check that its page has left is cancelled, and no error', async () => {
    const leaving = new AbortController()
    leaving.abort()
    expect(await checkCode(CODE, leaving.signal)).toBe('cancelled')
    expect(waiting()).toEqual([])
  })
})
