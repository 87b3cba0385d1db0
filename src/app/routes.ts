import type { ComponentType } from 'react'
import { lazy } from 'react'
import type { PathName } from './paths.ts'

interface RouteSpec {
  page: ComponentType
  /** Entering it ends the visit in progress (ROUTE-04). */
  clearsVisit?: true
}

/** A page whose text is a content document. */
function information(
  name: 'PharmacyPage' | 'ClinicSchedulePage' | 'ClinicServicesPage' | 'ClinicPricesPage',
) {
  return lazy(() =>
    import('./pages/information/InformationPage.tsx').then((pages) => ({ default: pages[name] })),
  )
}

const CancelPage = lazy(() => import('./pages/cancel/CancelPage.tsx'))

/** Pages and their flags by path name. Their titles are in messages/en/common.ts under the same names. */
export const ROUTES: Readonly<Partial<Record<PathName, RouteSpec>>> = {
  instantVaccineSelection: { page: lazy(() => import('./pages/walk-in-selection/WalkInSelectionPage.tsx')) },
  instantVaccine: { page: lazy(() => import('./pages/walk-in/WalkInPage.tsx')) },
  schedule: { page: lazy(() => import('./pages/intake/IntakePage.tsx')) },
  confirmation: { page: lazy(() => import('./pages/confirmation/ConfirmationPage.tsx')) },
  cancel: { page: CancelPage },
  cancelOpened: { page: CancelPage },
  canceled: { page: lazy(() => import('./pages/canceled/CanceledPage.tsx')) },
  prescreen: { page: lazy(() => import('./pages/prescreen/PrescreenPage.tsx')) },
  main: { page: lazy(() => import('./pages/main/MainPage.tsx')), clearsVisit: true },
  results: { page: lazy(() => import('./pages/results/ResultsPage.tsx')) },
  followup: { page: lazy(() => import('./pages/followup/FollowupPage.tsx')) },
  benefitCodes: { page: lazy(() => import('./pages/benefit-codes/BenefitCodesPage.tsx')) },
  clinicLocations: { page: lazy(() => import('./pages/clinic-locations/ClinicLocationsPage.tsx')) },
  pharmacy: { page: information('PharmacyPage') },
  clinicSchedule: { page: information('ClinicSchedulePage') },
  clinicServices: { page: information('ClinicServicesPage') },
  clinicPrices: { page: information('ClinicPricesPage') },
  clinicDetails: { page: lazy(() => import('./pages/clinic-details/ClinicDetailsPage.tsx')) },
  clinicError: { page: lazy(() => import('./pages/clinic-error/ClinicErrorPage.tsx')) },
  privacy: { page: lazy(() => import('./pages/about/PrivacyPage.tsx')) },
  accessibility: { page: lazy(() => import('./pages/about/AccessibilityPage.tsx')) },
  licences: { page: lazy(() => import('./pages/about/LicencesPage.tsx')) },
  kiosk: { page: lazy(() => import('./pages/kiosk/EnrolmentPage.tsx')) },
  poster: { page: lazy(() => import('./pages/poster/PosterPage.tsx')) },
}

/** The page of an unknown path (ROUTE-32). */
export const LazyNotFoundPage = lazy(() => import('./pages/not-found/NotFoundPage.tsx'))

/** What a store's tablet draws around its pages, and as its home (CARD-07). */
export interface Tablet {
  Mode: ComponentType
  Home: ComponentType
}

/** Loads both before anything is drawn, so that the first drawing stays. */
export async function loadTablet(): Promise<Tablet> {
  const [mode, home] = await Promise.all([
    import('./pages/kiosk/KioskMode.tsx'),
    import('./pages/walk-in/KioskLanding.tsx'),
  ])
  return { Mode: mode.default, Home: home.default }
}
