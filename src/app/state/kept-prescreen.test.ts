import { set } from 'idb-keyval'
import { describe, expect, it, vi } from 'vitest'
import { TEST_NOW } from '../../../tests/support/builders.ts'
import { onDevice } from '../../../tests/support/device.ts'
import { aVisit } from '../../../tests/support/intake.ts'
import { seal } from '../platform/secrets.ts'
import type { Visit } from './visit.ts'

const HOUR = 60 * 60 * 1000

const device = onDevice()
const { load, loaded, stored, names } = device

/** Has a visit kept here, by a page that is gone. */
async function keep(visit: Visit): Promise<void> {
  const { restoreVisit, draftSaved } = await loaded()
  restoreVisit(visit)
  await draftSaved()
}

function booked(): Visit {
  const { appointment } = aVisit()
  return aVisit({ appointment: { ...appointment, id: 'id-1', confirmCode: 'c0de' } as typeof appointment })
}

describe('the answers of a prescreen', () => {
  const HELD = { timestamp: '2026-11-23T09:00:00-05:00', reservationCode: 'A'.repeat(22) }

  /** A page on which a guest has answered the first question, and begun with the second. */
  async function asked() {
    const page = await load()
    await page.readPrescreen()
    const run = page.startPrescreen()
    page.savePrescreenStep('question-dateOfBirth', { dateOfBirthYear: '1987' })
    page.keepPrescreenTyping('question-isSickNow', { isSickNow: 'No' })
    page.keepEligibility({ dateOfBirth: '1987-06-05' }, [209])
    await page.draftSaved()
    return { ...page, run }
  }

  it('are restored after a reload for the same run, and sealed in storage [PRESCREEN-08]', async () => {
    const { run } = await asked()
    const { sealed } = await stored()
    expect(Buffer.from(sealed.data).includes('1987')).toBe(false)
    const { readPrescreen, prescreen } = await load()
    await readPrescreen()
    expect(prescreen).toEqual({
      run,
      given: { 'question-dateOfBirth': { dateOfBirthYear: '1987' } },
      typing: { 'question-isSickNow': { isSickNow: 'No' } },
      answers: { dateOfBirth: '1987-06-05' },
      answeredFor: [209],
    })
  })

  it('are restored after a reload of the next page [PRESCREEN-08]', async () => {
    await asked()
    expect((await loaded()).prescreen.answers).toEqual({ dateOfBirth: '1987-06-05' })
  })

  it('are deleted after a day [PRESCREEN-08]', async () => {
    await asked()
    vi.setSystemTime(TEST_NOW + 24 * HOUR + 1000)
    expect((await loaded()).prescreen.run).toBe(0)
  })

  it('are deleted with the visit, from here and from the next page [ROUTE-04]', async () => {
    const { endVisitInProgress, prescreen } = await asked()
    await endVisitInProgress()
    expect(prescreen).toEqual({ run: 0, given: {}, typing: {}, answers: {} })
    expect(await names()).toEqual([])
  })

  it('lack secrets, even if a question asks for one [INSURANCE-18]', async () => {
    const { savePrescreenStep, draftSaved } = await asked()
    savePrescreenStep('question-memberId', { memberId: 'MBR-551209', isSickNow: 'No' })
    await draftSaved()
    expect((await stored()).text).not.toContain('MBR-551209')
    expect((await loaded()).prescreen.given['question-memberId']).toEqual({ isSickNow: 'No' })
  })

  it('answers that do not fit are deleted [fault 34]', async () => {
    await asked()
    const { key, text } = await stored()
    await set('visit', await seal(key, text.replace('"given":{', '"given":7,"left":{')), device.database.use)
    expect((await loaded()).prescreen.run).toBe(0)
  })

  it('stay when earlier holds and the appointment are removed, as do answers of the form [ROUTE-07]', async () => {
    const held = aVisit()
    const { restoreVisit, readPrescreen, draftSaved, prescreen, visit, run } = await asked()
    restoreVisit({ ...held, appointment: { ...held.appointment, ...HELD } as typeof held.appointment })
    await readPrescreen()
    await draftSaved()
    expect([visit.appointment, visit.provider, prescreen.run]).toEqual([undefined, undefined, run])
    expect(visit.answers).toEqual(held.answers)
    expect((await loaded()).visit.appointment).toBeUndefined()
  })

  it.each([
    ['a walk-in', () => aVisit()],
    ['a visit that is booked', booked],
  ])('%s ends as a prescreen is entered [ROUTE-07]', async (_, before) => {
    await keep(before())
    const { readPrescreen, visit, prescreen, draft } = await load()
    await readPrescreen()
    expect(visit).toMatchObject({ appointment: undefined, answers: {} })
    expect([prescreen.run, draft.status]).toEqual([0, 'kept'])
  })

  it('stay in memory while a visit is open in another tab [fault 9]', async () => {
    await keep(aVisit())
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name: 'visit' }] }) } })
    const { readPrescreen, startPrescreen, visit, draft, draftSaved } = await load()
    await readPrescreen()
    startPrescreen()
    await draftSaved()
    expect([visit.appointment, draft.status]).toEqual([undefined, 'unread'])
  })
})
