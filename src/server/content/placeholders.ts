import type { DocumentData, Slug } from '#contract/content/catalogue'
import { counted } from '../directory/import-report.ts'
import type { Content } from './source.ts'

/** A text that guests read and that the product made up: in which document and field, and what it says. */
export type Placeholder = { file: string; field: string; text: string }

type Fields<S extends Slug> = (data: DocumentData<S>) => [field: string, text: string | undefined][]

const supportOf: Fields<'schedulerConfig'> = ({ support }) =>
  Object.entries(support ?? {}).map(([name, text]) => [`support.${name}`, text])

const pricesOf: Fields<'dietitianDetails'> = ({ pricing }) =>
  pricing.map(({ label, price }) => [`pricing "${label}"`, price])

/** The made-up phone numbers, addresses and prices that guests still read, because no document of the operator has others. */
export async function placeholdersOf(content: Pick<Content, 'document' | 'bundled'>): Promise<Placeholder[]> {
  return [
    ...(await leftIn(content, 'schedulerConfig', 'scheduler-config.json', supportOf)),
    ...(await leftIn(content, 'dietitianDetails', 'dietitian-details.json', pricesOf)),
  ]
}

async function leftIn<S extends Slug>(
  content: Pick<Content, 'document' | 'bundled'>,
  slug: S,
  file: string,
  fields: Fields<S>,
): Promise<Placeholder[]> {
  const shipped = new Map(fields(await content.bundled(slug)))
  return fields(await content.document(slug)).flatMap(([field, text]) =>
    text !== undefined && shipped.get(field) === text ? [{ file, field, text }] : [],
  )
}

/** The placeholders as lines, with how to replace them; `folder`: DATA_DIR. */
export function describePlaceholders(left: readonly Placeholder[], folder: string): string[] {
  if (left.length === 0) return ['No document has made-up phone numbers or prices.']
  const files = [...new Set(left.map(({ file }) => file))]
  return [
    ...left.map(({ file, field, text }) => `${file}  ${field}  ${text}`),
    `Guests read ${counted(left.length, 'made-up text')}. Write your own into copies of ${files.join(' and ')} in ` +
      `${folder}/content/objects/hw_config/1.0.0/scheduler/.`,
  ]
}
