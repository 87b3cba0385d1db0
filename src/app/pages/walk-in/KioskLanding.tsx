import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'
import type { StoreSummary } from '#contract/services'
import { useTexts } from '../../messages/catalogue.ts'
import { kiosk as kioskTexts } from '../../messages/en/kiosk.ts'
import { walkIn as texts } from '../../messages/en/walk-in.ts'
import { Frame } from '../../parts/Frame.tsx'
import { QrCode } from '../../parts/QrCode.tsx'
import { StoreProblem } from '../../parts/StoreProblem.tsx'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import { catalogue, loadStore } from '../../state/catalogue.ts'
import { refreshKioskSettings } from '../../state/enrolment.ts'
import { kiosk } from '../../state/kiosk.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './KioskLanding.module.css'
import { Steps } from './Steps.tsx'
import { StoreHold } from './StoreHold.tsx'

/** The landing page of an enrolled tablet, between two guests: Start, or one's own phone (CARD-07, CARD-08, WALKIN-01). */
export default function KioskLanding() {
  const t = useTexts(texts)
  const k = useTexts(kioskTexts)
  const { locationId = '' } = useParams<{ locationId: string }>()
  const { enrolment } = useSnapshot(kiosk)
  const { store } = useSnapshot(catalogue)
  useEffect(() => {
    void loadStore(locationId)
    void refreshKioskSettings()
  }, [locationId])
  if (!enrolment) return null
  if (store.status === 'failed' && store.reason === 'unknownLocation') {
    return <StoreProblem reason="unknownLocation" locationId={locationId} />
  }
  const start = href('instantVaccineSelection', { locationId })
  const address = enrolment.settings.publicUrl + href('instantVaccine', { locationId })
  return (
    <Frame width="wide">
      <div className={styles.landing}>
        <div className={styles.head}>
          <StoreHold store={enrolment.store as StoreSummary} />
          <h1 className={styles.heading}>{t.heading}</h1>
          <p className={styles.promise}>{t.promise}</p>
        </div>
        <section className={styles.steps} aria-label={t.steps}>
          <Steps />
        </section>
        <div className={styles.start}>
          {store.status === 'failed' ? (
            <StoreProblem reason="unavailable" locationId={locationId} inline />
          ) : (
            <Button
              look="primary"
              large
              wide
              href={start}
              onClick={onLink(start, { state: { fresh: true } })}
            >
              {t.start}
            </Button>
          )}
        </div>
        <section className={styles.phone}>
          <h2>{k.phone}</h2>
          <QrCode text={address} label={k.phoneCode} />
          <p>
            {k.phoneHow} <span className={styles.address}>{address.replace(/^https?:\/\//, '')}</span>
          </p>
          {enrolment.settings.isForTryingOnly && <p>{k.tryingOnly}</p>}
        </section>
      </div>
    </Frame>
  )
}
