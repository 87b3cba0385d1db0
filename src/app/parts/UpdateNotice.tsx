import { useState, useSyncExternalStore } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import type { SchedulerFlow } from '#contract/vocabulary'
import { isSecret } from '#domain/secret-answers'
import { useTexts } from '../messages/catalogue.ts'
import { update as texts } from '../messages/en/notices.ts'
import { href, PATHS } from '../paths.ts'
import { isUpdateWaiting, onUpdateChange, takeOver } from '../platform/worker.ts'
import { kiosk } from '../state/kiosk.ts'
import { visit } from '../state/visit.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import styles from './UpdateNotice.module.css'

/** The answer counts on every page until the next page load. */
const answer = proxy({ isLater: false })

/** Offers to load a newer build, but never while that would lose an answer, and in a walk-in only before Start and at its end. A store's tablet updates between two guests instead. */
export function UpdateNotice() {
  const t = useTexts(texts)
  const isWaiting = useSyncExternalStore(onUpdateChange, isUpdateWaiting, never)
  const { isLater } = useSnapshot(answer)
  const { enrolment } = useSnapshot(kiosk)
  const now = useSnapshot(visit)
  const [path] = useLocation()
  const [isUpdating, setUpdating] = useState(false)
  if (isAmidWalkIn(path, now.flow)) return null
  if (enrolment || isLater || !(isWaiting || isUpdating) || wouldLose(now)) return null
  const update = () => {
    setUpdating(true)
    void saveAndTakeOver().then((isTaken) => {
      answer.isLater = !isTaken
      setUpdating(isTaken)
    })
  }
  return (
    <div className={`${styles.update} no-print`}>
      <Notice live="status">
        <div className={styles.row}>
          <strong className={styles.ready}>{t.ready}</strong>
          <Button look="primary" busy={isUpdating ? t.updating : undefined} onClick={update}>
            {t.now}
          </Button>
          <Button look="quiet" onClick={sayLater}>
            {t.later}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

/** Whether a guest is choosing vaccines or filling the form of a walk-in, and has no reason to decide about versions (WI-38). */
function isAmidWalkIn(path: string, flow: SchedulerFlow): boolean {
  if (path.startsWith(href('instantVaccineSelection', { locationId: '' }))) return true
  return path === PATHS.schedule && flow === 'INSTANT_VACCINE'
}

function sayLater(): void {
  answer.isLater = true
}

function never(): boolean {
  return false
}

/** Without a saved draft there is no update. */
async function saveAndTakeOver(): Promise<boolean> {
  const { readyForUpdate } = await import('../state/ready-for-update.ts')
  return (await readyForUpdate()) && !wouldLose(visit) && takeOver()
}

type Given = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Stays = { readonly pending?: unknown; readonly answers: Given; readonly typing: Given }

/** Whether a reload would lose a submission under way, or an id that drafts never contain. */
function wouldLose({ pending, answers, typing }: Stays): boolean {
  const given = [...Object.values(answers), ...Object.values(typing)]
  return pending !== undefined || given.some(holdsSecret)
}

function holdsSecret(answers: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(answers).some(([name, value]) => isSecret(name) && Boolean(value))
}
