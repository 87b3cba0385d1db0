import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { mergeLayers } from '#domain/config'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import { layerContextOf } from '../../state/configuration.ts'
import { useDocuments } from '../../state/documents.ts'
import { endVisit, readDraft } from '../../state/draft.ts'
import type { Visit } from '../../state/visit.ts'
import { isFinished, visit } from '../../state/visit.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Confirmation } from './Confirmation.tsx'

const SLUGS = ['checklist', 'schedulerConfig', 'zoomDownloads'] as const

/** The confirmation (CONFIRM-01 to CONFIRM-19); without a booked appointment it leads to main (ROUTE-44). */
export default function ConfirmationPage() {
  const c = useTexts(common)
  const now = useSnapshot(visit) as Visit
  const [isRead, setRead] = useState(false)
  const documents = useDocuments(SLUGS)
  useEffect(() => {
    void readDraft().then(() => setRead(true))
  }, [])
  const isMissing = isRead && !(isFinished(now.appointment) && now.provider)
  useEffect(() => {
    // Only the page itself is left: whoever goes elsewhere has a way of their own.
    if (isMissing && window.location.pathname === href('confirmation')) go(href('main'), { replace: true })
  }, [isMissing])
  useEndOnLeaving(isRead && !isMissing)
  if (documents.status === 'failed') {
    return (
      <Frame>
        <DocumentsProblem retry={documents.retry} />
      </Frame>
    )
  }
  if (!isRead || isMissing || documents.status !== 'done') {
    return (
      <Frame>
        <Skeleton shape="title" label={c.loading} />
        <Skeleton shape="card" count={2} />
      </Frame>
    )
  }
  const { checklist, schedulerConfig, zoomDownloads } = documents.value
  return (
    <Confirmation
      visit={now}
      says={mergeLayers(checklist, layerContextOf(now))}
      support={schedulerConfig.support}
      video={schedulerConfig.flows[now.flow]?.showZoomLinks ? zoomDownloads : undefined}
    />
  )
}

/** Leaving the page clears the stored appointment (CONFIRM-01); a reload is not leaving. */
function useEndOnLeaving(isBooked: boolean): void {
  useEffect(() => {
    if (!isBooked) return
    const path = window.location.pathname
    return () => {
      if (window.location.pathname !== path) void endVisit()
    }
  }, [isBooked])
}
