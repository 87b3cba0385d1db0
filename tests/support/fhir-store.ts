import { randomUUID } from 'node:crypto'
import type { Bundle, BundleEntry, Resource } from '@medplum/fhirtypes'

type Kept = Resource & { id: string; identifier?: Identifier | Identifier[] }
type Identifier = { system?: string; value?: string }

/** A FHIR server in memory that knows transactions of conditional requests and nothing else. */
export class FhirStore {
  readonly resources = new Map<string, Kept>()

  /** All of a transaction or, when it throws, nothing. */
  post(bundle: Bundle): void {
    if (bundle.type !== 'transaction') throw new Error('This is no transaction.')
    const entries = bundle.entry ?? []
    const places = new Map<string, { id: string; isWritten: boolean }>()
    for (const entry of entries) {
      const { fullUrl = '' } = entry
      if (places.has(fullUrl)) throw new Error(`${fullUrl} is there twice.`)
      places.set(fullUrl, this.placeOf(entry))
    }
    const written = entries.flatMap(({ fullUrl = '', resource }) => {
      const place = places.get(fullUrl)
      if (!resource || !place?.isWritten) return []
      return [{ ...(referring(resource, places) as Resource), id: place.id } as Kept]
    })
    for (const one of written) this.resources.set(`${one.resourceType}/${one.id}`, one)
  }

  of<T extends Resource>(type: T['resourceType']): T[] {
    return [...this.resources.values()].filter(({ resourceType }) => resourceType === type) as unknown as T[]
  }

  private placeOf({ request, resource }: BundleEntry): { id: string; isWritten: boolean } {
    const [type, query] = (request?.url ?? '').split('?')
    const search = request?.method === 'POST' ? request.ifNoneExist : query
    if (type !== resource?.resourceType || search === undefined) throw new Error('No conditional request.')
    const found = this.search(type ?? '', search)
    if (found.length > 1) throw new Error(`${type}?${search} finds ${found.length}.`)
    const [known] = found
    return { id: known?.id ?? randomUUID(), isWritten: request?.method === 'PUT' || !known }
  }

  private search(type: string, search: string): Kept[] {
    const [[name, value] = ['', '']] = [...new URLSearchParams(search)]
    const at = value.lastIndexOf('|')
    const [system, code] = [value.slice(0, at), value.slice(at + 1)]
    if (!['identifier', '_tag'].includes(name) || system === '' || code === '')
      throw new Error(`Not known: ${search}`)
    return [...this.resources.values()].filter(({ resourceType, identifier, meta }) => {
      if (resourceType !== type) return false
      const tags = (meta?.tag ?? []).map((tag) => ({ system: tag.system, value: tag.code }))
      const all: Identifier[] = name === '_tag' ? tags : [identifier ?? []].flat()
      return all.some((one) => one.system === system && one.value === code)
    })
  }
}

/** The resource with the references of the Bundle replaced by those of the server; throws where one leads nowhere. */
function referring(value: unknown, places: ReadonlyMap<string, { id: string }>, key = ''): unknown {
  if (key === 'reference' && typeof value === 'string') {
    if (value.startsWith('#')) return value
    const place = places.get(value)
    if (!place) throw new Error(`${value} leads nowhere.`)
    return place.id
  }
  if (Array.isArray(value)) return value.map((one) => referring(one, places))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, referring(one, places, name)]))
}
