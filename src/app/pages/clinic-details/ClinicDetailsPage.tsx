import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useParams } from 'wouter'
import { useTexts } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { ClinicTrouble } from '../../parts/clinic/ClinicTrouble.tsx'
import { ServiceFinder } from '../../parts/clinic/ServiceFinder.tsx'
import { Frame } from '../../parts/Frame.tsx'
import { href } from '../../paths.ts'
import { go, goBack, insteadOfLink } from '../../platform/navigate.ts'
import type { ClinicLoading, ClinicNumbers } from '../../state/clinic-details.ts'
import { clinicDetails, loadClinic } from '../../state/clinic-details.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ClinicShown } from './ClinicShown.tsx'

/** One clinic (ROUTE-28): loading, what went wrong with a retry, or all that is known of it (CLINIC-07). */
export default function ClinicDetailsPage() {
  const t = useTexts(texts)
  const { divisionNumber = '', storeNumber = '' } = useParams<Partial<ClinicNumbers>>()
  const { state } = useSnapshot(clinicDetails) as { state: ClinicLoading }
  const locator = href('clinicLocations')
  const retry = () => {
    document.querySelector('h1')?.focus() // the button goes, what it was about stays
    void loadClinic({ divisionNumber, storeNumber })
  }
  useEffect(() => {
    void loadClinic({ divisionNumber, storeNumber })
  }, [divisionNumber, storeNumber])
  const isUnknown = state.status === 'unknown'
  useEffect(() => {
    if (isUnknown) go(`${locator}?invalidStoreId=1`, { replace: true }) // CLINIC-09
  }, [isUnknown, locator])
  return (
    <Frame width="wide">
      <ServiceFinder />
      <PageHeader
        title={t.details}
        focusKey={`${divisionNumber}${storeNumber}`}
        back={{ label: t.back, href: locator, onClick: insteadOfLink(() => goBack(locator)) }}
      />
      {state.status === 'done' ? (
        <ClinicShown {...state} onRetry={retry} />
      ) : state.status === 'failed' ? (
        <ClinicTrouble error={{ ...state.error, canRetry: true }} onRetry={retry} />
      ) : (
        <Skeleton shape="card" count={2} label={t.loadingClinic} />
      )}
    </Frame>
  )
}
