import type {
  Appointment,
  Bundle,
  Coverage,
  Organization,
  Patient,
  Provenance,
  QuestionnaireResponse,
  QuestionnaireResponseItem,
  Resource,
} from '@medplum/fhirtypes'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { assert as assertFits } from 'superstruct'
import { expect, it } from 'vitest'
import type { BookingBody } from '#contract/appointments'
import { AppointmentLine, CheckInLine } from '#contract/visit-line'
import type { WalkIn } from '#contract/walk-in'
import { aFluVisit, aNutritionVisit, aPhysical, aVideoVisit } from '../../../../tests/support/appointments.ts'
import { aWalkIn } from '../../../../tests/support/builders.ts'
import { aCheckInLine, anAppointmentLine, aVisitContext } from '../../../../tests/support/visit-lines.ts'
import { dayCsvHeader, dayCsvLine } from './day-csv.ts'
import { bundleOf } from './fhir/bundle.ts'
import type { ReadableLine, VisitContext } from './fhir/visit-context.ts'

const zone = 'America/New_York'

/** What all three formats say of a visit. */
type Facts = Record<
  | 'id'
  | 'code'
  | 'kind'
  | 'status'
  | 'at'
  | 'first'
  | 'last'
  | 'preferred'
  | 'birth'
  | 'phone'
  | 'services'
  | 'reasons'
  | 'signedBy'
  | 'insurance'
  | 'yes'
  | 'comments',
  string
>

/** Texts differ in white space, and semicolons, which a spreadsheet would split at. */
const plain = (text: string | undefined) =>
  (text ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(';', ',')
    .trim()
const facts = (told: Record<keyof Facts, string | undefined>) =>
  Object.fromEntries(Object.entries(told).map(([name, text]) => [name, plain(text)])) as Facts
const joined = (texts: readonly (string | undefined)[]) => texts.map(plain).filter(Boolean).join(' + ')
const local = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })

/** What a line says, read as anybody would read its JSON. */
function factsOfLine(line: ReadableLine, { services, questions }: VisitContext): Facts {
  const { kind, id, counterCode, status, serviceIds, ...rest } = JSON.parse(JSON.stringify(line))
  const {
    basicInfo,
    comments,
    questionnaire = {},
    insuranceInfo: insurance = {},
    consentDetails,
  } = rest.payload
  const { guardianName, guardianLastName, legalName } = consentDetails.signature
  const carrier = insurance['primary-insuranceCarrier'] ?? insurance.insuranceCarrier
  const isInsured = ['1', 'YES'].includes(insurance.hasPrimaryInsurance)
  return facts({
    id,
    code: counterCode,
    kind,
    status,
    at: local.format(Date.parse(kind === 'walkin' ? rest.createdAt : rest.startsAt)),
    first: basicInfo.firstName,
    last: basicInfo.lastName,
    preferred: basicInfo.preferredName,
    birth: basicInfo.dateOfBirth,
    phone: basicInfo.phoneNumber,
    services: joined(serviceIds.map((one: number) => services.get(one))),
    reasons: joined(rest.reasons ?? []),
    signedBy:
      guardianName === undefined
        ? legalName
        : [guardianName, guardianLastName].map(plain).filter(Boolean).join(' '),
    insurance: isInsured ? plain(carrier) || 'not given' : insurance.hasPrimaryInsurance && 'none',
    yes: joined(
      Object.entries(questionnaire).map(([key, answer]) =>
        answer === 'Yes' ? (questions.get(key) ?? key) : '',
      ),
    ),
    comments,
  })
}

const STATUS: Record<string, string> = { 'checked-in': 'checkedIn', cancelled: 'canceled', booked: 'booked' }

function resourcesOf<T extends Resource>(bundle: Bundle, type: T['resourceType']): T[] {
  return (bundle.entry ?? []).flatMap(({ resource }) =>
    resource?.resourceType === type ? [resource as T] : [],
  )
}

function factsOfBundle(bundle: Bundle): Facts {
  const [appointment] = resourcesOf<Appointment>(bundle, 'Appointment')
  const [patient] = resourcesOf<Patient>(bundle, 'Patient')
  const [provenance] = resourcesOf<Provenance>(bundle, 'Provenance')
  const [form] = resourcesOf<QuestionnaireResponse>(bundle, 'QuestionnaireResponse')
  const [coverage] = resourcesOf<Coverage>(bundle, 'Coverage')
  const [official, usual] = patient?.name ?? []
  const screening =
    form?.item?.filter(({ linkId }) => linkId === 'questionnaire').flatMap(({ item = [] }) => item) ?? []
  return facts({
    id: appointment?.identifier?.find(({ system }) => system?.endsWith('/fhir/visit'))?.value,
    code: appointment?.identifier?.find(({ use }) => use === 'secondary')?.value,
    kind: appointment?.appointmentType?.coding?.[0]?.code === 'WALKIN' ? 'walkin' : 'appointment',
    status: STATUS[appointment?.status ?? ''],
    at: local.format(Date.parse(appointment?.start ?? '')),
    first: official?.given?.[0],
    last: official?.family,
    preferred: usual?.given?.[0],
    birth: patient?.birthDate,
    phone: patient?.telecom?.find(({ system }) => system === 'phone')?.value,
    services: joined((appointment?.serviceType ?? []).map(({ coding }) => coding?.[0]?.display)),
    reasons: joined((appointment?.meta?.tag ?? []).map(({ code }) => code)),
    signedBy: provenance?.signature?.[0]?.who?.display,
    insurance: insuranceOf(coverage),
    yes: joined(screening.map((item) => (isYes(item) ? (item.text ?? item.linkId?.split('.')[1]) : ''))),
    comments: appointment?.comment,
  })
}

