import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { kiosk as texts } from '../../messages/en/kiosk.ts'
import { Help } from '../../parts/Frame.tsx'
import type { Aid } from '../../platform/screen.ts'
import { hasAid, setAid } from '../../platform/screen.ts'
import type { Place } from '../../state/kiosk.ts'
import { outbox, watchOutbox } from '../../state/outbox.ts'
import { wipe } from '../../state/wipe.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './KioskBar.module.css'

/** At the bottom edge of every page on a store's tablet: how it is read, whom to ask, how it ends, and for staff what waits. */
export function KioskBar({ place }: { place: Place }) {
  const t = useTexts(texts)
  const c = useTexts(common)
  const [aids, setAids] = useState({ text: hasAid('text'), contrast: hasAid('contrast') })
  const toggle = (aid: Aid) => {
    setAid(aid, !aids[aid])
    setAids({ ...aids, [aid]: !aids[aid] })
  }
  return (
    <footer className={`${styles.bar} ${place === 'landing' ? styles.always : ''} no-print`}>
      {/* biome-ignore lint/a11y/useSemanticElements: no fields of a form. */}
      <div role="group" aria-label={t.aids} className={styles.aids}>
        <Button pressed={aids.text} onClick={() => toggle('text')}>
          {t.largeText}
        </Button>
        <Button pressed={aids.contrast} onClick={() => toggle('contrast')}>
          {t.contrast}
        </Button>
      </div>
      <div className={styles.about}>
        <Help />
        <p className={styles.small}>
          <span>{c.version(__BUILD_VERSION__)}</span>
          {place === 'landing' && <Waiting />}
        </p>
      </div>
      {place === 'selection' && <Button onClick={() => void wipe()}>{t.startOver}</Button>}
      {place === 'confirmation' && (
        <Button look="primary" onClick={() => void wipe()}>
          {t.done}
        </Button>
      )}
    </footer>
  )
}

/** How many check-ins wait on this tablet, for staff. */
function Waiting() {
  const t = useTexts(texts)
  const { waiting, refused } = useSnapshot(outbox)
  useEffect(watchOutbox, [])
  const words = [waiting > 0 && t.waiting(waiting), refused > 0 && t.refused(refused)].filter(Boolean)
  return words.length > 0 ? <span>{words.join(' · ')}</span> : null
}
