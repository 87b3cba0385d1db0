import { isTooShortBenefitCode, plainBenefitCode, SHORTEST_BENEFIT_CODE } from '#domain/benefit-code'
import { stateCode } from '../address/states.ts'
import type { DirectoryDraft } from '../store/directory-edits.ts'
import { type ImportKind, plainReader, type ReadEntry } from './import-kind.ts'
import type { ReadCell } from './import-rows.ts'
import { listOf, MAX_TEXT, readStates, show } from './import-words.ts'
import type { BenefitCodeRecord, LicensureRecord } from './records.ts'

const CODE_COLUMNS = {
  code: ['code', 'benefitCode'],
  stores: ['stores', 'pharmacies'],
  clinics: ['clinics'],
  states: ['states', 'region'],
} as const

/** Reads one row as a benefit code; without stores, clinics and states every location accepts it. */
function readCode(text: ReadCell<keyof typeof CODE_COLUMNS>): ReadEntry<BenefitCodeRecord> {
  const code = text('code') ?? ''
  const key = plainBenefitCode(code)
  const refused = (reason: string) => ({ outcome: 'refused' as const, key, reason })
  if (code === '') return refused('no code')
  if (isTooShortBenefitCode(code))
    return refused(`a code must have ${SHORTEST_BENEFIT_CODE} characters or more`)
  if (code.length > MAX_TEXT) return refused(`a code has at most ${MAX_TEXT} characters`)
  const { states, unknown } = readStates(text('states') ?? '')
  if (unknown.length > 0 && states.length === 0)
    return refused(`state '${show(unknown[0] ?? '')}' is unknown`)
  const locations = [
    ...listOf(text('stores') ?? '').map((id) => ({ businessName: 'pharmacy' as const, id })),
    ...listOf(text('clinics') ?? '').map((id) => ({ businessName: 'tlc' as const, id })),
  ]
  const isEverywhere = locations.length === 0 && states.length === 0
  return {
    outcome: 'read',
    key,
    warnings: unknown.length > 0 ? [`states that are unknown (${unknown.map(show).join(', ')})`] : [],
    make: () => ({
      code,
      ...(states.length > 0 && { states }),
      locations: isEverywhere ? null : locations,
    }),
  }
}

/** Codes that an employer or insurer hands out. */
export const BENEFIT_CODES: ImportKind<BenefitCodeRecord> = {
  reader: plainReader(CODE_COLUMNS, ['code'], readCode),
  async open(writer) {
    const kept = new Map<string, BenefitCodeRecord>()
    for (const { key, body, demonstration } of await writer.records('benefitCode'))
      if (!demonstration) kept.set(key, body as BenefitCodeRecord)
    const known = await locationKeys(writer)
    return {
      kept,
      isOpen: () => true,
      warningsOf: ({ locations }) =>
        locations?.some(({ businessName, id }) => !known.has(`${businessName} ${id}`))
          ? ['locations that the directory does not have']
          : [],
      async put(key, body) {
        await writer.putRecord({ kind: 'benefitCode', key, demonstration: false, body })
      },
      drop: (key) => writer.removeRecord('benefitCode', key),
    }
  },
}

async function locationKeys(writer: DirectoryDraft): Promise<Set<string>> {
  const all = [...(await writer.locations('pharmacy')), ...(await writer.locations('tlc'))]
  return new Set(all.map(({ businessName, id }) => `${businessName} ${id}`))
}

const LICENCE_COLUMNS = {
  business: ['business', 'businessName'],
  state: ['state', 'stateCode'],
} as const

const LICENSED = ['tlc', 'dietitian'] as const
type Licence = { business: LicensureRecord['businessName']; state: string }

function readLicence(text: ReadCell<keyof typeof LICENCE_COLUMNS>): ReadEntry<Licence> {
  const business = LICENSED.find((name) => name === text('business'))
  const state = stateCode(text('state') ?? '')
  const key = `${business ?? ''} ${state ?? ''}`.trim()
  const reasons = [
    !business && `business '${show(text('business') ?? '')}' is neither ${LICENSED.join(' nor ')}`,
    !state && `state '${show(text('state') ?? '')}' is unknown`,
  ].filter((reason) => reason !== false)
  if (!business || !state || reasons.length > 0)
    return { outcome: 'refused', key, reason: reasons.join(', ') }
  return { outcome: 'read', key, warnings: [], make: () => ({ business, state }) }
}

/** States in which a business may see patients on video. */
export const LICENCES: ImportKind<Licence> = {
  reader: plainReader(LICENCE_COLUMNS, ['business', 'state'], readLicence),
  async open(writer) {
    const licences = new Map<string, Licence>()
    for (const { body, demonstration } of await writer.records('licensure')) {
      const { businessName: business, stateCodes } = body as LicensureRecord
      if (!demonstration)
        for (const state of stateCodes) licences.set(`${business} ${state}`, { business, state })
    }
    return {
      kept: new Map(licences),
      isOpen: () => true,
      async put(key, licence) {
        licences.set(key, licence)
      },
      async drop(key) {
        licences.delete(key)
      },
      async finish() {
        for (const business of LICENSED) {
          const own = [...licences.values()].filter((one) => one.business === business)
          const stateCodes = own.map(({ state }) => state).sort()
          const body: LicensureRecord = { businessName: business, stateCodes }
          await writer.putRecord({ kind: 'licensure', key: business, demonstration: false, body })
        }
      },
    }
  },
}
