import { serviceNamed } from '#domain/prescreen'
import type { FlowContext, FlowSpec } from '../../../../forms/flow.ts'
import { say } from '../../../../messages/catalogue.ts'
import { common } from '../../../../messages/en/common.ts'
import { prescreen } from '../../../../messages/en/prescreen.ts'
import { requiredYesNo } from '../../fields.ts'

const ASKED_ABOUT_DRUGS = 'employer' // PRESCREEN-16

/** DOT physicals: for whom; if for an employer, whether to add drug screening (PRESCREEN-15 to PRESCREEN-21). */
export const flow: FlowSpec = {
  key: 'dot_physicals',
  documents: ['prescreenData'],
  mayBranch: true,
  pages: (context) => {
    const t = say(prescreen).dot
    const { employers } = context.document('prescreenData')
    const { plain, withDrugScreening } = servicesOf(context)
    if (!plain) return []
    const asked = employers.filter(({ type }) => type === ASKED_ABOUT_DRUGS).map(({ value }) => value)
    const employer = context.facts.answers['employer']
    // Without an answer a second step may still follow.
    const isLast = employers.some(({ value }) => value === employer && !asked.includes(value))
    return [
      {
        key: 'employer',
        title: t.title,
        button: isLast ? say(prescreen).checkAvailability : say(common).continue,
        fields: [
          {
            kind: 'select',
            name: 'employer',
            label: t.employer,
            placeholder: t.chooseOne,
            required: t.employerRequired,
            options: employers.map(({ value, label }) => ({ value, label })),
          },
        ],
      },
      ...(withDrugScreening
        ? [
            {
              key: 'screening',
              title: t.screening,
              hint: t.limited,
              shownWhen: { field: 'employer', oneOf: asked },
              fields: [requiredYesNo('addDrugScreening', t.screening)],
            },
          ]
        : []),
    ]
  },
  finishLabel: () => say(prescreen).checkAvailability,
  finish: ({ addDrugScreening }, context) => {
    const { plain, withDrugScreening } = servicesOf(context)
    const chosen = addDrugScreening === 'Yes' ? withDrugScreening : plain // PRESCREEN-19
    return { serviceIds: chosen ? [chosen.id] : [] }
  },
}

function servicesOf({ document, services, type }: FlowContext) {
  const names = document('prescreenData').dotPhysicals
  const ours = services.filter(({ category }) => category === type)
  return {
    plain: names && serviceNamed(names.plain, ours),
    withDrugScreening: names && serviceNamed(names.withDrugScreening, ours),
  }
}
