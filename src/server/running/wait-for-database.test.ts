import { expect, it } from 'vitest'
import type { LogLine } from '../log.ts'
import { SettingError } from '../settings.ts'
import { StoreUnavailable } from '../store/engine.ts'
import { waitForDatabase } from './wait-for-database.ts'

/** Time in which only pauses pass. */
function waiting() {
  let time = 0
  const logged: LogLine[] = []
  const pauses: number[] = []
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds)
    time += milliseconds
  }
  return {
    logged,
    pauses,
    deps: { log: (line: LogLine) => void logged.push(line), elapsed: () => time, pause },
  }
}

const refused = () =>
  new StoreUnavailable('no connection', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })

it('a database that is away is tried again, and the log says so every 30 seconds [RUN-09]', async () => {
  const { logged, pauses, deps } = waiting()
  let tries = 0
  const opened = await waitForDatabase(async () => {
    tries += 1
    if (tries < 20) throw refused()
    return 'open'
  }, deps)
  expect([opened, tries]).toEqual(['open', 20])
  expect(pauses.slice(0, 6)).toEqual([500, 1000, 2000, 4000, 5000, 5000])
  expect(logged).toEqual(
    [0, 33, 63].map((seconds) => ({ event: 'waiting-for-database', code: 'ECONNREFUSED', seconds })),
  )
})

it('a wrong setting, and an end while it waits, are not waited for [RUN-09]', async () => {
  const { deps } = waiting()
  const wrong = new SettingError('DATABASE_URL: the database cannot be used (no password).')
  await expect(waitForDatabase(() => Promise.reject(wrong), deps)).rejects.toBe(wrong)
  const ended = new Error('ended')
  const givesUp = { ...deps, pause: () => Promise.reject(ended) }
  await expect(waitForDatabase(() => Promise.reject(refused()), givesUp)).rejects.toBe(ended)
})