function isYes({ answer }: QuestionnaireResponseItem): boolean {
  return answer?.[0]?.valueBoolean === true
}

function insuranceOf(coverage: Coverage | undefined): string {
  if (coverage?.type?.coding?.[0]?.code === 'pay') return 'none'
  const [payor] = coverage?.payor ?? []
  const organization = coverage?.contained?.[0] as Organization | undefined
  const name = organization ? (organization.name ?? 'not given') : payor?.display
  return name === 'Not given' ? 'not given' : (name ?? '')
}

function factsOfRow(row: Record<string, string>): Facts {
  const said = (title: string) => (row[title] ?? '').replace(/^'/, '')
  return facts({
    id: said('Visit'),
    code: said('Code'),
    kind: said('Kind').replace('-', ''),
    status: said('Status'),
    at: `${said('Day')} ${said('Time')}`,
    first: said('First name'),
    last: said('Last name'),
    preferred: said('Preferred name'),
    birth: said('Date of birth'),
    phone: said('Phone'),
    services: said('For'),
    reasons: said('Look at'),
    signedBy: said('Signed by'),
    insurance: said('Insurance'),
    yes: said('Yes to'),
    comments: said('Comments'),
  })
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '=1+1',
    '+1 513',
    "'t Hooft",
    '-',
    '@SUM(A1)',
    'a;b',
    'Å;=x',
    'line\r\nbreak',
    '\u2028\u00a0',
    ' x ',
    '"q", b',
    '\u0007bell',
  ),
)
const named = fc.record({
  firstName: text,
  lastName: text,
  preferredName: text,
  dateOfBirth: birthDates(),
  phoneNumber: phones(),
})
const screening = fc.dictionary(
  fc.constantFrom('haveFever', 'isPregnant', 'haveAllergies', 'x'),
  fc.constantFrom('Yes', 'No'),
)
const signature = fc.option(fc.record({ guardianName: text, guardianLastName: text }), { nil: undefined })
const instants = fc.integer({ min: Date.UTC(2026, 9, 30), max: Date.UTC(2027, 3, 1) })

function birthDates(): fc.Arbitrary<string> {
  const days = fc.integer({ min: -20_000, max: 20_000 })
  return days.map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
}

function phones(): fc.Arbitrary<string> {
  return fc.integer({ min: 0, max: 9999 }).map((number) => `513-555-${String(number).padStart(4, '0')}`)
}

const walkIns: fc.Arbitrary<ReadableLine> = fc
  .record({
    named,
    screening,
    signature,
    comments: text,
    carrier: fc.option(text, { nil: undefined }),
    hasInsurance: fc.constantFrom('1', '0', undefined),
    services: fc.uniqueArray(fc.constantFrom(501, 502, 504), { minLength: 1 }),
    reasons: fc.uniqueArray(fc.constantFrom('sickToday', 'tooSoon', 'tooYoung')),
    at: instants,
  })
  .map(({ named: info, screening: questionnaire, carrier, hasInsurance, services, reasons, at, ...one }) => {
    const payload: WalkIn = {
      ...aWalkIn(),
      basicInfo: { ...aWalkIn().basicInfo, ...info },
      questionnaire: questionnaire as WalkIn['questionnaire'],
      serviceIds: services,
      comments: one.comments,
      insuranceInfo: hasInsurance && {
        hasPrimaryInsurance: hasInsurance,
        ...(hasInsurance === '1' && carrier !== undefined && { insuranceCarrier: carrier }),
      },
      consentDetails: signed(one.signature),
    }
    return aCheckInLine(payload, {
      createdAt: new Date(at).toISOString(),
      receivedAt: new Date(at).toISOString(),
      reasons,
    })
  })

function signed(
  by: { guardianName: string; guardianLastName: string } | undefined,
): WalkIn['consentDetails'] {
  const { signature: own, ...rest } = aWalkIn().consentDetails
  return { ...rest, signature: by ? { ...own, relationshipWithPatient: 'Child', ...by } : own }
}

const bodies: fc.Arbitrary<BookingBody> = fc.constantFrom(
  aFluVisit(),
  aPhysical(),
  aVideoVisit(),
  aNutritionVisit(),
)
const appointments: fc.Arbitrary<ReadableLine> = fc
  .record({
    body: bodies,
    named,
    signature,
    comments: text,
    status: fc.constantFrom('booked', 'canceled'),
    at: instants,
  })
  .map(({ body, named: info, signature: by, comments, status, at }) => {
    const value = new Date(at).toISOString()
    const whole = { ...body, comments, basicInfo: { ...body.basicInfo, ...info }, consentDetails: signed(by) }
    return anAppointmentLine(
      { ...whole, dateTime: { value, timezone: zone } },
      { status: status as 'booked' },
    )
  })

it('NDJSON, FHIR and CSV say the same of a visit, field by field [FEED-09, FEED-11]', () => {
  fc.assert(
    fc.property(fc.oneof(walkIns, appointments), (line) => {
      if (line.kind === 'walkin') assertFits(line, CheckInLine)
      else assertFits(line, AppointmentLine)
      const context = aVisitContext(line)
      const services = new Map([...context.services, [701, 'Video visit'], [801, 'Nutrition']])
      const whole = { ...context, services, zone }
      const expected = factsOfLine(line, whole)
      expect(factsOfBundle(bundleOf(line, whole))).toEqual(expected)
      const [row = {}] = parse(dayCsvHeader() + dayCsvLine(line, whole), { columns: true }) as Record<
        string,
        string
      >[]
      expect(factsOfRow(row)).toEqual(expected)
    }),
    { numRuns: 300 },
  )
})
