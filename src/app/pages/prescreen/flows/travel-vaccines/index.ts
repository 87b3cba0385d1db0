import type { FlowSpec } from '../../../../forms/flow.ts'
import { say } from '../../../../messages/catalogue.ts'
import { prescreen } from '../../../../messages/en/prescreen.ts'
import { namedOptions, serviceField } from '../../fields.ts'

/** Travel vaccines: one of a configured list, and a link to the pharmacy's site (PRESCREEN-24). */
export const flow: FlowSpec = {
  key: 'travel_vaccines',
  documents: ['travelVaccines'],
  pages: ({ document, services, given }) => {
    const { question, options: choices } = document('travelVaccines')
    const options = namedOptions(
      choices,
      services.filter(({ id }) => given === undefined || given.has(id)),
    )
    if (options.length === 0) return []
    return [
      { key: 'vaccine', title: question, fields: [serviceField('travelVaccineType', question, options)] },
    ]
  },
  link: ({ document }) => document('travelVaccines').pharmacyLink,
  finishLabel: () => say(prescreen).checkAvailability,
  finish: ({ travelVaccineType }) => ({ serviceIds: [Number(travelVaccineType)] }),
}
