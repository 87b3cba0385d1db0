import type {
  Appointment,
  Bundle,
  Consent,
  Coverage,
  Patient,
  QuestionnaireResponse,
  QuestionnaireResponseItem,
  RelatedPerson,
} from '@medplum/fhirtypes'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { aFluVisit } from '../../../../../tests/support/appointments.ts'
import { aWalkIn } from '../../../../../tests/support/builders.ts'
import {
  arrivedValues,
  changedAt,
  otherValues,
  pathsOf,
} from '../../../../../tests/support/changed-values.ts'
import { type FhirJudge, lantanaJudge, medplumJudge } from '../../../../../tests/support/fhir-judges.ts'
import { FhirStore } from '../../../../../tests/support/fhir-store.ts'
import {
  aCheckInLine,
  aLineToLookAt,
  anAppointmentLine,
  aVisitContext,
  VISITS,
} from '../../../../../tests/support/visit-lines.ts'
import { CARRIED } from './answers.ts'
import { bundleOf } from './bundle.ts'
import { isUnopened, type ReadableLine } from './visit-context.ts'

let judges: Record<string, FhirJudge>
beforeAll(() => {
  judges = { 'FHIR.js': lantanaJudge(), Medplum: medplumJudge() }
})

const bundleOfLine = (line: ReadableLine) => bundleOf(line, aVisitContext(line))
const kinds = Object.keys(VISITS)
const visit = (kind: string): ReadableLine => VISITS[kind] ?? aCheckInLine()

function errorsOf(bundle: Bundle): string[] {
  return Object.entries(judges).flatMap(([name, judge]) => judge(bundle).map((error) => `${name}: ${error}`))
}

/** The only resource of a type in the Bundle of a visit. */
function onlyOf<T>(kind: string, type: string): T {
  const found = (bundleOfLine(visit(kind)).entry ?? []).filter(
    ({ resource }) => resource?.resourceType === type,
  )
  expect(found).toHaveLength(1)
  return found[0]?.resource as T
}

