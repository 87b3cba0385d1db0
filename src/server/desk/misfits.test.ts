import { afterEach, beforeEach, expect, it } from 'vitest'
import type { DocumentData } from '#contract/content/catalogue'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aDirectoryService, aLocation, aWalkIn, TEST_NOW } from '../../../tests/support/builders.ts'
import { bundledContent } from '../../../tests/support/bundled-content.ts'
import { anEnrolledDesk, type DeskBrowser, listOf } from '../../../tests/support/desk.ts'
import { sealRecord } from '../keys/seal.ts'
import { aBooking, anAppointment } from '../store/bookings-conformance.ts'

const HOUR = 3_600_000
const HERE = aLocation().id
const MMR = 'MMR (measles, mumps, rubella)'
const SENIOR = 'Flu, 65 and older'

let app: TestApp
let browser: DeskBrowser
let documents: { prescreenData?: DocumentData<'prescreenData'> }
beforeEach(async () => {
  documents = {}
  app = await openTestApp({ content: bundledContent(documents) })
  await app.store.putServices([
    aDirectoryService({ id: 217, name: `${MMR} dose 1` }),
    aDirectoryService({ id: 218, name: `${SENIOR} dose 1` }),
    aDirectoryService({ id: 219, name: 'Wellness visit', isVaccine: false }),
  ])
  browser = await anEnrolledDesk(app)
})
afterEach(() => app.close())

type Answers = { dateOfBirth?: string; [question: string]: string | undefined }

/** Books a visit so many hours from now, with these answers, as a guest's page does. */
async function book(hours: number, serviceIds: number[], { dateOfBirth, ...questionnaire }: Answers) {
  const id = `booked-${hours}`
  const typed = aWalkIn()
  const basicInfo = { ...typed.basicInfo, ...(dateOfBirth !== undefined && { dateOfBirth }) }
  const body = {
    ...typed,
    serviceIds,
    basicInfo,
    questionnaire: { ...typed.questionnaire, ...questionnaire },
  }
  const startsAt = TEST_NOW + hours * HOUR
  const provider = { businessName: 'pharmacy', id: HERE } as const
  const sealed = sealRecord(app.deps.keys.dataKeys, id, JSON.stringify(body))
  const times = { cells: [startsAt], startsAt, endsAt: startsAt + HOUR / 3 }
  const counterCode = `C2C22${(hours % 8) + 2}`
  await app.store.book(aBooking(anAppointment({ id, provider, serviceIds, sealed, counterCode, ...times })))
  return { id, counterCode }
}

it('a booked visit has what the pharmacist must know, on the list and on its page [STORE-08, DESK-02, DESK-04]', async () => {
  const { id } = await book(2, [217], { isPregnant: 'Yes' })
  await book(3, [217], {})
  const misfits = [{ reason: 'liveVaccinePregnancy', vaccine: MMR, question: 'isPregnant' }]
  expect((await listOf(browser)).visits).toMatchObject([{ id, misfits, reasons: [] }, { misfits: [] }])
  expect((await browser.call('GET', `/visits/${id}`)).data.visit).toMatchObject({ misfits })
})

it('a booked visit is judged by the age on its day, and what is no vaccine is not judged [STORE-08]', async () => {
  const { id } = await book(1, [218], { dateOfBirth: '1961-11-21' })
  const { counterCode } = await book(24, [218], { dateOfBirth: '1961-11-21' })
  await book(4, [219], { haveFever: 'Yes' })
  expect((await listOf(browser)).visits).toMatchObject([
    { id, misfits: [{ reason: 'tooYoung', vaccine: SENIOR, question: 'dateOfBirth' }] },
    { id: 'booked-4', misfits: [] },
  ])
  const { visits } = (await browser.call('GET', `/visits?code=${counterCode}`)).data
  expect(visits).toMatchObject([{ day: '2026-11-21', misfits: [] }])
})

it('a list is another one once the operator has changed the rules [STORE-08, DESK-02]', async () => {
  await book(2, [217], { isPregnant: 'Yes' })
  const { response } = await browser.call('GET', '/today')
  const known = { 'if-none-match': response.headers.get('etag') ?? '' }
  documents.prescreenData = { vaccines: [], employers: [] }
  const again = await browser.call('GET', '/today', undefined, known)
  expect([again.status, again.data?.visits[0].misfits]).toEqual([200, []])
})
