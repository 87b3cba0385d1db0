import { beforeEach, expect, it } from 'vitest'
import {
  forgetPrescreen,
  keepEligibility,
  prescreen,
  savePrescreenStep,
  startPrescreen,
} from './prescreen.ts'

beforeEach(forgetPrescreen)

it('PRESCREEN-08 keeps the answers of a run by step, until another begins', () => {
  const run = startPrescreen()
  savePrescreenStep('age', { isTwentyOrOlder: 'Yes' })
  savePrescreenStep('type', { physicalType: '106' })
  expect(prescreen).toMatchObject({
    run,
    given: { age: { isTwentyOrOlder: 'Yes' }, type: { physicalType: '106' } },
  })
  keepEligibility({ isBooster: 'No' })
  expect(prescreen.answers).toEqual({ isBooster: 'No' })
  expect(startPrescreen()).not.toBe(run)
  expect(prescreen).toMatchObject({ given: {}, answers: {} })
  expect(prescreen.run).toBeGreaterThan(run)
})

it('PRESCREEN-08 an entry of before a reload is of no run', () => {
  expect(prescreen.run).toBe(0)
  startPrescreen()
  forgetPrescreen()
  expect(prescreen).toEqual({ run: 0, given: {}, answers: {} })
})
