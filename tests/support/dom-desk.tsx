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
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
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
    opened.restore() // puts back the timers that it found, which are the test's
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const { DeskApp } = await import('../../src/desk/DeskApp.tsx')
  render(<DeskApp invitation={invitation} />)
  return { server, user: userEvent.setup({ delay: null }) }
}

/** Lets so many milliseconds pass for the page at once. */
export async function passDeskTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

/** What the page has told screen readers in the last seconds. */
export function saidOnDesk(): (string | null)[] {
  return [...document.querySelectorAll(`#${REGIONS.polite} p`)].map(({ textContent }) => textContent)
}
