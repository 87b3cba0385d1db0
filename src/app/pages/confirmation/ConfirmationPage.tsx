import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { ConfirmationTexts } from '#contract/content/confirmation'
import type { VideoDownloads } from '#contract/content/notices'
import type { SchedulerConfig } from '#contract/content/scheduler-config'
import { mergeLayers } from '#domain/config'
import { useTexts } from '../../messages/catalogue.ts'
import { common } from '../../messages/en/common.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { href } from '../../paths.ts'
import { go } from '../../platform/navigate.ts'
import { layerContextOf } from '../../state/configuration.ts'
import { useDocuments } from '../../state/documents.ts'
import { endVisit, readDraft } from '../../state/draft.ts'
import { isFinished, type Visit, visit } from '../../state/visit.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Next, TakeAlong } from './Actions.tsx'
import { Checklist, DietitianCard, PatientCard, RideshareCard, VideoCard } from './Cards.tsx'
import styles from './Confirmation.module.css'
import { DetailsCard } from './DetailsCard.tsx'
import { ModifyCard } from './ModifyCard.tsx'
import { Top } from './Top.tsx'

const SLUGS = ['checklist', 'schedulerConfig', 'zoomDownloads'] as const

/** The confirmation (CONFIRM-01 to CONFIRM-19); without a booked appointment it redirects to main (ROUTE-44). */
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
    // Redirects only while this page is open: a guest who leaves it has chosen another page.
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

/** Ends the visit when the guest leaves the page (CONFIRM-01); a reload keeps it. */
function useEndOnLeaving(isBooked: boolean): void {
  useEffect(() => {
    if (!isBooked) return
    const path = window.location.pathname
    return () => {
      if (window.location.pathname !== path) void endVisit()
    }
  }, [isBooked])
}

type Props = {
  visit: Visit
  says: ConfirmationTexts
  support: SchedulerConfig['support']
  /** Absent for flows without a video meeting (CONFIRM-11). */
  video: VideoDownloads | undefined
}

/** All cards of the confirmation. */
function Confirmation({ visit, says, support, video }: Props) {
  const t = useTexts(texts)
  const { appointment, provider, flow, answers } = visit
  if (!appointment || !provider) return null
  const isWalkIn = flow === 'INSTANT_VACCINE'
  return (
    <Frame width="wide">
      <Top visit={visit} says={says} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <DetailsCard visit={visit} />
          <TakeAlong visit={visit} support={support} />
          {provider.isBenefitCode && <Notice tone="good">{t.benefitCode}</Notice>}
          {flow === 'DIETITIAN' && <DietitianCard provider={provider} number={support.customer} />}
          <PatientCard answers={answers} />
          {!isWalkIn && <ModifyCard visit={visit} support={support} />}
        </div>
        <div className={styles.column}>
          <Checklist says={says} />
          {video && <VideoCard says={video} />}
          {provider.rideshareDiscount && (
            <RideshareCard code={provider.rideshareDiscount.code} number={support.rideshare} />
          )}
          <Next visit={visit} />
        </div>
      </div>
    </Frame>
  )
}
