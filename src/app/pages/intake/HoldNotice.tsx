import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { HoldOver } from '../../parts/slots/HoldOver.tsx'
import { holdAgain } from '../../state/hold-again.ts'
import { backToTimes } from './ways-out.ts'

/** What became of a hold that ended. A time that is lost comes into sight: the rest of the form is of no use without another. */
export function HoldNotice() {
  const place = useRef<HTMLDivElement>(null)
  const { state } = useSnapshot(holdAgain)
  const isLost = state.status === 'lost'
  useEffect(() => {
    if (isLost) place.current?.scrollIntoView({ block: 'center' })
  }, [isLost])
  return (
    <div ref={place}>
      <HoldOver onAllTimes={backToTimes} />
    </div>
  )
}
