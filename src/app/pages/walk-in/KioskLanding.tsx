import { useEffect, useId, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'
import type { StoreSummary } from '#contract/services'
import { storeAddress, storeName } from '#domain/store'
import { useTexts } from '../../messages/catalogue.ts'
import { kiosk as kioskTexts } from '../../messages/en/kiosk.ts'
import { walkIn as texts } from '../../messages/en/walk-in.ts'
import { Frame } from '../../parts/Frame.tsx'
import { QrCode } from '../../parts/QrCode.tsx'
import { StaffForm } from '../../parts/StaffForm.tsx'
import { StoreProblem } from '../../parts/StoreProblem.tsx'
import { href } from '../../paths.ts'
import { leaveFor, onLink } from '../../platform/navigate.ts'
import { catalogue, loadStore } from '../../state/catalogue.ts'
import { leaveKiosk, refreshKioskSettings } from '../../state/enrolment.ts'
import { kiosk } from '../../state/kiosk.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './KioskLanding.module.css'
import { Steps } from './Steps.tsx'

/** The landing page of a store's tablet: Start, or a QR code for the guest's own phone (CARD-07, CARD-08, WALKIN-01). */
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

const HOLD = 5000 // design: kiosk, phone, browser
const KEYS = ['Enter', ' ']

/** The store's name. Holding it for 5 seconds, by finger or key, asks staff whether to leave kiosk mode. */
function StoreHold({ store }: { store: StoreSummary }) {
  const t = useTexts(kioskTexts)
  const w = useTexts(texts)
  const [isAsking, setAsking] = useState(false)
  const timer = useRef<number>(undefined)
  const forStaff = useId()
  const release = () => window.clearTimeout(timer.current)
  const hold = () => {
    release()
    timer.current = window.setTimeout(() => setAsking(true), HOLD)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return (
    <>
      <button
        type="button"
        className={styles.store}
        aria-describedby={forStaff}
        onPointerDown={hold}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onBlur={release}
        onKeyDown={(event) => {
          if (KEYS.includes(event.key) && !event.repeat) hold()
        }}
        onKeyUp={release}
      >
        <Icon name="pin" />
        <span>
          <span className={styles.name}>{storeName(store) ?? w.fallbackName}</span>
          <span className={styles.holdAddress}>{storeAddress(store)}</span>
        </span>
      </button>
      <span id={forStaff} hidden>
        {t.holdToLeave}
      </span>
      <LeaveDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}

function LeaveDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts(kioskTexts)
  const { enrolment } = useSnapshot(kiosk)
  return (
    <Dialog
      open={isOpen}
      title={t.leaveTitle}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t.stay}</Button>}
    >
      <p>{t.leaveWhy}</p>
      <StaffForm
        needsCode={enrolment?.settings.needsCode ?? false}
        action={t.leave}
        busyWords={t.leaving}
        request={leaveKiosk}
        onDone={() => leaveFor('/')}
      />
    </Dialog>
  )
}
