import type { LicensureState } from '#contract/licensure'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import { STATES } from '#domain/address'
import { Reply } from '../http/answers.ts'
import { refusal } from '../http/refusal.ts'
import type { DirectoryService } from '../store/directory-entries.ts'
import type { Store } from '../store/store.ts'
import type { LicensureRecord, VirtualProviderRecord } from './records.ts'

type LicensureStates = { 'licensure-states': LicensureState[] }

/** All states in the order of their names, and whether the service may be given on video there (API-27 to API-29); 404 unknownService. */
export async function licensureStates(store: Store, serviceId: string): Promise<Reply<LicensureStates>> {
  const id = Number(serviceId)
  const service = (await store.services(BUSINESS_NAMES)).find((one) => one.id === id)
  if (!service) throw refusal(404, 'unknownService', 'There is no such service.', 'serviceId')
  const licensed = await statesOf(store, service)
  const states = STATES.map(({ name, code }) => ({ name, code, hasLicense: licensed.has(code) }))
  return new Reply({ 'licensure-states': states }, { meta: { 'licensure-states': states.length } })
}

/** States in which the providers of a video service see patients; those of its business where no provider is named. */
async function statesOf(store: Store, { id, businessNames }: DirectoryService): Promise<ReadonlySet<string>> {
  const licences = (await store.records('licensure')).map(({ body }) => body as LicensureRecord)
  const providers = (await store.records('virtualProvider'))
    .map(({ body }) => body as VirtualProviderRecord)
    .filter(({ serviceIds, status }) => status !== 'closed' && serviceIds.includes(id))
  if (providers.length > 0) return new Set(providers.flatMap((one) => allowedStates(one, licences)))
  const own = licences.filter(({ businessName }) => businessNames.includes(businessName))
  return new Set(own.flatMap((one) => one.stateCodes))
}

/** The states in which somebody may see patients on video: their own, of which the licences of their business, where it has any, may leave fewer. */
export function allowedStates(
  { businessName, licensureStates }: Pick<VirtualProviderRecord, 'businessName' | 'licensureStates'>,
  licences: readonly LicensureRecord[],
): string[] {
  const ofBusiness = licences
    .filter((one) => one.businessName === businessName)
    .flatMap(({ stateCodes }) => stateCodes)
  return ofBusiness.length === 0
    ? licensureStates
    : licensureStates.filter((state) => ofBusiness.includes(state))
}
