import { expect, it } from 'vitest'
import type { LogLine } from '../log.ts'
import { createAttentionLog } from './attention-log.ts'

it('check-ins that need attention are logged at once, then counted once a minute [RUN-11]', () => {
  const logged: LogLine[] = []
  const waiting: (() => void)[] = []
  const needsAttention = createAttentionLog(
    (line) => logged.push(line),
    (work) => waiting.push(work),
  )
  const minute = () => waiting.shift()?.()
  const counts = () => logged.map(({ event, count }) => `${event} ${count}`)
  needsAttention()
  expect(counts()).toEqual(['needs-attention 1'])
  for (let number = 0; number < 7; number += 1) needsAttention()
  minute()
  minute()
  expect(counts()).toEqual(['needs-attention 1', 'needs-attention 7'])
  needsAttention()
  expect(counts()).toEqual(['needs-attention 1', 'needs-attention 7', 'needs-attention 1'])
  expect(waiting).toHaveLength(1)
})
