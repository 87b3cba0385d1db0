import { lazy, Suspense, useEffect } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { useTexts } from '../../messages/catalogue.ts'
import { pages as texts } from '../../messages/en/pages.ts'
import { Frame } from '../../parts/Frame.tsx'
import { holdEarlyPresses } from '../../platform/early-press.ts'
import type { EntryState } from '../../platform/navigate.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './MainPage.module.css'

// Their markup and styles are in the template of this page, and stay as they are until they are alive.
const FindSection = lazy(() =>
  import('../../parts/find/FindSection.tsx').then(({ FindSection: section }) => ({ default: section })),
)
const LostDraft = lazy(() => import('../../parts/LostDraft.tsx'))
const StoreNumber = lazy(() => import('./StoreNumber.tsx'))
const SupportCall = lazy(() =>
  import('../../parts/SupportCall.tsx').then(({ SupportCall: call }) => ({ default: call })),
)

// Always the same elements: an update that reached them before they are alive would take their markup away.
const FIND = (
  <Suspense fallback={<Skeleton shape="card" count={3} />}>
    <FindSection on="main" />
  </Suspense>
)
const STORE_NUMBER = (
  <Suspense fallback={<Skeleton shape="card" />}>
    <StoreNumber />
  </Suspense>
)
const SUPPORT_CALL = (
  <Suspense fallback={<Skeleton shape="text" />}>
    <SupportCall whose="customer" />
  </Suspense>
)

/** The scheduler's landing page (ROUTE-03): the Find Appointment form first, then the walk-in of a store, then a person to call. */
export default function MainPage() {
  const t = useTexts(texts)
  useEffect(holdEarlyPresses, [])
  return (
    <Frame>
      <PageHeader title={t.bookHeading} hint={t.bookHint} />
      <Lost />
      <div className={styles.ways}>
        {FIND}
        <Card as="section" title={t.mainHeading}>
          <p>{t.mainHint}</p>
          {STORE_NUMBER}
        </Card>
        <Card as="section" title={t.callTitle}>
          <p>{t.visits}</p>
          {SUPPORT_CALL}
        </Card>
      </div>
    </Frame>
  )
}

/** For who was led here from a form whose draft could not be used (quality, fault 34). */
function Lost() {
  const entry = useHistoryState<EntryState | null>()
  if (entry?.['isLost'] !== true) return null
  return (
    <Suspense>
      <LostDraft />
    </Suspense>
  )
}
