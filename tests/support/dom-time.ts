import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** From now on timers are the test's too: they run as ever, and `passTime` lets them run ahead. */
export function slowTime(): void {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: Date.now(),
    shouldAdvanceTime: true,
  })
}

/** Lets so many milliseconds pass at once. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}
