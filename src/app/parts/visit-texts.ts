import type { SchedulerConfig } from '#contract/content/scheduler-config'
import type { CalendarVisit } from '#domain/ics'
import { joinOf, USUAL_JOIN_TEXT } from '#domain/join'
import { isOnVideo } from '#domain/on-video'
import { showPhone } from '#domain/phone'
import { storeAddress, storeName } from '#domain/store'
import { todayIn } from '#domain/zones'
import { say } from '../messages/catalogue.ts'
import { isUntranslated, noteTexts, translate } from '../messages/document-texts.ts'
import { confirmation as texts } from '../messages/en/confirmation.ts'
import { listNames, row } from '../messages/joined.ts'
import { leftToRight } from '../messages/left-to-right.ts'
import { saidDay } from '../messages/when.ts'
import { href } from '../paths.ts'
import { todayAt } from '../state/configuration.ts'
import { kiosk } from '../state/kiosk.ts'
import type { Appointment, ChosenProvider, Visit } from '../state/visit.ts'
import { serviceLabel } from './service-label.ts'
import { shownAddress } from './shown-address.ts'
import { instantShort, lasting, timeWithZone } from './slots/day-texts.ts'

type Support = SchedulerConfig['support']
type Config = Pick<SchedulerConfig, 'support' | 'flows'>

/** The facts of a booked visit, from the confirmation or from a cancel link. */
export type DescribedVisit = Pick<Visit, 'flow' | 'provider' | 'appointment' | 'followup'>

/** The number to call for changes, as ddd-ddd-dddd (CANCEL-01, LIMITS-10). */
export function changeNumber(
  { businessName }: Pick<ChosenProvider, 'businessName'>,
  support: Support,
): string {
  return support[businessName === 'tlc' ? 'clinic' : businessName]
}

/** "Tuesday, Nov 24, 2026, 09:20 AM EST" in the zone of the visit (TIME-05, TIME-07); the day of today for a walk-in. */
export function whenOf(one: Timed): string {
  const { day, time } = dayAndTimeOf(one)
  return time === undefined ? day : say(texts).dayAndTime(day, time)
}

type Timed = Pick<Appointment, 'timestamp' | 'timezone' | 'durationMinutes'>

/** Day and time of a visit in its zone, with its length where it is known; a walk-in has no time. */
export function dayAndTimeOf({ timestamp, timezone, durationMinutes }: Timed): {
  day: string
  time: string | undefined
} {
  if (timestamp === '') return { day: say(texts).today(saidDay('long', todayAt(timezone))), time: undefined }
  const at = Date.parse(timestamp)
  const time = timeWithZone(at, timezone)
  return { day: saidDay('long', todayIn(at, timezone)), time: lasting(time, durationMinutes) }
}

/** Name and address of the location on one line, or "By video". */
export function locationLine({ flow, provider }: Pick<Visit, 'flow' | 'provider'>): string {
  if (isOnVideo(flow) || !provider) return say(texts).byVideo
  return placeLine(provider.store)
}

/** The name and address of a place on one line. */
export function placeLine(
  store: Parameters<typeof storeName>[0] & Parameters<typeof shownAddress>[0],
): string {
  return row([storeName(store) ?? '', shownAddress(store)].filter(Boolean))
}

/** Each appointment on one line, as "Flu, Fri, Dec 4, 09:20 AM EST, Fernlight Clinic"; none for a walk-in (BK-45). */
export function visitLines({ flow, provider, appointment, followup }: DescribedVisit): string[] {
  const place = isOnVideo(flow) ? say(texts).byVideo : (provider && storeName(provider.store)) || ''
  return [appointment, followup].flatMap((one) => {
    if (!one?.timestamp) return []
    const parts = [servicesText(one), instantShort(Date.parse(one.timestamp), one.timezone), place]
    return row(parts.filter((part) => part !== ''))
  })
}

