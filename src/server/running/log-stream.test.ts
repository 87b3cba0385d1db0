import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { lossyWriter } from './log-stream.ts'

it('a log whose reader has gone is said once, and writing goes on [RUN-18]', () => {
  const stream = new PassThrough()
  const lost: string[] = []
  const write = lossyWriter(stream as unknown as NodeJS.WriteStream, (code) => lost.push(code))
  write('one\n')
  for (const code of ['EPIPE', 'EPIPE']) stream.emit('error', Object.assign(new Error(), { code }))
  expect(() => write('two\n')).not.toThrow()
  expect(lost).toEqual(['EPIPE'])
})
