import { type ReactNode, useMemo, useState } from 'react'
import { is } from 'superstruct'
import { ConsentDocument } from '#contract/content/consents'
import type { MedicalInformation } from '#contract/content/medical-information'
import type { DeskOpened } from '#contract/desk'
import { todayIn } from '#domain/zones'
import { Notice } from '../../app/ui/Notice.tsx'
import { shortDay, timeIn } from '../visit-words.ts'
import { historyWords } from './history-words.ts'
import type { SheetRow } from './payload-reader.ts'
import { type AgreedText, languageName, sheetOf } from './sheet.ts'
import styles from './Visit.module.css'
import { visitTexts } from './visit-texts.ts'

type Props = { opened: DeskOpened; medical: MedicalInformation | undefined; day: string; timezone: string }

/** All that the guest sent, in the order of the form, what needs attention first; it prints on one or two sheets (DESK-04). */
export function SheetView({ opened, medical, day, timezone }: Props) {
  const sheet = useMemo(() => sheetOf(opened, medical, { day, timezone }), [opened, medical, day, timezone])
  if (opened.isUnreadable || opened.payload === null) {
    return (
      <Notice tone="bad" title={visitTexts.unreadable}>
        {visitTexts.unreadableHow}
      </Notice>
    )
  }
  if (typeof opened.payload === 'string') {
    return (
      <Notice tone="warning" title={visitTexts.notJson}>
        <p className={styles.raw}>{opened.payload}</p>
      </Notice>
    )
  }
  return (
    <div className={styles.columns}>
      <div className={styles.sheet}>
        {sheet.answers.length > 0 && (
          <Part title={visitTexts.yesTitle} look="yes">
            {sheet.yes.length > 0 ? <Rows rows={sheet.yes} /> : <p>{visitTexts.noYes}</p>}
          </Part>
        )}
        <RowsPart title={visitTexts.patient} rows={sheet.patient} />
        <RowsPart title={visitTexts.remarks} rows={sheet.remarks} />
        <RowsPart title={visitTexts.answers} rows={sheet.answers} isDense />
        <RowsPart title={visitTexts.guardian} rows={sheet.guardian} />
        <RowsPart title={visitTexts.insurance} rows={sheet.insurance} />
        {(sheet.signature.length > 0 || sheet.consents.length > 0) && (
          <Part title={visitTexts.consents}>
            <Rows rows={sheet.signature} />
            {sheet.consents.map((consent) => (
              <Consent key={consent.slug} consent={consent} />
            ))}
          </Part>
        )}
        <RowsPart title={visitTexts.other} rows={sheet.other} />
        {opened.history.length > 0 && (
          <Part title={visitTexts.history} look="aside">
            <ul className={styles.history}>
              {opened.history.map(({ at, type, reason }) => (
                <li key={`${at} ${type}`}>
                  <span className={styles.moment}>
                    {shortDay(todayIn(Date.parse(at), timezone))}, {timeIn(Date.parse(at), timezone)}
                  </span>{' '}
                  {historyWords(type, reason)}
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </div>
  )
}

function RowsPart({ title, rows, isDense = false }: { title: string; rows: SheetRow[]; isDense?: boolean }) {
  if (rows.length === 0) return null
  return (
    <Part title={title} look={isDense ? 'dense' : undefined}>
      <Rows rows={rows} />
    </Part>
  )
}

function Part(props: { title: string; look?: 'yes' | 'dense' | 'aside' | undefined; children: ReactNode }) {
  const { title, look, children } = props
  return (
    <section className={`${styles.part} ${look ? styles[look] : ''}`}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Rows({ rows }: { rows: readonly SheetRow[] }) {
  if (rows.length === 0) return null
  return (
    <dl className={styles.rows}>
      {rows.map(({ key, label, lines, isSecret }) => (
        <div key={key} className={styles.row} data-yes={lines[0] === visitTexts.yes || undefined}>
          <dt>{label}</dt>
          <dd>
            {isSecret ? <Secret text={lines[0] ?? ''} /> : lines.map((line) => <p key={line}>{line}</p>)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A number that is shown whole only when it is asked for, and never printed whole without. */
function Secret({ text }: { text: string }) {
  const [isShown, setShown] = useState(false)
  if (isShown) return <p>{text}</p>
  return (
    <p>
      {text.length >= 6 ? visitTexts.endsIn(text.slice(-4)) : visitTexts.given}{' '}
      <button type="button" className={`${styles.show} no-print`} onClick={() => setShown(true)}>
        {visitTexts.showSecret}
      </button>
    </p>
  )
}

function Consent({ consent: { slug, sha256, language, body } }: { consent: AgreedText }) {
  const document = is(body, ConsentDocument) ? body : undefined
  return (
    <div className={styles.consent}>
      <p>
        <strong>{visitTexts.consentNames[slug] ?? document?.title ?? slug}</strong>
        {language !== 'en' && ` ${visitTexts.agreedIn(languageName(language) ?? language)}`}
        {sha256 !== undefined && <span className={styles.print}> {sha256.slice(0, 8)}</span>}
      </p>
      {document ? (
        <details className="no-print">
          <summary>{visitTexts.wording}</summary>
          <div lang={language} dir="auto">
            <p>{document.summary}</p>
            {document.sections.map(({ heading, paragraphs }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a wording never change.
              <div key={at}>
                {heading !== undefined && <h3>{heading}</h3>}
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            ))}
            {document.boxes.map(({ field, label }) => (
              <p key={field}>☑ {label}</p>
            ))}
          </div>
        </details>
      ) : (
        <p className={styles.gone}>{visitTexts.wordingGone}</p>
      )}
    </div>
  )
}
