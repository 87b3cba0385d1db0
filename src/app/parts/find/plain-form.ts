import type { Wanted } from '#domain/search-form'
import { localDay } from '../../platform/clock.ts'

/** Ids of the controls. */
export const FIELD_IDS = { type: 'find-type', location: 'find-location', date: 'find-date' } as const

/** What stands for the appointment types in the markup of the build: the server puts them in its place. */
const TYPE_SLOT = '@@TYPE@@'

/** A control of the form that is not alive yet; none while the build renders. */
function controlOf<Control extends Element>(name: keyof typeof FIELD_IDS): Control | null {
  if (typeof document === 'undefined') return null
  return document.querySelector<Control>(`form[data-early] #${FIELD_IDS[name]}`)
}

/** Appointment types that the markup of the form lists; none where no server wrote them. */
export function listedTypes(): string[] {
  if (typeof document === 'undefined') return [TYPE_SLOT]
  const options = controlOf<HTMLSelectElement>('type')?.options ?? []
  return [...options].map(({ value }) => value).filter((value) => value !== '')
}

/** What a guest has filled in before the form was alive. */
export function filledInBefore(): Partial<Wanted> {
  const filled: Partial<Wanted> = {}
  for (const name of ['type', 'location', 'date'] as const) {
    const value = controlOf<HTMLInputElement | HTMLSelectElement>(name)?.value
    if (value) filled[name] = value
  }
  return filled
}

/** Whether a guest can fill in the form before it is alive: it has its types, and no search that it should show. */
export function isUsablePlain(): boolean {
  return typeof document !== 'undefined' && window.history.state === null && listedTypes().length > 0
}

/** Sets the day, which the markup of the build cannot know: searches begin today (FIND-25), where the guest is (TIME-05). */
export function setToday(): void {
  const date = controlOf<HTMLInputElement>('date')
  if (!date) return
  const today = localDay()
  date.min ||= today
  date.value ||= today
}
