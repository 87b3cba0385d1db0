import { Fragment } from 'react'
import { SchedulerTexts } from '#contract/content/collections'
import { showPhone } from '#domain/phone'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { common } from '../../messages/en/common.ts'
import { leftToRight } from '../../messages/left-to-right.ts'
import { href } from '../../paths.ts'
import { onDocumentLink } from '../../platform/navigate.ts'
import type { ClinicError } from '../../state/clinics.ts'
import { useDocuments, useScreenTexts } from '../../state/documents.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { fromElsewhere } from '../../ui/with-lang.ts'
import styles from './ServiceFinder.module.css'

/** Says why clinics failed to load, with a retry where that may help (LOCATOR-31 to LOCATOR-39, CLINIC-08). */
export function ClinicFailure({ error, onRetry }: { error: ClinicError; onRetry: () => void }) {
  const t = useTexts(texts)
  return (
    <Notice
      tone={error.canRetry ? 'bad' : 'warning'}
      live="alert"
      actions={error.canRetry ? <Button onClick={onRetry}>{t.retry}</Button> : undefined}
    >
      {error.kind === 'network' ? (
        t.network
      ) : error.kind === 'support' ? (
        <WhomToAsk />
      ) : (
        fromElsewhere(error.message)
      )}
    </Notice>
  )
}

/** Says that something went wrong, and how to reach support (LOCATOR-36, LOCATOR-39). */
export function WhomToAsk() {
  const t = useTexts(texts)
  const c = useTexts(common)
  const documents = useDocuments(['schedulerConfig'])
  if (documents.status === 'in_progress') return c.loading
  if (documents.status === 'failed') return c.connectionFailed
  const { email, customer } = documents.value.schedulerConfig.support
  const phone = leftToRight(showPhone(customer))
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

/** A box that links to the scheduler, with texts of the text collection (LOCATOR-12, CONTENT-20). */
export function ServiceFinder() {
  const t = useTexts(texts)
  const { state } = useScreenTexts('textcollection', 'schedulerTexts', SchedulerTexts)
  if (state.status === 'in_progress') return <div className={styles.finder} aria-hidden="true" />
  const words =
    state.status === 'done'
      ? state.value
      : { title: t.book, topMessage: undefined, schedulerUrl: href('main') }
  const to = words.schedulerUrl
  return (
    <section className={styles.finder} aria-label={words.title}>
      {words.topMessage !== undefined && <p>{words.topMessage}</p>}
      <p>
        <a href={to} onClick={onDocumentLink(to)}>
          {words.title}
          <Icon name="chevron" />
        </a>
      </p>
    </section>
  )
}
