import { useEffect, useId, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { StoreSummary } from '#contract/services'
import { storeAddress, storeName } from '#domain/store'
import { useTexts } from '../../messages/catalogue.ts'
import { kiosk as texts } from '../../messages/en/kiosk.ts'
import { walkIn } from '../../messages/en/walk-in.ts'
import { StaffForm } from '../../parts/StaffForm.tsx'
import { leaveFor } from '../../platform/navigate.ts'
import { leaveKiosk } from '../../state/enrolment.ts'
import { kiosk } from '../../state/kiosk.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './StoreHold.module.css'

const HOLD = 5000 // design: kiosk, phone, browser
const KEYS = ['Enter', ' ']

/** The store's name; held for 5 seconds, by finger or key, it asks staff whether to leave kiosk mode. */
export function StoreHold({ store }: { store: StoreSummary }) {
  const t = useTexts(texts)
  const w = useTexts(walkIn)
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
          <span className={styles.address}>{storeAddress(store)}</span>
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
  const t = useTexts(texts)
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
