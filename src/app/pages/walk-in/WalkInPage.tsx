import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'
import { storeName } from '#domain/store'
import { useTexts } from '../../messages/catalogue.ts'
import { walkIn as texts } from '../../messages/en/walk-in.ts'
import { Frame } from '../../parts/Frame.tsx'
import { LanguageHelp } from '../../parts/LanguageHelp.tsx'
import { Languages } from '../../parts/Languages.tsx'
import { TIME_SLOT } from '../../parts/plain-hours.ts'
import { SavedSlot } from '../../parts/SavedSlot.tsx'
import { shownAddress } from '../../parts/shown-address.ts'
import { useStoreHours } from '../../parts/use-store-hours.ts'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import { mayHaveDatabase } from '../../platform/storage.ts'
import { catalogue, loadStore } from '../../state/catalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './WalkInPage.module.css'

/** Keeps the place of a line without words, so that nothing moves. */
const KEPT_LINE = '\u00a0'

// If it fails to load, Start replaces it.
const KeptCheckIns = lazy(() =>
  import('./KeptCheckIns.tsx').catch(() => ({
    default: ({ start }: { start: (() => ReactNode) | undefined }) => start?.(),
  })),
)

type ProblemProps = {
  reason: 'unknownLocation' | 'unavailable'
  locationId: string
  inline?: boolean
  children?: ReactNode
}

// As with the visits: without its code there is Start.
const StoreProblem = lazy(() =>
  import('../../parts/StoreProblem.tsx').catch(() => ({ default: ({ children }: ProblemProps) => children })),
)

// Written into the page by the build, and drawn again where the app opens it. Without their code, what is written stays.
const never = () => new Promise<never>(() => {})
const Steps = lazy(() => import('./Steps.tsx').then(({ Steps: steps }) => ({ default: steps }), never))
const Arm = lazy(() => import('../../ui/Picture.tsx').then(({ Arm: arm }) => ({ default: arm }), never))

// Constants: a new element before hydration would make React discard the written markup.
const STEPS = (
  <Suspense>
    <Steps />
  </Suspense>
)
const PICTURE = (
  <Suspense>
    <Arm />
  </Suspense>
)

/** The walk-in landing page of a store (WALKIN-01 to WALKIN-06). */
export default function WalkInPage() {
  const t = useTexts(texts)
  const { locationId = '' } = useParams<{ locationId: string }>()
  const { store } = useSnapshot(catalogue)
  const [mayHaveKept, setKept] = useState(false)
  const location = store.status === 'done' ? store.value.location : undefined
  const hours = useStoreHours(location)
  useEffect(() => {
    void loadStore(locationId)
    for (const name of ['receipts', 'visit'] as const)
      void mayHaveDatabase(name).then((mayHave) => mayHave && setKept(true))
  }, [locationId])

  if (store.status === 'failed' && store.locationId === locationId && store.reason === 'unknownLocation') {
    return (
      <Suspense>
        <StoreProblem reason="unknownLocation" locationId={locationId} />
      </Suspense>
    )
  }
  const start = hours?.book ? href('main') : href('instantVaccineSelection', { locationId })
  const startButton = (words = t.start) => (
    <Button look="primary" large wide early href={start} onClick={onLink(start, { state: { fresh: true } })}>
      {hours?.book ?? words}
    </Button>
  )
  const shownStart = store.status === 'failed' ? undefined : startButton
  return (
    <Frame width="wide">
      <div className={styles.landing}>
        <div className={styles.where}>
          <Icon name="pin" />
          <div>
            <p>{(location && storeName(location)) ?? t.fallbackName}</p>
            <p>{location ? shownAddress(location) : ''}</p>
            <p data-until={t.openUntil(TIME_SLOT)} data-all-day={t.openAllDay}>
              {hours?.line}
            </p>
          </div>
          <Languages />
        </div>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{t.heading}</h1>
          <p>{hours?.book ? KEPT_LINE : t.promise}</p>
          {PICTURE}
        </div>
        <section className={styles.card}>
          <h2>{t.steps}</h2>
          {STEPS}
        </section>
        <div className={styles.start}>
          <SavedSlot />
          {hours?.before && <p>{hours.before}</p>}
          {hours?.call && (
            <p>
              <a href={hours.call.href}>{hours.call.words}</a>
            </p>
          )}
          {store.status === 'failed' && (
            <Suspense>
              <StoreProblem reason="unavailable" locationId={locationId} inline>
                {startButton()}
              </StoreProblem>
            </Suspense>
          )}
          {mayHaveKept ? (
            <Suspense fallback={shownStart?.()}>
              <KeptCheckIns locationId={locationId} start={shownStart} />
            </Suspense>
          ) : (
            shownStart?.()
          )}
        </div>
      </div>
      <LanguageHelp />
    </Frame>
  )
}
