import {
  any,
  array,
  boolean,
  create,
  enums,
  literal,
  nullable,
  number,
  optional,
  record,
  string,
  type,
} from 'superstruct'
import { ProviderSlots, RideshareDiscount } from '#contract/providers'
import { StoreSummary } from '#contract/services'
import { BUSINESS_NAMES, SCHEDULER_FLOWS } from '#contract/vocabulary'
import type { Answers } from '#domain/answers'
import { isSecret } from '#domain/secret-answers'
import type { KeptFlow } from './flow.ts'
import type { Prescreen } from './prescreen.ts'
import type { Pending, Visit } from './visit.ts'

const SCHEMA = 1

const AppointmentShape = type({
  services: array(
    type({
      id: number(),
      name: string(),
      isAvailable: boolean(),
      isVaccine: optional(boolean()),
      minAgeMonths: optional(number()),
      maxAgeMonths: optional(number()),
    }),
  ),
  timestamp: string(),
  timezone: string(),
  confirmCode: optional(string()),
  counterCode: optional(string()),
  durationMinutes: optional(number()),
  hasMails: optional(boolean()),
  savedAs: optional(string()),
  id: optional(string()),
  reservationCode: optional(string()),
  heldSince: optional(number()),
  holdExpiresAt: optional(number()),
  heldAt: optional(string()),
  isUnheld: optional(boolean()),
})
const KeptResultsShape = type({
  key: string(),
  at: number(),
  window: type({ from: string(), to: string() }),
  providers: array(ProviderSlots),
})
const AnswersShape = record(string(), any())
const VisitShape = type({
  flow: enums(SCHEDULER_FLOWS),
  category: string(),
  appointment: optional(AppointmentShape),
  provider: optional(
    type({
      providerId: string(),
      businessName: enums(BUSINESS_NAMES),
      store: StoreSummary,
      licensureState: optional(string()),
      isTeam: optional(boolean()),
      clinician: optional(type({ name: string(), qualification: string(), image: nullable(string()) })),
      isBenefitCode: optional(boolean()),
      rideshareDiscount: optional(RideshareDiscount),
    }),
  ),
  followup: optional(AppointmentShape),
  answers: record(string(), AnswersShape),
  typing: record(string(), AnswersShape),
  place: optional(type({ stepKey: string(), pageKey: string() })),
  forgotten: record(string(), array(string())),
  counterCode: optional(string()),
  pending: optional(type({ key: string(), body: string(), lacksSecrets: boolean() })),
  holdRequest: optional(
    type({
      which: enums(['appointment', 'followup']),
      key: string(),
      body: string(),
      former: optional(string()),
    }),
  ),
  agreedIn: optional(record(string(), string())),
  eligibility: optional(record(string(), string())),
  eligibilityServiceIds: optional(array(number())),
  search: optional(record(string(), any())),
  results: optional(KeptResultsShape),
})
const PrescreenShape = type({
  run: number(),
  given: record(string(), AnswersShape),
  typing: record(string(), AnswersShape),
  answers: record(string(), string()),
  answeredFor: optional(array(number())),
})
const DraftShape = type({
  schema: literal(SCHEMA),
  savedAt: number(),
  visit: VisitShape,
  prescreen: optional(PrescreenShape),
  language: optional(string()),
  flow: optional(
    type({ stepNum: optional(number()), appointmentType: optional(string()), step: optional(string()) }),
  ),
})

/** What a draft keeps beside the visit. */
type Beside = {
  prescreen?: Prescreen | undefined
  /** The language of the visit, where the device keeps none. */
  language?: string | undefined
  /** Where the guest is in the flow, for tracked events. */
  flow?: KeptFlow | undefined
}

/** Writes a visit and what is kept beside it as text, without secrets. `savedAt` is in milliseconds since 1970. */
export function encodeDraft(
  visit: Visit,
  savedAt: number,
  { prescreen, language, flow }: Beside = {},
): string {
  const asked = prescreen && prescreen.run > 0 ? prescreenWithoutSecrets(prescreen) : undefined
  const kept = flow && { stepNum: flow.stepNum, appointmentType: flow.appointmentType, step: flow.step }
  return JSON.stringify({
    schema: SCHEMA,
    savedAt,
    visit: withoutSecrets(visit),
    prescreen: asked,
    language,
    flow: kept,
  })
}

/** Reads the text of a draft. Throws when it is damaged or of another schema. */
export function decodeDraft(text: string): Beside & { savedAt: number; visit: Visit } {
  const { savedAt, visit, prescreen, language, flow } = create(JSON.parse(text), DraftShape)
  return {
    savedAt,
    visit: visit as unknown as Visit,
    prescreen: prescreen as Prescreen | undefined,
    language,
    flow,
  }
}

/** A prescreen without secrets: an operator's questions may ask for one. */
function prescreenWithoutSecrets({ run, given, typing, answers, answeredFor }: Prescreen): Prescreen {
  const without = (steps: Prescreen['given']) =>
    Object.fromEntries(
      Object.entries(steps).map(([step, answered]) => [step, withoutSecretAnswers(answered)]),
    )
  const kept = Object.fromEntries(Object.entries(answers).filter(([name]) => !isSecret(name)))
  return { run, given: without(given), typing: without(typing), answers: kept, answeredFor }
}

function withoutSecrets(whole: Visit): Visit {
  const { pending } = whole
  const forgotten: Record<string, string[]> = { ...whole.forgotten }
  const answers = withoutSecretsOf(whole.answers, (step, names) => {
    forgotten[step] = names
  })
  const typing = withoutSecretsOf(whole.typing, (step, names) => {
    forgotten[step] = [...new Set([...(forgotten[step] ?? []), ...names])]
  })
  return { ...whole, answers, forgotten, typing, pending: pending && withoutSecretsInBody(pending) }
}

/** Removes the secrets from the answers of each step, and reports the names of those that the guest had given. */
function withoutSecretsOf(
  steps: Record<string, Answers>,
  report: (step: string, names: string[]) => void,
): Record<string, Answers> {
  const kept: Record<string, Answers> = {}
  for (const [step, answers] of Object.entries(steps)) {
    const names = Object.keys(answers).filter((name) => isSecret(name) && answers[name])
    if (names.length > 0) report(step, names)
    kept[step] = withoutSecretAnswers(answers)
  }
  return kept
}

/** The answers of a visit in memory, with secrets, if the draft equals them otherwise. */
export function secretsOf(
  had: Visit,
  kept: Visit,
): Pick<Visit, 'answers' | 'typing' | 'forgotten' | 'pending'> | undefined {
  const typedOf = ({ answers, typing, forgotten, pending }: Visit) => ({
    answers,
    typing,
    forgotten,
    pending,
  })
  const isSame = JSON.stringify(typedOf(withoutSecrets(had))) === JSON.stringify(typedOf(kept))
  return isSame ? typedOf(had) : undefined
}

function withoutSecretAnswers(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !isSecret(name)))
}

function withoutSecretsInBody(pending: Pending): Pending {
  let lacksSecrets = pending.lacksSecrets
  const body = JSON.stringify(JSON.parse(pending.body), (name, value: unknown) => {
    if (!isSecret(name)) return value
    lacksSecrets = true
    return undefined
  })
  return { key: pending.key, body, lacksSecrets }
}
