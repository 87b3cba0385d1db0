import type { SchedulerConfig } from '#contract/content/scheduler-config'
import type { SchedulerFlow } from '#contract/vocabulary'
import type { CalendarVisit } from '#domain/ics'
import { showPhone } from '#domain/phone'
import { storeAddress, storeName } from '#domain/store'
import { formatDayLong, formatTimeWithZone, todayIn } from '#domain/zones'
import { say } from '../../messages/catalogue.ts'
import { confirmation as texts } from '../../messages/en/confirmation.ts'
import { href } from '../../paths.ts'
import { todayAt } from '../../state/configuration.ts'
import { kiosk } from '../../state/kiosk.ts'
import type { Appointment, Provider, Visit } from '../../state/visit.ts'

type Support = SchedulerConfig['support']

/** Whether the patient is seen on video. */
export function isOnVideo(flow: SchedulerFlow): boolean {
  return flow === 'VIRTUAL_VISIT' || flow === 'DIETITIAN'
}

/** The number to call to change the day or the time, as ddd-ddd-dddd (CANCEL-01, LIMITS-10). */
export function changeNumber({ businessName }: Pick<Provider, 'businessName'>, support: Support): string {
  return support[businessName === 'tlc' ? 'clinic' : businessName]
}

/** "Tuesday, Nov 24, 2026, 09:20 AM EST" in the visit's zone (TIME-05, TIME-07); a walk-in's is today. */
export function whenOf({ timestamp, timezone }: Pick<Appointment, 'timestamp' | 'timezone'>): string {
  const t = say(texts)
  if (timestamp === '') return t.today(formatDayLong(todayAt(timezone)))
  const at = Date.parse(timestamp)
  return t.dayAndTime(formatDayLong(todayIn(at, timezone)), formatTimeWithZone(at, timezone))
}

/** Where it is, on one line: name and address, or "By video". */
export function placeOf({ flow, provider }: Pick<Visit, 'flow' | 'provider'>): string {
  if (isOnVideo(flow) || !provider) return say(texts).byVideo
  return [storeName(provider.store), storeAddress(provider.store)].filter(Boolean).join(', ')
}

/**
 * The absolute address on which an appointment is cancelled, a first dose with the second (SCOPE-15, CANCEL-14); none without
 * id and code, nor on a store's tablet, which the next guest holds.
 */
export function cancelAddressOf({
  id,
  confirmCode,
}: Pick<Appointment, 'id' | 'confirmCode'>): string | undefined {
  if (id === undefined || confirmCode === undefined || kiosk.enrolment) return
  return `${window.location.origin}${href('cancelOpened')}/${[id, confirmCode].map(encodeURIComponent).join('/')}`
}

/** The visit's appointments as entries of a calendar; none for a walk-in. Nothing medical, and no counter code. */
export function calendarVisitsOf(visit: Visit, support: Support): CalendarVisit[] {
  const t = say(texts)
  const { provider, flow } = visit
  if (!provider) return []
  const phone = showPhone(changeNumber(provider, support))
  return [visit.appointment, visit.followup].flatMap((one) => {
    if (one?.id === undefined || one.timestamp === '') return []
    const address = cancelAddressOf(one)
    return {
      id: one.id,
      startsAt: Date.parse(one.timestamp),
      title: titleOf(visit),
      place: isOnVideo(flow) ? t.byVideo : storeAddress(provider.store),
      notes: t.calendarNotes(phone),
      ...(address !== undefined && { cancel: { address, notes: t.calendarCancel(address) } }),
    }
  })
}

/** "Appointment at Lantern Square": nothing of what for. */
function titleOf({ provider, flow }: Visit): string {
  const t = say(texts)
  const name = (provider && storeName(provider.store)) ?? ''
  return isOnVideo(flow) ? t.calendarTitleVideo(name) : t.calendarTitle(name)
}

/** What a guest may tell others: when and where, nothing of what for. */
export function sharedText(visit: Visit): { title: string; text: string } {
  const title = titleOf(visit)
  const times = [visit.appointment, visit.followup].flatMap((one) => (one ? [whenOf(one)] : []))
  return { title, text: [title, ...times, placeOf(visit)].join('\n') }
}
