import { useEffect } from 'react'
import { announce } from '../platform/announce.ts'

/** Announces a text when it appears and whenever it changes. */
export function useAnnounced(text: string | undefined): void {
  useEffect(() => {
    if (text !== undefined) announce(text)
  }, [text])
}
