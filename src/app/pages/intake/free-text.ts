import type { TextField } from '../../forms/spec.ts'
import { say } from '../../messages/catalogue.ts'
import { health as texts } from '../../messages/en/questionnaires.ts'

/** What a box for words of the guest's own is called by: the value of no key, so that no document can have it. */
export const OTHER = 'Other'
const MOST = 200 // HISTORY-05, HISTORY-10

/** A few lines of the guest's own words, of at most 200 characters. */
export function freeText(name: string, label: string): TextField {
  return { kind: 'text', control: 'area', name, label, maxLength: MOST }
}

/** The words asked for once Other is chosen among the answers of a field (HISTORY-03, HISTORY-09, HISTORY-12). */
export function otherText(name: string, label: string, among: string): TextField {
  return {
    kind: 'text',
    name,
    label,
    shownWhen: { field: among, exactly: OTHER },
    required: say(texts).required,
    maxLength: MOST,
  }
}
