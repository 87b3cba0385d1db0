import { expect, it } from 'vitest'
import { createOpenBodies } from './open-bodies.ts'
import { trafficOf } from './traffic.ts'

function someBodies() {
  const bodies = createOpenBodies({ all: 4, ofOne: 2 })
  const ended: string[] = []
  const begin = (name: string, address: string) => bodies.begin(address, () => ended.push(name))
  return { begin, ended }
}

it('an address with too many open bodies loses its own oldest, and nobody else one [HD-10]', () => {
  const { begin, ended } = someBodies()
  begin('honest', 'b')
  for (const name of ['a1', 'a2', 'a3', 'a4']) begin(name, 'a')
  expect(ended).toEqual(['a1', 'a2'])
})

it('when all have too many, the oldest of all makes room for the newcomer [HD-10]', () => {
  const { begin, ended } = someBodies()
  for (const address of ['a', 'b', 'c', 'd', 'e', 'f']) begin(`of ${address}`, address)
  expect(ended).toEqual(['of a', 'of b'])
})

it('a body that is over leaves its place, once', () => {
  const { begin, ended } = someBodies()
  const over = begin('a1', 'a')
  begin('a2', 'a')
  over()
  over()
  begin('a3', 'a')
  expect(ended).toEqual([])
  begin('a4', 'a')
  expect(ended).toEqual(['a2'])
})

it('open bodies never take the room of all connections [HD-10]', () => {
  expect(trafficOf(2000).bodies).toEqual({ all: 1024, ofOne: 512 })
  expect(trafficOf(100).bodies).toEqual({ all: 60, ofOne: 30 })
})
