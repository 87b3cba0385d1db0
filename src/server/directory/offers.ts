import type { BusinessName } from '#contract/vocabulary'
import type { DirectoryService } from '../store/directory-entries.ts'
import type { VirtualProviderRecord } from './records.ts'

/** What can be booked of a list of services. */
type Offer = ReadonlyMap<number, DirectoryService>

/** Somebody of a business who names services; null is every one of the business that is not given on video alone. */
export type OfferOf = (of: { businessName: BusinessName }, ids: readonly number[] | null) => Offer

/**
 * What each list of services offers. A service says itself whether it is given on video alone; where it does not, it is as soon as
 * somebody of its business gives it on video.
 */
export function createOffers(
  services: readonly DirectoryService[],
  onVideo: readonly Pick<VirtualProviderRecord, 'businessName' | 'serviceIds'>[],
): OfferOf {
  const named = new Set(
    onVideo.flatMap(({ businessName, serviceIds }) => serviceIds.map((id) => `${businessName} ${id}`)),
  )
  const offers = new Map<string, Offer>()
  return ({ businessName }, ids) => {
    const name = `${businessName} ${ids === null ? 'all' : ids.join()}`
    const known = offers.get(name)
    if (known) return known
    const isOnVideo = ({ id, isVideoAlone }: DirectoryService) =>
      isVideoAlone ?? named.has(`${businessName} ${id}`)
    const wanted = new Set(ids)
    const offered = offerOf(
      services.filter(
        (service) =>
          service.businessNames.includes(businessName) &&
          (ids === null ? !isOnVideo(service) : wanted.has(service.id)),
      ),
    )
    offers.set(name, offered)
    return offered
  }
}

/** What can be booked of a list: a first dose only where the second can be had as well (RESULTS-40). */
function offerOf(services: readonly DirectoryService[]): Offer {
  const bookable = services.filter(
    ({ isAvailable, maxDaysAhead }) => isAvailable !== false && typeof maxDaysAhead === 'number', // API-10
  )
  const ids = new Set(bookable.map(({ id }) => id))
  const hasFollowup = (service: DirectoryService) => {
    const followup = service.followupServiceId ?? service.followUpServiceId // ENTITY-05
    return followup == null || ids.has(followup)
  }
  return new Map(bookable.filter(hasFollowup).map((service) => [service.id, service]))
}
