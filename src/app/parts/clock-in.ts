import { localeOf } from '../messages/locale.ts'

/** An instant (epoch milliseconds) in a zone as "06:00 PM" (TIME-06), as the language of the document says it (LANG-04). */
export function clockIn(instant: number, timeZone: string): string {
  const language = globalThis.document?.documentElement.lang || 'en'
  const parts = { hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(localeOf(language), { timeZone, ...parts })
    .format(instant)
    .replaceAll('\u202F', ' ')
}
