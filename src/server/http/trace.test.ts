import { expect, it } from 'vitest'
import { traceIdOf, traceparentOf } from './trace.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'

it.each([
  [`00-${TRACE}-b7ad6b7169203331-01`, TRACE],
  [`00-${TRACE.toUpperCase()}-b7ad6b7169203331-01`, undefined],
  [`00-${'0'.repeat(32)}-b7ad6b7169203331-01`, undefined],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
  ['Wilhelmina Ostrander', undefined],
])('the trace of "%s" is %s [RUN-11]', (traceparent, id) => {
  expect(traceIdOf(new Headers({ traceparent }))).toBe(id)
})

it('attempts to deliver one message are one trace, those of another message are not [RUN-11]', () => {
  const [first, again, other] = ['a', 'a', 'b'].map((id) => {
    const traceparent = traceparentOf(id)
    return traceIdOf(new Headers({ traceparent }))
  })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})
