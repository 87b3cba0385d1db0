import { addDays } from '#domain/calendar'
import { stateOf } from '#domain/place-state'
import { bookable } from '#domain/prescreen'
import { dayAnswered } from '../../../../forms/answers.ts'
import type { FlowContext, FlowSpec } from '../../../../forms/flow.ts'
import type { Answers, ChoiceField, DateField, FieldSpec } from '../../../../forms/spec.ts'
import { say } from '../../../../messages/catalogue.ts'
import { translate } from '../../../../messages/document-texts.ts'
import { prescreen } from '../../../../messages/en/prescreen.ts'
import { row } from '../../../../messages/joined.ts'
import { browserZone } from '../../../../platform/clock.ts'
import { requiredYesNo, serviceField, serviceOptions } from '../../fields.ts'

const EARLIEST = 3 // PRESCREEN-28, days from today
const LATEST = 90 // PRESCREEN-28

/** Dietitian: prices, then state, date and payment (PRESCREEN-26 to PRESCREEN-37). */
export const flow: FlowSpec = {
  key: 'dietitian',
  documents: ['dietitianDetails', 'timezoneValues'],
  pages: (context) => {
    const t = say(prescreen).dietitian
    const visits = serviceOptions(bookable(context.services, context.type))
    if (visits.length === 0) return []
    return [
      {
        key: 'visit',
        title: t.title,
        hint: t.hint,
        fields: [
          prices(context),
          serviceField('dietitianVisit', t.visit, visits),
          ...licensureNotes(context),
          stateField(context),
          zoneField(context),
          dateField(context),
          ...medicaidFields(context),
        ],
      },
    ]
  },
  prefill: ({ document, search, facts, licensure }) => {
    const zone = document('timezoneValues').find((one) => one.zone === browserZone())?.zone
    const state = search.location === undefined ? undefined : stateOf(search.location)
    const first = addDays(facts.today, EARLIEST)
    const date = search.date !== undefined && search.date > first ? search.date : first
    const [year = '', month = '', day = ''] = date.split('-')
    const isThere = licensure.states.length === 0 || licensure.states.some(({ code }) => code === state)
    return {
      ...(zone !== undefined && { timeZone: zone }), // PRESCREEN-36
      ...(state !== undefined && isThere && { licensureState: state }),
      visitDateYear: year,
      visitDateMonth: month,
      visitDateDay: day,
    }
  },
  // All visits of a type have the same business and licenses.
  licensedService: ({ services, type }) => bookable(services, type)[0]?.id,
  finishLabel: () => say(prescreen).checkAvailability,
  finish: (answers) => finished(answers),
}

function finished(answers: Answers) {
  const { dietitianVisit, licensureState, timeZone, hasMedicaid } = answers
  const date = dayAnswered('visitDate', answers)
  return {
    serviceIds: [Number(dietitianVisit)],
    location: String(licensureState), // PRESCREEN-37
    timeZone: String(timeZone),
    medicaid: String(hasMedicaid),
    ...(date !== undefined && { date }),
  }
}

function prices({ document }: FlowContext): FieldSpec {
  const { pricing, pricingMessage } = document('dietitianDetails')
  const lines = pricing.map(({ label, price, info }) =>
    row([`${translate(label)}: ${price}`, info && translate(info)].filter((part) => part !== undefined)),
  )
  return {
    kind: 'prose',
    name: 'prices',
    label: say(prescreen).dietitian.prices,
    sections: [{ heading: say(prescreen).dietitian.prices, paragraphs: [...lines, pricingMessage] }],
  }
}

function licensureNotes({ licensure }: FlowContext): FieldSpec[] {
  if (licensure.status !== 'failed') return []
  const paragraphs = [say(prescreen).dietitian.failed] // PRESCREEN-35
  return [{ kind: 'prose', name: 'licensureFailed', label: '', tone: 'bad', sections: [{ paragraphs }] }]
}

/** Has no options until the states are loaded, so that the guest cannot submit without one (PRESCREEN-29, PRESCREEN-33). */
function stateField({ document, licensure }: FlowContext): ChoiceField {
  const t = say(prescreen).dietitian
  const { stateRequired, stateNotLicensed } = document('dietitianDetails')
  const { status, states } = licensure
  return {
    kind: 'select',
    name: 'licensureState',
    label: t.state,
    required: status === 'failed' ? t.failed : stateRequired,
    ...((status === 'idle' || status === 'in_progress') && { placeholder: t.fetching }),
    options: states.map(({ code, name }) => ({ value: code, label: name })),
    check: (chosen) =>
      states.some(({ code, hasLicense }) => code === chosen && hasLicense)
        ? undefined
        : translate(stateNotLicensed),
  }
}

function zoneField({ document }: FlowContext): ChoiceField {
  const t = say(prescreen)
  return {
    kind: 'select',
    name: 'timeZone',
    label: t.dietitian.zone,
    required: t.required,
    options: document('timezoneValues').map(({ zone, label }) => ({ value: zone, label })),
  }
}

function dateField({ document }: FlowContext): DateField {
  const t = say(prescreen)
  const { dateTooEarly, dateTooLate } = document('dietitianDetails')
  const { date, dateHint, invalidDate } = t.dietitian
  return {
    kind: 'date',
    name: 'visitDate',
    label: date,
    hint: dateHint,
    required: t.required,
    invalid: invalidDate,
    messages: { month: invalidDate, day: invalidDate, year: invalidDate },
    check: (day, { today }) => {
      if (day < addDays(today, EARLIEST)) return translate(dateTooEarly)
      return day > addDays(today, LATEST) ? translate(dateTooLate) : undefined
    },
  }
}

function medicaidFields({ document }: FlowContext): ChoiceField[] {
  const { medicaidQuestion, medicaidProgramQuestion, medicaidProgramNo } = document('dietitianDetails')
  return [
    requiredYesNo('hasMedicaid', medicaidQuestion),
    {
      ...requiredYesNo('medicaidProgram', medicaidProgramQuestion),
      shownWhen: { field: 'hasMedicaid', exactly: 'Yes' },
      check: (answer) => (answer === 'No' ? translate(medicaidProgramNo) : undefined), // PRESCREEN-31
    },
  ]
}
