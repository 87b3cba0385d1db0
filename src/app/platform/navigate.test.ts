import type { MouseEvent } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { go, goBack, insteadOfLink, onLink } from './navigate.ts'

const history = { pushState: vi.fn(), replaceState: vi.fn(), back: vi.fn(), state: null as unknown }
const location = { pathname: '/here' }
const scrollTo = vi.fn()

beforeEach(() => {
  vi.stubGlobal('history', history)
  vi.stubGlobal('window', { history, location, scrollTo, setTimeout, clearTimeout })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw))
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

function aClick(overrides: Partial<MouseEvent> = {}) {
  const click = { button: 0, defaultPrevented: false, preventDefault: vi.fn(), ...overrides }
  return click as unknown as MouseEvent
}

describe('a link', () => {
  it('is followed within the app once the press is painted [ROUTE-16]', async () => {
    const click = aClick()
    onLink('/there', { state: { n: 1 } })(click)
    expect(click.preventDefault).toHaveBeenCalled()
    expect(history.pushState).not.toHaveBeenCalled()
    const entry = { n: 1, cameFrom: '/here' }
    await vi.waitFor(() => expect(history.pushState).toHaveBeenCalledWith(entry, '', '/there'))
  })

  it.each([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
    { defaultPrevented: true },
  ])('keeps the meaning that a browser gives to %j [BK-02]', (pressed) => {
    const instead = vi.fn()
    for (const follow of [onLink('/there'), insteadOfLink(instead)]) {
      const click = aClick(pressed)
      follow(click)
      expect(click.preventDefault).not.toHaveBeenCalled()
    }
    expect(history.pushState).not.toHaveBeenCalled()
    expect(instead).not.toHaveBeenCalled()
  })
})

describe('Back', () => {
  /** Where Back leads from a history entry. */
  function backFrom(state: unknown, ...to: [otherwise: string, named?: string]): string {
    history.state = state
    goBack(...to)
    if (history.back.mock.calls.length > 0) return 'the entry before'
    return String(history.pushState.mock.calls[0]?.[2])
  }

  it('leads to the page before, whichever of this product it was [ROUTE-18, BK-02]', () => {
    expect(backFrom({ type: 'Vaccines', cameFrom: '/prescreen/3' }, '/main')).toBe('the entry before')
  })

  it.each([
    ['a search engine', null],
    ['another site, which has its own states', { page: 3 }],
    ['something that is no path', { cameFrom: 7 }],
  ])('from outside it leads to the given page: %s [ROUTE-18, BK-02]', (_, state) => {
    expect(backFrom(state, '/main')).toBe('/main')
  })

  it('a link that names a page leads there, also when the guest came from another [CLINIC-07, BK-02]', () => {
    expect(backFrom({ cameFrom: '/main' }, '/locations', '/locations')).toBe('/locations')
    vi.clearAllMocks()
    expect(backFrom({ cameFrom: '/locations' }, '/locations', '/locations')).toBe('the entry before')
  })

  it('an entry that is replaced keeps where the guest came from [ROUTE-18, BK-02]', () => {
    history.state = { cameFrom: '/before', page: 1 }
    go('/here', { replace: true, state: { page: 2 } })
    expect(history.replaceState).toHaveBeenCalledWith({ page: 2, cameFrom: '/before' }, '', '/here')
    history.state = null
    go('/here', { replace: true })
    expect(history.replaceState).toHaveBeenLastCalledWith(null, '', '/here')
  })
})

it('a page begins at its top, also where Back found another page scrolled; the same page stays in place', () => {
  const open = (_: unknown, __: string, to: string) => {
    location.pathname = to
  }
  history.replaceState.mockImplementationOnce(open)
  go('/there', { replace: true })
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  history.pushState.mockImplementationOnce(open)
  go('/there', { state: { page: 2 } })
  expect(scrollTo).toHaveBeenCalledOnce()
  location.pathname = '/here'
})
