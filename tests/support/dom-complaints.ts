import { expect, vi } from 'vitest'

let found: string[] = []
let allowed: RegExp[] = []

function note(what: string) {
  return (...said: unknown[]): void => {
    found.push(`${what}: ${said.map((one) => (one instanceof Error ? one.stack : String(one))).join(' ')}`)
  }
}

const noteRejection = note('unhandled rejection')

/** From now on what a page writes to the console as an error, and what it leaves rejected, fails the test. */
export function watchComplaints(): void {
  found = []
  allowed = []
  vi.spyOn(console, 'error').mockImplementation(note('console'))
  process.on('unhandledRejection', noteRejection)
}

/** Expects complaints that match. */
export function allowComplaints(expected: RegExp): void {
  allowed.push(expected)
}

export function checkComplaints(): void {
  process.off('unhandledRejection', noteRejection)
  expect(
    found.filter((complaint) => !allowed.some((expected) => expected.test(complaint))),
    'the page complained',
  ).toEqual([])
}
