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

it('keeps the answers of a run by step, until another begins [PRESCREEN-08]', () => {
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

it('a history entry from before a reload belongs to no run [PRESCREEN-08]', () => {
  expect(prescreen.run).toBe(0)
  startPrescreen()
  forgetPrescreen()
  expect(prescreen).toEqual({ run: 0, given: {}, typing: {}, answers: {} })
})

it('typed answers stay until the guest submits their step [PRESCREEN-08]', () => {
  startPrescreen()
  keepPrescreenTyping('age', { isTwentyOrOlder: 'No' })
  keepPrescreenTyping('type', { physicalType: '106' })
  savePrescreenStep('age', { isTwentyOrOlder: 'Yes' })
  expect(prescreen.typing).toEqual({ type: { physicalType: '106' } })
})

it('an earlier run is restored only before a new one begins [PRESCREEN-08]', () => {
  const kept = { run: 7, given: { age: { isTwentyOrOlder: 'Yes' } }, typing: {}, answers: {} }
  restorePrescreen(kept)
  expect(prescreen).toEqual(kept)
  const run = startPrescreen()
  restorePrescreen(kept)
  expect(prescreen).toMatchObject({ run, given: {} })
})
