import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { ServiceFinder, WhomToAsk } from '../../parts/clinic/ClinicFailure.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { href } from '../../paths.ts'
import { onLink } from '../../platform/navigate.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** Says that clinics did not load, whom to call, and which pages work (ROUTE-31). */
export default function ClinicErrorPage() {
  const t = useTexts(texts)
  const locator = href('clinicLocations')
  return (
    <Frame>
      <PageHeader title={t.errorTitle} hint={<WhomToAsk />} focusKey="clinicError" />
      <ServiceFinder />
      <Button href={locator} icon="pin" onClick={onLink(locator)}>
        {t.toLocator}
      </Button>
    </Frame>
  )
}
