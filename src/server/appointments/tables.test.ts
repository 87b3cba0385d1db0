import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '#contract/wire'
import {
  type AppointmentApp,
  aFluVisit,
  aPhysical,
  guest,
  openAppointmentApp,
  twoDoses,
} from '../../../tests/support/appointments.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { openRecord } from '../keys/seal.ts'

let app: AppointmentApp
beforeEach(async () => {
  app = await openAppointmentApp()
})
afterEach(() => app.close())

type Any = ReturnType<typeof JSON.parse>

/** The patient by the names of S2 section 3 alone. */
function byTables(basicInfo: Any): Any {
  const { dateOfBirth, address, ...same } = basicInfo
  const [dobYear, dobMonth, dobDay] = dateOfBirth.split('-').map((part: string) => String(Number(part)))
  const { addressLines, cityTown: city, stateProvince: state, postalCode: zipCode, county } = address
  const [addressLineOne, addressLineTwo] = addressLines
  const flat = { addressLineOne, ...(addressLineTwo && { addressLineTwo }), city, state, zipCode, county }
  return { ...same, dobYear, dobMonth, dobDay, ...flat }
}

/** What is agreed to, without what S2 section 3 does not name. */
function agreed({ documents: _, signature, ...consents }: Any): Any {
  const { relationshipWithPatient: __, ...signed } = signature
  return { ...consents, signature: signed }
}

async function kept(): Promise<Any> {
  const [one] = await app.appointments()
  if (!one) throw new Error('nothing was booked')
  return JSON.parse(openRecord(app.deps.keys.dataKeys, one.id, one.sealed).sent)
}

describe('a program written from S2 section 3 alone', () => {
  it('books, and the server keeps its own shape [BK-59, BOOK-05]', async () => {
    const body: Any = aPhysical({ notes: ['Fever'] })
    const sent = {
      ...body,
      basicInfo: byTables(body.basicInfo),
      notes: 'Fever',
      consentDetails: agreed(body.consentDetails),
    }
    expect(await app.refused(sent)).toEqual([201, [], []])
    const { basicInfo, notes, consentDetails } = await kept()
    expect(basicInfo).toEqual(body.basicInfo)
    expect(notes).toEqual(['Fever'])
    expect(consentDetails.signature.relationshipWithPatient).toBe('Self')
    expect(consentDetails).not.toHaveProperty('documents')
  })

  it('checks in [BK-59, BK-60]', async () => {
    const { counterCode: _, createdAt: __, ...walkIn }: Any = aWalkIn()
    const sent = {
      ...walkIn,
      basicInfo: byTables(walkIn.basicInfo),
      consentDetails: agreed(walkIn.consentDetails),
    }
    const response = await app.postWalkIn(sent)
    expect([response.status, await response.json()]).toMatchObject([201, { data: {} }])
  })

  it('that gives a fact twice and differently is refused with both names [BK-59]', async () => {
    const basicInfo = { ...aFluVisit().basicInfo, dobYear: '1990', dobMonth: '1', dobDay: '2' }
    const [status, , fields] = await app.refused({ ...aFluVisit(), basicInfo })
    expect(status).toBe(400)
    expect(fields).toEqual(expect.arrayContaining(['basicInfo.dateOfBirth', 'basicInfo.dobYear']))
  })

  it.each([
    ['the phone', { phoneNumber: '513-555-0171' }, { providerPhoneNumber: '513-555-0172' }, 'phoneNumber'],
    ['the fax', { fax: '513-555-0171' }, { providerFax: '513-555-0172' }, 'fax'],
  ])(
    'that gives %s of a provider twice and differently is refused with both names [BK-59]',
    async (_, primaryHealthcareProvider, flat: object, name) => {
      const body: Any = aFluVisit()
      const basicInfo = { ...body.basicInfo, primaryHealthcareProvider, ...flat }
      const [status, , fields] = await app.refused({ ...body, basicInfo })
      const both = [`basicInfo.primaryHealthcareProvider.${name}`, `basicInfo.${Object.keys(flat)[0]}`]
      expect([status, fields]).toEqual([400, expect.arrayContaining(both)])
    },
  )

  it('that gives the year of birth alone, and another one, is refused with both names [BK-59]', async () => {
    const body: Any = aFluVisit()
    const [status, , fields] = await app.refused({ ...body, basicInfo: { ...body.basicInfo, dobYear: 1950 } })
    expect([status, fields]).toEqual([
      400,
      expect.arrayContaining(['basicInfo.dateOfBirth', 'basicInfo.dobYear']),
    ])
  })

  it('may give the same address twice, in the order of the tables [BK-59]', async () => {
    const body: Any = aPhysical()
    const { addressLines, cityTown, stateProvince, postalCode, county } = body.basicInfo.address
    const address = {
      cityTown,
      stateProvince,
      postalCode,
      addressLines,
      ...(county !== undefined && { county }),
    }
    const basicInfo = { ...byTables(body.basicInfo), address }
    expect(await app.refused({ ...body, basicInfo })).toEqual([201, [], []])
  })

  it.each([
    ['of the patient', aFluVisit({ basicInfo: { ...guest(2), weight: '150' } }), 'basicInfo', 'weight'],
    [
      'of a policy that the guest does not have',
      aPhysical({
        insuranceInfo: {
          ...aPhysical().insuranceInfo,
          hasPrimaryInsurance: 'NO',
          hasSecondaryInsurance: 'NO',
        } as Any,
      }),
      'insuranceInfo',
      'primary-insuranceCarrier',
    ],
    [
      'of a second insurance without one',
      aPhysical({ insuranceInfo: { ...aPhysical().insuranceInfo, 'secondary-memberId': 'X1' } as Any }),
      'insuranceInfo',
      'secondary-memberId',
    ],
  ])(
    'may send a hidden field %s, which is ignored and not kept [BK-59, PATIENT-50]',
    async (_, body, part, name) => {
      expect(await app.refused(body)).toEqual([201, [], []])
      expect((await kept())[part]).not.toHaveProperty(name)
    },
  )
})

