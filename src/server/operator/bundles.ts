import type { VisitLine } from '#contract/visit-line'
import type { Content } from '../content/source.ts'
import { bundleOf } from '../events/formats/fhir/bundle.ts'
import { isReadable } from '../events/formats/fhir/visit-context.ts'
import { openNames } from '../events/formats/names.ts'
import type { Exported } from '../events/visit-lines.ts'
import { RawReply } from '../http/answers.ts'
import { refusal } from '../http/refusal.ts'
import type { OperatorToken } from '../store/tokens.ts'
import { visitOf } from './visits.ts'

/**
 * One visit as a FHIR R4 transaction Bundle (FEED-09). Throws Refusal, also for an entry that names no store, and without PUBLIC_URL: the
 * host of a request is no origin of identifiers, because another request of the same visit would get others.
 */
export async function visitBundle(
  data: Exported & { content: Content },
  id: string,
  token: OperatorToken,
): Promise<RawReply> {
  const { publicUrl: origin } = data
  if (origin === undefined)
    throw refusal(409, 'noPublicUrl', 'FHIR needs PUBLIC_URL: identifiers begin with it.')
  const { visit } = await visitOf(data, id, token)
  const line = visit as unknown as VisitLine
  if (!isReadable(line)) throw refusal(404, 'unknownVisit', 'This entry names no store and has no Bundle.')
  const { contextOf } = await openNames({ ...data, origin })
  const text = JSON.stringify(bundleOf(line, await contextOf(line)))
  return new RawReply(new TextEncoder().encode(text), { 'content-type': 'application/fhir+json' })
}
