import { expect, vi } from 'vitest'

let found: string[] = []

function note(what: string) {
  return (...said: unknown[]): void => {
    found.push(`${what}: ${said.map((one) => (one instanceof Error ? one.stack : String(one))).join(' ')}`)
  }
}

const noteRejection = note('unhandled rejection')

/** From now on what a page writes to the console as an error, and what it leaves rejected, fails the test. */
export function watchComplaints(): void {
  found = []
  vi.spyOn(console, 'error').mockImplementation(note('console'))
  process.on('unhandledRejection', noteRejection)
}

export function checkComplaints(): void {
  process.off('unhandledRejection', noteRejection)
  expect(found, 'the page complained').toEqual([])
}
