import { bookable } from '#domain/prescreen'
import type { FlowSpec } from '../../../../forms/flow.ts'
import { say } from '../../../../messages/catalogue.ts'
import { prescreen } from '../../../../messages/en/prescreen.ts'
import { serviceField, serviceOptions } from '../../fields.ts'

/** Health screenings: a service of a configured category (PRESCREEN-12 to PRESCREEN-14). */
export const flow: FlowSpec = {
  key: 'health_screenings',
  documents: ['healthScreening'],
  pages: ({ document, services }) => {
    const { question, reasonCategory, labels } = document('healthScreening')
    const options = serviceOptions(bookable(services, reasonCategory), labels)
    if (options.length === 0) return []
    return [
      { key: 'screening', title: question, fields: [serviceField('healthScreeningType', question, options)] },
    ]
  },
  servicesFailure: ({ document }) => document('healthScreening').servicesFailure,
  finishLabel: () => say(prescreen).seeAvailability,
  finish: ({ healthScreeningType }) => ({ serviceIds: [Number(healthScreeningType)] }),
}
