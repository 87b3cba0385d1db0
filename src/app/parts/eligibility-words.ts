import type { Wording } from '#domain/eligibility/wording'
import { say } from '../messages/catalogue.ts'
import { translate } from '../messages/document-texts.ts'
import { eligibility } from '../messages/en/eligibility.ts'
import { saidDate } from '../messages/when.ts'

/** A wording of the eligibility questions as a guest reads it. */
export function eligibilityWords(wording: Wording): string {
  if (typeof wording === 'string') return translate(wording)
  const t = say(eligibility)
  return wording.key === 'notOnOrAfter' ? t.notOnOrAfter(saidDate(wording.date)) : t[wording.key]
}
