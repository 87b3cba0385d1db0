import { useSyncExternalStore } from 'react'
import { type ScreenSize, screenSize } from '#domain/search-window'
import { watchWidth, windowWidth } from '../../platform/screen.ts'

/** The current size class of the screen (LIMITS-01, LIMITS-02). */
export function useScreenSize(): ScreenSize {
  return useSyncExternalStore(watchWidth, currentSize)
}

function currentSize(): ScreenSize {
  return screenSize(windowWidth())
}
