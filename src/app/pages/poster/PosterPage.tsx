import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'
import type { StoreSummary } from '#contract/services'
import { storeName, storePhone } from '#domain/store'
import { spokenLocale, useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { poster as texts } from '../../messages/en/kiosk.ts'
import { walkIn } from '../../messages/en/walk-in.ts'
import { Frame } from '../../parts/Frame.tsx'
import { QrCode } from '../../parts/QrCode.tsx'
import StoreProblem from '../../parts/StoreProblem.tsx'
import { shownAddress } from '../../parts/shown-address.ts'
import { href } from '../../paths.ts'
import { now } from '../../platform/clock.ts'
import { catalogue, loadStore } from '../../state/catalogue.ts'
import { kioskSettings, loadKioskSettings } from '../../state/enrolment.ts'
import { loadWeekHours, postedHours } from '../../state/week-hours.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice, ProblemNotice } from '../../ui/Notice.tsx'
import { outlines } from '../../ui/outlines.ts'
import { Arm } from '../../ui/Picture.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './PosterPage.module.css'
import { postedHoursText } from './posted-hours.ts'

/** A printable poster of a store. Its QR code opens the walk-in on a guest's phone (CARD-08). */
export default function PosterPage() {
  const t = useTexts(texts)
  const c = useTexts(common)
  const { locationId = '' } = useParams<{ locationId: string }>()
  const { store } = useSnapshot(catalogue)
  const { state: settings } = useSnapshot(kioskSettings)
  useEffect(() => {
    void loadStore(locationId)
    void loadKioskSettings()
    void loadWeekHours(locationId)
  }, [locationId])
  if (store.status === 'failed') return <StoreProblem reason={store.reason} locationId={locationId} />
  if (settings.status === 'failed') {
    return (
      <Frame>
        <ProblemNotice again={c.tryAgain} onRetry={() => void loadKioskSettings()}>
          {t.settingsFailed}
        </ProblemNotice>
      </Frame>
    )
  }
  if (store.status !== 'done' || settings.status !== 'done') {
    return (
      <Frame>
        <Skeleton shape="title" label={c.loading} />
        <Skeleton shape="card" />
      </Frame>
    )
  }
  const { publicUrl, isForTryingOnly } = settings.value
  return (
    <Frame>
      <div className={styles.page}>
        <div className={`${styles.tools} no-print`}>
          <Button look="primary" icon={outlines.print} onClick={() => window.print()}>
            {t.print}
          </Button>
          <p>{t.printHow}</p>
        </div>
        {isForTryingOnly && (
          <Notice tone="warning" title={t.tryingOnly}>
            {t.tryingOnlyWhy}
          </Notice>
        )}
        <Sheet
          store={store.value.location as StoreSummary}
          address={publicUrl + href('instantVaccine', { locationId })}
        />
      </div>
    </Frame>
  )
}

function Sheet({ store, address }: { store: StoreSummary; address: string }) {
  const t = useTexts(texts)
  const w = useTexts(walkIn)
  const { lines } = useSnapshot(postedHours)
  const name = storeName(store) ?? w.fallbackName
  const phone = storePhone(store)
  const day = new Intl.DateTimeFormat(spokenLocale(), { dateStyle: 'medium', timeZone: store.timezone })
  const steps = [
    { title: t.scan, how: t.scanHow },
    { title: t.fill, how: t.fillHow },
    { title: t.checkIn, how: t.checkInHow },
  ]
  return (
    <article className={styles.sheet}>
      <h1>{t.heading}</h1>
      <p className={styles.promise}>
        <strong>{t.forToday}</strong> {t.promise}
      </p>
      <div className={styles.picture}>
        <Arm />
      </div>
      <div className={styles.code}>
        <QrCode text={address} label={t.qrCode(name)} />
        <p className={styles.address}>
          <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
        </p>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ title, how }) => (
          <li key={title}>
            <span className={styles.title}>{title}</span>
            <span>{how}</span>
          </li>
        ))}
      </ol>
      <p className={styles.store}>
        <span>{name}</span>
        <span>{shownAddress(store)}</span>
        {lines.map((line) => (
          <span key={line}>{postedHoursText(line)}</span>
        ))}
        {phone && <span dir="ltr">{phone.shown}</span>}
      </p>
      <p>{t.noPhone}</p>
      <p className={styles.printed}>{t.printed(day.format(now()))}</p>
    </article>
  )
}
