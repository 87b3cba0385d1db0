import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'
import type { StoreSummary } from '#contract/services'
import { storeName } from '#domain/store'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { kiosk as kioskTexts } from '../../messages/en/kiosk.ts'
import { walkIn as texts } from '../../messages/en/walk-in.ts'
import { Frame } from '../../parts/Frame.tsx'
import { LanguageHelp } from '../../parts/LanguageHelp.tsx'
import { Languages } from '../../parts/Languages.tsx'
import { QrCode } from '../../parts/QrCode.tsx'
import { StaffForm } from '../../parts/StaffForm.tsx'
import StoreProblem from '../../parts/StoreProblem.tsx'
import { shownAddress } from '../../parts/shown-address.ts'
import { useStoreHours } from '../../parts/use-store-hours.ts'
import { href } from '../../paths.ts'
import { leaveFor, onLink } from '../../platform/navigate.ts'
import { shortWalkIn } from '../../platform/short-address.ts'
import { catalogue, loadStore } from '../../state/catalogue.ts'
import { leaveKiosk, refreshKioskSettings } from '../../state/enrolment.ts'
import { kiosk } from '../../state/kiosk.ts'
import { refreshStore } from '../../state/refresh-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Embedded } from '../../ui/Embedded.tsx'
import styles from './KioskLanding.module.css'
import { Steps } from './Steps.tsx'

/** How often a tablet asks for the hours of its store again. Its page may stay open for weeks. */
const REFRESH_MS = 3_600_000

/** The landing page of a store's tablet: Start, or a QR code for the guest's own phone (CARD-07, CARD-08, WALKIN-01). */
export default function KioskLanding() {
  const t = useTexts(texts)
  const k = useTexts(kioskTexts)
  const { locationId = '' } = useParams<{ locationId: string }>()
  const { enrolment } = useSnapshot(kiosk)
  const { store } = useSnapshot(catalogue)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    void loadStore(locationId)
    void refreshKioskSettings()
  }, [locationId])
  const hours = useStoreHours(store.status === 'done' ? store.value.location : undefined)
  useEffect(() => {
    const timer = window.setInterval(() => void refreshStore(locationId), REFRESH_MS)
    return () => window.clearInterval(timer)
  }, [locationId])
  if (!enrolment) return null
  if (store.status === 'failed' && store.reason === 'unknownLocation') {
    return <StoreProblem reason="unknownLocation" locationId={locationId} />
  }
  const start = href('instantVaccineSelection', { locationId })
  const address = enrolment.settings.publicUrl + shortWalkIn(locationId)
  const { host, pathname } = new URL(address)
  return (
    <Frame
      width="wide"
      store={<StoreHold store={enrolment.store as StoreSummary} onHeld={() => setAsking(true)} />}
      headerEnd={<Languages />}
      aidsEnd={
        <>
          <LanguageHelp />
          <Button look="quiet" onClick={() => setAsking(true)}>
            {k.forStaff}
          </Button>
        </>
      }
    >
      <div className={styles.room} data-landing="">
        <div className={styles.landing}>
          <div className={styles.head}>
            <h1 className={styles.heading}>{t.heading}</h1>
            <p className={styles.promise}>{!hours?.isOver && t.promise}</p>
            <p className={styles.hours}>{[hours?.line, hours?.before].filter(Boolean).join('. ')}</p>
          </div>
          <section className={styles.steps} aria-label={t.steps}>
            <Steps />
          </section>
          <div className={styles.start}>
            {store.status === 'failed' ? (
              <StoreProblem reason="unavailable" locationId={locationId} inline />
            ) : hours?.isOver ? null : (
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
              <Embedded text={k.phoneHow}>
                <span className={styles.address}>
                  {/* A short column breaks it before its path, so that the store's number stays whole. */}
                  <bdi dir="ltr">
                    {host}
                    <wbr />
                    {pathname}
                  </bdi>
                </span>
              </Embedded>
            </p>
          </section>
        </div>
      </div>
      <LeaveDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </Frame>
  )
}

const HOLD = 5000 // design: kiosk, phone, browser

/** The store's name and address. Holding it for 5 seconds asks staff whether to leave kiosk mode; keys find that in the popover "Aa". */
function StoreHold({ store, onHeld }: { store: StoreSummary; onHeld: () => void }) {
  const w = useTexts(texts)
  const timer = useRef<number>(undefined)
  const release = () => window.clearTimeout(timer.current)
  const hold = () => {
    release()
    timer.current = window.setTimeout(onHeld, HOLD)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return (
    <p
      className={styles.store}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
    >
      <span className={styles.name}>{storeName(store) ?? w.fallbackName}</span>{' '}
      <span className={styles.where}>{shownAddress(store)}</span>
    </p>
  )
}

function LeaveDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts(kioskTexts)
  const c = useTexts(common)
  const { enrolment } = useSnapshot(kiosk)
  return (
    <Dialog
      open={isOpen}
      title={t.leaveTitle}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t.stay}
        </Button>
      }
    >
      <p>{t.leaveWhy}</p>
      {enrolment?.settings.isForTryingOnly && <p>{t.tryingOnly}</p>}
      <StaffForm
        asks={enrolment?.settings.needsCode ? 'server' : enrolment?.leaveCode ? 'tablet' : 'none'}
        action={t.leave}
        look="quiet"
        busyWords={t.leaving}
        request={leaveKiosk}
        onDone={() => leaveFor('/')}
      />
      <p className={styles.version}>{c.version(__BUILD_VERSION__)}</p>
    </Dialog>
  )
}
