import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answering, aVisit, documentIn, intakeFor } from '../../../../tests/support/intake.ts'
import { talkedAbout } from './Misfits.tsx'

const PRESCREEN_DATA = documentIn('production', 'prescreenData')
const MMR = { id: 217, name: 'MMR (measles, mumps, rubella) dose 1', isAvailable: true, isVaccine: true }
const PNEUMOCOCCAL = { id: 207, name: 'Pneumococcal (pneumonia) dose 1', isAvailable: true, isVaccine: true }
const ILLNESS = { id: 29, name: 'Minor Illness or Injury Visit', isAvailable: true }

/** A visit at a time (ISO 8601), of a patient born on Dec 1, 1976. */
function booked(services: (typeof MMR | typeof ILLNESS)[], timestamp: string) {
  const appointment = { services, timestamp, timezone: 'America/New_York' }
  const visit = aVisit({ flow: 'EVERYDAY_VACCINE', category: 'Vaccines', appointment })
  return answering(visit, 'patientDetails', { dobYear: '1976', dobMonth: '12', dobDay: '01' })
}

const toldOf = (visit: ReturnType<typeof booked>) => talkedAbout(intakeFor(visit), visit, PRESCREEN_DATA)

describe('the vaccines of a booking that the answers do not fit', () => {
  beforeEach(() => {
    vi.setSystemTime('2026-11-20T15:00:00Z')
    return () => vi.useRealTimers()
  })

  it('are named by the rules of a walk-in, and what is no vaccine is not judged [STORE-08]', () => {
    const visit = booked([MMR, ILLNESS], '2026-11-23T15:00:00Z')
    expect(toldOf(visit)).toEqual([])
    const weak = answering(visit, 'medicalInformation', { haveImmuneSystemProblem: 'Yes' })
    expect(toldOf(weak)).toEqual(['MMR (measles, mumps, rubella)'])
    const sick = answering(booked([ILLNESS], '2026-11-20T20:00:00Z'), 'medicalInformation', {
      haveFever: 'Yes',
    })
    expect(toldOf(sick)).toEqual([])
  })

  it('are judged by the age on the day of the visit: pneumococcal from 50 on [STORE-08]', () => {
    expect(toldOf(booked([PNEUMOCOCCAL], '2026-11-30T15:00:00Z'))).toEqual(['Pneumococcal (pneumonia)'])
    expect(toldOf(booked([PNEUMOCOCCAL], '2026-12-01T15:00:00Z'))).toEqual([])
  })
})
