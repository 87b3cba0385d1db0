import { beforeEach, expect, it } from 'vitest'
import { choose, NINE, TEN } from '../../../tests/support/reservations.ts'
import { selectAppointment } from './hold.ts'
import { forgetPrescreen, keepEligibility, startPrescreen } from './prescreen.ts'
import { clearVisit, visit } from './visit.ts'

const ANSWERS = { hasReceivedFirstDose: 'No', selectedDose: 'bothDoses' }

beforeEach(() => {
  clearVisit()
  forgetPrescreen()
})

it('the answers that a time was shown by go with the visit when it is picked [ELIG-16]', () => {
  startPrescreen()
  keepEligibility(ANSWERS, [502])
  selectAppointment(choose(NINE))
  expect(visit).toMatchObject({ eligibility: ANSWERS, eligibilityServiceIds: [502] })
})

it('the answers stay with the visit when the prescreen is forgotten and another time is picked [ELIG-16]', () => {
  startPrescreen()
  keepEligibility(ANSWERS, [502])
  selectAppointment(choose(NINE))
  forgetPrescreen()
  selectAppointment(choose(TEN))
  expect(visit).toMatchObject({ eligibility: ANSWERS, eligibilityServiceIds: [502] })
})

it('a new run of the prescreen replaces them, also when that run asked nothing [ELIG-16]', () => {
  startPrescreen()
  keepEligibility(ANSWERS, [502])
  selectAppointment(choose(NINE))
  startPrescreen()
  selectAppointment(choose(TEN))
  expect(visit).toMatchObject({ eligibility: {}, eligibilityServiceIds: [] })
})
