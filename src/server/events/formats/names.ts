import { BUSINESS_NAMES } from '#contract/vocabulary'
import { MEDICARE_QUESTIONS } from '#domain/medicare'
import type { Content } from '../../content/source.ts'
import type { VirtualProviderRecord } from '../../directory/records.ts'
import type { Store } from '../../store/store.ts'
import type { ReadableLine, VisitContext } from './fhir/visit-context.ts'

/** Where names come from; `origin`: where guests find this product, PUBLIC_URL. */
export type NameSource = {
  store: Pick<Store, 'services' | 'location' | 'records'>
  content: Pick<Content, 'document'>
  origin: string
}

/** Names of services, words of questions and places of visits, as they are now; each location is read once. */
export async function openNames({ store, content, origin }: NameSource): Promise<{
  common: Pick<VisitContext, 'services' | 'questions'>
  contextOf(line: ReadableLine): Promise<VisitContext>
}> {
  const [services, providers, { pages }] = await Promise.all([
    store.services(BUSINESS_NAMES),
    store.records('virtualProvider'),
    content.document('medicalInformation'),
  ])
  const common = {
    services: new Map(services.map(({ id, name }) => [id, name])),
    questions: new Map([
      ...Object.entries<string>(MEDICARE_QUESTIONS),
      ...pages.flatMap(({ questions }) =>
        questions.map(({ key, question }): [string, string] => [key, question]),
      ),
    ]),
  }
  const onVideo = new Map(
    providers
      .map(({ body }) => body as VirtualProviderRecord)
      .map((one) => [`${one.businessName} ${one.id}`, one.name]),
  )
  const locations = new Map<string, ReturnType<typeof store.location>>()
  return {
    common,
    async contextOf({ businessName, locationId }) {
      const key = `${businessName} ${locationId}`
      const found = locations.get(key) ?? store.location(businessName, locationId)
      locations.set(key, found)
      return { ...common, origin, location: await found, providerName: onVideo.get(key) }
    },
  }
}
