import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import type { StoreSummary } from '#contract/services'
import { storeName, storePhone } from '#domain/store'
import { useTexts } from '../messages/catalogue.ts'
import { common } from '../messages/en/common.ts'
import { leftToRight } from '../messages/left-to-right.ts'
import { href } from '../paths.ts'
import { onLink } from '../platform/navigate.ts'
import { banner } from '../state/banner.ts'
import { catalogue } from '../state/catalogue.ts'
import { connection } from '../state/connection.ts'
import { kiosk } from '../state/kiosk.ts'
import { visit } from '../state/visit.ts'
import { Embedded } from '../ui/Embedded.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Shell } from '../ui/Shell.tsx'
import styles from './Frame.module.css'
import { AIDS, SITE_NAV, TabletAids } from './header-parts.tsx'

const UpdateNotice = lazy(() =>
  import('./UpdateNotice.tsx').then(({ UpdateNotice: notice }) => ({ default: notice })),
)

type Props = {
  children: ReactNode
  width?: 'narrow' | 'wide'
  /** What ends the visit; a store's tablet has it at the bottom edge. */
  headerEnd?: ReactNode
  /** What a tablet shows in place of its store's name. */
  store?: ReactNode
  /** What a tablet adds to the popover "Aa". */
  aidsEnd?: ReactNode
}

/** The shell of every page. A store's tablet has neither links nor footer: its bar has help, text size and the end of the visit. */
export function Frame({ children, width, headerEnd, store, aidsEnd }: Props) {
  const t = useTexts(common)
  const { enrolment } = useSnapshot(kiosk)
  const strip = (
    <>
      <ConnectionStrip />
      <UpdateSlot />
    </>
  )
  return (
    <>
      <Shell
        skipLabel={t.skip}
        width={width ?? 'narrow'}
        strip={strip}
        headerEnd={
          enrolment ? (
            (store ?? <p className={styles.store}>{storeName(enrolment.store as StoreSummary)}</p>)
          ) : (
            <>
              {headerEnd}
              {AIDS}
            </>
          )
        }
        mark={<Mark />}
        {...(!enrolment && { nav: SITE_NAV, help: <Help />, footer: <About /> })}
      >
        {children}
      </Shell>
      {enrolment && (
        <section className={`${styles.reach} no-print`} aria-label={t.atHand}>
          <Suspense>
            <TabletAids>{aidsEnd}</TabletAids>
          </Suspense>
          {headerEnd}
        </section>
      )}
    </>
  )
}

const ABOUT = ['privacy', 'accessibility', 'licences'] as const

/** Links to the pages about this service. A store's tablet has none, because its guests would lose their visit. */
function About() {
  const t = useTexts(common)
  return (
    <div className={styles.about}>
      <nav aria-label={t.about}>
        {ABOUT.map((name) => (
          <a key={name} href={href(name)} onClick={onLink(href(name))}>
            {t[name]}
          </a>
        ))}
      </nav>
      <p className={styles.version}>{t.version(leftToRight(__BUILD_VERSION__))}</p>
    </div>
  )
}

/** Pages that are about the place of a visit. */
const OF_PLACE = [href('results'), href('schedule'), href('confirmation')]

/** Whom to call or ask: the store of a walk-in, on pages about it the place of a visit, else customer support (BK-04, SC-13). */
export function Help() {
  const t = useTexts(common)
  const { store } = useSnapshot(catalogue)
  const isNowhere = store.status === 'failed' && store.reason === 'unknownLocation'
  const isAtCounter = useIsAtCounter() && !isNowhere
  const { provider, appointment } = useSnapshot(visit)
  const isHydrated = useHydrated() // the templates have no number of a store
  const [path] = useLocation()
  const isAbout = isAtCounter || OF_PLACE.some((page) => path.startsWith(page))
  const held = isAbout && appointment ? provider?.store : undefined
  const known = isAtCounter && store.status === 'done' ? store.value.location : held
  const phone = (isHydrated && known && storePhone(known)) || (isAtCounter ? undefined : customerPhone())
  const [alone, call] = isAtCounter ? [t.helpAtCounter, t.helpAtCounterCall] : [t.help, t.helpCall]
  return (
    <p className={isAtCounter ? `${styles.help} ${styles.atCounter}` : styles.help}>
      <Icon name="question" />
      {phone ? (
        <span>
          <Embedded text={call}>
            <PhoneNumber {...phone} />
          </Embedded>
        </span>
      ) : (
        alone
      )}
    </p>
  )
}

