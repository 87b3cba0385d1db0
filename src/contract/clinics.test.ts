import { create } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { aClinic as clinicOf } from '../../tests/support/clinics.ts'
import { getClinicDetails, searchClinics } from './clinics.ts'

/** A clinic with an id, and perhaps what no clinic should have. */
const aClinic = (id: string, overrides: Record<string, unknown> = {}) => ({
  ...clinicOf(Number(id)),
  id,
  ...overrides,
})

const read = (clinics: unknown) => create({ clinics }, searchClinics.data).clinics

describe('the clinics of an answer', () => {
  it('one that cannot be read does not cost the others [class 46]', () => {
    const list = [aClinic('1'), aClinic('2', { address: null }), null, 'zoo', aClinic('3')]
    expect(read(list).map(({ id }) => id)).toEqual(['1', '3'])
  })

  it('one that is sent twice is there once, as it was sent first [class 46]', () => {
    const list = [aClinic('1'), aClinic('2'), aClinic('1', { name: 'Again' })]
    expect(read(list).map(({ name }) => name)).toEqual(['Clinic 1', 'Clinic 2'])
  })

  it('a list of which nothing can be read is no answer, and an empty one is [class 46]', () => {
    expect(() => read([{ id: '1' }])).toThrow()
    expect(() => read(null)).toThrow()
    expect(read([])).toEqual([])
  })

  const { id: _, name: __, address: ___, ...FACTS } = aClinic('1')
  const ODD = [undefined, null, 7, 'odd', [], {}, [7], { start: 7 }]
  it.each(Object.keys(FACTS))(
    'one whose %s is missing, null or of another kind stays, and only that is not known [BK-46]',
    (field) => {
      for (const odd of ODD) {
        const [clinic] = read([{ ...aClinic('1'), [field]: odd }])
        expect(clinic, JSON.stringify(odd)).toMatchObject({ id: '1', name: 'Clinic 1' })
        const { [field]: ____, ...others } = { ...clinic } as Record<string, unknown>
        expect({ ...aClinic('1') }).toMatchObject(others)
      }
    },
  )

  it('one without a word about its wait has a wait that could not be read, and may be open [BK-46, LOCATOR-43]', () => {
    for (const waitTimeInfo of [undefined, null, 'soon', {}]) {
      const [clinic] = read([aClinic('1', { waitTimeInfo })])
      expect(clinic?.waitTimeInfo).toEqual({ description: null, clinicAvailable: true, waitMinutes: -1 })
    }
  })

  it('one has the name that there is [BK-46, BK-63]', () => {
    const names = [
      { name: undefined, vanityName: 'Lantern' },
      { name: ' ', legalName: 'Lantern LLC' },
    ]
    expect(read(names.map((some, at) => aClinic(String(at), some))).map(({ name }) => name)).toEqual([
      'Lantern',
      'Lantern LLC',
    ])
  })

  it.each([
    null,
    undefined,
    'here',
    {},
    { lat: '39', lng: '-84' },
    { lat: 91, lng: 0 },
    { lat: 0, lng: -181 },
    { lat: 39, lng: null },
  ])('at %j it is a clinic that nobody knows the point of [CLINIC-05, class 46]', (location) => {
    const nowhere = { lat: 0, lng: 0 }
    expect(read([aClinic('1', { location })])[0]?.location).toEqual(nowhere)
    const clinic = { ...aClinic('1', { location }), services: [] }
    expect(create({ clinic }, getClinicDetails.data).clinic.location).toEqual(nowhere)
  })
})
