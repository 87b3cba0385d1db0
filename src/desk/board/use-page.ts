import { useCallback, useEffect, useState } from 'react'

export type Page = 'list' | 'visit' | 'store'

/** Marks the history entry of a page above the list. It says nothing of a visit. */
const ABOVE = { above: 'list' }

/** Which page of the board is open. The browser's Back leads from every other page to the list, and no address names a visit. */
export function usePage() {
  const [page, setPage] = useState<Page>('list')
  useEffect(() => {
    const onBack = () => setPage('list')
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  const open = useCallback((next: Exclude<Page, 'list'>) => {
    if (!isAbove()) window.history.pushState(ABOVE, '')
    setPage(next)
  }, [])
  const leave = useCallback(() => {
    if (isAbove()) window.history.back()
    setPage('list')
  }, [])
  return { page, open, leave }
}

function isAbove(): boolean {
  return window.history.state?.above === ABOVE.above
}
