import type { Infer } from 'superstruct'
import { array, is, nullable, optional, string, type } from 'superstruct'
import {
  type ReceiptBody,
  ShownWording,
  type SignedConsent,
  type VisitReceipt,
} from '#contract/appointment-receipt'
import type { Directory } from '../booking/directory.ts'
import { type Refusal, refusal, unknownAppointment } from '../http/refusal.ts'
import { openRecord } from '../keys/seal.ts'
import type { Client, Limits } from '../limits/limits.ts'
import type { CheckIn, ProviderKey, StoredAppointment } from '../store/store.ts'
import type { AppointmentDeps } from './book.ts'
import { checkConfirmCode } from './confirm-code.ts'
import { providerShown, viewOf } from './view.ts'

type ReceiptDeps = Pick<AppointmentDeps, 'store' | 'keys' | 'clock' | 'directory'> & { limits: Limits }

/** What a receipt needs of what was sent. A check-in from an outbox may have more and less than the rules ask. */
const Signed = type({
  basicInfo: type({ firstName: string(), lastName: string(), dateOfBirth: string() }),
  consentDetails: type({
    signature: type({
      legalName: string(),
      dateTime: string(),
      relationshipWithPatient: string(),
      guardianName: optional(string()),
      guardianLastName: optional(string()),
    }),
    documents: optional(array(type({ slug: string(), sha256: nullable(string()) }))),
  }),
})
type Signed = Infer<typeof Signed>

/** A visit as it is stored: whose payload holds the consents, and what it is made of. */
type Found = {
  row: Pick<CheckIn, 'id' | 'sealed' | 'receivedAt' | 'isDamaged'>
  provider: ProviderKey
  ids: string[]
  visitsIn: (directory: Directory, timezone: string) => VisitReceipt['visits']
}

/**
 * Reads the receipt of an appointment or a check-in for the holder of its code who knows the patient's birth date (VISIT-09). Throws the
 * refusals that `readReceipt` names. The audit has the reading before the guest does.
 */
export function createReceipt(
  deps: ReceiptDeps,
): (id: string, body: ReceiptBody, client: Client) => Promise<VisitReceipt> {
  const { store, limits } = deps
  return async (id, { confirmCode, dateOfBirth }, client) => {
    checkConfirmCode(deps, id, confirmCode, client)
    const found = (await bookedVisit(deps, id)) ?? (await checkedIn(deps, id))
    if (!found) throw unknownAppointment()
    const sent = openedOf(deps, found.row)
    const tries = limits.charges('receipts', client, id)
    const isRight = async () => (sent.basicInfo.dateOfBirth === dateOfBirth ? true : undefined)
    if (!(await limits.lookAt(tries, isRight))) {
      throw refusal(403, 'wrongBirthDate', 'This is not the birth date of this visit.', 'dateOfBirth')
    }
    const directory = await deps.directory()
    const { timezone, provider } = await providerShown(deps, directory, found.provider)
    const consents = await consentsOf(deps, sent)
    await store.addAudit({ who: 'guest', action: 'visit.receipt', visits: found.ids, about: {} })
    return {
      receivedAt: new Date(found.row.receivedAt).toISOString(),
      timezone,
      patient: fullName(sent.basicInfo.firstName, sent.basicInfo.lastName),
      visits: found.visitsIn(directory, timezone),
      provider,
      signature: signatureOf(sent),
      consents,
      answers: answersOf(sent),
    }
  }
}

async function bookedVisit({ store, clock }: ReceiptDeps, id: string): Promise<Found | undefined> {
  const first = await store.appointment(id)
  if (!first) return undefined
  const followup = await store.followupOf(id)
  const all: StoredAppointment[] = followup ? [first, followup] : [first]
  const states = await store.visitStates(all.map((one) => one.id))
  return {
    row: first,
    provider: first.provider,
    ids: all.map((one) => one.id),
    visitsIn: (directory, timezone) =>
      all.map((one) => {
        const { status, counterCode, services, dateTime, durationMinutes } = viewOf(
          one,
          states.get(one.id)?.status,
          {
            directory,
            timezone,
            first,
            now: clock(),
          },
        )
        return { id: one.id, status, counterCode, services, dateTime, durationMinutes }
      }),
  }
}

async function checkedIn({ store }: ReceiptDeps, id: string): Promise<Found | undefined> {
  const [checkIn] = await store.checkInsOf([id])
  if (!checkIn) return undefined
  const { businessName, locationId, counterCode, serviceIds } = checkIn
  return {
    row: checkIn,
    provider: { businessName, id: locationId },
    ids: [id],
    visitsIn: ({ services }) => [
      {
        id,
        status: 'CHECKED_IN',
        counterCode,
        services: serviceIds.flatMap((one) => {
          const name = services.get(one)?.name
          return name === undefined ? [] : { id: one, name }
        }),
      },
    ],
  }
}

/** What was sent; throws (409 noReceipt) where it cannot be read. */
function openedOf({ keys }: ReceiptDeps, { id, sealed, isDamaged }: Found['row']): Signed {
  try {
    const sent: unknown = isDamaged ? undefined : JSON.parse(openRecord(keys.dataKeys, id, sealed).sent)
    if (is(sent, Signed)) return sent
  } catch {
    // As a damaged row is.
  }
  throw noReceipt()
}

function signatureOf({ consentDetails }: Signed): VisitReceipt['signature'] {
  const { legalName, dateTime, relationshipWithPatient, guardianName, guardianLastName } =
    consentDetails.signature
  const guardian = fullName(guardianName, guardianLastName)
  return { legalName, dateTime, relationshipWithPatient, ...(guardian !== '' && { guardian }) }
}

/** The texts that were agreed to, in the order of the form, each with its wording where the server has kept it. */
async function consentsOf({ store }: ReceiptDeps, { consentDetails }: Signed): Promise<SignedConsent[]> {
  const { documents = [] } = consentDetails
  const kept = await store.wordingsOf(documents.flatMap(({ sha256 }) => sha256 ?? []))
  const bodies = new Map(kept.map(({ sha256, body }) => [sha256, JSON.parse(body) as unknown]))
  return documents.map(({ slug, sha256 }) => {
    const wording = sha256 === null ? undefined : bodies.get(sha256)
    return { slug, sha256, wording: is(wording, ShownWording) ? wording : null }
  })
}

function answersOf({ consentDetails }: Signed): Record<string, boolean> {
  const given = Object.entries(consentDetails as Record<string, unknown>)
  return Object.fromEntries(given.filter((one): one is [string, boolean] => typeof one[1] === 'boolean'))
}

function fullName(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

function noReceipt(): Refusal {
  return refusal(409, 'noReceipt', 'The receipt of this visit cannot be made here.')
}
