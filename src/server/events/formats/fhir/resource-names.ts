import { createHash } from 'node:crypto'

/** The system of identifiers that are URIs: a UUID needs no address, so identifiers stay the same when PUBLIC_URL changes. */
const URIS = 'urn:ietf:rfc:3986'
const NAMESPACE = Buffer.from('7c5f0f0c3b4f4d0c9d5f8e7a1c2b3d4e', 'hex')

/**
 * The name of one resource, a UUID of version 5 (RFC 9562): the same whenever a Bundle is made of the same visit, so that a server
 * finds it again. `of`: id of the visit, and which of its resources.
 */
export function urnOf(...of: readonly string[]): string {
  const hash = createHash('sha1').update(NAMESPACE).update(JSON.stringify(of)).digest().subarray(0, 16)
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)]
  return `urn:uuid:${parts.join('-')}`
}

/** The identifier by which a server finds a resource again. */
export function identifierOf(urn: string): { system: string; value: string } {
  return { system: URIS, value: urn }
}

/** The search for a resource by its identifier. */
export function searchByIdentifier({ system, value }: { system: string; value: string }): string {
  return `identifier=${system}|${value}`
}

/** The search for a resource of a type without identifiers, by its tag. */
export function searchByTag({ system, value }: { system: string; value: string }): string {
  return `_tag=${system}|${value}`
}

/** Addresses of code systems and identifiers of this product, below its origin. */
export function systemsOf(origin: string) {
  return {
    visit: `${origin}/fhir/visit`,
    service: `${origin}/fhir/service`,
    business: `${origin}/fhir/business`,
    provider: `${origin}/fhir/provider`,
    consent: `${origin}/fhir/consent`,
    consentText: `${origin}/fhir/consent-text`,
    reason: `${origin}/fhir/reason`,
    stateId: `${origin}/fhir/state-id`,
    shopperCard: `${origin}/fhir/shopper-card`,
  } as const
}
