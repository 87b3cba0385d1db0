import { limitsOfAll } from '../age-limits.ts'
import { judgeFields } from './field.ts'
import { patient, texting } from './patient.ts'
import type { Problem, WalkInContext } from './problem.ts'

/** Who the patient is, and whether the services of the visit are for patients of that age on its day (DIR-15). */
export function checkPatient(payload: { serviceIds: readonly number[] }, context: WalkInContext): Problem[] {
  const chosen = context.services.filter(({ id }) => payload.serviceIds.includes(id))
  const visit = { day: context.visitDay ?? context.today, ...limitsOfAll(chosen) }
  return judgeFields({ ...patient, ...texting }, payload, { ...context, visit })
}
