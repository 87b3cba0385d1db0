import type { FlowSpec } from '../../../../forms/flow.ts'
import { say } from '../../../../messages/catalogue.ts'
import { prescreen } from '../../../../messages/en/prescreen.ts'
import { namedOptions, requiredYesNo, serviceField } from '../../fields.ts'

/** Physicals: the age, then the kind of physical (PRESCREEN-09 to PRESCREEN-11, PRESCREEN-14). */
export const flow: FlowSpec = {
  key: 'physicals',
  documents: ['physicals'],
  pages: ({ document, services, facts }) => {
    const { ageQuestion, typeQuestion, twentyOrOlder, underTwenty } = document('physicals')
    const choices = facts.answers['isTwentyOrOlder'] === 'Yes' ? twentyOrOlder : underTwenty
    const options = namedOptions(choices, services)
    if (options.length === 0) return []
    return [
      { key: 'age', title: ageQuestion, fields: [requiredYesNo('isTwentyOrOlder', ageQuestion)] },
      { key: 'type', title: typeQuestion, fields: [serviceField('physicalType', typeQuestion, options)] },
    ]
  },
  servicesFailure: ({ document }) => document('physicals').servicesFailure,
  finishLabel: () => say(prescreen).seeAvailability,
  finish: ({ physicalType }) => ({ serviceIds: [Number(physicalType)] }),
}
