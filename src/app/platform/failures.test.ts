import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchFailures } from './failures.ts'

let page: EventTarget
let written: string[]

beforeEach(() => {
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
    expect(written[0]).toMatch(/^Not caught: TypeError at \S+failures\.test\.ts:\d+:\d+/)
    expect(written[1]).toMatch(/^Not caught: RangeError at \S+failures\.test\.ts:\d+:\d+/)
    expect(written.join()).not.toMatch(/Wilhelmina|Ostrander/)
  })

  it('is written also where it is no error', () => {
    happen('unhandledrejection', { reason: 'Wilhelmina' })
    happen('error', { error: null, filename: 'a.js', lineno: 3 })
    expect(written).toEqual(['Not caught: string at an unknown place', 'Not caught: object at a.js:3'])
  })
})
