import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { useTexts } from '../../messages/catalogue.ts'
import { pages as texts } from '../../messages/en/pages.ts'
import { Frame } from '../../parts/Frame.tsx'
import { isUsablePlain } from '../../parts/find/plain-form.ts'
import { LanguageHelp } from '../../parts/LanguageHelp.tsx'
import { Languages } from '../../parts/Languages.tsx'
import { SavedSlot } from '../../parts/SavedSlot.tsx'
import { touched } from '../../platform/moments.ts'
import type { EntryState } from '../../platform/navigate.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './MainPage.module.css'

// The prerendered page has their markup and styles, which stay until they hydrate.
const MainFind = lazy(() => whenTouched(() => import('./MainFind.tsx')))
const LostDraft = lazy(() => import('../../parts/LostDraft.tsx'))
const StoreNumber = lazy(() => whenTouched(() => import('./StoreNumber.tsx')))
const SupportCall = lazy(() =>
  whenTouched(() => import('../../parts/SupportCall.tsx')).then(({ SupportCall: call }) => ({
    default: call,
  })),
)

/** Milliseconds before each retry of a part that failed to load. */
const PAUSES = [500, 3000]

let wake: () => void = () => undefined
const woken = new Promise<void>((resolve) => {
  wake = resolve
})

/** Loads a part of this page: at the guest's first touch if the prerendered page works without it, else at once. */
async function whenTouched<Part>(load: () => Promise<Part>): Promise<Part> {
  if (isUsablePlain()) await Promise.race([touched(), woken])
  for (const pause of PAUSES) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return load()
}

// Constants: a new element before hydration would make React discard the prerendered markup.
const FIND = (
  <Suspense fallback={<Gone shape="card" count={3} />}>
    <MainFind />
  </Suspense>
)
const STORE_NUMBER = (
  <Suspense fallback={<Gone shape="card" />}>
    <StoreNumber />
  </Suspense>
)
const SUPPORT_CALL = (
  <Suspense fallback={<Gone shape="text" />}>
    <SupportCall whose="customer" />
  </Suspense>
)

/** The scheduler's landing page: the Find Appointment form, the walk-in of a store, and a number to call (ROUTE-03). */
export default function MainPage() {
  const t = useTexts(texts)
  return (
    <Frame width="wide">
      <Languages />
      <PageHeader title={t.bookHeading} hint={t.bookHint} />
      <Lost />
      <div className={styles.ways}>
        <SavedSlot />
        {FIND}
        <div className={styles.beside}>
          <Card as="section" title={t.mainHeading}>
            <p>{t.mainHint}</p>
            {STORE_NUMBER}
          </Card>
          <Card as="section" title={t.callTitle}>
            <p>{t.visits}</p>
            {SUPPORT_CALL}
          </Card>
        </div>
      </div>
      <LanguageHelp />
    </Frame>
  )
}

/** A skeleton in place of missing markup. It wakes the loading, because there is nothing to use meanwhile. */
function Gone(props: ComponentProps<typeof Skeleton>) {
  useEffect(wake, [])
  return <Skeleton {...props} />
}

/** Says that the draft was lost, to a guest whom the form redirected here (quality, fault 34). */
function Lost() {
  const entry = useHistoryState<EntryState | null>()
  if (entry?.['isLost'] !== true) return null
  return (
    <Suspense>
      <LostDraft />
    </Suspense>
  )
}
