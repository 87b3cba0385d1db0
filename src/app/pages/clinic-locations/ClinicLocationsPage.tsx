import { lazy, Suspense } from 'react'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { pages } from '../../messages/en/pages.ts'
import { Frame } from '../../parts/Frame.tsx'
import { LanguageHelp } from '../../parts/LanguageHelp.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ClinicLocationsPage.module.css'

const Locator = lazy(() => import('./Locator.tsx'))
const SupportCall = lazy(() =>
  import('../../parts/SupportCall.tsx').then(({ SupportCall: call }) => ({ default: call })),
)

// Constants: a new element before hydration would make React discard the prerendered markup.
const LOCATOR = (
  <Suspense fallback={<Skeleton shape="card" count={2} />}>
    <Locator />
  </Suspense>
)
const SUPPORT_CALL = (
  <Suspense fallback={<Skeleton shape="text" />}>
    <SupportCall whose="clinic" />
  </Suspense>
)

/** The clinic locator: a search, its results as a list and a map, and a number to call (ROUTE-30, LOCATOR-02). */
export default function ClinicLocationsPage() {
  const p = useTexts(pages)
  const t = useTexts(texts)
  return (
    <Frame width="wide">
      <PageHeader title={p.clinics} hint={t.locatorHint} />
      {LOCATOR}
      <div className={styles.call}>
        <Card as="section" title={p.callTitle}>
          <p>{p.clinicsHint}</p>
          {SUPPORT_CALL}
        </Card>
      </div>
      <LanguageHelp />
    </Frame>
  )
}
