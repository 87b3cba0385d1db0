import { type VisitMessages, visitMessages } from '#contract/appointment-messages'
import type { BookedAppointment, BookingBody } from '#contract/appointments'
import type { Mail, Sent } from '../../src/server/messages/smtp.ts'
import { type AppointmentApp, aFluVisit, guest, openAppointmentApp } from './appointments.ts'
import { UNLIMITED } from './limits.ts'

export const PUBLIC_URL = 'https://visits.example'
export const ZONE = 'America/New_York'
export const NOON = '2026-11-23T12:00:00-05:00'
export const DAY_BEFORE = '2026-11-22T12:00:00-05:00'

type Asked = { status: number; data: VisitMessages; keys: string[] }

/** A server with a mail server behind it that answers as a test says. */
export interface MailingApp extends AppointmentApp {
  mails: Mail[]
  /** What the mail server answers from now on. */
  answers(answer: Sent): void
  visit(time?: string, body?: Partial<BookingBody>): Promise<BookedAppointment>
  ask(one: BookedAppointment, body?: object): Promise<Asked>
  /** Agrees to e-mails in the words that are shown. */
  agree(one: BookedAppointment, language?: string): Promise<Asked>
  agreed(time?: string): Promise<BookedAppointment>
  /** Goes to an instant, reminds and sends, as a server does. */
  workAt(instant: string | number): Promise<void>
  /** What became of the messages about an appointment. */
  messagesOf(one: BookedAppointment): Promise<{ status: string; reason: string | null; attempts: number }[]>
}

/** `hasMailServer`: false for an operator who sends no e-mails. */
export async function openMailingApp(hasMailServer = true): Promise<MailingApp> {
  const mails: Mail[] = []
  let answer: Sent = { outcome: 'sent' }
  let guests = 0
  const app = await openAppointmentApp({
    ...(hasMailServer && {
      sendMail: async (mail) => {
        mails.push(mail)
        return answer
      },
    }),
    settings: { trustProxy: false, publicUrl: PUBLIC_URL, kioskCode: undefined, limits: UNLIMITED },
  })

  async function visit(time = NOON, body: Partial<BookingBody> = {}): Promise<BookedAppointment> {
    guests += 1
    const dateTime = { value: time, timezone: ZONE }
    const [one] = await app.booked(aFluVisit({ basicInfo: guest(guests), dateTime, ...body }))
    if (!one) throw new Error('nothing was booked')
    return one
  }

  async function ask({ id, confirmCode }: BookedAppointment, body: object = {}): Promise<Asked> {
    const sent = { confirmCode, language: 'en', ...body }
    const response = await app.post(visitMessages.path.replace(':id', id), sent)
    const { data, errors = [] } = (await response.json()) as {
      data: VisitMessages
      errors?: { key: string }[]
    }
    return { status: response.status, data, keys: errors.map(({ key }) => key) }
  }

  async function agree(one: BookedAppointment, language = 'en'): Promise<Asked> {
    const { wording } = (await ask(one, { language })).data
    return ask(one, { language, wanted: true, wording })
  }

  return {
    ...app,
    mails,
    answers: (next) => {
      answer = next
    },
    visit,
    ask,
    agree,
    async agreed(time) {
      const one = await visit(time)
      const { status, keys } = await agree(one)
      if (status !== 200) throw new Error(keys.join())
      return one
    },
    async workAt(instant) {
      app.time.now = typeof instant === 'string' ? Date.parse(instant) : instant
      await app.remind()
      await app.sendMessages()
    },
    messagesOf: async ({ id }) =>
      (await app.store.messagesOf(id)).map(({ status, reason, attempts }) => ({ status, reason, attempts })),
  }
}
