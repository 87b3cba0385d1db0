import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { storePhone } from '#domain/store'
import { useTexts } from '../messages/catalogue.ts'
import { common } from '../messages/en/common.ts'
import { href } from '../paths.ts'
import { onLink } from '../platform/navigate.ts'
import { catalogue } from '../state/catalogue.ts'
import { kiosk } from '../state/kiosk.ts'
import { visit } from '../state/visit.ts'
import { Icon } from '../ui/Icon.tsx'
import { Shell } from '../ui/Shell.tsx'
import { useIsAtCounter } from './at-counter.ts'
import { ConnectionStrip } from './ConnectionStrip.tsx'
import styles from './Frame.module.css'
import { Mark } from './Mark.tsx'
import { PhoneNumber } from './PhoneNumber.tsx'

const UpdateNotice = lazy(() =>
  import('./UpdateNotice.tsx').then(({ UpdateNotice: notice }) => ({ default: notice })),
)

type Props = { children: ReactNode; width?: 'narrow' | 'wide' | 'full'; headerEnd?: ReactNode }

/** The shell around every page: brand, help in the same place, build version; a store's tablet has a bar of its own for the last two. */
export function Frame({ children, width, headerEnd }: Props) {
  const t = useTexts(common)
  const { enrolment } = useSnapshot(kiosk)
  return (
    <Shell
      skipLabel={t.skip}
      width={width ?? 'narrow'}
      strip={
        <>
          <ConnectionStrip />
          <UpdateSlot />
        </>
      }
      headerEnd={headerEnd}
      mark={<Mark />}
      {...(!enrolment && { help: <Help />, footer: <About /> })}
    >
      {children}
    </Shell>
  )
}

const ABOUT = ['privacy', 'accessibility', 'licences'] as const

/** What this service does with what it is told, for whom it is made and of what; not on a store's tablet, whose guests would lose their place. */
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
      <p className={styles.version}>{t.version(__BUILD_VERSION__)}</p>
    </div>
  )
}

/** Whom to ask: at the counter of a walk-in's store, else the store or clinic of the visit, always in the same place. */
export function Help() {
  const t = useTexts(common)
  const isAtCounter = useIsAtCounter()
  const { store } = useSnapshot(catalogue)
  const { provider } = useSnapshot(visit)
  // The rendered templates know no phone number, so the first markup has none.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const known = isAtCounter && store.status === 'done' ? store.value.location : provider?.store
  const phone = isHydrated && known ? storePhone(known) : undefined
  const [alone, call] = isAtCounter ? [t.helpAtCounter, t.helpAtCounterCall] : [t.help, t.helpCall]
  return (
    <p className={styles.help}>
      <Icon name="question" />
      {phone ? (
        <span>
          {call} <PhoneNumber {...phone} />
        </span>
      ) : (
        alone
      )}
    </p>
  )
}

/** Asks for an update, where there can be one: not on a first visit. */
function UpdateSlot() {
  const [hasWorker, setHasWorker] = useState(false)
  useEffect(() => setHasWorker(Boolean(navigator.serviceWorker?.controller)), [])
  return hasWorker ? (
    <Suspense>
      <UpdateNotice />
    </Suspense>
  ) : null
}
