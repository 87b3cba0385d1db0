import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { storePhone } from '#domain/store'
import { useTexts } from '../messages/catalogue.ts'
import { common } from '../messages/en/common.ts'
import { catalogue } from '../state/catalogue.ts'
import { Icon } from '../ui/Icon.tsx'
import { Shell } from '../ui/Shell.tsx'
import { ConnectionStrip } from './ConnectionStrip.tsx'
import styles from './Frame.module.css'

const UpdateNotice = lazy(() =>
  import('./UpdateNotice.tsx').then(({ UpdateNotice: notice }) => ({ default: notice })),
)

type Props = { children: ReactNode; width?: 'narrow' | 'wide' | 'full'; headerEnd?: ReactNode }

/** The shell around every page: brand, help in the same place, build version. */
export function Frame({ children, width, headerEnd }: Props) {
  const t = useTexts(common)
  const { store } = useSnapshot(catalogue)
  // The rendered templates know no phone number, so the first markup has none.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const phone = isHydrated && store.status === 'done' ? storePhone(store.value.location) : undefined
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
      mark={
        <span className={styles.mark}>
          <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <rect width="32" height="32" rx="9" />
            <path d="M16 8v16M8 16h16" />
          </svg>
          {t.brand}
        </span>
      }
      help={
        <p className={styles.help}>
          <Icon name="question" />
          {phone ? (
            <span>
              {t.helpCall} <a href={phone.href}>{phone.shown}</a>
            </span>
          ) : (
            t.help
          )}
        </p>
      }
      footer={<p className={styles.version}>{t.version(__BUILD_VERSION__)}</p>}
    >
      {children}
    </Shell>
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
