import { act, cleanup, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'
import { REGIONS } from '../../src/app/platform/announce.ts'
import { TEST_NOW } from './builders.ts'
import { aDeskServer, type DeskServer } from './desk-stand-in.ts'
import { watchWindow } from './dom-window.ts'

export type OpenedDesk = { server: DeskServer; user: UserEvent }

/** Opens the counter's page before a server in memory, at TEST_NOW; time is the test's, and runs on by itself too. */
export async function openDesk(
  server: DeskServer = aDeskServer(),
  { invitation }: { invitation?: string } = {},
): Promise<OpenedDesk> {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: TEST_NOW,
    shouldAdvanceTime: true,
  })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(new DOMException('The time is over.', 'TimeoutError')), milliseconds)
    return limit.signal
  })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    return server.answer(path, init)
  })
  window.history.replaceState(null, '', '/health-services/desk')
  document.documentElement.lang = 'en'
  document.title = 'Counter'
  const opened = watchWindow()
  onTestFinished(() => {
    cleanup()
    window.localStorage.clear()
    opened.restore() // puts back the timers that it found, which are the test's
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  await renderDesk(invitation)
  return { server, user: userEvent.setup({ delay: null }) }
}

async function renderDesk(invitation?: string): Promise<void> {
  const { DeskApp } = await import('../../src/desk/DeskApp.tsx')
  render(<DeskApp invitation={invitation} />)
}

/** Loads the open page anew, as the browser's button does: nothing that it had in memory is left. */
export async function reloadDesk(): Promise<void> {
  cleanup()
  vi.resetModules()
  await renderDesk()
}

/** Lets so many milliseconds pass for the page at once. */
export async function passDeskTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

/** What the page has told screen readers in the last seconds. */
export function saidOnDesk(): (string | null)[] {
  return [...document.querySelectorAll(`#${REGIONS.polite} p`)].map(({ textContent }) => textContent)
}
