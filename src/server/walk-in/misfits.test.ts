import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WalkIn } from '#contract/walk-in'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aDirectoryService, aWalkIn } from '../../../tests/support/builders.ts'
import { exportRecords } from '../events/export.ts'
import { sealRecord } from '../keys/seal.ts'

const MMR = 'MMR (measles, mumps, rubella)'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
  await app.store.putServices([aDirectoryService(), aDirectoryService({ id: 217, name: `${MMR} dose 1` })])
})
afterEach(() => app.close())

async function exported(): Promise<Record<string, unknown>[]> {
  const lines: string[] = []
  await exportRecords({ store: app.store, keys: app.deps.keys }, 0, async (line) => {
    lines.push(line)
  })
  return lines.map((line) => JSON.parse(line))
}

/** A pregnant guest who chose MMR beside the flu shot. */
function aPregnantGuest(): WalkIn {
  const { basicInfo, questionnaire } = aWalkIn()
  return aWalkIn({
    serviceIds: [501, 217],
    requestedVaccinations: ['Flu', MMR],
    basicInfo: { ...basicInfo, sexAssignedAtBirth: 'Female' },
    questionnaire: { ...questionnaire, isPregnant: 'Yes' },
  })
}

describe('answers that do not fit the chosen vaccines', () => {
  it('refuse nothing, and reach the export with reason, vaccine and question [STORE-08, WI-04]', async () => {
    expect((await app.postWalkIn(aPregnantGuest())).status).toBe(201)
    expect(await exported()).toMatchObject([
      {
        status: 'checkedIn',
        reasons: ['liveVaccinePregnancy'],
        misfits: [{ reason: 'liveVaccinePregnancy', vaccine: MMR, question: 'isPregnant' }],
        payload: aPregnantGuest(),
      },
    ])
  })

  it('come with the words of the guest about a Yes [HISTORY-27, WI-14]', async () => {
    const { questionnaire, medicalInfo } = aWalkIn()
    const answerDetails = [{ question: 'hadReaction', text: 'Flu shot 2019, fainted' }]
    const walkIn = aWalkIn({
      questionnaire: { ...questionnaire, hadReaction: 'Yes' },
      medicalInfo: { ...medicalInfo, answerDetails },
    })
    expect((await app.postWalkIn(walkIn)).status).toBe(201)
    expect(await exported()).toMatchObject([{ payload: { medicalInfo: { answerDetails } } }])
  })

  it('are in the sealed part of the record alone [STORE-08, WI-04]', async () => {
    await app.postWalkIn(aPregnantGuest())
    await app.postWalkIn(aWalkIn({ basicInfo: { ...aWalkIn().basicInfo, firstName: 'Fitting' } }))
    const [checkIn, fitting] = await app.checkIns()
    const { sealed, ...inClear } = checkIn ?? {}
    expect(JSON.stringify(inClear)).not.toContain('liveVaccine')
    expect(checkIn?.reasons).toEqual([])
    expect(sealed?.[0]).toBe(fitting?.sealed[0])
  })

  it('give a line without them no reasons [WI-04]', async () => {
    await app.postWalkIn(aWalkIn())
    const [line] = await exported()
    expect(Object.keys(line ?? {})).not.toEqual(expect.arrayContaining(['reasons']))
    expect(Object.keys(line ?? {})).not.toEqual(expect.arrayContaining(['misfits']))
  })

  it('come after the reasons of a check-in that needs attention [WI-04]', async () => {
    await app.postWalkIn(aPregnantGuest())
    const [checkIn] = await app.checkIns()
    if (!checkIn) throw new Error('nothing was recorded')
    await app.store.purgeCheckIns(checkIn.receivedAt + 10 * 86_400_000)
    await app.store.recordCheckIn({ ...checkIn, status: 'needsAttention', reasons: ['late createdAt'] })
    expect(await exported()).toMatchObject([{ reasons: ['late createdAt', 'liveVaccinePregnancy'] }])
  })

  it('are unknown of a record that holds only what was sent, which is exported as before [WI-04]', async () => {
    await app.postWalkIn(aPregnantGuest())
    const [checkIn] = await app.checkIns()
    if (!checkIn) throw new Error('nothing was recorded')
    await app.store.purgeCheckIns(checkIn.receivedAt + 10 * 86_400_000)
    const sealed = sealRecord(app.deps.keys.dataKeys, checkIn.id, JSON.stringify(aPregnantGuest()))
    expect(sealed[0]).toBe(3)
    await app.store.recordCheckIn({ ...checkIn, sealed })
    const [line, ...more] = await exported()
    expect(more).toEqual([])
    expect(line).toMatchObject({ status: 'checkedIn', payload: aPregnantGuest() })
    expect(line).not.toHaveProperty('misfits')
  })
})

it('two vaccines of one kind are refused, in the words of the form [STORE-08, WI-05]', async () => {
  await app.store.putServices([aDirectoryService({ id: 503, name: 'Flu, 65 and older dose 1' })])
  const response = await app.postWalkIn(aWalkIn({ serviceIds: [501, 503], requestedVaccinations: [] }))
  expect(response.status).toBe(400)
  expect((await response.json()).errors).toMatchObject([{ field: 'serviceIds', message: 'oneFluShot' }])
  expect(await app.checkIns()).toEqual([])
})
