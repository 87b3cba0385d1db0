import { formatUsDate } from '#domain/calendar'
import type { Bounds, FindProblems } from '#domain/search-form'
import type { find } from '../../messages/en/find.ts'

export type FindMessages = Partial<Record<keyof FindProblems, string>>

/** What is said at each field (FIND-19 to FIND-27), in the order of the fields. */
export function messagesOf(
  { type, location, date }: FindProblems,
  bounds: Bounds | undefined,
  { problems }: (typeof find)['english'],
): FindMessages {
  const messages: FindMessages = {}
  if (type) messages.type = problems.type[type]
  if (location) messages.location = problems.location[location]
  if (date === 'invalid') messages.date = problems.date.invalid
  else if (date) {
    const limit = date === 'tooEarly' ? bounds?.today : bounds?.lastDay
    messages.date = problems.date[date](limit === undefined ? '' : formatUsDate(limit)) // FIND-27
  }
  return messages
}

/** Problems of the fields that were refused, as they are now. */
export function stillWrong(problems: FindProblems, refused: FindProblems): FindProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => name in refused))
}
