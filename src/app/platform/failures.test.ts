import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forget, waiting } from './analytics.ts'
import { watchFailures } from './failures.ts'

let page: EventTarget
let written: string[]

beforeEach(() => {
  forget()
  page = new EventTarget()
  written = []
  vi.stubGlobal('window', page)
  vi.spyOn(console, 'error').mockImplementation((line: string) => void written.push(line))
  watchFailures()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const happen = (type: string, details: object) => page.dispatchEvent(Object.assign(new Event(type), details))

describe('what no code catches', () => {
  it('is written with its name and place, and without its message', () => {
    happen('error', { error: new TypeError('Wilhelmina'), filename: 'a.js', lineno: 3 })
    happen('unhandledrejection', { reason: new RangeError('Ostrander') })
    expect(written).toHaveLength(2)
    expect(written[0]).toMatch(/^Not caught: TypeError at failures\.test\.ts:\d+$/)
    expect(written[1]).toMatch(/^Not caught: RangeError at failures\.test\.ts:\d+$/)
    expect(written.join()).not.toMatch(/Wilhelmina|Ostrander/)
  })

  it('is written also when the thrown value is no Error', () => {
    happen('unhandledrejection', { reason: 'Wilhelmina' })
    happen('error', { error: null, filename: 'a.js', lineno: 3 })
    expect(written).toEqual(['Not caught: string at an unknown place', 'Not caught: object at a.js:3'])
  })

  it('is an event with the same words, five times a page at most [HD-24]', () => {
    for (let time = 0; time < 7; time += 1)
      happen('error', { error: new TypeError('Wilhelmina'), filename: 'a.js', lineno: 3 })
    expect(waiting()).toHaveLength(5)
    expect(waiting()[0]).toEqual({
      event: 'error',
      guestFlow: true,
      description: expect.stringMatching(/^TypeError at failures\.test\.ts:\d+$/),
      at: expect.stringMatching(/Z$/),
    })
    expect(written).toHaveLength(7)
  })

  it('names no address of a page: a cancel link has its code there [HD-24, CANCEL-03]', () => {
    const address = 'https://shop.example/health-services/scheduler/cancel/an-id/a-code'
    happen('error', { error: null, filename: address, lineno: 3 })
    const error = new Error('no')
    error.stack = `Error: no\n    at ${address}:3:7\n    at https://shop.example/assets/Page-B2c.js:12:5`
    happen('unhandledrejection', { reason: error })
    expect(waiting().map(({ description }) => description)).toEqual([
      'object at an unknown place',
      'Error at Page-B2c.js:12',
    ])
  })
})
