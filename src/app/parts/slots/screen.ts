import { useSyncExternalStore } from 'react'
import type { ScreenSize } from '#domain/search-window'
import { screenSize } from '#domain/search-window'
import { watchWidth, windowWidth } from '../../platform/screen.ts'

/** The size of the screen, kept in step with it (LIMITS-01, LIMITS-02). */
export function useScreenSize(): ScreenSize {
  return useSyncExternalStore(watchWidth, currentSize)
}

function currentSize(): ScreenSize {
  return screenSize(windowWidth())
}
