/** An instant (epoch milliseconds) in a zone as "06:00 PM" (TIME-06). */
export function clockIn(instant: number, timeZone: string): string {
  const parts = { hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat('en-US', { timeZone, ...parts }).format(instant).replace('\u202F', ' ')
}
