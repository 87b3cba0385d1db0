import { useCallback, useEffect, useState } from 'react'
import { DESK_IDLE_SECONDS, type DeskSession, lockDesk } from '#contract/desk'
import { deviceNow, wait } from '../app/platform/clock.ts'
import { idleFor, watchUse } from './activity.ts'
import { askDesk, isGate, whenGated } from './ask.ts'
import { owesLock, setOwesLock, whenLockedElsewhere, whenUsedElsewhere } from './browser-marks.ts'
import { forgetInvitation } from './invitation.ts'
import { askOwnSession } from './own-session.ts'

/** What this browser is to the server. */
export type Stage =
  | { kind: 'opening' }
  | { kind: 'noServer' }
  | { kind: 'invited'; invitation: string }
  | { kind: 'unknown' }
  | { kind: 'revoked' }
  | { kind: 'storeGone' }
  | { kind: 'locked'; session: DeskSession }
  | { kind: 'open'; session: DeskSession }

/** A page that cannot read what the server answers loads anew, but not sooner than so many milliseconds after it began. */
const RELOAD_AFTER_MS = 60_000
/** Milliseconds between two looks at the clock, and between two calls to a server that does not answer. */
const LOOK_MS = 2000

/** The session of this browser (DESK-01). Locking takes everything of visits out of the page at once, whether or not the server answers. */
export function useSession(invitation: string | undefined) {
  const [stage, setStage] = useState<Stage>(
    invitation === undefined ? { kind: 'opening' } : { kind: 'invited', invitation },
  )
  const enter = useCallback((session: DeskSession) => {
    setOwesLock(false)
    forgetInvitation()
    setStage({ kind: session.isLocked ? 'locked' : 'open', session })
  }, [])

  const lock = useCallback(() => {
    setStage((now) => (now.kind === 'open' ? lockedOf(now.session) : now))
    setOwesLock(true)
    void tellLocked()
  }, [])

  useEffect(() => {
    const openedAt = deviceNow()
    whenGated((gate) => {
      if (gate === 'unreadable' && deviceNow() - openedAt >= RELOAD_AFTER_MS) window.location.reload()
      // With an invitation it does not matter what the browser was before.
      const become = (next: Stage) => setStage((now) => (now.kind === 'invited' ? now : next))
      if (gate === 'deskUnknown') become({ kind: 'unknown' })
      if (gate === 'deskRevoked') become({ kind: 'revoked' })
      if (gate === 'unknownLocation') become({ kind: 'storeGone' })
      if (gate === 'deskLocked') setStage((now) => (now.kind === 'open' ? lockedOf(now.session) : now))
    })
    return () => whenGated(undefined)
  }, [])

  useEffect(
    () => whenLockedElsewhere(() => setStage((now) => (now.kind === 'open' ? lockedOf(now.session) : now))),
    [],
  )

  const isLooking = ['opening', 'noServer', 'storeGone'].includes(stage.kind)
  useEffect(() => {
    if (!isLooking) return
    let isOver = false
    let timer: number | undefined
    async function look(): Promise<void> {
      const answer = await askOwnSession()
      if (isOver) return
      if (answer.kind === 'answered') return enter(answer.data.session)
      // A store that has left the directory may come back with the next import.
      const isStoreGone = answer.kind === 'refused' && answer.key === 'unknownLocation'
      if (answer.kind === 'refused' && isGate(answer.key) && !isStoreGone) return
      if (!isStoreGone) setStage({ kind: 'noServer' })
      timer = window.setTimeout(() => void look(), LOOK_MS)
    }
    void look()
    return () => {
      isOver = true
      window.clearTimeout(timer)
    }
  }, [isLooking, enter])

  const isLocked = stage.kind === 'locked'
  useEffect(() => {
    if (!isLocked) return
    let isOver = false
    let isAsking = false
    async function look(): Promise<void> {
      if (isAsking) return
      isAsking = true
      const answer = await askOwnSession()
      isAsking = false
      if (!isOver && answer.kind === 'answered' && !answer.data.session.isLocked) enter(answer.data.session)
    }
    const stop = whenUsedElsewhere(() => void look())
    return () => {
      isOver = true
      stop()
    }
  }, [isLocked, enter])

  const isOpen = stage.kind === 'open'
  useEffect(() => {
    if (!isOpen) return
    const stop = watchUse()
    const look = () => {
      if (idleFor() >= DESK_IDLE_SECONDS * 1000) lock()
    }
    const timer = window.setInterval(look, LOOK_MS)
    // A computer that slept has missed its looks.
    document.addEventListener('visibilitychange', look)
    return () => {
      stop()
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isOpen, lock])

  return { stage, enter, lock }
}

/** Tells the server, again and again until it answers or the PIN was typed: a page that loads anew must be locked too. */
async function tellLocked(): Promise<void> {
  while (owesLock()) {
    const answer = await askDesk(lockDesk, { body: {} })
    if (answer.kind !== 'failed') setOwesLock(false)
    else await wait(LOOK_MS)
  }
}

function lockedOf(session: DeskSession): Stage {
  return { kind: 'locked', session: { ...session, isLocked: true } }
}
