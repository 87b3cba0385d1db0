import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sourcesIn } from '../../../tests/support/sources.ts'
import { announce, REGIONS } from './announce.ts'

const linesOf = (id: string) =>
  [...(document.getElementById(id)?.children ?? [])].map(({ textContent }) => textContent)

describe('announce', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    document.body.innerHTML = Object.values(REGIONS)
      .map((id) => `<div id="${id}"></div>`)
      .join('')
  })
  afterEach(() => void vi.useRealTimers())

  it('a text is written to the polite region, an urgent one to the assertive region [SC-21]', () => {
    announce('Held until 01:42 AM.')
    announce('Your time is no longer held.', 'assertive')
    expect(linesOf(REGIONS.polite), 'the region has just appeared').toEqual([])
    vi.advanceTimersByTime(100)
    expect(linesOf(REGIONS.polite)).toEqual(['Held until 01:42 AM.'])
    expect(linesOf(REGIONS.assertive)).toEqual(['Your time is no longer held.'])
  })

  it('the same text twice is said twice, and none stays [SC-21]', () => {
    announce('More times shown.')
    vi.advanceTimersByTime(1000)
    announce('More times shown.')
    vi.advanceTimersByTime(100)
    expect(linesOf(REGIONS.polite)).toEqual(['More times shown.', 'More times shown.'])
    vi.advanceTimersByTime(30_000)
    expect(linesOf(REGIONS.polite)).toEqual([])
  })

  it('without a page nothing happens [SC-21]', () => {
    document.body.innerHTML = ''
    announce('More times shown.')
    expect(() => vi.advanceTimersByTime(30_000)).not.toThrow()
  })
})

/** A status whose first child is an element or a text, not an expression that is empty at first. */
const BORN_WITH_TEXT = /role="status"[^>]*>\s*(?:[^{\s<]|\{(?:t|c)\.|<(?!\/))[^\n]*/g

it('no other status begins with a text [SC-21]', () => {
  const pages = sourcesIn('src/app', /(?<!\.test)\.tsx$/)
  const born = pages.flatMap(({ path, text }) =>
    [...text.matchAll(BORN_WITH_TEXT)].map(([found]) => `${path}: ${found}`),
  )
  expect(born).toEqual([])
  expect('<p role="status">Wait</p>', 'such a one is found').toMatch(BORN_WITH_TEXT)
})
