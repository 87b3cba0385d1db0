import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createLog, createOutageLog, gathered, type LogLine, traceOf } from './log.ts'
import { StoreUnavailable } from './store/engine.ts'

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

/** What the drivers and the system throw, as the store hands it on. */
function unavailable(code: unknown, more: object = {}): StoreUnavailable {
  const cause = Object.assign(new Error('Wilhelmina Ostrander, 555-0100'), { code, ...more })
  return new StoreUnavailable('Wilhelmina Ostrander', { cause })
}

describe('what is logged of an error', () => {
  const CODES = ['SQLITE_FULL', 'SQLITE_BUSY', 'ECONNREFUSED', '53300', '57P01', '08006']

  it('tells causes apart by their codes, and repeats no message [HD-25]', () => {
    const lines = CODES.map((code) => JSON.stringify(traceOf(unavailable(code))))
    expect(lines.map((line) => JSON.parse(line).cause)).toEqual(CODES)
    expect(new Set(lines).size).toBe(6)
    expect(lines.join()).not.toMatch(/Wilhelmina|Ostrander|0100/)
  })

  it('has the code of the error itself beside that of its cause [HD-25]', () => {
    const error = Object.assign(new Error('no', { cause: Object.assign(new Error(), { code: 'EIO' }) }), {
      code: 'E_1',
    })
    expect(traceOf(error)).toMatchObject({ error: 'Error', code: 'E_1', cause: 'EIO' })
  })

  it.each(['Wilhelmina', 'W', 'A'.repeat(41), 'TWO WORDS', 'LINE\nBREAK', 7, undefined, null])(
    'leaves out the code %j, which may be anything [HD-25]',
    (code) => {
      const line = traceOf(Object.assign(unavailable(code), { code }))
      expect(Object.keys(line)).toEqual(['error', 'trace'])
    },
  )
})

it('a database that fails is one line a minute for each code, with how many calls it cost [HD-25]', () => {
  const logged: LogLine[] = []
  let elapsed = 0
  const tell = createOutageLog(
    (line) => logged.push(line),
    () => elapsed,
  )
  for (let second = 0; second < 150; second += 1) {
    elapsed = second * 1000
    tell(unavailable('SQLITE_FULL'))
  }
  tell(unavailable('Wilhelmina'))
  const line = (code: string, count: number) => ({ event: 'store-unavailable', code, count })
  expect(logged).toEqual([
    line('SQLITE_FULL', 1),
    line('SQLITE_FULL', 60),
    line('SQLITE_FULL', 60),
    line('unknown', 1),
  ])
})

it.each([
  [{ event: 'request', status: 404 }, 'info'],
  [{ event: 'request', status: 503 }, 'warning'],
  [{ event: 'health', writable: false }, 'error'],
  [{ event: 'health', writable: true }, 'info'],
  [{ event: 'not-started', reason: 'PORT: 80 is in use.' }, 'error'],
  [{ event: 'purged', checkIns: 3 }, 'info'],
])('the line %j has the level %s [RUN-11]', (line, level) => {
  const written: string[] = []
  createLog(
    (text) => written.push(text),
    () => 0,
  )(line)
  expect(written.map((text) => JSON.parse(text))).toEqual([
    { at: '1970-01-01T00:00:00.000Z', level, ...line },
  ])
})
