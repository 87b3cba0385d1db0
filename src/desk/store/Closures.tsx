import { useState } from 'react'
import { type DeskStore, endDeskClosure } from '#contract/desk'
import { Button } from '../../app/ui/Button.tsx'
import { askDesk } from '../ask.ts'
import { deskTexts } from '../texts.ts'
import { timeIn } from '../visit-words.ts'
import type { PartProps } from './part-props.ts'
import styles from './Store.module.css'
import { storeTexts } from './store-texts.ts'

/** What closes the store today. One that a desk of this store made can be ended (DESK-08). */
export function Closures({ store, isFrozen, onSaid, onBegin, onStore }: PartProps) {
  const [busyId, setBusyId] = useState<string>()

  async function end(id: string): Promise<void> {
    if (busyId !== undefined) return
    setBusyId(id)
    onBegin()
    const answer = await askDesk(endDeskClosure, { params: { id } })
    setBusyId(undefined)
    if (answer.kind === 'answered') onSaid(storeTexts.opened)
    else onSaid(answer.kind === 'refused' ? storeTexts.notEnded : deskTexts.noServer, 'bad')
    onStore(undefined)
  }

  if (store.closures.length === 0) return <p>{storeTexts.noClosures}</p>
  return (
    <ul className={styles.closures}>
      {store.closures.map(({ id, hours, services, reason, isOwn }) => (
        <li key={id}>
          <div>
            <p>
              <strong>{hoursWords(hours)}</strong>
            </p>
            {services && <p>{storeTexts.ofServices(services)}</p>}
            <p>{reason}</p>
            {!isOwn && <p className={styles.how}>{storeTexts.byOperator}</p>}
          </div>
          {isOwn && (
            <Button
              disabled={isFrozen}
              busy={busyId === id ? deskTexts.loading : undefined}
              onClick={() => void end(id)}
            >
              {storeTexts.open}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Local minutes from midnight as "2:00 PM to 3:30 PM". */
function hoursWords(hours: DeskStore['closures'][number]['hours']): string {
  const [from, to] = hours ?? []
  if (from === undefined || to === undefined) return storeTexts.allDay
  const words = (minutes: number) => timeIn(minutes * 60_000, 'UTC')
  return storeTexts.from(words(from), words(to))
}
