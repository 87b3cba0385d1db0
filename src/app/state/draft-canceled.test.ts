import { describe, expect, it } from 'vitest'
import { onDevice } from '../../../tests/support/device.ts'
import { aVisit } from '../../../tests/support/intake.ts'
import type { Visit } from './visit.ts'

const { load, loaded, names } = onDevice()

/** A page of before has kept this. */
async function keptAs(visit: Visit) {
  const page = await loaded()
  page.restoreVisit(visit)
  await page.draftSaved()
}

describe('an appointment cancelled by its link', () => {
  const booked = { ...aVisit().appointment, timestamp: '2026-11-23T09:00:00-05:00', confirmCode: 'x' }
  const confirmed = {
    appointment: { ...booked, id: 'first' },
    followup: { ...booked, id: 'second' },
  } as Partial<Visit>

  it('ends the draft of its confirmation [CANCEL-13]', async () => {
    await keptAs(aVisit(confirmed))
    const page = await load()
    await page.endCanceled('first')
    expect(page.visit.appointment).toBeUndefined()
    expect(await names()).not.toContain('visit')
  })

  it('leaves the first of two in the draft when it is the second [CANCEL-06]', async () => {
    await keptAs(aVisit(confirmed))
    const page = await load()
    await page.endCanceled('second')
    await page.draftSaved()
    const again = await load()
    await again.readDraft()
    expect(again.visit).toMatchObject({ appointment: { id: 'first' }, followup: undefined })
  })

  it('leaves the draft of another visit as it is [CARD-05]', async () => {
    await keptAs(aVisit())
    const page = await load()
    await page.endCanceled('first')
    expect(page.visit.answers['patientDetails']).toEqual(aVisit().answers['patientDetails'])
    expect(await names()).toContain('visit')
  })
})
