import { MEDICARE_FLOW, medicareAnswers } from '#domain/medicare'
import { bookable } from '#domain/prescreen'
import type { FlowSpec } from '../../../../forms/flow.ts'
import type { FieldSpec } from '../../../../forms/spec.ts'
import { say } from '../../../../messages/catalogue.ts'
import { prescreen } from '../../../../messages/en/prescreen.ts'
import { history } from '../../../../messages/en/questionnaires.ts'
import { requiredYesNo } from '../../fields.ts'

/** Medicare annual wellness: a short medical questionnaire on one page, which the booking carries (PRESCREEN-22, PRESCREEN-23, BK-29). */
export const flow: FlowSpec = {
  key: MEDICARE_FLOW,
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
          requiredYesNo('hasMedicarePartB', t.hasMedicarePartB),
          noteWhen('hasMedicarePartB', 'No', t.noPartB),
          requiredYesNo('hadWellnessVisit', t.hadWellnessVisit),
          noteWhen('hadWellnessVisit', 'Yes', t.oncePerYear),
          requiredYesNo('wasInHospital', t.wasInHospital),
          requiredYesNo('hasFallen', t.hasFallen),
        ],
      },
    ]
  },
  problemsTitle: () => say(history).summary,
  finishLabel: () => say(prescreen).seeAvailability,
  finish: (answers, { services, type }) => ({
    serviceIds: bookable(services, type)
      .slice(0, 1)
      .map(({ id }) => id),
    eligibility: medicareAnswers(answers) as Readonly<Record<string, string>>,
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
