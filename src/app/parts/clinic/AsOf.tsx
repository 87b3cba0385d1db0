import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { browserZone } from '../../platform/clock.ts'
import { Notice } from '../../ui/Notice.tsx'
import { instantShort } from '../slots/day-texts.ts'

/** Says that what is shown is what the device kept, and from when (milliseconds since 1970) it is. */
export function AsOf({ at }: { at: number }) {
  const t = useTexts(texts)
  return (
    <Notice tone="warning" live="status">
      {t.asOf(instantShort(at, browserZone()))}
    </Notice>
  )
}
