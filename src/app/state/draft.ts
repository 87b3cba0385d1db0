import { get, set } from 'idb-keyval'
import {
  any,
  array,
  boolean,
  create,
  enums,
  literal,
  number,
  optional,
  record,
  string,
  type,
} from 'superstruct'
import { proxy, subscribe } from 'valtio'
import { StoreSummary } from '#contract/services'
import { BUSINESS_NAMES, SCHEDULER_FLOWS } from '#contract/vocabulary'
import type { Answers } from '#domain/answers'
import { now } from '../platform/clock.ts'
import type { Sealed } from '../platform/seal.ts'
import { makeKey, seal, unseal } from '../platform/seal.ts'
import { openDatabase } from '../platform/storage.ts'
import type { Pending, Visit } from './visit.ts'
import { clearVisit, restoreVisit, visit } from './visit.ts'

const SCHEMA = 1
const LIFE = 24 * 60 * 60 * 1000
/** Ids that are never kept, whatever form asks for them (quality: phone mode). */
const SECRETS = [
  'socialSecurityNumber',
  'stateId',
  'stateIssuedId',
  'memberId',
  'cardholderIdNumber',
  'groupNumber',
]

const database = openDatabase('visit')

/** How the draft fares: kept sealed on this device, or in memory alone because the browser keeps nothing. */
export const draft = proxy<{ status: 'unread' | 'reading' | 'kept' | 'memory' }>({ status: 'unread' })

const AppointmentShape = type({
  services: array(type({ id: number(), name: string(), isAvailable: boolean() })),
  timestamp: string(),
  timezone: string(),
  confirmCode: optional(string()),
  id: optional(string()),
})
const AnswersShape = record(string(), any())
const KeptVisit = type({
  flow: enums(SCHEDULER_FLOWS),
  category: string(),
  appointment: optional(AppointmentShape),
  provider: optional(
    type({ providerId: string(), businessName: enums(BUSINESS_NAMES), store: StoreSummary }),
  ),
  followup: optional(AppointmentShape),
  answers: record(string(), AnswersShape),
  typing: optional(type({ step: string(), answers: AnswersShape })),
  forgotten: record(string(), array(string())),
  counterCode: optional(string()),
  pending: optional(type({ key: string(), body: string(), lacksSecrets: boolean() })),
})
const Kept = type({ schema: literal(SCHEMA), savedAt: number(), visit: KeptVisit })

let reading: Promise<void> | undefined
let key: CryptoKey | undefined
let writing: Promise<void> = Promise.resolve()
let isDirty = false
let unsubscribe: (() => void) | undefined

/** Whether an answer is one that is never kept: with or without a prefix ("primary-memberId"). */
export function isSecret(name: string): boolean {
  return SECRETS.some((secret) => name === secret || name.endsWith(`-${secret}`))
}

/** Reads the kept visit back, once; a record that does not open or does not fit is thrown away (quality, fault 34). */
export function readDraft(): Promise<void> {
  reading ??= readOnce()
  return reading
}

async function readOnce(): Promise<void> {
  draft.status = 'reading'
  try {
    const [storedKey, stored] = await Promise.all([
      get<CryptoKey>('key', database.use),
      get<Sealed>('visit', database.use),
    ])
    const kept = storedKey && stored ? await open(storedKey, stored) : undefined
    // A visit that began while this was read is newer than what was kept.
    if (kept && !visit.appointment) restoreVisit(kept)
    key = kept ? storedKey : await freshKey()
    draft.status = 'kept'
    unsubscribe = subscribe(visit, saveSoon)
    if (visit.appointment && !kept) saveSoon()
  } catch {
    draft.status = 'memory'
  }
}

async function open(storedKey: CryptoKey, stored: Sealed): Promise<Visit | undefined> {
  try {
    const { savedAt, visit: kept } = create(JSON.parse(await unseal(storedKey, stored)), Kept)
    const age = now() - savedAt
    return age >= 0 - LIFE && age <= LIFE ? (kept as unknown as Visit) : undefined
  } catch {
    return undefined
  }
}

async function freshKey(): Promise<CryptoKey> {
  await database.destroy()
  const made = await makeKey()
  await set('key', made, database.use)
  return made
}

function saveSoon(): void {
  isDirty = true
  writing = writing.then(async () => {
    if (!isDirty || !key || !visit.appointment) return
    isDirty = false
    const text = JSON.stringify({ schema: SCHEMA, savedAt: now(), visit: withoutSecrets(visit) })
    try {
      await set('visit', await seal(key, text), database.use)
    } catch {
      draft.status = 'memory'
    }
  })
}

/** Resolves when everything said so far is on the disk. */
export function draftSaved(): Promise<void> {
  return writing
}

/** Ends the visit: nothing of it stays in memory or in the database, nor the key that opened it. */
export async function endVisit(): Promise<void> {
  unsubscribe?.()
  unsubscribe = undefined
  clearVisit()
  await writing.catch(() => undefined)
  key = undefined
  reading = undefined
  draft.status = 'unread'
  await database.destroy()
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
  return {
    ...whole,
    answers,
    forgotten,
    typing: typing && { step: typing.step, answers: withoutSecretAnswers(typing.answers) },
    pending: pending && withoutSecretsInBody(pending),
  }
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
