import { lazy, Suspense, useEffect } from 'react'
import { useTexts } from '../../messages/catalogue.ts'
import { pages as texts } from '../../messages/en/pages.ts'
import { Frame } from '../../parts/Frame.tsx'
import { SupportCall } from '../../parts/SupportCall.tsx'
import { holdEarlyPresses } from '../../platform/early-press.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './MainPage.module.css'

// Their markup and styles are in the template of this page, and stay as they are until they are alive.
const FindSection = lazy(() =>
  import('../../parts/find/FindSection.tsx').then(({ FindSection: section }) => ({ default: section })),
)
const StoreNumber = lazy(() => import('./StoreNumber.tsx'))

/** The scheduler's landing page (ROUTE-03): the Find Appointment form first, then the walk-in of a store, then a person to call. */
export default function MainPage() {
  const t = useTexts(texts)
  useEffect(holdEarlyPresses, [])
  return (
    <Frame>
      <PageHeader title={t.bookHeading} hint={t.bookHint} />
      <div className={styles.ways}>
        <Suspense fallback={<Skeleton shape="card" count={3} />}>
          <FindSection on="main" />
        </Suspense>
        <Card as="section" title={t.mainHeading}>
          <p>{t.mainHint}</p>
          <Suspense fallback={<Skeleton shape="card" />}>
            <StoreNumber />
          </Suspense>
        </Card>
        <Card as="section" title={t.callTitle}>
          <p>{t.visits}</p>
          <SupportCall whose="customer" />
        </Card>
      </div>
    </Frame>
  )
}
