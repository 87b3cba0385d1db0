import { lazy, Suspense } from 'react'

const VisitPage = lazy(() => import('./VisitPage.tsx'))

/** Loads the page of a visit's link. Every first page lists what this file imports, so it imports nothing else. */
export default function CancelPage() {
  return (
    <Suspense fallback={null}>
      <VisitPage />
    </Suspense>
  )
}
