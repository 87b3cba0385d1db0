import type { TrackedEvent } from '../../src/app/platform/analytics.ts'
import { WANTED } from './booking-answers.ts'

/** All that an event may have, and what each of it may look like: words of the program's own, never a guest's (EVENTS-04). */
const SHAPES: Record<string, (value: never) => boolean> = {
  event: (value: string) => /^[a-z]+[A-Z]?[A-Za-z]+$/.test(value),
  guestFlow: (value: boolean) => value === true,
  appointmentType: (value: string) => Object.values(WANTED).some(({ adult }) => adult.type === value),
  flowStepDescription: (value: string) => /^[A-Za-z ]{3,40}$/.test(value),
  flowStepNum: (value: number) => Number.isInteger(value),
  fields: (value: string[]) => value.every((field) => /^[A-Za-z][A-Za-z0-9.-]*$/.test(field)),
  description: (value: string) => /^(?:[A-Za-z ]{2,40}|[A-Za-z]+ at [\w.-]+:\d+)$/.test(value),
  endpoint: (value: string) => /^[A-Za-z0-9/:.-]+$/.test(value),
  status: (value: number) => Number.isInteger(value),
  at: (value: string) => !Number.isNaN(Date.parse(value)),
}

/** What of events is not of the program's own words, one line each. */
export function misshapen(events: readonly TrackedEvent[]): string[] {
  return events.flatMap((event) =>
    Object.entries(event)
      .filter(([name, value]) => !SHAPES[name]?.(value as never))
      .map(([name, value]) => `${event.event}: ${name} is ${JSON.stringify(value)}`),
  )
}

/** The fields of the constraint errors that the open page has tracked, in order. */
export async function refusedFields(): Promise<string[]> {
  const { waiting } = await import('../../src/app/platform/analytics.ts')
  return waiting().flatMap(({ event, fields = [] }) => (event === 'constraintError' ? fields : []))
}
