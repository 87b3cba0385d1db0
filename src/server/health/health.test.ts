import { expect, it } from 'vitest'
import type { LogLine } from '../log.ts'
import { createHealth } from './health.ts'

it('a process that drains is not ready, whatever its database says [RUN-08, RUN-09]', async () => {
  const health = createHealth(
    { ping: async () => {} },
    () => 0,
    () => {},
  )
  await health.check()
  expect(health.isReady()).toBe(true)
  health.drain()
  await health.check()
  expect(health.isReady()).toBe(false)
})

it('a trial write that gets no answer for 5 s counts as failed until it has one [RUN-09]', async () => {
  let time = 0
  let answer = () => {}
  const logged: LogLine[] = []
  const ping = () =>
    new Promise<void>((resolve) => {
      answer = resolve
    })
  const health = createHealth(
    { ping },
    () => time,
    (line) => logged.push(line),
  )
  const checking = health.check()
  time = 4_999
  expect(health.isReady()).toBe(true)
  time = 5_000
  expect(health.isReady()).toBe(false)
  answer()
  await checking
  expect(health.isReady()).toBe(true)
})
