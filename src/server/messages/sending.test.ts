import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BookingBody } from '#contract/appointments'
import { LANGUAGE_CODES } from '#contract/languages'
import {
  aFluVisit,
  aNutritionVisit,
  aPhysical,
  aVideoVisit,
  guest,
  twoDoses,
} from '../../../tests/support/appointments.ts'
import { MINUTE } from '../../../tests/support/booking.ts'
import {
  DAY_BEFORE,
  type MailingApp,
  NOON,
  openMailingApp,
  ZONE,
} from '../../../tests/support/mailing-app.ts'

const HOUR = 60 * MINUTE

let app: MailingApp
beforeEach(async () => {
  app = await openMailingApp()
})
afterEach(() => app.close())

describe('a mail server that fails', () => {
  it('is asked again some times with the same message, and the log names what nobody got [VISIT-06]', async () => {
    const one = await app.agreed()
    app.answers({ outcome: 'failed', problem: 'status 451' })
    for (let at = Date.parse(DAY_BEFORE); at < Date.parse(DAY_BEFORE) + 8 * HOUR; at += MINUTE)
      await app.workAt(at)
    expect(app.mails).toHaveLength(6)
    expect(new Set(app.mails.map(({ id }) => id)).size).toBe(1)
    expect(await app.messagesOf(one)).toEqual([{ status: 'failed', reason: 'status 451', attempts: 6 }])
    expect(app.logged.filter(({ event }) => String(event).startsWith('mail-'))).toEqual([
      ...Array.from({ length: 5 }, () => ({
        event: 'mail-failing',
        kind: 'reminder',
        problem: 'status 451',
      })),
      { event: 'mail-failed', kind: 'reminder', visit: one.id, problem: 'status 451', attempts: 6 },
    ])
    expect(JSON.stringify(app.logged)).not.toContain(guest(1).emailAddress)
  })

  it('that refuses a message for good is not asked again [VISIT-06]', async () => {
    const one = await app.agreed()
    app.answers({ outcome: 'refused', problem: 'status 550' })
    for (let at = Date.parse(DAY_BEFORE); at < Date.parse(DAY_BEFORE) + HOUR; at += MINUTE)
      await app.workAt(at)
    expect([app.mails.length, await app.messagesOf(one)]).toEqual([
      1,
      [{ status: 'failed', reason: 'status 550', attempts: 1 }],
    ])
  })

  it('costs no guest a message when a process dies between claiming and sending [VISIT-06]', async () => {
    await app.agreed()
    app.time.now = Date.parse(DAY_BEFORE)
    await app.remind()
    expect(await app.store.claimMessages(10, MINUTE)).toHaveLength(1)
    await app.sendMessages()
    expect(app.mails).toHaveLength(0)
    app.time.now += MINUTE
    await app.sendMessages()
    expect(app.mails).toHaveLength(1)
  })
})

describe('what an e-mail says', () => {
  /** What nobody but the guest may read. */
  const SECRETS = [
    ...['Flu', 'Shingles', 'HPV', 'COVID', 'Physical', 'Video', 'Nutrition', 'dietitian', 'vaccin', 'dose'],
    ...['Okonkwo', 'Clinic at Corryville', 'Fever', 'cough', 'Diabetes', 'Metformin'],
  ]

  it.each(LANGUAGE_CODES)(
    'in %s names no service, no guest and no provider, whatever the visit is [VISIT-06, LANG-06]',
    async (language) => {
      const kinds: BookingBody[] = [
        aFluVisit({ dateTime: { value: NOON, timezone: ZONE } }),
        twoDoses({
          dateTime: { value: '2026-11-23T11:00:00-05:00', timezone: ZONE },
          followupAppointment: {
            serviceId: 505,
            dateTime: { value: '2027-01-25T10:00:00-05:00', timezone: ZONE },
          },
        }),
        aPhysical(),
        aVideoVisit(),
        aNutritionVisit(),
      ]
      for (const [at, body] of kinds.entries()) {
        const basicInfo = { ...body.basicInfo, phoneNumber: guest(900 + at).phoneNumber }
        const [one] = await app.booked({ ...body, basicInfo })
        if (!one) throw new Error('nothing was booked')
        await app.agree(one, language)
      }
      await app.workAt('2026-11-22T14:00:00-05:00')
      await app.workAt('2026-11-23T12:00:00-05:00')
      expect(app.mails).toHaveLength(kinds.length)
      const { firstName, lastName, dateOfBirth } = aFluVisit().basicInfo
      for (const { subject, text, language: said } of app.mails) {
        const whole = `${subject}\n${text}`.replaceAll(/https:\S+/g, '')
        expect(said).toBe(language)
        expect(whole).not.toMatch(/[{}]/)
        for (const secret of [...SECRETS, firstName, lastName, dateOfBirth])
          expect(whole.toLowerCase(), secret).not.toContain(secret.toLowerCase())
        expect(text).toMatch(/\(\d{3}\) \d{3}-\d{4}/)
        expect(text).toContain('STOP')
      }
    },
  )
})
