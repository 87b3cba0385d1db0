import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { DeskSession, DeskStore, DeskVisit } from '#contract/desk'
import { storeName } from '#domain/store'
import { announce } from '../../app/platform/announce.ts'
import { now } from '../../app/platform/clock.ts'
import { Button } from '../../app/ui/Button.tsx'
import { Card } from '../../app/ui/Card.tsx'
import { Notice } from '../../app/ui/Notice.tsx'
import { Skeleton } from '../../app/ui/Skeleton.tsx'
import { deskTexts } from '../texts.ts'
import type { PolledCall } from '../use-polled.ts'
import { openWords } from '../visit-words.ts'
import { CallList } from './CallList.tsx'
import { type CloseDraft, CloseForm } from './CloseForm.tsx'
import { Closures } from './Closures.tsx'
import styles from './Store.module.css'
import { storeTexts } from './store-texts.ts'
import { TabletList } from './TabletList.tsx'
import { WaitForm } from './WaitForm.tsx'

type Props = {
  session: DeskSession
  store: PolledCall<DeskStore>
  /** The store's visits on today's list. */
  visits: readonly DeskVisit[]
  /** "Show names" of the list. */
  showsNames: boolean
  /** Something closes the store now, beside its usual hours. */
  isShut: boolean
  isFrozen: boolean
  /** What was typed of a closure before the page was left. */
  draft: RefObject<CloseDraft>
  onOpen: (visit: DeskVisit) => void
  onBack: () => void
}

/** The store as guests see it: the wait, closing from now, and its tablets (DESK-08, DESK-10). */
export function StorePage(props: Props) {
  const { session, store: polled, visits, showsNames, isShut, isFrozen, draft, onOpen, onBack } = props
  const { timezone } = session.store
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>()
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const store = polled.data
  const parts = {
    timezone,
    isFrozen,
    onSaid: (text: string, tone: 'good' | 'bad' = 'good') => {
      setSaid({ text, tone })
      announce(text, tone === 'good' ? 'polite' : 'assertive')
    },
    onBegin: polled.pause,
    onStore: (after: DeskStore | undefined) => {
      if (after) polled.put(() => after)
      polled.look()
    },
  }
  return (
    <article className={styles.page} aria-labelledby="store-title">
      <div>
        <Button look="quiet" icon="back" onClick={onBack}>
          {deskTexts.back}
        </Button>
      </div>
      <h1 ref={heading} id="store-title" tabIndex={-1}>
        {storeName(session.store) ?? storeTexts.title}
      </h1>
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
      {store ? (
        <>
          <p className={styles.now}>{hoursLine(store, timezone)}</p>
          <CallList
            store={store}
            isShut={isShut}
            visits={visits}
            showsNames={showsNames}
            timezone={timezone}
            onOpen={onOpen}
          />
          <div className={styles.parts}>
            {!store.isClosedForGood && (
              <>
                <Card as="section" title={storeTexts.wait}>
                  <WaitForm store={store} {...parts} />
                </Card>
                <Card as="section" title={storeTexts.close}>
                  <CloseForm store={store} draft={draft} {...parts} />
                </Card>
                <Card as="section" title={storeTexts.closures}>
                  <Closures store={store} {...parts} />
                </Card>
              </>
            )}
            <Card as="section" title={storeTexts.tablets}>
              <TabletList tablets={store.tablets} />
            </Card>
          </div>
        </>
      ) : (
        <Skeleton shape="card" count={3} label={deskTexts.loading} />
      )}
    </article>
  )
}

function hoursLine({ hours, isClosedForGood }: DeskStore, timezone: string): string {
  return isClosedForGood
    ? deskTexts.bar.closedForGood
    : (openWords(hours, now(), timezone) ?? storeTexts.unknownHours)
}
