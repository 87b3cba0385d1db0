import type { FlowSpec } from '../../../../forms/flow.ts'
import { say } from '../../../../messages/catalogue.ts'
import { translate } from '../../../../messages/document-texts.ts'
import { prescreen } from '../../../../messages/en/prescreen.ts'
import { namedOptions, requiredYesNo, serviceField } from '../../fields.ts'

/** Physicals: the age, then the kind of physical (PRESCREEN-09 to PRESCREEN-11, PRESCREEN-14). */
export const flow: FlowSpec = {
  key: 'physicals',
  documents: ['physicals'],
  pages: ({ document, services, facts }) => {
    const { ageQuestion, typeQuestion, twentyOrOlder, underTwenty, servicesFailure } = document('physicals')
    const optionsFor = (isTwentyOrOlder: unknown) =>
      namedOptions(isTwentyOrOlder === 'Yes' ? twentyOrOlder : underTwenty, services)
    if (['Yes', 'No'].every((answer) => optionsFor(answer).length === 0)) return []
    const check = (answer: string) =>
      optionsFor(answer).length === 0 ? translate(servicesFailure) : undefined
    const options = optionsFor(facts.answers['isTwentyOrOlder'])
    return [
      {
        key: 'age',
        title: ageQuestion,
        fields: [{ ...requiredYesNo('isTwentyOrOlder', ageQuestion), check }],
      },
      { key: 'type', title: typeQuestion, fields: [serviceField('physicalType', typeQuestion, options)] },
    ]
  },
  servicesFailure: ({ document }) => document('physicals').servicesFailure,
  finishLabel: () => say(prescreen).seeAvailability,
  finish: ({ physicalType }) => ({ serviceIds: [Number(physicalType)] }),
}
