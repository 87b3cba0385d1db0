import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { type Located, watchPosition } from '../../platform/geolocation.ts'
import styles from './PlaceField.module.css'

type Problem = Extract<Located, { kind: 'failed' }>['reason']

/** Decimals that are sent: about half a mile, so that a search does not name a house. */
const DECIMALS = 2

/** Fills in where the device is, as "39.10,-84.51", or says why it does not know (BK-10). */
export default function DevicePlace({ onFound }: { onFound: (location: string) => void }): ReactNode {
  const t = useTexts(texts)
  const [state, setState] = useState<'idle' | 'in_progress' | Problem>('idle')
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  function ask(): void {
    stop.current?.()
    setState('in_progress')
    stop.current = watchPosition((located) => {
      stop.current?.()
      if (located.kind === 'failed') {
        setState(located.reason)
        return
      }
      setState('idle')
      onFound(`${located.latitude.toFixed(DECIMALS)},${located.longitude.toFixed(DECIMALS)}`)
    })
  }
  const isAsking = state === 'in_progress'
  return (
    <>
      <button type="button" className={styles.device} aria-disabled={isAsking || undefined} onClick={ask}>
        {t.nearMe}
      </button>
      <p role="status" className={styles.told}>
        {state === 'idle' ? '' : isAsking ? t.locating : t.located[state]}
      </p>
    </>
  )
}
