import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readReceipt } from '#contract/appointment-receipt'
import { shownText } from '#domain/shown-text'
import {
  type AppointmentApp,
  aFluVisit,
  FIRST,
  guest,
  openAppointmentApp,
  SECOND,
  twoDoses,
} from '../../../tests/support/appointments.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { bundledContent } from '../../../tests/support/bundled-content.ts'
import { documentIn } from '../../../tests/support/intake.ts'
import { sha256Of } from '../content/forms.ts'
import { createKeepingWordings } from '../content/wordings.ts'

let app: AppointmentApp
beforeEach(async () => {
  app = await openAppointmentApp()
})
afterEach(() => app.close())

type Link = { id: string; confirmCode: string }

const BORN = aWalkIn().basicInfo.dateOfBirth
const ask = ({ id, confirmCode }: Link, dateOfBirth: string = BORN) =>
  app.post(readReceipt.path.replace(':id', encodeURIComponent(id)), { confirmCode, dateOfBirth })
const keyOf = async (response: Response) => (await response.json()).errors[0].key

async function receiptOf(link: Link, dateOfBirth?: string) {
  const response = await ask(link, dateOfBirth)
  expect(response.status).toBe(200)
  return (await response.json()).data
}

async function book(body = aFluVisit()): Promise<Link> {
  const [first] = await app.booked(body)
  if (!first) throw new Error('nothing was booked')
  return first
}

async function audited() {
  const rows = []
  for await (const { who, action, visits } of app.store.auditSince(0)) rows.push({ who, action, visits })
  return rows
}

describe('the receipt of a visit', () => {
  it('has what was booked, who signed and when, and each consent word for word with its hash [VISIT-09, CONSENT-10]', async () => {
    const content = bundledContent()
    await createKeepingWordings({ content, store: app.store, failures: app.deps.failures })()
    const { default: wording } = documentIn('production', 'vaccineConsent')
    const sha256 = sha256Of(shownText(wording))
    const plain = aFluVisit()
    const documents = (plain.consentDetails.documents ?? []).map((one) =>
      one.slug === 'vaccineConsent' ? { ...one, sha256 } : one,
    )
    const link = await book({ ...plain, consentDetails: { ...plain.consentDetails, documents } })
    const receipt = await receiptOf(link)
    const { signature } = plain.consentDetails
    expect(receipt).toMatchObject({
      timezone: 'America/New_York',
      patient: 'Wilhelmina Ostrander',
      visits: [
        {
          id: link.id,
          status: 'BOOKED',
          services: [{ id: 501 }],
          dateTime: { value: new Date(FIRST).toISOString() },
        },
      ],
      signature: { legalName: signature.legalName, dateTime: signature.dateTime },
    })
    expect(receipt.answers.consentToTreat).toBe(true)
    const [first, second] = receipt.consents
    expect(first).toEqual({ slug: 'vaccineConsent', sha256, wording })
    expect(second).toMatchObject({ sha256: null, wording: null })
  })

  it('has both doses of a series, with their codes [VISIT-09]', async () => {
    const visit = twoDoses()
    const receipt = await receiptOf(await book(visit), visit.basicInfo.dateOfBirth)
    const times = receipt.visits.map(({ dateTime }: { dateTime: { value: string } }) => dateTime.value)
    expect(times).toEqual([FIRST, SECOND].map((one) => new Date(one).toISOString()))
  })

  it('has a check-in, without a time [VISIT-09]', async () => {
    const [link] = (await (await app.postWalkIn(aWalkIn())).json()).data.appointments
    const receipt = await receiptOf(link)
    expect(receipt.visits).toEqual([
      { id: link.id, status: 'CHECKED_IN', counterCode: link.counterCode, services: [expect.anything()] },
    ])
  })

  it('says that a visit is cancelled [VISIT-09]', async () => {
    const link = await book()
    await app.cancel(link.id, { status: 'CANCELED', confirmCode: link.confirmCode })
    expect((await receiptOf(link)).visits[0].status).toBe('CANCELED')
  })

  it('needs the birth date beside the link, because the link is in calendars: ten wrong ones end the tries of the day for that visit alone [VISIT-09]', async () => {
    const [link, other] = [
      await book(),
      await book(
        aFluVisit({
          basicInfo: guest(2),
          dateTime: { value: '2026-11-21T11:00:00-05:00', timezone: 'America/New_York' },
        }),
      ),
    ]
    for (let wrong = 1; wrong <= 10; wrong++) {
      const refused = await ask(link, `1984-07-${String(wrong + 10)}`)
      expect(refused.status).toBe(403)
      const text = await refused.text()
      expect(text).toContain('wrongBirthDate')
      expect(text).not.toContain('Ostrander')
    }
    expect((await ask(link)).status).toBe(503)
    expect(await audited()).toEqual([])
    expect((await ask(other)).status).toBe(200)
  })

  it('of an unknown id and with a wrong code is refused alike [VISIT-09, S5]', async () => {
    const link = await book()
    const wrong = [
      { ...link, confirmCode: `${link.confirmCode}x` },
      { ...link, id: 'no-such-visit' },
    ]
    for (const one of wrong) {
      const response = await ask(one)
      expect([response.status, await keyOf(response)]).toEqual([404, 'unknownAppointment'])
    }
  })

  it('is in the audit once for each reading [VISIT-09, RUN-12]', async () => {
    const link = await book()
    await receiptOf(link)
    expect(await audited()).toEqual([{ who: 'guest', action: 'visit.receipt', visits: [link.id] }])
  })

  it('cannot be made of what the server cannot read [VISIT-09]', async () => {
    const link = await book()
    const stored = await app.store.appointment(link.id)
    app.deps.store.appointment = async () => stored && { ...stored, isDamaged: true }
    const response = await ask(link)
    expect([response.status, await keyOf(response)]).toEqual([409, 'noReceipt'])
  })
})
