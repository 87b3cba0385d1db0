import type { SignedConsent, VisitReceipt } from '#contract/appointment-receipt'
import { CONSENT_MAP } from '#domain/fields/consents'
import { storeName } from '#domain/store'
import { useTexts } from '../../messages/catalogue.ts'
import { cancel } from '../../messages/en/cancel.ts'
import { confirmation } from '../../messages/en/confirmation.ts'
import { consent as consentTexts } from '../../messages/en/questionnaires.ts'
import { receipt as texts } from '../../messages/en/receipt.ts'
import { visitPage } from '../../messages/en/visit.ts'
import { listNames, row } from '../../messages/joined.ts'
import { said } from '../../messages/when.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { serviceLabel } from '../service-label.ts'
import { shownAddress } from '../shown-address.ts'
import { timeWithZone } from '../slots/day-texts.ts'
import styles from './Receipt.module.css'

/** Writes an instant as day and time in a zone. Returns any other text unchanged. */
function momentIn(text: string, zone: string): string {
  const at = Date.parse(text)
  return Number.isNaN(at) ? text : row([said('long', at, zone), timeWithZone(at, zone)])
}

/** The receipt itself: the visit, the signature, and each consent word for word. */
export function ReceiptSheet({ receipt }: { receipt: VisitReceipt }) {
  const t = useTexts(texts)
  const c = useTexts(cancel)
  const signing = useTexts(consentTexts)
  const { signature, timezone, consents, answers } = receipt
  const { smsConsent } = answers
  return (
    <article className={styles.sheet}>
      <VisitPart receipt={receipt} />
      <section>
        <h2>{t.signature}</h2>
        <DefinitionList
          rows={[
            { key: 'as', label: signing.legalName, value: signature.legalName },
            {
              key: 'by',
              label: signing.whoSigns,
              value: wordOf(signature.relationshipWithPatient, signing.signs),
            },
            ...(signature.guardian === undefined
              ? []
              : [{ key: 'guardian', label: t.guardian, value: signature.guardian }]),
            { key: 'at', label: t.signedAt, value: momentIn(signature.dateTime, timezone) },
          ]}
        />
      </section>
      <section>
        <h2>{t.consents}</h2>
        <p className={styles.soft}>{t.hashHow}</p>
        {consents.map((consent) => (
          <ConsentText key={consent.slug} consent={consent} answers={answers} />
        ))}
        {smsConsent !== undefined && (
          <p>
            {t.texts}: <strong>{smsConsent ? c.yes : c.no}</strong>
          </p>
        )}
      </section>
    </article>
  )
}

function VisitPart({ receipt }: { receipt: VisitReceipt }) {
  const t = useTexts(texts)
  const c = useTexts(cancel)
  const { byVideo } = useTexts(confirmation)
  const codeLabel = useTexts(visitPage).code
  const { visits, provider, patient, receivedAt, timezone } = receipt
  const { address } = provider
  const place = address ? [storeName(provider), shownAddress({ address })] : [byVideo]
  return (
    <section>
      <h2>{c.pageTitle}</h2>
      <DefinitionList
        rows={[
          { key: 'patient', label: t.patient, value: patient },
          ...visits.flatMap(({ id, services, dateTime, counterCode, status }) => [
            {
              key: `${id} what`,
              label: c.what,
              value: listNames(services.map(({ name }) => serviceLabel(name))),
            },
            ...(dateTime
              ? [{ key: `${id} when`, label: c.when, value: momentIn(dateTime.value, dateTime.timezone) }]
              : []),
            {
              key: `${id} code`,
              label: codeLabel,
              value: <span translate="no">{counterCode}</span>,
            },
            { key: `${id} status`, label: t.status, value: t.statuses[status] },
          ]),
          { key: 'where', label: c.where, value: row(place.filter((one) => one !== undefined)) },
          { key: 'received', label: t.received, value: momentIn(receivedAt, timezone) },
        ]}
      />
    </section>
  )
}

/** Translates a word of the wire for the guest. A word without a translation stays as it is. */
function wordOf(word: string, words: Readonly<Record<string, string>>): string {
  return words[word] ?? word
}

/** Whether the box of a text was ticked, or its question was answered with Yes (CONSENT-06). */
function isGiven(field: string, answers: VisitReceipt['answers']): boolean {
  return answers[CONSENT_MAP[field as keyof typeof CONSENT_MAP]] ?? false
}

type ConsentProps = { consent: SignedConsent; answers: VisitReceipt['answers'] }

/** What a text is called where its own title was not kept, by its slug. */
function useNames(): Readonly<Record<string, string>> {
  const t = useTexts(consentTexts)
  return {
    vaccineConsent: t.vaccineStep,
    privacyPractice: t.privacyStep,
    generalConsent: t.generalStep,
    financialConsent: t.financialStep,
    telemedicineFinancialConsent: t.telemedicineStep,
  }
}

/** One text that was agreed to, whole, because a receipt must not hide what was signed. */
function ConsentText({ consent: { slug, sha256, wording }, answers }: ConsentProps) {
  const t = useTexts(texts)
  const c = useTexts(cancel)
  const names = useNames()
  return (
    <section className={styles.consent}>
      <h3>{wording?.title ?? wordOf(slug, names)}</h3>
      {wording ? (
        <div lang={wording.language ?? 'en'} dir="auto">
          <p>{wording.summary}</p>
          {wording.points && (
            <ul>
              {wording.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {wording.sections.map(({ heading, paragraphs }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a wording never change.
            <div key={at} className={styles.section}>
              {heading !== undefined && <h4>{heading}</h4>}
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ))}
          {wording.boxes.map(({ field, label }) => (
            <p key={field}>
              {label} <strong>{isGiven(field, answers) ? c.yes : c.no}</strong>
            </p>
          ))}
          {wording.note !== undefined && <p>{wording.note}</p>}
        </div>
      ) : (
        <p>{sha256 === null ? t.unknown : t.gone}</p>
      )}
      <p className={styles.hash}>
        {t.hash}: <span translate="no">{sha256 ?? t.noHash}</span>
      </p>
    </section>
  )
}
