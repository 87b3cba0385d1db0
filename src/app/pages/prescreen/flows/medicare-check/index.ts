import { bookable } from '#domain/prescreen'
import type { FlowSpec } from '../../../../forms/flow.ts'
import type { FieldSpec } from '../../../../forms/spec.ts'
import { say } from '../../../../messages/catalogue.ts'
import { prescreen } from '../../../../messages/en/prescreen.ts'
import { requiredYesNo } from '../../fields.ts'

/** Medicare annual wellness: a short medical questionnaire on one page (PRESCREEN-22, PRESCREEN-23). */
export const flow: FlowSpec = {
  key: 'medicare_check',
  documents: [],
  pages: ({ services, type }) => {
    const t = say(prescreen).medicare
    if (bookable(services, type).length === 0) return []
    return [
      {
        key: 'questionnaire',
        title: t.title,
        hint: t.hint,
        fields: [
          requiredYesNo('hasMedicarePartB', t.partB),
          noteWhen('hasMedicarePartB', 'No', t.noPartB),
          requiredYesNo('hadWellnessVisit', t.lastVisit),
          noteWhen('hadWellnessVisit', 'Yes', t.oncePerYear),
          requiredYesNo('wasInHospital', t.hospital),
          requiredYesNo('hasFallen', t.falls),
        ],
      },
    ]
  },
  finishLabel: () => say(prescreen).seeAvailability,
  finish: (_, { services, type }) => ({
    serviceIds: bookable(services, type)
      .slice(0, 1)
      .map(({ id }) => id),
  }),
}

function noteWhen(field: string, exactly: string, text: string): FieldSpec {
  return {
    kind: 'prose',
    name: `${field}Note`,
    label: '',
    tone: 'info',
    shownWhen: { field, exactly },
    sections: [{ paragraphs: [text] }],
  }
}
