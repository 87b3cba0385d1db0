import { FIELD_IDS } from './written-form.ts'

/** Id of the button that opens the form of the results. */
export const TOGGLE_ID = 'find-toggle'

/** Opens the form of the results, where it is closed, and puts focus into its place. */
export function editSearch(): void {
  const toggle = document.getElementById(TOGGLE_ID)
  if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click()
  // The form is inert until it is drawn open.
  requestAnimationFrame(() => document.getElementById(FIELD_IDS.location)?.focus())
}
