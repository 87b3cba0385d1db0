import { useSnapshot } from 'valtio'
import type { ProviderSlots } from '#contract/providers'
import { storeAddress, storePhone } from '#domain/store'
import { useTexts } from '../../messages/catalogue.ts'
import { titles } from '../../messages/en/common.ts'
import { pages } from '../../messages/en/pages.ts'
import { visitPage } from '../../messages/en/visit.ts'
import { leftToRight } from '../../messages/left-to-right.ts'
import { directionsTo } from '../../platform/directions.ts'
import { onLink } from '../../platform/navigate.ts'
import { kiosk } from '../../state/kiosk.ts'
import { clinicPage } from '../clinic/clinic-page.ts'
import styles from './ProviderTimes.module.css'

/**
 * The phone of a place, directions in the map app of the device, and the page of a clinic (BK-17). A store's tablet has none.
 * `heading`: id of the name of the place.
 */
export function PlaceLinks({ provider, heading }: { provider: ProviderSlots; heading: string }) {
  const { clinicDetails } = useTexts(titles)
  const p = useTexts(pages)
  const v = useTexts(visitPage)
  const { enrolment } = useSnapshot(kiosk)
  const { address, businessName, providerId } = provider
  const phone = storePhone(provider)
  const directions = address ? directionsTo(storeAddress({ address })) : undefined
  const page = businessName === 'tlc' ? clinicPage(providerId) : undefined
  if (!address || enrolment || !(phone || directions || page)) return null
  return (
    <p className={styles.ways}>
      {phone && (
        <a href={phone.href} aria-describedby={heading}>
          {p.call(leftToRight(phone.shown))}
        </a>
      )}
      {directions && (
        <a href={directions} aria-describedby={heading}>
          {v.directions}
        </a>
      )}
      {page && (
        <a href={page} onClick={onLink(page)} aria-describedby={heading}>
          {clinicDetails}
        </a>
      )}
    </p>
  )
}