describe('a visit as a FHIR R4 transaction', () => {
  it.each(kinds)('two independent validators find no error in %s [FEED-09]', (kind) => {
    expect(errorsOf(bundleOfLine(visit(kind)))).toEqual([])
  })

  it('both validators see a resource that is wrong', () => {
    const bundle = bundleOfLine(visit('an adult who walks in'))
    const broken: Bundle = JSON.parse(
      JSON.stringify(bundle).replace('"status":"checked-in"', '"status":"maybe","odd":1'),
    )
    const seen = Object.entries(judges).filter(([, judge]) => judge(broken).length > 0)
    expect(seen.map(([name]) => name)).toEqual(['FHIR.js', 'Medplum'])
    const nameless: Bundle = JSON.parse(
      JSON.stringify(bundle).replace(/"name":\[\{"use":"official".*?\],"telecom"/, '"telecom"'),
    )
    expect(errorsOf(nameless).join()).toContain('us-core-6')
  })

  it.each(kinds)('%s, posted twice, leaves as many resources as posted once [FEED-09]', (kind) => {
    const store = new FhirStore()
    store.post(bundleOfLine(visit(kind)))
    const once = [...store.resources]
    store.post(bundleOfLine(visit(kind)))
    expect([...store.resources]).toEqual(once)
    expect(once.length).toBe(bundleOfLine(visit(kind)).entry?.length)
  })

  it('all visits, posted in any order and again, have one resource each [FEED-09]', () => {
    const store = new FhirStore()
    const bundles = kinds.map((kind, at) => bundleOfLine({ ...visit(kind), id: `visit-${at}` }))
    for (const bundle of bundles) store.post(bundle)
    const count = store.resources.size
    for (const bundle of [...bundles].reverse()) store.post(bundle)
    expect(store.resources.size).toBe(count)
    const opened = kinds.filter((kind) => !isUnopened(visit(kind)))
    expect(store.of<Appointment>('Appointment')).toHaveLength(opened.length)
  })

  it('both doses have one patient and one form, and two appointments [FEED-09]', () => {
    const store = new FhirStore()
    store.post(bundleOfLine(visit('an appointment for a first dose')))
    store.post(bundleOfLine(visit('an appointment for a second dose')))
    expect(
      store.of<Appointment>('Appointment').map(({ appointmentType }) => appointmentType?.coding?.[0]?.code),
    ).toEqual(['ROUTINE', 'FOLLOWUP'])
    for (const type of ['Patient', 'QuestionnaireResponse', 'Location'] as const)
      expect(store.of(type)).toHaveLength(1)
    expect(JSON.stringify(store.of('QuestionnaireResponse'))).toContain('followupAppointment.serviceId')
    expect(store.of('Provenance')).toHaveLength(2)
  })

  it('a later Bundle of a visit changes what the first one made [FEED-09]', () => {
    const store = new FhirStore()
    const line = anAppointmentLine(aFluVisit())
    store.post(bundleOfLine(line))
    store.post(bundleOfLine({ ...line, status: 'canceled' }))
    expect(store.of<Appointment>('Appointment').map(({ status }) => status)).toEqual(['cancelled'])
  })

  it.each([
    ['waiting', 'booked'],
    ['arrived', 'arrived'],
    ['called', 'checked-in'],
    ['served', 'fulfilled'],
    ['noshow', 'noshow'],
    ['canceled', 'cancelled'],
  ] as const)('a visit that staff call %s is %s [FEED-09]', (status, expected) => {
    const progress = { status, at: '2026-11-21T15:01:00.000Z', by: 'desk' }
    const bundle = bundleOfLine(anAppointmentLine(aFluVisit(), { progress }))
    expect(bundle.entry?.[0]?.resource).toMatchObject({ status: expected })
    expect(errorsOf(bundle)).toEqual([])
  })

  it('an appointment that was cancelled after the guest had arrived is cancelled [FEED-09]', () => {
    const progress = { status: 'arrived', at: '2026-11-21T15:01:00.000Z', by: 'desk' } as const
    const bundle = bundleOfLine(anAppointmentLine(aFluVisit(), { progress, status: 'canceled' }))
    expect(bundle.entry?.[0]?.resource).toMatchObject({ status: 'cancelled' })
  })

  it('a visit that cannot be opened leaves what was sent of it before as it is, and is a Task for a person [FEED-09, FEED-04]', () => {
    const store = new FhirStore()
    const line = anAppointmentLine(aFluVisit())
    store.post(bundleOfLine(line))
    const sent = [...store.resources]
    store.post(bundleOfLine({ ...line, payload: null, unreadable: true } as never))
    expect([...store.resources].slice(0, sent.length)).toEqual(sent)
    const named = store.of<Appointment>('Appointment')[0]?.identifier?.[0]
    expect([...store.resources.values()].slice(sent.length)).toMatchObject([
      { resourceType: 'Task', status: 'requested', focus: { type: 'Appointment', identifier: named } },
    ])
    store.post(bundleOfLine({ ...line, status: 'canceled' }))
    expect(store.of<Appointment>('Appointment')[0]).toMatchObject({ status: 'cancelled' })
  })

  it('another PUBLIC_URL makes nothing anew but the Location [FEED-09]', () => {
    const store = new FhirStore()
    const line = visit('a child who walks in')
    store.post(bundleOfLine(line))
    const before = store.resources.size
    store.post(bundleOf(line, { ...aVisitContext(line), origin: 'https://elsewhere.example' }))
    expect(store.resources.size).toBe(before + 1)
    expect(store.of('Location')).toHaveLength(2)
  })

  it('whatever arrived in an outbox, the validators find no error [FEED-09]', () => {
    const whole = VISITS['a walk-in with Medicare, a doctor and all that can be asked']?.payload
    const changes = fc.array(fc.tuple(fc.constantFrom(...pathsOf(whole)), otherValues), {
      minLength: 1,
      maxLength: 6,
    })
    const payloads = changes.map((all) =>
      all.reduce((payload, [path, other]) => changedAt(payload, path, other), whole as unknown),
    )
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: payloads }, arrivedValues), (payload) => {
        expect(errorsOf(bundleOfLine(aLineToLookAt(payload, ['invalidRequest'])))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('who comes twice is two patients, because nobody has proved who they are [FEED-09]', () => {
    const store = new FhirStore()
    for (const id of ['one', 'two']) store.post(bundleOfLine(aCheckInLine(aWalkIn(), { id })))
    expect(store.of<Patient>('Patient')).toHaveLength(2)
  })
})

describe('what the resources say', () => {
  it('a patient has US Core race, ethnicity, sex and gender in the codes of the CDC [FEED-09]', () => {
    const patient = onlyOf<Patient>('an adult who walks in', 'Patient')
    expect(patient.extension?.map(({ url }) => url.split('/').at(-1))).toEqual([
      'us-core-race',
      'us-core-ethnicity',
      'us-core-birthsex',
      'us-core-genderIdentity',
    ])
    expect(JSON.stringify(patient.extension)).toContain('2106-3')
    expect(patient).toMatchObject({
      birthDate: '1984-07-04',
      gender: 'female',
      name: [{}, { use: 'usual', given: ['Billie'] }],
    })
    const other = onlyOf<Patient>('a walk-in with Medicare, a doctor and all that can be asked', 'Patient')
    expect(other.gender).toBe('other')
    expect(other.identifier?.map(({ system }) => system)).toContain('http://hl7.org/fhir/sid/us-mbi')
  })

  it('a parent signs for a child: the consents and the signature are theirs [FEED-09]', () => {
    const bundle = bundleOfLine(visit('a child who walks in'))
    const guardian = onlyOf<RelatedPerson>('a child who walks in', 'RelatedPerson')
    const urn = bundle.entry?.find(({ resource }) => resource?.resourceType === 'RelatedPerson')?.fullUrl
    expect(guardian).toMatchObject({
      relationship: [{ text: 'Parent or guardian' }],
      birthDate: '1984-07-04',
    })
    const consents = (bundle.entry ?? []).flatMap(({ resource }) =>
      resource?.resourceType === 'Consent' ? [resource as Consent] : [],
    )
    expect(consents.map(({ policyRule, status }) => [policyRule?.coding?.[0]?.code, status])).toEqual([
      ['consentToTreat', 'active'],
      ['privacyPolicyConsent', 'active'],
      ['hieConsent', 'active'],
      ['smsConsent', 'rejected'],
    ])
    expect(consents[0]).toMatchObject({
      performer: [{ reference: urn }],
      policy: [
        {
          authority: 'https://visits.example/fhir/consent-text/vaccineConsent',
          uri: `ni:///sha-256;${'q'.repeat(42)}o`,
        },
      ],
    })
    const patient = bundle.entry?.find(({ resource }) => resource?.resourceType === 'Patient')?.fullUrl
    expect(bundle.entry?.at(-1)?.resource).toMatchObject({
      signature: [
        {
          who: { reference: urn, display: 'Wilhelmina Ostrander' },
          onBehalfOf: { reference: patient, display: 'Otis Ostrander' },
        },
      ],
    })
  })

  it.each([
    ['an adult who walks in', [['Employer plan', 'QX55820914', 'GRP7714']]],
    ['a walk-in for two vaccines without insurance', [[undefined, undefined, undefined]]],
    ['a walk-in who says nothing about insurance', []],
    ['an appointment without insurance', [[undefined, undefined, undefined]]],
    [
      'an appointment with two insurances, Medicare and Medicaid',
      [
        [undefined, 'QX55820914', 'G1'],
        ['Union plan', 'U1', undefined],
        ['Medicare', undefined, undefined],
        ['Medicaid', undefined, undefined],
      ],
    ],
  ])('%s: who pays [FEED-09]', (kind, expected) => {
    const coverages = (bundleOfLine(visit(kind)).entry ?? []).flatMap(({ resource }) =>
      resource?.resourceType === 'Coverage' ? [resource as Coverage] : [],
    )
    expect(
      coverages.map((one) => [one.payor?.[0]?.display, one.subscriberId, one.class?.[0]?.value]),
    ).toEqual(expected)
    expect(coverages.map(({ order }) => order)).toEqual(expected.map((_, at) => at + 1))
  })

  it('reasons and misfits tell what to look at before the shot [FEED-09, STORE-08]', () => {
    const appointment = onlyOf<Appointment>('a walk-in that came a day late', 'Appointment')
    expect(appointment.status).toBe('arrived')
    expect(appointment.meta?.tag?.map(({ code }) => code)).toEqual([
      'late createdAt',
      'invalidRequest basicInfo.phoneNumber',
    ])
    const issues = JSON.stringify(bundleOfLine(visit('a walk-in whose answers do not fit')))
    expect(issues).toContain('"detail":"MMR: Are you pregnant?"')
  })

  it('a check-in of a device whose clock is ahead begins at its receipt [FEED-09]', () => {
    const createdAt = '2028-01-03T10:00:00.000Z'
    const list = JSON.stringify(bundleOfLine(aCheckInLine(aWalkIn(), { createdAt })))
    expect(list).toContain(`"start":"${aCheckInLine().receivedAt}"`)
    expect(list).toContain(`"created":"${createdAt}"`)
  })

  it('what cannot be read is there as it arrived [FEED-09]', () => {
    const { item } = onlyOf<QuestionnaireResponse>(
      'a walk-in of which nothing can be read',
      'QuestionnaireResponse',
    )
    expect(item).toEqual([{ linkId: 'payload', answer: [{ valueString: '{"locationNumber":"01400376' }] }])
    const list = bundleOfLine(aLineToLookAt([1, '=x'], ['invalidRequest']))
    expect(errorsOf(list)).toEqual([])
  })
})

/** Every leaf of a value with its path. */
function leavesOf(value: unknown, path: string[] = []): [path: string[], leaf: unknown][] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[path, value]]
  return Object.entries(value).flatMap(([name, one]) =>
    leavesOf(one, Array.isArray(value) ? path : [...path, name]),
  )
}

function answersIn(items: readonly QuestionnaireResponseItem[]): [linkId: string, answer: string][] {
  return items.flatMap(({ linkId = '', item = [], answer = [] }) => [
    ...answersIn(item),
    ...answer.map((one): [string, string] => [linkId, String(Object.values(one)[0])]),
  ])
}

describe('nothing that a guest typed is lost', () => {
  it.each(kinds.filter((kind) => visit(kind).status !== 'needsAttention' && !isUnopened(visit(kind))))(
    '%s [FEED-09]',
    (kind) => {
      const bundle = bundleOfLine(visit(kind))
      const form = onlyOf<QuestionnaireResponse>(kind, 'QuestionnaireResponse')
      const answers = answersIn(form.item ?? []).map(([linkId, answer]) => `${linkId} ${answer}`)
      const others = JSON.stringify({
        ...bundle,
        entry: bundle.entry?.filter(({ resource }) => resource?.resourceType !== 'QuestionnaireResponse'),
      })
      const lost = leavesOf(visit(kind).payload).filter(([path, leaf]) => {
        const isCarried = path.some((_, at) => CARRIED.has(path.slice(0, at + 1).join('.')))
        const said = leaf === 'Yes' ? 'true' : leaf === 'No' ? 'false' : String(leaf)
        if (!isCarried)
          return (
            !answers.includes(`${path.join('.')} ${said}`) && !answers.includes(`${path.join('.')} ${leaf}`)
          )
        return !others.includes(inResource(path, leaf))
      })
      expect(lost.map(([path]) => path.join('.'))).toEqual([])
    },
  )
})

/** How a leaf is written where another resource has it. */
function inResource(path: readonly string[], leaf: unknown): string {
  const [name = ''] = path.slice(-1)
  const text = String(leaf)
  if (typeof leaf === 'boolean') return `"code":"${name}"`
  if (leaf === null || name === 'relationshipWithPatient') return ''
  if (name === 'sha256') return Buffer.from(text, 'hex').toString('base64url')
  if (name === 'value') return `"start":"${new Date(text).toISOString()}"`
  if (name === 'sexAssignedAtBirth') {
    return path[0] === 'basicInfo' ? `"valueCode":"${text[0]}"` : `"gender":"${text.toLowerCase()}"`
  }
  return name.endsWith('relation') ? `"code":"${text.toLowerCase()}"` : text
}
