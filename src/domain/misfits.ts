import type { PrescreenData } from '#contract/content/prescreen-data'
import type { WalkIn } from '#contract/walk-in'
import type { Day } from './calendar.ts'
import { fieldsOf } from './eligibility/document-error.ts'
import { type Facts, isMet } from './rules.ts'
import { optionName, saysVaccine, vaccineOf } from './vaccines.ts'

/** Why the pharmacist talks with the guest about a vaccine: key of the reason, option name of the vaccine, key of the question. */
export type Misfit = { reason: string; vaccine: string; question: string }

/**
 * What does not fit the chosen vaccines (STORE-08), each reason once for a vaccine, in the order in which they were chosen. `names`
 * are those of the services. The facts have the birth date, the sex and the answers of the screening by their keys.
 */
export function misfitsOf(names: readonly string[], facts: Facts, prescreenData: PrescreenData): Misfit[] {
  const { allVaccines = [], liveVaccines = [] } = prescreenData.misfits ?? {}
  return names.flatMap((name) => {
    const { limits = [], isLive } = vaccineOf(name, prescreenData) ?? {}
    const answers = { ...facts.answers, namedAsRecent: namedAsRecent(name, names, facts.answers) }
    const rules = [...limits, ...(isLive ? liveVaccines : []), ...allVaccines].filter(({ when }) =>
      isMet(when, { ...facts, answers }),
    )
    return rules
      .filter(({ reason }, at) => rules.findIndex((rule) => rule.reason === reason) === at)
      .map(({ reason, when }) => ({
        reason,
        vaccine: optionName(name),
        question: fieldsOf(when)[0] ?? '',
      }))
  })
}

/**
 * Whether the guest named a vaccine among those of the past weeks: "Yes"; "No", if each that was named is another of the chosen ones;
 * else undefined, because the guest may have typed a brand that this list does not have.
 */
function namedAsRecent(
  name: string,
  chosen: readonly string[],
  { recentVaccinesDetails: details }: Facts['answers'],
): 'Yes' | 'No' | undefined {
  const cards: unknown[] = Array.isArray(details) ? details : []
  const typed = cards.flatMap((card) => {
    const text = typeof card === 'object' && card !== null && 'name' in card ? card.name : undefined
    return typeof text === 'string' && text.trim() !== '' ? [text] : []
  })
  if (typed.some((text) => saysVaccine(text, name))) return 'Yes'
  const areKnown = typed.every((text) => chosen.some((one) => saysVaccine(text, one)))
  return typed.length > 0 && areKnown ? 'No' : undefined
}

/** Answers of a guest; what an older build has kept may lack some. */
type Sent = {
  readonly basicInfo?: { readonly dateOfBirth?: unknown; readonly sexAssignedAtBirth?: unknown }
  readonly questionnaire?: object
  readonly medicalInfo?: object | undefined
}

/** The misfits of answers that a guest has sent, as of the local day `today` at the store. `names` are those of the vaccines. */
export function misfitsOfSent(
  names: readonly string[],
  { basicInfo: { dateOfBirth, sexAssignedAtBirth } = {}, questionnaire, medicalInfo = {} }: Sent,
  { today, prescreenData }: { today: Day; prescreenData: PrescreenData },
): Misfit[] {
  const recentVaccinesDetails: unknown = Reflect.get(medicalInfo, 'recentVaccinationDetails')
  const facts = {
    today,
    answers: { dateOfBirth, sexAssignedAtBirth, ...questionnaire, recentVaccinesDetails },
  }
  return misfitsOf(names, facts, prescreenData)
}

/** The misfits of a check-in that a guest has sent. `services` are those of the store, `today` is the store's local day. */
export function misfitsOfWalkIn(
  walkIn: Pick<WalkIn, 'serviceIds' | 'basicInfo' | 'questionnaire' | 'medicalInfo'>,
  context: { services: readonly { id: number; name: string }[]; today: Day; prescreenData: PrescreenData },
): Misfit[] {
  const names = walkIn.serviceIds.flatMap((id) => context.services.find((one) => one.id === id)?.name ?? [])
  return misfitsOfSent(names, walkIn, context)
}
