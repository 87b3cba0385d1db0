import type { MouseEvent } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goBack, onLink } from './navigate.ts'

const history = { pushState: vi.fn(), replaceState: vi.fn(), back: vi.fn(), length: 2 }

beforeEach(() => {
  vi.stubGlobal('history', history)
  vi.stubGlobal('window', { history, setTimeout, clearTimeout })
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
    await vi.waitFor(() => expect(history.pushState).toHaveBeenCalledWith({ n: 1 }, '', '/there'), 10_000)
  })

  it.each([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
    { defaultPrevented: true },
  ])('keeps the meaning that a browser gives to %j', (pressed) => {
    const click = aClick(pressed)
    onLink('/there')(click)
    expect(click.preventDefault).not.toHaveBeenCalled()
    expect(history.pushState).not.toHaveBeenCalled()
  })
})

describe('Back', () => {
  it('leads to the page before [ROUTE-18]', () => {
    goBack('/main')
    expect(history.back).toHaveBeenCalled()
  })

  it('leads to the given page when the history is empty [ROUTE-18]', () => {
    history.length = 1
    goBack('/main')
    expect(history.replaceState).toHaveBeenCalledWith(null, '', '/main')
    expect(history.back).not.toHaveBeenCalled()
    history.length = 2
  })
})
