import type { ConfirmationTexts } from '#contract/content/confirmation'
import type { VideoDownloads } from '#contract/content/notices'
import type { SchedulerConfig } from '#contract/content/scheduler-config'
import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { Frame } from '../../parts/Frame.tsx'
import type { Visit } from '../../state/visit.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Next, TakeAlong } from './Actions.tsx'
import { Checklist } from './Checklist.tsx'
import styles from './Confirmation.module.css'
import { DetailsCard } from './DetailsCard.tsx'
import { DietitianCard } from './DietitianCard.tsx'
import { ModifyCard } from './ModifyCard.tsx'
import { PatientCard } from './PatientCard.tsx'
import { RideshareCard } from './RideshareCard.tsx'
import { Top } from './Top.tsx'
import { VideoCard } from './VideoCard.tsx'

type Props = {
  visit: Visit
  says: ConfirmationTexts
  support: SchedulerConfig['support']
  /** Absent where the flow has no video meeting (CONFIRM-11). */
  video: VideoDownloads | undefined
}

/** Everything a guest leaves with: what, where, when, the code, what to bring, how to change or cancel it. */
export function Confirmation({ visit, says, support, video }: Props) {
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
