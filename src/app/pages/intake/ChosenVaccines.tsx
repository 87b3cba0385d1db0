import { useSnapshot } from 'valtio'
import { optionName, vaccineOf } from '#domain/vaccines'
import { spokenLocale, useTexts } from '../../messages/catalogue.ts'
import { translate } from '../../messages/document-texts.ts'
import { consent as texts } from '../../messages/en/questionnaires.ts'
import { QrCode } from '../../parts/QrCode.tsx'
import { useDocuments } from '../../state/documents.ts'
import { kiosk } from '../../state/kiosk.ts'
import type { Visit } from '../../state/visit.ts'
import { Card } from '../../ui/Card.tsx'
import styles from './ChosenVaccines.module.css'

const SLUGS = ['prescreenData'] as const

/**
 * The vaccines that a guest agrees to, each with its statement by title and edition (WI-23): a link on a guest's own device, a QR code
 * on a tablet, which no link may leave.
 */
export function ChosenVaccines({ visit }: { visit: Visit }) {
  const t = useTexts(texts)
  const { enrolment } = useSnapshot(kiosk)
  const documents = useDocuments(SLUGS)
  const data = documents.status === 'done' ? documents.value.prescreenData : undefined
  const all = [visit.appointment, visit.followup].flatMap((one) => one?.services ?? [])
  const chosen = all.filter(({ isAvailable }) => isAvailable).map(({ name }) => name)
  const day = new Intl.DateTimeFormat(spokenLocale(), { dateStyle: 'medium', timeZone: 'UTC' })
  const names = [...new Map(chosen.map((name) => [optionName(name), name])).entries()]
  if (names.length === 0) return null
  return (
    <Card as="section" title={t.yourVaccines}>
      <ul className={styles.vaccines}>
        {names.map(([name, service]) => {
          const vis = data && vaccineOf(service, data)?.vis
          const edition = vis && day.format(Date.parse(vis.date))
          return (
            <li key={name} className={styles.vaccine}>
              <strong>{translate(name)}</strong>
              {vis && enrolment && (
                <>
                  <span>{t.statement(translate(vis.title), edition ?? '')}</span>
                  <div className={styles.code}>
                    <QrCode text={vis.url} label={t.statementCode(translate(name))} />
                  </div>
                </>
              )}
              {vis && !enrolment && (
                <a className={styles.statement} href={vis.url} target="_blank" rel="noreferrer">
                  {t.statement(translate(vis.title), edition ?? '')}
                </a>
              )}
            </li>
          )
        })}
      </ul>
      {enrolment && data && <p className={styles.how}>{t.scanStatement}</p>}
    </Card>
  )
}
