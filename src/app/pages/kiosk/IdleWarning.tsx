import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { kiosk as texts } from '../../messages/en/kiosk.ts'
import { idle, watchIdle } from '../../state/idle.ts'
import { erase, wipe } from '../../state/wipe.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './IdleWarning.module.css'

/** Seconds at which the countdown is read out (quality, A8). */
const SAID_AT = [20, 10, 5]

/** Asks whether the guest is still there, counts down, and wipes; any touch or key is an answer. */
export function IdleWarning() {
  const t = useTexts(texts)
  const { state } = useSnapshot(idle)
  useEffect(() => watchIdle(() => void wipe()), [])
  const secondsLeft = state.phase === 'warned' ? state.secondsLeft : 0
  const said = [...SAID_AT].reverse().find((second) => second >= secondsLeft)
  return (
    <Dialog
      open={state.phase === 'warned'}
      urgent
      title={t.stillThere}
      actions={
        <>
          {/* Its click, like any other, is the sign that extends. */}
          <Button look="primary" large>
            {t.goOn}
          </Button>
          <Button look="quiet" onClick={() => void erase()}>
            {t.eraseNow}
          </Button>
        </>
      }
    >
      <p>{t.stillThereWhy}</p>
      <p className={styles.seconds} aria-hidden="true">
        {t.secondsLeft(secondsLeft)}
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {said === undefined ? '' : t.secondsLeft(said)}
      </p>
    </Dialog>
  )
}
