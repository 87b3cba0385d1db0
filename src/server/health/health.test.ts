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

it('the log says once why the database takes no writes, also when it does not answer [RUN-09, RUN-11]', async () => {
  let time = 0
  let answer = () => {}
  const logged: LogLine[] = []
  const pings = [
    () => Promise.reject(Object.assign(new Error('no'), { code: 'SQLITE_READONLY' })),
    () => Promise.reject(Object.assign(new Error('no'), { code: 'SQLITE_READONLY' })),
    () => Promise.resolve(),
    () =>
      new Promise<void>((resolve) => {
        answer = resolve
      }),
  ]
  const health = createHealth(
    { ping: () => pings.shift()?.() ?? Promise.resolve() },
    () => time,
    (line) => logged.push(line),
  )
  for (let tries = 0; tries < 3; tries++) await health.check()
  const silent = health.check()
  for (const later of [10_000, 20_000]) {
    time = later
    void health.check()
  }
  answer()
  await silent
  const event = 'health'
  expect(logged).toEqual([
    { event, writable: false, code: 'SQLITE_READONLY' },
    { event, writable: true },
    { event, writable: false, code: 'NO_ANSWER' },
    { event, writable: true },
  ])
})

it('a write that the database refuses a guest is one line, and makes the process unready for ten seconds [RUN-09, HD-14]', async () => {
  let time = 100_000
  const logged: LogLine[] = []
  const health = createHealth(
    { ping: async () => {} },
    () => time,
    (line) => logged.push(line),
  )
  health.refused()
  health.refused()
  time += 9_999
  await health.check()
  expect(health.isReady()).toBe(false)
  time += 1
  await health.check()
  expect(health.isReady()).toBe(true)
  expect(logged).toEqual([
    { event: 'health', writable: false, code: 'WRITE_REFUSED' },
    { event: 'health', writable: true },
  ])
})
