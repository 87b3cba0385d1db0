import { get, update } from 'idb-keyval'
import { is, number, type } from 'superstruct'
import { Clinic } from '#contract/clinics'
import type { KeptClinic } from '#domain/kept-clinics'
import { keepable } from '#domain/kept-clinics'
import { deviceDatabase } from '../platform/storage.ts'

/** Where it is in the device database. */
const KEPT_AT = 'clinics'
/** Clinics on this device; those told of longest ago go first. */
const MOST = 200

/** Milliseconds that an answer is waited for before what is kept is shown; the answer still takes its place. */
export const PATIENCE = 3000

const Kept = type({ clinic: Clinic, asOf: number() })

/** The clinics that this device was told of, by their ids; none where it can keep nothing. */
export async function keptClinics(): Promise<readonly KeptClinic[]> {
  return readable(await get<unknown>(KEPT_AT, deviceDatabase.use).catch(() => undefined)) // storage
}

/** Keeps what is public of clinics as of an instant (milliseconds since 1970); a device that cannot does without. */
export async function keepClinics(clinics: readonly Clinic[], asOf: number): Promise<void> {
  if (clinics.length === 0) return
  const told = clinics.map((clinic) => ({ clinic: keepable(clinic), asOf }))
  await change((kept) => [
    ...kept.filter(({ clinic }) => !told.some((one) => one.clinic.id === clinic.id)),
    ...told,
  ])
}

/** Forgets a clinic that there is no more. */
export async function forgetClinic(id: string): Promise<void> {
  await change((kept) => kept.filter(({ clinic }) => clinic.id !== id))
}

async function change(next: (kept: readonly KeptClinic[]) => KeptClinic[]): Promise<void> {
  const changed = (kept: unknown) =>
    next(readable(kept))
      .sort((one, other) => other.asOf - one.asOf)
      .slice(0, MOST)
      .sort((one, other) => (one.clinic.id < other.clinic.id ? -1 : 1)) // no order of a search is kept
  await update(KEPT_AT, changed, deviceDatabase.use).catch(() => undefined) // storage
}

function readable(kept: unknown): KeptClinic[] {
  return Array.isArray(kept) ? kept.filter((one) => is(one, Kept)) : []
}
