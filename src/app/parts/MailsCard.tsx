import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useTexts } from '../messages/catalogue.ts'
import { mails as texts } from '../messages/en/mails.ts'
import type { CancelKey } from '../state/cancel.ts'
import { chooseMails, mails, readMails } from '../state/mails.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'

/** Has the guest agree to e-mails about the visit of a link, or stop them (VISIT-06). */
export default function MailsCard({ link: { id, confirmCode } }: { link: CancelKey }) {
  const t = useTexts(texts)
  const { busy, known, problem } = useSnapshot(mails)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => void readMails({ id, confirmCode }), [id, confirmCode])
  if (!known) return null
  const isWanted = known.agreedAt !== null
  const label = isWanted ? t.stop : t.agree
  // The button that had the focus is another one then.
  const choose = async (wanted: boolean) => {
    await chooseMails(wanted)
    line.current?.focus()
  }
  return (
    <Card as="section" title={t.title}>
      <p ref={line} role="status" tabIndex={-1}>
        {isWanted ? t.wanted : known.wording}
      </p>
      {problem && (
        <Notice tone="bad" live="alert">
          {t[problem]}
        </Notice>
      )}
      <div>
        <Button busy={busy ? label : undefined} onClick={() => void choose(!isWanted)}>
          {label}
        </Button>
      </div>
    </Card>
  )
}