/** What an appointment is for. */
export function servicesText({ services }: Pick<Appointment, 'services'>): string {
  const chosen = services.filter(({ isAvailable }) => isAvailable)
  return listNames(chosen.map(({ name }) => serviceLabel(name)))
}

/**
 * The URL that cancels an appointment, with its follow-up (SCOPE-15, CANCEL-14). Undefined without id and code, and on a store's
 * tablet, which the next guest could read.
 */
export function cancelAddressOf({
  id,
  confirmCode,
}: Pick<Appointment, 'id' | 'confirmCode'>): string | undefined {
  if (id === undefined || confirmCode === undefined || kiosk.enrolment) return
  return `${window.location.origin}${href('cancelOpened')}/${[id, confirmCode].map(encodeURIComponent).join('/')}`
}

/** How a visit on video is joined (BK-38, VISIT-07): as its flow says, else by its link, else by a call. Undefined for a visit at a location. */
export function joinTextOf(
  { flow, provider }: Pick<DescribedVisit, 'flow' | 'provider'>,
  { counterCode }: Pick<Appointment, 'counterCode'>,
  { support, flows }: Config,
): ReturnType<typeof joinOf> {
  const phone = provider ? changeNumber(provider, support) : support.customer
  if (!isOnVideo(flow)) return undefined
  const { joinUrl, joinText = joinUrl === undefined ? USUAL_JOIN_TEXT : say(texts).joinByLink } =
    flows[flow] ?? {}
  const text = translate(joinText).replaceAll('{supportPhone}', leftToRight('{supportPhone}'))
  const join = joinOf({ joinText: text, joinUrl }, { phone, code: counterCode })
  if (join && isUntranslated(joinText)) noteTexts(join.text) // so that it is marked as English
  return join
}

/**
 * The appointments as calendar entries, with code and length and without medical details; none for a walk-in. Without `config` there are
 * no notes, as an entry that is taken out needs none.
 */
export function calendarVisitsOf(visit: DescribedVisit, config?: Config): CalendarVisit[] {
  const t = say(texts)
  const { provider, flow } = visit
  if (!provider) return []
  return [visit.appointment, visit.followup].flatMap((one) => {
    if (one?.id === undefined || one.timestamp === '') return []
    const address = cancelAddressOf(one)
    const join = config && joinTextOf(visit, one, config)
    const notes = [
      join?.text,
      join?.url,
      one.counterCode !== undefined && t.calendarCode(one.counterCode),
      config && t.calendarNotes(leftToRight(showPhone(changeNumber(provider, config.support)))),
    ]
    return {
      id: one.id,
      startsAt: Date.parse(one.timestamp),
      durationMinutes: one.durationMinutes,
      revision: one.revision,
      title: titleOf(visit),
      place: isOnVideo(flow) ? t.byVideo : storeAddress(provider.store),
      notes: notes.filter(Boolean).join('\n'),
      ...(address !== undefined && { cancel: { address, notes: t.calendarCancel(address) } }),
    }
  })
}

/** "Appointment at Lantern Square", without the reason for it. */
function titleOf({ provider, flow }: DescribedVisit): string {
  const t = say(texts)
  // Any free member of the team may see the patient, so the visit names no member.
  if (isOnVideo(flow))
    return provider?.clinician ? t.calendarTitleVideo(provider.clinician.name) : t.calendarVideo
  return t.calendarTitle((provider && storeName(provider.store)) ?? '')
}

/** The text that a guest can share: when, where and the code, without the reason (BK-40). */
export function sharedText(visit: DescribedVisit): { title: string; text: string } {
  const title = titleOf(visit)
  const lines = [visit.appointment, visit.followup].flatMap((one) => {
    if (!one) return []
    const { counterCode: code } = one
    return [whenOf(one), ...(code === undefined ? [] : [say(texts).calendarCode(code)])]
  })
  return { title, text: [title, ...lines, locationLine(visit)].join('\n') }
}
