import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'
import { storeAddress, storeName } from '#domain/store'
import { useTexts } from '../../messages/catalogue.ts'
import { walkIn as texts } from '../../messages/en/walk-in.ts'
import { Frame } from '../../parts/Frame.tsx'
import { SavedSlot } from '../../parts/SavedSlot.tsx'
import { StoreProblem } from '../../parts/StoreProblem.tsx'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import { mayHaveDatabase } from '../../platform/storage.ts'
import { catalogue, loadStore } from '../../state/catalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Steps } from './Steps.tsx'
import styles from './WalkInPage.module.css'

// If it fails to load, Start replaces it.
const KeptVisits = lazy(() =>
  import('./KeptVisits.tsx').catch(() => ({
    default: ({ start }: { start: (() => ReactNode) | undefined }) => start?.(),
  })),
)

/** The walk-in landing page of a store (WALKIN-01 to WALKIN-06). */
export default function WalkInPage() {
  const t = useTexts(texts)
  const { locationId = '' } = useParams<{ locationId: string }>()
  const { store } = useSnapshot(catalogue)
  const [mayHaveKept, setKept] = useState(false)
  useEffect(() => {
    void loadStore(locationId)
    for (const name of ['receipts', 'visit'] as const)
      void mayHaveDatabase(name).then((mayHave) => mayHave && setKept(true))
  }, [locationId])

  if (store.status === 'failed' && store.locationId === locationId && store.reason === 'unknownLocation') {
    return <StoreProblem reason="unknownLocation" locationId={locationId} />
  }
  const location = store.status === 'done' ? store.value.location : undefined
  const start = href('instantVaccineSelection', { locationId })
  const startButton = (words = t.start) => (
    <Button look="primary" large wide href={start} onClick={onLink(start, { state: { fresh: true } })}>
      {words}
    </Button>
  )
  const shownStart = store.status === 'failed' ? undefined : startButton
  return (
    <Frame width="wide">
      <div className={styles.landing}>
        <div className={styles.where}>
          <Icon name="pin" />
          <div>
            <p className={styles.store}>{(location && storeName(location)) ?? t.fallbackName}</p>
            <p className={styles.address}>{location ? storeAddress(location) : ''}</p>
          </div>
        </div>
        <div className={styles.head}>
          <h1 className={styles.heading}>{t.heading}</h1>
          <p className={styles.promise}>{t.promise}</p>
        </div>
        <section className={styles.card}>
          <h2>{t.steps}</h2>
          <Steps />
        </section>
        <div className={styles.start}>
          <SavedSlot />
          {store.status === 'failed' && <StoreProblem reason="unavailable" locationId={locationId} inline />}
          {mayHaveKept ? (
            <Suspense fallback={shownStart?.()}>
              <KeptVisits locationId={locationId} start={shownStart} />
            </Suspense>
          ) : (
            shownStart?.()
          )}
        </div>
      </div>
    </Frame>
  )
}
