import type { ApiError } from '#contract/endpoint'
import { INELIGIBLE } from '#domain/eligibility/texts'
import type { Place } from '#domain/journey'
import type { PayloadContext, StepSpec } from '../../forms/step.ts'
import { answerKeys } from '../../forms/visible.ts'
import { messageText } from '../../parts/ruled.ts'
import { reload } from '../../state/documents.ts'
import { saveStep, type Visit } from '../../state/visit.ts'
import { type Intake, shownAnswers } from './intake.ts'

const DOCUMENTS = 'consentDetails.documents'
/** The field of the signature (FINANCE-05). */
const SIGNATURE = 'patientLegalName'

/** The server's message about a refused field, and the page that asks for it. */
export type Refused = { message: string; place: Place | undefined; step: string | undefined }

/** The first field that a refusal names; undefined when it names none. */
export function refusedField(
  intake: Intake,
  answers: Visit['answers'],
  errors: readonly ApiError[],
): Refused | undefined {
  const named = errors.find(({ field }) => field !== undefined)
  if (named?.field === undefined) return undefined
  const path = named.field.split('.')
  const asking = stepThatAgrees(intake, named.field) ?? stepThatSends(intake, answers, path)
  const stops = intake.route.filter(({ stepKey }) => stepKey === asking?.key)
  const last = path.at(-1) ?? ''
  const stop = stops.find(({ page }) => page.fields.flatMap(answerKeys).includes(last)) ?? stops[0]
  return { message: refusalText(named), place: stop, step: stop && asking?.title() }
}

/** The text of an error: of its message where that is the key of a text, else of its own key. */
function refusalText({ key, message, values }: ApiError): string {
  return key === 'notEligible' ? INELIGIBLE : messageText(message, values, key)
}

/** Makes the guest read and agree again to texts that changed since (CONSENT-10). Returns whether there were any. */
export async function rereadChanged(intake: Intake, errors: readonly ApiError[]): Promise<boolean> {
  const changed = errors.filter(({ key }) => key === 'consentChanged')
  const specs = changed.flatMap(({ field }) => stepThatAgrees(intake, field) ?? [])
  for (const { key } of specs) {
    const page = intake.route.find(({ stepKey }) => stepKey === key)?.page
    const agreed = page?.fields.filter(({ kind }) => kind === 'box').flatMap(answerKeys) ?? []
    saveStep(key, {}, [...agreed, SIGNATURE])
  }
  if (specs.length === 0) return false
  await reload(specs.flatMap(({ agreesTo }) => agreesTo ?? []))
  return true
}

/** The step with the consent that a field is about. */
function stepThatAgrees({ steps }: Intake, field: string | undefined): StepSpec | undefined {
  const agreeing = steps.find(({ spec }) => spec.agreesTo && field === `${DOCUMENTS}.${spec.agreesTo}`)
  return agreeing?.spec
}

/** The step whose slice of the payload contains most of a path; undefined if several contain equally much. */
function stepThatSends(intake: Intake, answers: Visit['answers'], path: readonly string[]) {
  const context: PayloadContext = { ...intake.context, submittedAt: '' }
  const reached = intake.steps
    .map(({ spec }) => ({
      spec,
      depth: depthOf(spec.payload(shownAnswers(intake, answers, spec.key), context), path),
    }))
    .filter(({ depth }) => depth > 0)
  const most = Math.max(...reached.map(({ depth }) => depth))
  const [farthest, ...others] = reached.filter(({ depth }) => depth === most)
  return others.length === 0 ? farthest?.spec : undefined
}

/** How many names of a path exist in a value. */
function depthOf(value: unknown, [name, ...rest]: readonly string[]): number {
  if (name === undefined || typeof value !== 'object' || value === null) return 0
  const inside: unknown = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
  return inside === undefined ? 0 : 1 + depthOf(inside, rest)
}
