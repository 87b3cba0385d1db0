import type { Bundle } from '@medplum/fhirtypes'
import { identifierOf, searchByIdentifier, systemsOf, urnOf } from './resource-names.ts'
import type { ReadableLine, VisitContext } from './visit-context.ts'

/**
 * A visit whose sealed record cannot be opened, as a FHIR R4 transaction: one Task for a person, which names the visit. It changes none
 * of the resources that a server has of that visit, because nothing better is known of them (FEED-04, FEED-09).
 */
export function unopenedBundle(line: ReadableLine, { origin }: Pick<VisitContext, 'origin'>): Bundle {
  const urn = urnOf(line.id, 'Task', 'unreadable')
  const identifier = identifierOf(urn)
  const systems = systemsOf(origin)
  return {
    resourceType: 'Bundle',
    type: 'transaction',
    timestamp: line.receivedAt,
    entry: [
      {
        fullUrl: urn,
        resource: {
          resourceType: 'Task',
          identifier: [identifier],
          status: 'requested',
          intent: 'order',
          code: {
            coding: [{ system: systems.reason, code: 'unreadable' }],
            text: 'A visit that cannot be opened',
          },
          description: `The record of visit ${line.counterCode} is damaged, or sealed with a key that the keys file does not have. What was sent of it before still holds.`,
          focus: {
            type: 'Appointment',
            identifier: identifierOf(urnOf(line.id, 'Appointment')),
            display: line.counterCode,
          },
          authoredOn: line.receivedAt,
          input: [
            { type: { text: 'Visit' }, valueIdentifier: { system: systems.visit, value: line.id } },
            {
              type: { text: 'Place' },
              valueIdentifier: {
                system: `${systems.provider}/${line.businessName}`,
                value: line.locationId,
              },
            },
          ],
        },
        request: { method: 'PUT', url: `Task?${searchByIdentifier(identifier)}` },
      },
    ],
  }
}
