import { attentionOf } from '#domain/attention-reasons'
import { ageInYears, isDay } from '#domain/calendar'
import { checkedInAt } from '#domain/check-in-time'
import { localDay, offsetAt, writtenDay } from '#domain/offsets'
import { DAY_MS, hourAndMinute, MINUTE_MS } from '#domain/time-units'
import { csvLine } from './csv.ts'
import { isUnopened, type ReadableLine } from './fhir/visit-context.ts'
import { insurancesOf } from './insurances.ts'
import { signedBy, type Typed, typedOf } from './typed.ts'

/** What a day's list says beside what the lines have; `zone`: IANA zone of the location. */
export type DayContext = {
  zone: string
  services: ReadonlyMap<number, string>
  /** What guests were asked, by key of the question. */
  questions: ReadonlyMap<string, string>
}

type Row = { line: ReadableLine; typed: Typed; context: DayContext; at: number }

/** What a counter wants to read of a visit, in the order of the columns. */
const COLUMNS: readonly (readonly [title: string, of: (row: Row) => string])[] = [
  ['Day', ({ at, context }) => writtenDay(localDay(at, context.zone))],
  ['Time', ({ at, context }) => localTime(at, context.zone)],
  ['Code', ({ line }) => line.counterCode],
  ['Kind', ({ line }) => (line.kind === 'walkin' ? 'walk-in' : 'appointment')],
  ['Status', ({ line }) => line.status],
  // Who has cancelled is not waiting, whatever staff had said before.
  ['Progress', ({ line }) => (line.status === 'canceled' ? line.status : (line.progress?.status ?? ''))],
  ['Last name', ({ typed }) => typed.basicInfo?.lastName ?? ''],
  ['First name', ({ typed }) => typed.basicInfo?.firstName ?? ''],
  ['Preferred name', ({ typed }) => typed.basicInfo?.preferredName ?? ''],
  ['Date of birth', ({ typed }) => typed.basicInfo?.dateOfBirth ?? ''],
  ['Age', ageAtVisit],
  ['Phone', ({ typed }) => typed.basicInfo?.phoneNumber ?? ''],
  [
    'For',
    ({ line, context }) =>
      line.serviceIds.map((id) => context.services.get(id) ?? `Service ${id}`).join(' + '),
  ],
  ['Look at', lookAt],
  ['What to do', whatToDo],
  ['Signed by', ({ typed }) => signedBy(typed) ?? ''],
  ['Insurance', insuranceOf],
  ['Yes to', yesAnswers],
  ['Comments', ({ typed }) => typed.comments ?? ''],
  ['Visit', ({ line }) => line.id],
]

export const DAY_COLUMNS = COLUMNS.map(([title]) => title)

/** The first line of a day's list. */
export function dayCsvHeader(): string {
  return csvLine(DAY_COLUMNS)
}

/** When a visit is: a walk-in when the guest checked in, an appointment when it begins; epoch milliseconds. */
export function timeOfVisit(line: ReadableLine): number {
  if (line.kind !== 'walkin') return Date.parse(line.startsAt)
  return checkedInAt(Date.parse(line.createdAt), Date.parse(line.receivedAt))
}

/** One visit of a day's list (FEED-11). */
export function dayCsvLine(line: ReadableLine, context: DayContext): string {
  const row: Row = { line, typed: typedOf(line).typed, context, at: timeOfVisit(line) }
  return csvLine(COLUMNS.map(([, of]) => of(row)))
}

function localTime(at: number, zone: string): string {
  const local = at + offsetAt(at, zone)
  return hourAndMinute(Math.floor((((local % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS))
}

function ageAtVisit({ typed, at, context }: Row): string {
  const birth = typed.basicInfo?.dateOfBirth ?? ''
  return isDay(birth) ? String(ageInYears(birth, writtenDay(localDay(at, context.zone)))) : ''
}

/** What the list says of a visit whose record cannot be opened. */
const UNOPENED = {
  reason: 'unreadable',
  toDo: 'The record of this visit cannot be opened. Ask the guest for everything, and tell the operator.',
}

function lookAt({ line }: Row): string {
  const reasons = line.kind === 'walkin' ? (line.reasons ?? []) : []
  return [...(isUnopened(line) ? [UNOPENED.reason] : []), ...reasons].join(' + ')
}

function whatToDo({ line }: Row): string {
  if (isUnopened(line)) return UNOPENED.toDo
  if (line.kind !== 'walkin') return ''
  const all = attentionOf(line.reasons ?? [], line.misfits)
  return all.map(({ meaning, action }) => `${meaning} ${action}`).join(' + ')
}

function insuranceOf({ typed }: Row): string {
  const insurances = insurancesOf(typed) ?? []
  return insurances === 'none' ? 'none' : insurances.map(({ carrier = 'not given' }) => carrier).join(' + ')
}

function yesAnswers({ typed, context }: Row): string {
  return Object.entries(typed.questionnaire ?? {})
    .flatMap(([key, answer]) => ((answer as unknown) === 'Yes' ? [context.questions.get(key) ?? key] : []))
    .join(' + ')
}
