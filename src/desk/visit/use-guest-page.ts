import { useEffect, useRef, useState } from 'react'
import { openGuestPage } from '#contract/desk'
import { askDesk } from '../ask.ts'

/**
 * Opens the guest's own page of a visit in a tab, on which staff change the time. The tab is closed with this page and when the counter is
 * locked, so that the next person at the counter cannot use it.
 */
export function useGuestPage(id: string): { open: () => Promise<void>; isFailed: boolean } {
  const [isFailed, setFailed] = useState(false)
  const tab = useRef<Window | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit closes the page of the one before.
  useEffect(() => {
    setFailed(false)
    return () => tab.current?.close()
  }, [id])
  async function open(): Promise<void> {
    const answer = await askDesk(openGuestPage, { params: { id }, body: {} })
    if (answer.kind === 'answered') {
      tab.current?.close()
      tab.current = window.open(answer.data.path, '_blank')
    }
    setFailed(answer.kind !== 'answered' || tab.current === null)
  }
  return { open, isFailed }
}
