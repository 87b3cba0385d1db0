import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { SchedulerFlow } from '#contract/vocabulary'
import type { CatalogueService } from '#domain/services'
import { useTexts } from '../../messages/catalogue.ts'
import { intake as texts } from '../../messages/en/intake.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { OtherTab } from '../../parts/OtherTab.tsx'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import { formConfigOf, layerContextOf } from '../../state/configuration.ts'
import { useDocuments } from '../../state/documents.ts'
import { draft, isInHand, readDraft } from '../../state/draft.ts'
import { loadServices, services } from '../../state/services.ts'
import type { Visit } from '../../state/visit.ts'
import { isFinished, visit } from '../../state/visit.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Filling } from './Filling.tsx'
import { documentsOf } from './intake.ts'
import { STEPS } from './registry.ts'
import { Unanswered } from './Unanswered.tsx'
import { lacksEligibility } from './unanswered.ts'
import { goToStart } from './ways-out.ts'

const CONFIGURATION = ['schedulerConfig', 'formConfig'] as const

/**
 * The intake form (ROUTE-12, INTAKE-01 to INTAKE-17); without an appointment it leads to main, a dietitian's guest to the start of
 * theirs (ROUTE-43).
 */
export default function IntakePage() {
  const t = useTexts(texts)
  const { status: draftStatus } = useSnapshot(draft)
  const isRead = isInHand(draftStatus)
  const { appointment, flow } = useSnapshot(visit)
  const isUnjudged = useUnjudged(isRead)
  const [isResumed, setResumed] = useState(false)
  if (!isRead && !isResumed) setResumed(true) // it is read, or taken over, for this page
  const configuration = useDocuments(CONFIGURATION)
  const config =
    configuration.status === 'done'
      ? formConfigOf(configuration.value, layerContextOf(visit as Visit))
      : undefined
  const documents = useDocuments(config ? documentsOf(config, STEPS) : [])
  useEffect(() => {
    void readDraft()
  }, [])
  const isMissing = isRead && appointment === undefined
  const isBooked = isRead && isFinished(appointment)
  useEffect(() => {
    if (isMissing) leaveForStart(flow)
    if (isBooked) go(href('confirmation'), { replace: true })
  }, [isMissing, isBooked, flow])

  if (draftStatus === 'elsewhere') return <OtherTab />

  const failed =
    configuration.status === 'failed' ? configuration : documents.status === 'failed' ? documents : undefined
  if (failed) {
    return (
      <Frame>
        <DocumentsProblem retry={failed.retry} />
      </Frame>
    )
  }
  if (isRead && !isMissing && !isBooked && isUnjudged === true) return <Unanswered />
  if (
    !isRead ||
    isMissing ||
    isBooked ||
    isUnjudged === 'unknown' ||
    !config ||
    documents.status !== 'done'
  ) {
    return (
      <Frame width="wide">
        <Skeleton shape="title" label={t.loading} />
        <Skeleton shape="card" count={3} />
      </Frame>
    )
  }
  return <Filling config={config} documents={documents.value} isResumed={isResumed} />
}

/** Whether answers about the vaccine are missing; where services cannot be asked for, the server is left to say so. */
function useUnjudged(isRead: boolean): boolean | 'unknown' {
  const now = useSnapshot(visit) as Visit
  const { status, list } = useSnapshot(services)
  const mayLack = isRead && now.flow === 'EVERYDAY_VACCINE'
  useEffect(() => {
    if (mayLack) void loadServices()
  }, [mayLack])
  if (!mayLack || status === 'failed') return false
  return status === 'done' ? lacksEligibility(now, list as readonly CatalogueService[]) : 'unknown'
}

function leaveForStart(flow: SchedulerFlow): void {
  // There the visit ends, and what became of the draft would be forgotten with it.
  goToStart(flow, { replace: true, ...(draft.isLost && { state: { isLost: true } }) })
}
