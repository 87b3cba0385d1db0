import { type ReactNode, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../messages/catalogue.ts'
import { storeProblem as texts } from '../messages/en/store-problem.ts'
import { walkIn } from '../messages/en/walk-in.ts'
import { href } from '../paths.ts'
import { onLink } from '../platform/navigate.ts'
import { loadStore } from '../state/catalogue.ts'
import { connection } from '../state/connection.ts'
import { Button } from '../ui/Button.tsx'
import { Notice, ProblemNotice } from '../ui/Notice.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Frame } from './Frame.tsx'

type Props = {
  reason: 'unknownLocation' | 'unavailable'
  locationId: string
  /** What the landing page shows in its place where its code does not load. */
  children?: ReactNode
  /** Shows the notice alone, inside a page. */
  inline?: boolean
}

/**
 * Says that a store is unknown, with a link to the clinic finder; or that its services failed to load (WALKIN-06), with a retry. The
 * retry is automatic once the device is online again.
 */
export default function StoreProblem({ reason, locationId, inline }: Props): ReactNode {
  const t = useTexts(texts)
  const { heading } = useTexts(walkIn)
  useRetryWhenBack(reason, locationId)
  if (reason === 'unavailable') {
    const notice = (
      <ProblemNotice again={t.refresh} onRetry={() => void loadStore(locationId)}>
        {t.servicesFailed}
      </ProblemNotice>
    )
    return inline ? (
      notice
    ) : (
      <Frame>
        <PageHeader title={heading} />
        {notice}
      </Frame>
    )
  }
  const finder = href('clinicLocations')
  return (
    <Frame>
      <PageHeader title={t.unknownStore} hint={t.unknownStoreWhy} focusKey="unknownStore" />
      <Notice
        actions={
          <Button href={finder} onClick={onLink(finder)}>
            {t.findClinic}
          </Button>
        }
      >
        {t.unknownStoreNext}
      </Notice>
    </Frame>
  )
}

function useRetryWhenBack(reason: Props['reason'], locationId: string): void {
  const { status } = useSnapshot(connection)
  const wasOffline = useRef(false)
  useEffect(() => {
    if (status === 'offline') wasOffline.current = true
    else if (wasOffline.current && reason === 'unavailable') void loadStore(locationId)
  }, [status, reason, locationId])
}
