import type { Opening } from '#domain/opening'
import type { results as texts } from '../../messages/en/results.ts'

/** "Open until 08:00 PM", "Opens at 09:00 AM", or that it is open all day or closed. */
export function openingText(opening: Opening, t: typeof texts.english): string {
  if (opening.kind === 'open') return t.openUntil(opening.until)
  if (opening.kind === 'opens') return t.opensAt(opening.at)
  return opening.kind === 'allDay' ? t.openAllDay : t.closedNow
}