describe('what exceeds the tables', () => {
  const beyond = /reservationCode|"category"|eligibility|documents|counterCode|createdAt|answerDetails/

  it('is in one member of the body, from which the server books the same visit [BK-64]', async () => {
    const body = twoDoses({ category: 'Vaccines' })
    const { extension, ...rest }: Any = wireOf(body, true)
    expect(JSON.stringify(rest)).not.toMatch(beyond)
    expect(Object.keys(extension).sort()).toEqual(['category', 'documents', 'eligibility'])
    expect(rest.consentDetails.signature).not.toHaveProperty('relationshipWithPatient')
    expect(await app.booked({ ...rest, extension })).toHaveLength(2)
    expect(await kept()).toMatchObject({ consentDetails: body.consentDetails, category: 'Vaccines' })
  })

  it('is left out for a provider that refuses it, and an adult is booked without it [BK-64]', async () => {
    const sent = wireOf(aFluVisit(), false)
    expect(sent).not.toHaveProperty('extension')
    expect(JSON.stringify(sent)).not.toMatch(beyond)
    expect(await app.refused(sent)).toEqual([201, [], []])
  })

  it('is taken at its old places too, and an unknown member of it is refused [BK-64]', async () => {
    expect((await app.book(aFluVisit({ category: 'Vaccines' }))).status).toBe(201)
    const [status, keys] = await app.refused({ ...aFluVisit(), extension: { colour: 'red' } })
    expect([status, keys]).toEqual([400, ['unknownField']])
  })

  it('of a hold is the list of its services [BK-64]', async () => {
    const hold = { serviceId: 501, serviceIds: [501, 502], businessName: 'pharmacy', reservationTime: 'x' }
    const { serviceIds: _, ...bare } = hold
    expect(wireOf(hold, true)).toEqual({ ...bare, extension: { serviceIds: [501, 502] } })
    expect(wireOf(hold, false)).toEqual(bare)
  })
})
