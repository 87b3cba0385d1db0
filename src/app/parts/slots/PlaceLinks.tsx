import { useSnapshot } from 'valtio'
import type { ProviderSlots } from '#contract/providers'
import { storeAddress, storePhone } from '#domain/store'
import { useTexts } from '../../messages/catalogue.ts'
import { pages } from '../../messages/en/pages.ts'
import { visitPage } from '../../messages/en/visit.ts'
import { leftToRight } from '../../messages/left-to-right.ts'
import { directionsTo } from '../../platform/directions.ts'
import { kiosk } from '../../state/kiosk.ts'
import styles from './ProviderTimes.module.css'

/**
 * The phone of a place, and directions in the map app of the device (BK-17). A store's tablet has neither. `heading`: id of the name of
 * the place.
 */
export function PlaceLinks({ provider, heading }: { provider: ProviderSlots; heading: string }) {
  const p = useTexts(pages)
  const v = useTexts(visitPage)
  const { enrolment } = useSnapshot(kiosk)
  const { address } = provider
  const phone = storePhone(provider)
  const directions = address ? directionsTo(storeAddress({ address })) : undefined
  if (!address || enrolment || !(phone || directions)) return null
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
    </p>
  )
}
