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
import type { Prescreen } from './prescreen.ts'
import type { Pending, Visit } from './visit.ts'

const SCHEMA = 1

const AppointmentShape = type({
  services: array(
    type({ id: number(), name: string(), isAvailable: boolean(), isVaccine: optional(boolean()) }),
  ),
  timestamp: string(),
  timezone: string(),
  confirmCode: optional(string()),
  counterCode: optional(string()),
  savedAs: optional(string()),
  id: optional(string()),
  reservationCode: optional(string()),
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
const KeptVisit = type({
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
  asking: optional(
    type({
      which: enums(['appointment', 'followup']),
      key: string(),
      body: string(),
      former: optional(string()),
    }),
  ),
  eligibility: optional(record(string(), string())),
  eligibilityServiceIds: optional(array(number())),
  search: optional(record(string(), any())),
  results: optional(KeptResultsShape),
})
const KeptPrescreen = type({
  run: number(),
  given: record(string(), AnswersShape),
  typing: record(string(), AnswersShape),
  answers: record(string(), string()),
  answeredFor: optional(array(number())),
})
const Kept = type({
  schema: literal(SCHEMA),
  savedAt: number(),
  visit: KeptVisit,
  prescreen: optional(KeptPrescreen),
})

/** A visit, and the prescreen that led to it, as text to be kept, without their secrets. `savedAt`: milliseconds since 1970. */
export function writeVisit(visit: Visit, savedAt: number, prescreen?: Prescreen): string {
  const asked = prescreen && prescreen.run > 0 ? withoutAskedSecrets(prescreen) : undefined
  return JSON.stringify({ schema: SCHEMA, savedAt, visit: withoutSecrets(visit), prescreen: asked })
}

/** A kept visit; throws when the text is damaged or of another schema. */
export function readVisit(text: string): {
  savedAt: number
  visit: Visit
  prescreen: Prescreen | undefined
} {
  const { savedAt, visit, prescreen } = create(JSON.parse(text), Kept)
  return { savedAt, visit: visit as unknown as Visit, prescreen: prescreen as Prescreen | undefined }
}

/** An operator's questions may ask for what is never kept. */
function withoutAskedSecrets({ run, given, typing, answers, answeredFor }: Prescreen): Prescreen {
  const without = (steps: Prescreen['given']) =>
    Object.fromEntries(
      Object.entries(steps).map(([step, answered]) => [step, withoutSecretAnswers(answered)]),
    )
  const kept = Object.fromEntries(Object.entries(answers).filter(([name]) => !isSecret(name)))
  return { run, given: without(given), typing: without(typing), answers: kept, answeredFor }
}

function withoutSecrets(whole: Visit): Visit {
  const forgotten: Record<string, string[]> = { ...whole.forgotten }
  const answers: Record<string, Answers> = {}
  for (const [step, given] of Object.entries(whole.answers)) {
    const names = Object.keys(given).filter((name) => isSecret(name) && given[name])
    if (names.length > 0) forgotten[step] = names
    answers[step] = withoutSecretAnswers(given)
  }
  const { typing, pending } = whole
  const typed: Record<string, Answers> = {}
  for (const [step, given] of Object.entries(typing)) {
    const names = Object.keys(given).filter((name) => isSecret(name) && given[name])
    if (names.length > 0) forgotten[step] = [...new Set([...(forgotten[step] ?? []), ...names])]
    typed[step] = withoutSecretAnswers(given)
  }
  return {
    ...whole,
    answers,
    forgotten,
    typing: typed,
    pending: pending && withoutSecretsInBody(pending),
  }
}

/** What only the memory of a tab has of a kept visit: its secrets; undefined where anything else was changed since. */
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
