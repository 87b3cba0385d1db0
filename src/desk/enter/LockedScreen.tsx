import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type DeskSession, unlockDesk } from '#contract/desk'
import { storeName } from '#domain/store'
import { deviceNow } from '../../app/platform/clock.ts'
import { Button } from '../../app/ui/Button.tsx'
import { askDesk } from '../ask.ts'
import { askOwnSession } from '../own-session.ts'
import { deskTexts } from '../texts.ts'
import styles from './Enter.module.css'
import { EnterCard } from './EnterCard.tsx'
import { PinField } from './PinField.tsx'

/** Milliseconds between two calls to a server that does not answer. */
const LOOK_MS = 2000

type Props = { session: DeskSession; onUnlocked: (session: DeskSession) => void }

/** The screen of a locked desk: the store, and a field for the PIN (DESK-01). */
export function LockedScreen({ session, onUnlocked }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [waitsUntil, setWaitsUntil] = useState(() => deviceNow() + session.waitSeconds * 1000)
  const [isCutOff, setCutOff] = useState(false)
  const left = useSecondsUntil(waitsUntil)
  useLayoutEffect(() => box.current?.focus(), [])

  // A PIN that had no answer may have been taken, and the server may be back: neither is left to another try.
  useEffect(() => {
    if (!isCutOff) return
    let isOver = false
    let timer: number | undefined
    async function look(): Promise<void> {
      const answer = await askOwnSession()
      if (isOver) return
      if (answer.kind !== 'answered') {
        timer = window.setTimeout(() => void look(), LOOK_MS)
        return
      }
      const { session: now } = answer.data
      if (!now.isLocked) return onUnlocked(now)
      setWaitsUntil(deviceNow() + now.waitSeconds * 1000)
      setCutOff(false)
    }
    timer = window.setTimeout(() => void look(), LOOK_MS)
    return () => {
      isOver = true
      window.clearTimeout(timer)
    }
  }, [isCutOff, onUnlocked])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || left > 0 || !box.current) return
    const pin = box.current.value
    box.current.value = ''
    box.current.focus()
    if (!/^\d{4,8}$/.test(pin)) return setProblem(deskTexts.enter.pinForm)
    setBusy(true)
    setProblem(undefined)
    setCutOff(false)
    const answer = await askDesk(unlockDesk, { body: { pin } })
    setBusy(false)
    if (answer.kind === 'answered') return onUnlocked(answer.data.session)
    if (answer.kind !== 'refused') return setCutOff(true)
    const [value = 0] = answer.values
    if (answer.key === 'wrongPin') setProblem(deskTexts.locked.wrong(value))
    else if (answer.key === 'pinWait') setWaitsUntil(deviceNow() + value * 1000)
    else setCutOff(true)
  }

  const error = left > 0 ? deskTexts.locked.wait(timeOf(left)) : isCutOff ? deskTexts.locked.cutOff : problem
  return (
    <EnterCard
      title={deskTexts.locked.title}
      over={
        <p className={styles.over}>
          {deskTexts.locked.at(session.desk.name, storeName(session.store) ?? session.store.providerId)}
        </p>
      }
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <PinField ref={box} id="pin" label={deskTexts.locked.pin} error={error} />
        <Button
          type="submit"
          look="primary"
          busy={isBusy ? deskTexts.locked.unlocking : undefined}
          disabled={left > 0}
          large
          wide
        >
          {deskTexts.locked.unlock}
        </Button>
      </form>
    </EnterCard>
  )
}

/** Whole seconds until an instant of the device, counted down; 0 when it is over. */
function useSecondsUntil(instant: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((instant - deviceNow()) / 1000))
  const [left, setLeft] = useState(secondsLeft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the instant alone decides.
  useEffect(() => {
    setLeft(secondsLeft())
    if (instant <= deviceNow()) return
    const timer = window.setInterval(() => {
      const now = secondsLeft()
      setLeft(now)
      if (now === 0) window.clearInterval(timer)
    }, 1000)
    return () => window.clearInterval(timer)
  }, [instant])
  return left
}

/** Tens of seconds in the last minute, else about as many minutes, so that a screen reader does not count along. */
function timeOf(seconds: number): string {
  if (seconds > 90) return deskTexts.locked.minutes(Math.round(seconds / 60))
  if (seconds > 60) return deskTexts.locked.seconds(90)
  return seconds > 50 ? deskTexts.locked.minutes(1) : deskTexts.locked.seconds(Math.ceil(seconds / 10) * 10)
}
