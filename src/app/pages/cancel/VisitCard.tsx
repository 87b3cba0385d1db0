import { calendarAddress, calendarFile } from '#domain/ics'
import { isOnVideo } from '#domain/on-video'
import { storeAddress } from '#domain/store'
import { useTexts } from '../../messages/catalogue.ts'
import { cancel as texts } from '../../messages/en/cancel.ts'
import { visitPage } from '../../messages/en/visit.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { calendarVisitsOf, joinTextOf, locationLine, servicesText } from '../../parts/visit-texts.ts'
import { When } from '../../parts/When.tsx'
import { now } from '../../platform/clock.ts'
import { directionsTo } from '../../platform/directions.ts'
import type { LinkedVisit } from '../../state/cancel-view.ts'
import { type Documents, useDocuments } from '../../state/documents.ts'
import { kiosk } from '../../state/kiosk.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { outlines } from '../../ui/outlines.ts'
import { withLang } from '../../ui/with-lang.ts'
import styles from './Visit.module.css'

const SLUGS = ['schedulerConfig'] as const

/**
 * What, when, where and the counter code of a visit (VISIT-01), with a second dose that goes with it. A visit still to come says how to join
 * it, and has a calendar file and the way there.
 */
export function VisitCard({ visit, isOpen }: { visit: LinkedVisit; isOpen: boolean }) {
  const t = useTexts(texts)
  const v = useTexts(visitPage)
  const documents = useDocuments(SLUGS)
  const { appointment, followup, flow } = visit
  if (!appointment) return null
  const config = isOpen && documents.status === 'done' ? documents.value.schedulerConfig : undefined
  const code = isOnVideo(flow) ? v.videoCode : v.code
  const all = [appointment, ...(followup ? [followup] : [])]
  return (
    <Card as="section" title={t.yourVisit}>
      {all.map((one, index) => (
        <div key={index === 0 ? 'first' : 'second'} className={styles.appointment}>
          <When of={one} />
          <DefinitionList
            rows={[
              { key: 'what', label: t.what, value: servicesText(one) },
              ...(one.counterCode === undefined
                ? []
                : [{ key: 'code', label: code, value: <span translate="no">{one.counterCode}</span> }]),
              ...(index === all.length - 1
                ? [{ key: 'where', label: t.where, value: locationLine(visit) }]
                : []),
            ]}
          />
        </div>
      ))}
      {config && <Uses visit={visit} config={config} />}
      {isOpen && followup && !visit.isFirstOver && <p>{t.alsoCanceled}</p>}
    </Card>
  )
}

type UsesProps = { visit: LinkedVisit; config: Documents<'schedulerConfig'>['schedulerConfig'] }

/** How to join a visit that is still to come, its calendar file, and the way there. */
function Uses({ visit, config }: UsesProps) {
  const t = useTexts(texts)
  const v = useTexts(visitPage)
  const { appointment, provider, flow } = visit
  if (!appointment) return null
  const join = joinTextOf(visit, appointment, config)
  const file = calendarFile(calendarVisitsOf(visit, config), { isCanceled: false, madeAt: now() })
  const place = provider && !isOnVideo(flow) && !kiosk.enrolment ? storeAddress(provider.store) : undefined
  const directions = place ? directionsTo(place) : undefined
  return (
    <>
      {join && <p>{withLang(join.text)}</p>}
      <div className={styles.answers}>
        {join?.url !== undefined && <Button href={join.url}>{t.joinVisit}</Button>}
        <Button icon={outlines.calendar} href={calendarAddress(file)} download="appointment.ics">
          {(appointment.revision ?? 0) > 0 ? v.updateCalendar : v.addToCalendar}
        </Button>
        {appointment.counterCode !== undefined && (
          <CopyButton text={appointment.counterCode}>{v.copyCode}</CopyButton>
        )}
        {directions !== undefined && (
          <Button icon={outlines.arrow} href={directions}>
            {v.directions}
          </Button>
        )}
      </div>
    </>
  )
}
