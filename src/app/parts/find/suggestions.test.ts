import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aNetwork, type Fate } from '../../../../tests/support/network.ts'
import { suggestPlaces } from './PlaceField.tsx'

let network: ReturnType<typeof aNetwork>
let places: { text: string; label: string }[]
beforeEach(() => {
  places = [{ text: '45202', label: '45202 Cincinnati, OH' }]
  network = aNetwork(async () => Response.json({ data: { similarAddresses: places } }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const suggest = (typed: string, signal = new AbortController().signal) => suggestPlaces(typed, signal)

describe('places that are suggested', () => {
  it('are asked for by the text, tidied, five of them [API-04, FIND-17]', async () => {
    expect(await suggest(' 452  02 ')).toEqual(places)
    expect(network.sent.map(({ path }) => path)).toEqual([
      '/appointment-management/v1/similar-addresses?filter.freeFormAddress=452+02&page.size=5',
    ])
  })

  it('are five also when more come [FIND-17, class 46]', async () => {
    places = Array.from({ length: 9 }, (_, at) => ({ text: `${at}`, label: `${at}` }))
    expect(await suggest('x')).toHaveLength(5)
  })

  it.each(['', '   ', '\u200b', 'x'.repeat(129), 'x'.repeat(100_000)])(
    'are not asked for by %# [FIND-16, class 1, class 3]',
    async (typed) => {
      expect(await suggest(typed)).toEqual([])
      expect(network.sent).toEqual([])
    },
  )

  it.each<Fate>([
    'never arrives',
    'captive portal',
    'answer cut',
    'no answer in time',
    { status: 500 },
    { status: 400 },
  ])('are empty when the call fails (%j) [FIND-18]', async (fate) => {
    network.fates.push(fate)
    expect(await suggest('Cinc')).toEqual([])
    expect(network.sent).toHaveLength(1)
  })

  it('are empty when the call is cancelled [FIND-16]', async () => {
    const leaving = new AbortController()
    leaving.abort()
    expect(await suggest('Cinc', leaving.signal)).toEqual([])
  })
})
