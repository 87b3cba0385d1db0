import type { ComponentProps } from 'react'
import { lazy, Suspense, useEffect } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { useTexts } from '../../messages/catalogue.ts'
import { pages as texts } from '../../messages/en/pages.ts'
import { Frame } from '../../parts/Frame.tsx'
import { isUsablePlain, setToday } from '../../parts/find/plain-form.ts'
import { SavedSlot } from '../../parts/SavedSlot.tsx'
import { holdEarlyPresses } from '../../platform/early-press.ts'
import { touched } from '../../platform/moments.ts'
import type { EntryState } from '../../platform/navigate.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './MainPage.module.css'

// Their markup and styles are in the template of this page, and stay as they are until they are alive.
const FindSection = lazy(() =>
  whenTouched(() => import('../../parts/find/FindSection.tsx')).then(({ FindSection: section }) => ({
    default: section,
  })),
)
const LostDraft = lazy(() => import('../../parts/LostDraft.tsx'))
const StoreNumber = lazy(() => whenTouched(() => import('./StoreNumber.tsx')))
const SupportCall = lazy(() =>
  whenTouched(() => import('../../parts/SupportCall.tsx')).then(({ SupportCall: call }) => ({
    default: call,
  })),
)

/** Milliseconds until what did not come is asked for again. */
const PAUSES = [500, 3000]

let wake: () => void = () => undefined
const woken = new Promise<void>((resolve) => {
  wake = resolve
})

/** A part of this page: loaded when the guest first touches a page whose markup can be used until then, else at once. */
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

// Always the same elements: an update that reached them before they are alive would take their markup away.
const FIND = (
  <Suspense fallback={<Gone shape="card" count={3} />}>
    <FindSection on="main" />
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

/** The scheduler's landing page (ROUTE-03): the Find Appointment form first, then the walk-in of a store, then a person to call. */
export default function MainPage() {
  const t = useTexts(texts)
  useEffect(holdEarlyPresses, [])
  useEffect(setToday, [])
  return (
    <Frame>
      <PageHeader title={t.bookHeading} hint={t.bookHint} />
      <Lost />
      <div className={styles.ways}>
        <SavedSlot />
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

/** Stands where there is no markup to be used, or none any more: nothing is waited for. */
function Gone(props: ComponentProps<typeof Skeleton>) {
  useEffect(wake, [])
  return <Skeleton {...props} />
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
