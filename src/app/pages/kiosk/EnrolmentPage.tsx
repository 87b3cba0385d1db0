import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'
import { storeName } from '#domain/store'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { kiosk as texts } from '../../messages/en/kiosk.ts'
import { walkIn } from '../../messages/en/walk-in.ts'
import { Frame } from '../../parts/Frame.tsx'
import { StaffForm } from '../../parts/StaffForm.tsx'
import StoreProblem from '../../parts/StoreProblem.tsx'
import { shownAddress } from '../../parts/shown-address.ts'
import { leaveFor } from '../../platform/navigate.ts'
import { isSecure } from '../../platform/screen.ts'
import { catalogue, loadStore } from '../../state/catalogue.ts'
import { enrol, kioskSettings, loadKioskSettings, type SettingsState } from '../../state/enrolment.ts'
import { kiosk, kioskHome } from '../../state/kiosk.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice, ProblemNotice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './EnrolmentPage.module.css'

/** The page where staff turn a device into a tablet of their store (CARD-07, CARD-08). */
export default function EnrolmentPage() {
  const t = useTexts(texts)
  const c = useTexts(common)
  const w = useTexts(walkIn)
  const { locationId = '' } = useParams<{ locationId: string }>()
  const { store } = useSnapshot(catalogue)
  const { state: settings } = useSnapshot(kioskSettings)
  useEffect(() => {
    void loadStore(locationId)
    void loadKioskSettings()
  }, [locationId])
  if (store.status === 'failed') return <StoreProblem reason={store.reason} locationId={locationId} />
  if (store.status !== 'done' || (settings.status !== 'done' && settings.status !== 'failed')) {
    return (
      <Frame>
        <Skeleton shape="title" label={c.loading} />
        <Skeleton shape="card" />
      </Frame>
    )
  }
  const { location } = store.value
  const name = storeName(location) ?? w.fallbackName
  return (
    <Frame>
      <div className={styles.page}>
        <PageHeader title={t.titleAt(name)} hint={shownAddress(location)} focusKey="kiosk" />
        <p>{t.hint}</p>
        {isSecure() ? <Enrolling locationId={locationId} settings={settings} /> : <Insecure />}
      </div>
    </Frame>
  )
}

type Settings = Extract<SettingsState, { status: 'failed' | 'done' }>

function Enrolling({ locationId, settings }: { locationId: string; settings: Settings }) {
  const t = useTexts(texts)
  const c = useTexts(common)
  const w = useTexts(walkIn)
  const { enrolment } = useSnapshot(kiosk)
  if (settings.status === 'failed') {
    return (
      <ProblemNotice again={c.tryAgain} onRetry={() => void loadKioskSettings()}>
        {t.noAnswer}
      </ProblemNotice>
    )
  }
  return (
    <>
      {enrolment && (
        <Notice actions={<Button onClick={() => leaveFor(kioskHome(enrolment))}>{t.goHome}</Button>}>
          {t.already(storeName(enrolment.store) ?? w.fallbackName)}
        </Notice>
      )}
      <Card as="section" title={t.what}>
        <ul className={styles.list}>
          <li>{t.whatHome}</li>
          <li>{t.whatWipe}</li>
          <li>{t.whatLeave}</li>
        </ul>
      </Card>
      <StaffForm
        asks={settings.value.needsCode ? 'server' : 'chosen'}
        action={t.enrol}
        busyWords={t.enrolling}
        request={(code) => enrol(locationId, code, settings.value)}
        onDone={() => leaveFor(kioskHome({ locationId }))}
      />
    </>
  )
}

/** Browsers need https for features that a tablet uses. */
function Insecure() {
  const t = useTexts(texts)
  return (
    <Notice tone="warning" title={t.insecure}>
      <p>{t.insecureWhy}</p>
      <p>{t.insecureHow}</p>
    </Notice>
  )
}
