/** All paths of the product (ROUTE-01 to ROUTE-32), by the specification's route keys (ROUTE-16, ROUTE-17). */
export const PATHS = {
  main: '/health-services/scheduler/main', // ROUTE-03
  benefitCodes: '/health-services/scheduler/benefit-codes', // ROUTE-05
  prescreen: '/health-services/scheduler/prescreen/:step', // ROUTE-06
  results: '/health-services/scheduler/result', // ROUTE-10
  followup: '/health-services/scheduler/result/followup', // ROUTE-11
  schedule: '/health-services/scheduler/schedule', // ROUTE-12
  confirmation: '/health-services/scheduler/confirmation', // ROUTE-13
  cancel: '/health-services/scheduler/cancel/:id/:code', // ROUTE-14
  /** The same page, after it has removed id and code from the address. */
  cancelOpened: '/health-services/scheduler/cancel',
  canceled: '/health-services/scheduler/canceled', // ROUTE-15
  instantVaccine: '/health-services/instant-vaccines/:locationId', // ROUTE-19
  instantVaccineSelection: '/health-services/instant-vaccines/select/:locationId', // ROUTE-21
  clinicLocations: '/health-services/clinic/locations', // ROUTE-30
  pharmacy: '/rx/guest/vaccination-appointments', // ROUTE-17, ROUTE-22
  clinicSchedule: '/health/clinic/schedule-appointment', // ROUTE-23
  clinicServices: '/health/clinic/services', // ROUTE-24
  clinicPrices: '/health/clinic/billing-insurance-payment', // ROUTE-24
  clinicDetails: '/health-services/clinic/details/:divisionNumber/:storeNumber', // ROUTE-28, ROUTE-29
  clinicError: '/health-services/clinic/error', // ROUTE-31
  privacy: '/health-services/privacy',
  accessibility: '/health-services/accessibility',
  licences: '/health-services/licences',
  kiosk: '/health-services/kiosk/:locationId', // staff enrol a tablet here
  poster: '/health-services/poster/:locationId', // CARD-08
} as const

export type PathName = keyof typeof PATHS

/** Pages that search engines must not list, because they or their addresses are about one guest. */
export const UNLISTED: readonly PathName[] = [
  'schedule',
  'confirmation',
  'cancel',
  'cancelOpened',
  'canceled',
  'benefitCodes',
]

type ParamsOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? { [K in Param]: string } & ParamsOf<Rest>
  : Path extends `${string}:${infer Param}`
    ? { [K in Param]: string }
    : unknown

/** The address of a page, with percent-encoded parameters. */
export function href<N extends PathName>(
  name: N,
  ...[params]: unknown extends ParamsOf<(typeof PATHS)[N]> ? [] : [ParamsOf<(typeof PATHS)[N]>]
): string {
  return PATHS[name].replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent((params as Record<string, string> | undefined)?.[key] ?? ''),
  )
}

/** Addresses that redirect to a page (ROUTE-02, ROUTE-09). */
export const REDIRECTS: readonly { from: string; to: string }[] = [
  { from: '/', to: PATHS.main },
  { from: '/health-services', to: PATHS.main },
  { from: '/health-services/scheduler', to: PATHS.main }, // ROUTE-02
  { from: '/health-services/clinic/details', to: PATHS.clinicLocations }, // ROUTE-26, BK-04
]
