import type { Wanted } from '#domain/search-form'
import { deviceDay } from '../../platform/clock.ts'

// The form as the build wrote it. It is used before the app runs, so nothing here may import what the app begins with.

/** Ids of the controls. */
export const FIELD_IDS = { type: 'find-type', location: 'find-location', date: 'find-date' } as const

/** A control of the prerendered form before React takes over; null while prerendering. */
function controlOf<Control extends Element>(name: keyof typeof FIELD_IDS): Control | null {
  if (typeof document === 'undefined') return null
  return document.querySelector<Control>(`form[data-early] #${FIELD_IDS[name]}`)
}

/** What the guest filled in before React took over the form. */
export function filledInBefore(): Partial<Wanted> {
  const filled: Partial<Wanted> = {}
  for (const name of ['type', 'location', 'date'] as const) {
    const control = controlOf<HTMLInputElement | HTMLSelectElement>(name)
    const value = control?.dataset['point'] ?? control?.value
    if (value) filled[name] = value
  }
  return filled
}

/** Sets the first day in the prerendered form to today (FIND-25) in the guest's time zone (TIME-05). */
export function setToday(): void {
  const date = controlOf<HTMLInputElement>('date')
  if (!date) return
  const today = deviceDay()
  date.min ||= today
  date.value ||= today
}
