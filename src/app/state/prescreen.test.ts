import { beforeEach, expect, it } from 'vitest'
import {
  forgetPrescreen,
  keepEligibility,
  keepPrescreenTyping,
  prescreen,
  restorePrescreen,
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
  keepEligibility({ isBooster: 'No' }, [261])
  expect(prescreen).toMatchObject({ answers: { isBooster: 'No' }, answeredFor: [261] })
  expect(startPrescreen()).not.toBe(run)
  expect(prescreen).toMatchObject({ given: {}, answers: {}, answeredFor: undefined })
  expect(prescreen.run).toBeGreaterThan(run)
})

it('PRESCREEN-08 an entry of before a reload is of no run', () => {
  expect(prescreen.run).toBe(0)
  startPrescreen()
  forgetPrescreen()
  expect(prescreen).toEqual({ run: 0, given: {}, typing: {}, answers: {} })
})

it('PRESCREEN-08 what is typed stays typed until its step is submitted', () => {
  startPrescreen()
  keepPrescreenTyping('age', { isTwentyOrOlder: 'No' })
  keepPrescreenTyping('type', { physicalType: '106' })
  savePrescreenStep('age', { isTwentyOrOlder: 'Yes' })
  expect(prescreen.typing).toEqual({ type: { physicalType: '106' } })
})

it('PRESCREEN-08 what was kept of an earlier run comes back only while none has begun', () => {
  const kept = { run: 7, given: { age: { isTwentyOrOlder: 'Yes' } }, typing: {}, answers: {} }
  restorePrescreen(kept)
  expect(prescreen).toEqual(kept)
  const run = startPrescreen()
  restorePrescreen(kept)
  expect(prescreen).toMatchObject({ run, given: {} })
})
