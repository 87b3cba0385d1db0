import type { Opening } from '#domain/opening'
import type { results as texts } from '../../messages/en/results.ts'
import { dayNear } from './day-texts.ts'

/** "Open until 08:00 PM", "Opens at 09:00 AM", "Closed now. Opens tomorrow at 09:00 AM"; the zone is the place's. */
export function openingText(opening: Opening, zone: string, t: typeof texts.english): string {
  switch (opening.kind) {
    case 'open':
      return t.openUntil(opening.until)
    case 'opens':
      return t.opensAt(opening.at)
    case 'allDay':
      return t.openAllDay
    case 'closed': {
      const { next } = opening
      return next ? t.closedUntil(dayNear(next.day, zone), next.at) : t.closedNow
    }
  }
}
