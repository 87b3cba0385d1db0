import { useEffect, useState } from 'react'
import { DIVISION_NUMBER, getClinicDetails } from '#contract/clinics'
import type { BusinessName } from '#contract/vocabulary'
import { storeName, storePhone } from '#domain/store'
import { call } from '../../api/call.ts'
import { useTexts } from '../../messages/catalogue.ts'
import { pages } from '../../messages/en/pages.ts'
import { wished as texts } from '../../messages/en/results.ts'
import { storeHours } from '../../messages/en/store-hours.ts'
import { leftToRight } from '../../messages/left-to-right.ts'
import { askStore } from '../../state/ask-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { outlines } from '../../ui/outlines.ts'

type Wished = { provider: string; businessName: BusinessName }
/** `hasHours`: false where the location exists and its hours are not known. */
type About = { hasHours: boolean; name?: string | undefined; phone?: string | null | undefined }

/** Says why the place that the guest chose is not among those found: it has no times to book while its hours are not known (DIR-11). */
export function Absent({ provider, businessName }: Wished) {
  const t = useTexts(texts)
  const h = useTexts(storeHours)
  const p = useTexts(pages)
  const [about, setAbout] = useState<About>()
  useEffect(() => {
    let isLeft = false
    setAbout(undefined)
    void lookUp({ provider, businessName }).then((found) => !isLeft && setAbout(found))
    return () => {
      isLeft = true
    }
  }, [provider, businessName])
  // What is not known yet is not said: it may be false.
  if (!about) return null
  if (about.hasHours) {
    return (
      <Notice tone="warning" live="status">
        {t.absent}
      </Notice>
    )
  }
  const phone = storePhone(about)
  return (
    <Notice
      tone="warning"
      live="status"
      title={about.name}
      actions={
        phone && (
          <Button icon={outlines.phone} href={phone.href}>
            {p.call(leftToRight(phone.shown))}
          </Button>
        )
      }
    >
      {h.unknown}
    </Notice>
  )
}

/** What is known of a location. A place that cannot be asked for is taken for one with hours. */
async function lookUp({ provider, businessName }: Wished): Promise<About> {
  if (businessName === 'pharmacy') {
    const result = await askStore(provider, 0)
    if (result.kind !== 'answered') return { hasHours: true }
    const { location } = result.data
    return { hasHours: Boolean(location.hours), name: storeName(location), phone: location.phone }
  }
  const [divisionNumber, storeNumber] = [provider.slice(0, 3), provider.slice(3)]
  if (businessName !== 'tlc' || !DIVISION_NUMBER.test(divisionNumber)) return { hasHours: true }
  const result = await call(getClinicDetails, { query: { businessName, divisionNumber, storeNumber } })
  if (result.kind !== 'answered') return { hasHours: true }
  const { clinic } = result.data
  return { hasHours: clinic.weekHours.length > 0, name: clinic.name, phone: clinic.phone }
}
