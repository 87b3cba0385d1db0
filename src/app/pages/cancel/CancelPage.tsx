import { useLayoutEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../../messages/catalogue.ts'
import { cancel as texts } from '../../messages/en/cancel.ts'
import { common } from '../../messages/en/common.ts'
import { DocumentsProblem } from '../../parts/DocumentsProblem.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { CancelProblemNotice, PhoneLine } from '../../parts/PhoneLine.tsx'
import { href } from '../../paths.ts'
import { go, onLink } from '../../platform/navigate.ts'
import { mayHaveDatabase } from '../../platform/storage.ts'
import { type CancelKey, cancel, cancelling, dismissCancelling, takeCancelLink } from '../../state/cancel.ts'
import { useDocuments } from '../../state/documents.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './CancelPage.module.css'

const SLUGS = ['schedulerConfig'] as const

/** The page of a cancel link (CANCEL-08 to CANCEL-11). Opening it cancels nothing. */
export default function CancelPage() {
  const t = useTexts(texts)
  const { link, state } = useSnapshot(cancelling)
  useLayoutEffect(takeCancelLink, [])
  const problem = state.status === 'failed' ? state.problem : undefined
  const isOver = problem === 'alreadyCanceled' // CANCEL-15
  return (
    <Frame>
      <meta name="robots" content="noindex" />
      {isOver ? (
        <PageHeader title={t.alreadyCanceled} hint={t.canceledHow} focusKey="over" />
      ) : link ? (
        <PageHeader title={t.heading} hint={t.headingHint} />
      ) : (
        <PageHeader title={t.openAgain} hint={t.openAgainHint} />
      )}
      <div className={styles.parts}>
        {problem && !isOver && <CancelProblemNotice problem={problem} />}
        {link && !isOver ? (
          <CancelCard link={link} />
        ) : (
          <div>
            <Button look="primary" href={href('main')} onClick={onLink(href('main'))}>
              {isOver ? t.scheduleAgain : t.book}
            </Button>
          </div>
        )}
        <Numbers />
      </div>
    </Frame>
  )
}

/** Both answers of the page, the one that changes nothing first; the other asks before it cancels (CANCEL-10). */
function CancelCard({ link }: { link: CancelKey }) {
  const t = useTexts(texts)
  const { state } = useSnapshot(cancelling)
  const [isAsking, setAsking] = useState(false)
  const isBusy = state.status === 'in_progress'
  const yes = async () => {
    setAsking(false)
    const isCanceled = await cancel({ ...link })
    const { state: outcome } = cancelling
    const isOver = outcome.status === 'failed' && outcome.problem === 'alreadyCanceled' // CANCEL-15
    if ((isCanceled || isOver) && (await mayHaveDatabase('visit')))
      await forgetConfirmation(link.id).catch(() => undefined) // storage
    if (isCanceled) go(href('canceled'), { replace: true }) // CANCEL-11
  }
  return (
    <Card as="section" title={t.cancelTitle}>
      <p>{t.confirmHow}</p>
      <div className={styles.answers}>
        <Button href={href('main')} onClick={onLink(href('main'))}>
          {t.keep}
        </Button>
        <Button
          look="danger"
          busy={isBusy ? t.canceling : undefined}
          onClick={() => {
            dismissCancelling()
            setAsking(true)
          }}
        >
          {t.submit}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        title={t.confirm}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button look="danger" onClick={() => void yes()}>
              {t.yes}
            </Button>
            <Button onClick={() => setAsking(false)}>{t.no}</Button>
          </>
        }
      >
        <p>{t.confirmHow}</p>
      </Dialog>
    </Card>
  )
}

/** Removes a confirmation from this device, because it would still show the appointment. */
async function forgetConfirmation(id: string): Promise<void> {
  const { endCanceled } = await import('../../state/draft.ts')
  await endCanceled(id)
}

/** Phone numbers for changes (CANCEL-09). */
function Numbers() {
  const t = useTexts(texts)
  const c = useTexts(common)
  const documents = useDocuments(SLUGS)
  if (documents.status === 'failed') return <DocumentsProblem retry={documents.retry} />
  if (documents.status !== 'done') return <Skeleton shape="card" label={c.loading} />
  const { clinic, pharmacy } = documents.value.schedulerConfig.support
  return (
    <Card as="section" title={t.changeTitle}>
      <PhoneLine label={t.clinic} number={clinic} />
      <PhoneLine label={t.pharmacy} number={pharmacy} />
    </Card>
  )
}
