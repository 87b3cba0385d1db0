import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aVisit } from '../../../tests/support/intake.ts'
import { someLocks } from '../../../tests/support/locks.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { locks: someLocks() })
})
afterEach(() => vi.unstubAllGlobals())

/** A tab, with modules of its own; what is kept is everybody's. */
async function aTab() {
  vi.resetModules()
  const [draft, visit, hold] = await Promise.all([
    import('./draft.ts'),
    import('./visit.ts'),
    import('./hold.ts'),
  ])
  return { ...draft, ...visit, ...hold }
}

async function typedIn(tab: Awaited<ReturnType<typeof aTab>>, firstName: string) {
  tab.saveStep('patientDetails', { ...tab.visit.answers['patientDetails'], firstName }, [])
  await tab.draftSaved()
}

async function begun() {
  const tab = await aTab()
  await tab.readDraft()
  tab.restoreVisit(aVisit())
  await tab.draftSaved()
  return tab
}

const firstNameIn = ({ visit }: Awaited<ReturnType<typeof aTab>>) =>
  visit.answers['patientDetails']?.['firstName']

it('a visit continues in the tab that opened it last, and the other tab stores nothing more of it [fault 9]', async () => {
  const first = await begun()
  const second = await aTab()
  await second.readDraft()
  await vi.waitFor(() => expect(first.draft.status).toBe('elsewhere'))
  expect(second.draft.status).toBe('kept')
  await typedIn(second, 'Wilma')
  await typedIn(first, 'Nobody')
  const third = await aTab()
  await third.readDraft()
  expect(firstNameIn(third)).toBe('Wilma')
})

it('a visit that returns to the first tab has what the guest typed in the other [fault 9]', async () => {
  const first = await begun()
  const second = await aTab()
  await second.readDraft()
  await typedIn(second, 'Wilma')
  await first.goOnHere()
  expect(firstNameIn(first)).toBe('Wilma')
  expect(first.draft.status).toBe('kept')
  await vi.waitFor(() => expect(second.draft.status).toBe('elsewhere'))
  await typedIn(first, 'Wilhelmina')
  await second.goOnHere()
  expect(firstNameIn(second)).toBe('Wilhelmina')
})

it('the first tab can say what the other holds now, without taking it over [BK-22, fault 9]', async () => {
  const first = await begun()
  expect(await first.visitElsewhere()).toBeUndefined()
  const second = await aTab()
  await second.readDraft()
  await vi.waitFor(() => expect(first.draft.status).toBe('elsewhere'))
  Object.assign(second.visit.appointment ?? {}, { timestamp: '2026-11-24T09:20:00-05:00' })
  await second.draftSaved()
  expect((await first.visitElsewhere())?.appointment?.timestamp).toBe('2026-11-24T09:20:00-05:00')
  expect(first.draft.status).toBe('elsewhere')
  expect(second.draft.status).toBe('kept')
})

it('secrets in the memory of the first tab need not be typed again, unless another answer changed [fault 9, CARD-05]', async () => {
  const first = await begun()
  const insured = { ...first.visit.answers['simpleInsurance'], cardholderIdNumber: '1EG4TE5MK73' }
  first.saveStep('simpleInsurance', insured, Object.keys(insured))
  await first.draftSaved()
  const second = await aTab()
  await second.readDraft()
  expect(second.visit.forgotten['simpleInsurance']).toContain('cardholderIdNumber')
  await vi.waitFor(() => expect(first.draft.status).toBe('elsewhere'))
  await first.goOnHere()
  expect(first.visit.answers['simpleInsurance']).toEqual(insured)
  expect(first.visit.forgotten['simpleInsurance'] ?? []).toEqual([])
  await second.goOnHere()
  await typedIn(second, 'Wilma')
  await first.goOnHere()
  expect(first.visit.answers['simpleInsurance']).not.toHaveProperty('cardholderIdNumber')
  expect(first.visit.forgotten['simpleInsurance']).toContain('cardholderIdNumber')
})

it('a tab that opens the main page does not end a visit in another tab [ROUTE-04, fault 9]', async () => {
  const first = await begun()
  const second = await aTab()
  await second.endVisitInProgress()
  await typedIn(first, 'Wilma')
  expect(first.draft.status).toBe('kept')
  const third = await aTab()
  await third.readDraft()
  expect(firstNameIn(third)).toBe('Wilma')
})

it('a tab that opens the main page ends the visit when no other tab has it [ROUTE-04, HOLD-10]', async () => {
  const first = await begun()
  await first.endVisitInProgress()
  const second = await aTab()
  await second.readDraft()
  expect(second.visit.appointment).toBeUndefined()
})

it('a tab without the visit does not end it in the other tab [fault 9]', async () => {
  const first = await begun()
  const second = await aTab()
  await second.readDraft()
  await vi.waitFor(() => expect(first.draft.status).toBe('elsewhere'))
  await first.endVisit()
  expect(first.visit.appointment).toBeUndefined()
  await typedIn(second, 'Wilma')
  const third = await aTab()
  await third.readDraft()
  expect(firstNameIn(third)).toBe('Wilma')
})
