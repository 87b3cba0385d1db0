import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { gathered } from './log.ts'

it('lines of one turn of the event loop are written at once, in their order, and none twice [P9]', async () => {
  const written: string[] = []
  const write = gathered((text) => written.push(text))
  write('one\n')
  write('two\n')
  expect(written).toEqual([])
  await turn()
  write('three\n')
  await turn()
  await turn()
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})
