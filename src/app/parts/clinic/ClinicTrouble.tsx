import { Fragment } from 'react'
import { showPhone } from '#domain/phone'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { common } from '../../messages/en/common.ts'
import type { ClinicError } from '../../state/clinics.ts'
import { useDocuments } from '../../state/documents.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Says why clinics failed to load, with a retry where that may help (LOCATOR-31 to LOCATOR-39, CLINIC-08). */
export function ClinicTrouble({ error, onRetry }: { error: ClinicError; onRetry: () => void }) {
  const t = useTexts(texts)
  return (
    <Notice
      tone={error.canRetry ? 'bad' : 'warning'}
      live="alert"
      actions={error.canRetry ? <Button onClick={onRetry}>{t.retry}</Button> : undefined}
    >
      {error.kind === 'network' ? t.network : error.kind === 'support' ? <WhomToAsk /> : error.message}
    </Notice>
  )
}

/** Says that something went wrong, and how to reach support (LOCATOR-36, LOCATOR-39). */
export function WhomToAsk() {
  const t = useTexts(texts)
  const c = useTexts(common)
  const documents = useDocuments(['schedulerConfig'])
  if (documents.status === 'in_progress') return c.loading
  if (documents.status === 'failed') return c.trouble
  const { email, customer } = documents.value.schedulerConfig.support
  const phone = showPhone(customer)
  const links = new Map([
    [email, `mailto:${email}`],
    [phone, `tel:+1-${customer}`],
  ])
  return <Linked words={t.oops(email, phone)} links={links} />
}

/** Turns parts of a text into links. */
function Linked({ words, links }: { words: string; links: ReadonlyMap<string, string> }) {
  const parts = [...links.keys()].reduce(
    (found, link) => found.flatMap((part) => (links.has(part) ? [part] : split(part, link))),
    [words],
  )
  return parts.map((part) => {
    const to = links.get(part)
    return to === undefined ? (
      <Fragment key={part}>{part}</Fragment>
    ) : (
      <a key={part} href={to}>
        {part}
      </a>
    )
  })
}

function split(text: string, at: string): string[] {
  const [before = '', ...after] = text.split(at)
  return after.length === 0 ? [text] : [before, at, after.join(at)]
}
