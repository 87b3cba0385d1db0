import type { SchedulerConfig } from '#contract/content/scheduler-config'
import { calendarAddress, calendarFile } from '#domain/ics'
import { useTexts } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { href } from '../../paths.ts'
import { now } from '../../platform/clock.ts'
import { go } from '../../platform/navigate.ts'
import { canShare, share } from '../../platform/share.ts'
import { kiosk } from '../../state/kiosk.ts'
import { goToStart } from '../../state/search.ts'
import type { Visit } from '../../state/visit.ts'
import { wipe } from '../../state/wipe.ts'
import { Button } from '../../ui/Button.tsx'
import { outlines } from '../../ui/outlines.ts'
import styles from './Confirmation.module.css'
import { calendarVisitsOf, sharedText } from './visit-texts.ts'

type Props = { visit: Visit; support: SchedulerConfig['support'] }

/** Buttons for a calendar entry, a print and sharing. */
export function TakeAlong({ visit, support }: Props) {
  const t = useTexts(texts)
  const visits = calendarVisitsOf(visit, support)
  const isBooked = visits.length > 0
  const file = calendarFile(visits, { isCanceled: false, madeAt: now() })
  return (
    <div className={`${styles.actions} no-print`}>
      {isBooked && (
        <Button
          look="primary"
          icon={outlines.calendar}
          href={calendarAddress(file)}
          download="appointment.ics"
        >
          {t.addToCalendar}
        </Button>
      )}
      <Button icon={outlines.print} onClick={() => window.print()}>
        {t.print}
      </Button>
      {isBooked && canShare() && <Button onClick={() => void share(sharedText(visit))}>{t.share}</Button>}
    </div>
  )
}

/** The button for another visit (CONFIRM-17 to CONFIRM-19). */
export function Next({ visit }: { visit: Visit }) {
  return (
    <div className={`${styles.actions} no-print`}>
      <NextButton {...visit} />
    </div>
  )
}

function NextButton({ flow, provider }: Visit) {
  const t = useTexts(texts)
  switch (flow) {
    case 'INSTANT_VACCINE':
      return (
        <Button look="primary" onClick={() => walkInAgain(provider?.providerId ?? '')}>
          {t.another}
        </Button>
      )
    case 'DIETITIAN':
      return <Button onClick={() => goToStart(flow)}>{t.bookDietitian}</Button>
    default:
      return <Button onClick={() => goToStart(flow)}>{t.bookAnother}</Button>
  }
}

/** Starts another walk-in. A store's tablet first erases this guest's visit. */
function walkInAgain(locationId: string): void {
  const selection = href('instantVaccineSelection', { locationId })
  if (kiosk.enrolment) void wipe(selection)
  else go(selection)
}
