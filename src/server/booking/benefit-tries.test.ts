import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { validateBenefitCode } from '#contract/benefit-code'
import { searchPhysical } from '#contract/providers'
import { errorKeys } from '../../../tests/support/app.ts'
import { type BookingApp, openBookingApp } from '../../../tests/support/booking.ts'

let app: BookingApp
beforeEach(async () => {
  app = await openBookingApp()
})
afterEach(() => app.close())

const NEAR = 'freeFormAddress=Cincinnati,%20OH'
const FLU = 'businessNames=pharmacy&serviceIds=501&startDate=2026-11-20&endDate=2026-12-03'

describe('trying benefit codes through a search [S6, class 38]', () => {
  const search = (code: string) => app.send(`${searchPhysical.path}?${NEAR}&${FLU}&benefitCode=${code}`)
  const check = (code: string) => app.send(`${validateBenefitCode.path}?benefitCode=${code}`)

  it('wrong codes count together with those of the code check, five a minute; after that a right code is refused alike', async () => {
    for (const code of ['GUESS', 'GUESS2', 'GUESS3']) expect((await search(code)).status).toBe(200)
    for (const code of ['GUESS4', 'GUESS5']) expect((await check(code)).status).toBe(200)
    for (const refused of [await search('GUESS6'), await search('RIVERCREW'), await check('RIVERCREW')]) {
      expect([refused.status, await errorKeys(refused)]).toEqual([503, ['busy']])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    }
    expect((await app.send(`${searchPhysical.path}?${NEAR}&${FLU}`)).status).toBe(200)
  })

  it('a right code does not count, so a guest who has one may search as often as they like', async () => {
    for (let time = 0; time < 20; time += 1) expect((await search('RIVERCREW')).status).toBe(200)
    expect((await check('GUESS')).status).toBe(200)
  })

  it('of many tries at once five are answered', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => search(`GUESS${at}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  })
})
