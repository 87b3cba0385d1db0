// What the first page of a guest needs of the wire. Without structs: they are loaded with the calls that decode.

/** Banner and tenant headers that every request carries (API-01, API-02). */
export const TENANT_HEADERS = { 'x-banner': 'thelittleclinic', 'x-tenant': 'thelittleclinic' } as const

/**
 * A header with the number of bytes that the caller sent as its body. When another number arrives, the call is refused as bodyBroken,
 * so that no refusal concerns a body that a proxy changed.
 */
export const BODY_LENGTH_HEADER = 'x-body-length'
/** Header of every request of an enrolled tablet: its token. It counts for itself in every limit. */
export const TABLET_HEADER = 'x-tablet'
/** Header of a call with a benefit code: a random id that the page keeps in memory. Wrong codes count for it. */
export const VISIT_HEADER = 'x-visit'

/** A location id: what a retailer calls its store. */
export const LOCATION_ID = /^[A-Za-z0-9-]{1,20}$/

/** Category of every walk-in (WALKIN-17). Its flow is INSTANT_VACCINE. */
export const WALK_IN_CATEGORY = 'Instant Vaccines'

/** Where the services of one store are (API-07), and the server's newest public key. */
export const SERVICES_AT_LOCATION = '/appointment-management/v1/services/location'
export const OUTBOX_KEY = '/health-services/outbox-key'
