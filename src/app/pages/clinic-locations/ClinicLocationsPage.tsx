import { useTexts } from '../../messages/catalogue.ts'
import { pages as texts } from '../../messages/en/pages.ts'
import { Frame } from '../../parts/Frame.tsx'
import { SupportCall } from '../../parts/SupportCall.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** The way to a clinic (ROUTE-30): whom to call. */
export default function ClinicLocationsPage() {
  const t = useTexts(texts)
  return (
    <Frame>
      <PageHeader title={t.clinics} hint={t.clinicsHint} />
      <SupportCall whose="clinic" />
    </Frame>
  )
}