/** As the server writes it into the page, before any script runs. */
function customerPhone(): { shown: string; href: string } | undefined {
  return banner.phone ? { shown: banner.phone, href: `tel:+1-${banner.phone}` } : undefined
}

/** Loads the update notice where a service worker runs: on a first visit there is no older version. */
function UpdateSlot() {
  const [hasWorker, setHasWorker] = useState(false)
  useEffect(() => setHasWorker(Boolean(navigator.serviceWorker?.controller)), [])
  return hasWorker ? (
    <Suspense>
      <UpdateNotice />
    </Suspense>
  ) : null
}

/** False while the page must still match its prerendered template. True at once on a page that a script opened. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

/** A walk-in of a store: its landing page and its selection, and no unknown page below them. */
const WALK_IN = /\/instant-vaccines\/(select\/)?[^/]+$/

/** Whether the guest is at a counter, for a walk-in. */
function useIsAtCounter(): boolean {
  const [path] = useLocation()
  const { flow } = useSnapshot(visit)
  return WALK_IN.test(path) || flow === 'INSTANT_VACCINE'
}

type PhoneProps = { shown: string; href: string; className?: string | undefined }

/** A phone number as a link; as plain text on a store's tablet, which cannot call. */
export function PhoneNumber({ shown, href, className }: PhoneProps) {
  const { enrolment } = useSnapshot(kiosk)
  if (enrolment) return <bdi dir="ltr">{shown}</bdi>
  return (
    <a dir="ltr" className={className} href={href}>
      {shown}
    </a>
  )
}

/** The banner's logo. It links to the home page if the banner allows it (BANNER-09), but not where a visit would be lost. */
function Mark() {
  const isAtCounter = useIsAtCounter()
  const { appointment } = useSnapshot(visit)
  const { enrolment } = useSnapshot(kiosk)
  const [isBroken, setIsBroken] = useState(false)
  const picture = useRef<HTMLImageElement>(null)
  // It may have failed before this ran, so that no event is still to come.
  useEffect(() => void picture.current?.decode().catch(() => setIsBroken(true)), [])
  const home = isAtCounter || appointment || enrolment ? null : banner.link
  return (
    <a className={styles.logo} {...(home !== null && { href: home })}>
      {isBroken ? (
        banner.title
      ) : (
        <img
          ref={picture}
          src={banner.logo}
          alt={banner.title}
          width={banner.logoWidth}
          height={banner.logoHeight}
          loading="lazy" // laying out the drawing would delay the page (BANNER-08, quality P6)
          decoding="async"
        />
      )}
    </a>
  )
}

/** Says that the device is offline, and whether the guest can go on. */
function ConnectionStrip() {
  const t = useTexts(common)
  const { status } = useSnapshot(connection)
  const isAtCounter = useIsAtCounter()
  const canCheckIn = useCanCheckIn()
  const isHydrated = useHydrated() // the templates have no strip
  return (
    <div role="status">
      {isHydrated && status === 'offline' && (
        <p className={styles.strip}>
          <Icon name="offline" />
          {isAtCounter ? (canCheckIn ? t.offline : t.offlineAtCounter) : t.offlineBooking}
        </p>
      )}
    </div>
  )
}

/** Whether this walk-in works offline: the store's services are loaded, or it began at this store, and the service worker has the pages. */
function useCanCheckIn(): boolean {
  const { store } = useSnapshot(catalogue)
  const { flow, provider } = useSnapshot(visit)
  const isServed = Boolean(globalThis.navigator?.serviceWorker?.controller)
  // The page of another store still has the visit of the store before.
  const isHere = store.status === 'idle' || store.locationId === provider?.providerId
  return isServed && (store.status === 'done' || (flow === 'INSTANT_VACCINE' && isHere))
}
