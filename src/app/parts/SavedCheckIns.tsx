import { type ReactNode, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../messages/catalogue.ts'
import { saved as texts } from '../messages/en/notices.ts'
import { countOutbox, outbox, watchOutbox } from '../state/outbox.ts'
import { Notice } from '../ui/Notice.tsx'
import styles from './SavedCheckIns.module.css'

/**
 * Lists the check-ins in the outbox of a guest's own device by their counter codes, and says when the server has received one
 * (BOOK-19).
 */
export default function SavedCheckIns(): ReactNode {
  const t = useTexts(texts)
  const { checkIns } = useSnapshot(outbox)
  const [seen, setSeen] = useState<readonly string[]>([])
  useEffect(() => {
    watchOutbox()
    void countOutbox()
  }, [])
  useEffect(() => {
    setSeen((before) => [...new Set([...before, ...checkIns.map(({ counterCode }) => counterCode)])])
  }, [checkIns])
  const here = checkIns.map(({ counterCode }) => counterCode)
  const refused = checkIns.filter(({ isRefused }) => isRefused).map(({ counterCode }) => counterCode)
  const waiting = here.filter((code) => !refused.includes(code))
  const received = seen.filter((code) => !here.includes(code))
  return (
    <div role="status" className={styles.saved}>
      {waiting.length > 0 && (
        <Notice tone="warning" title={t.waiting(waiting.length)}>
          <p>{t.waitingHow(waiting.length)}</p>
          <Codes codes={waiting} />
        </Notice>
      )}
      {received.length > 0 && (
        <Notice tone="good" title={t.received(received.length)}>
          <Codes codes={received} />
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="bad" title={t.refused(refused.length)}>
          <p>{t.refusedHow}</p>
          <Codes codes={refused} />
        </Notice>
      )}
    </div>
  )
}

function Codes({ codes }: { codes: readonly string[] }) {
  const t = useTexts(texts)
  return (
    <p>
      {t.codes(codes.length)}{' '}
      {codes.map((code) => (
        <strong key={code} className={styles.code} translate="no">
          {code}
        </strong>
      ))}
    </p>
  )
}
