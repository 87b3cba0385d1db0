import { afterEach, describe, expect, it } from 'vitest'
import {
  headersOf,
  openSmtpServer,
  type SmtpMode,
  type SmtpServer,
  textOf,
} from '../../../tests/support/smtp.ts'
import { createSmtp, type Mail, type MailSettings, type Sent } from './smtp.ts'

const MAIL: Mail = {
  id: 'a1b2c3',
  to: 'guest@mail.example',
  subject: 'Recordatorio de su visita del lunes, 23 de noviembre',
  text: 'Tiene una visita.\n\nÁrbol, ñandú: https://visits.example/health-services/scheduler/cancel/id-000001/cODE_x-y\n.\nEnd\n',
  language: 'es',
  stopLink: 'https://visits.example/health-services/scheduler/cancel/id-000001/cODE_x-y',
}

let server: SmtpServer
afterEach(() => server.close())

/** Most milliseconds for a mail to a server that never comes to an end: any other has the product's own limit. */
const SHORT_LIMIT = 400

async function sendTo(mode: SmtpMode, more: Partial<MailSettings> = {}): Promise<Sent> {
  server = await openSmtpServer(mode)
  const limit = mode === 'silent' || mode === 'dripping' ? SHORT_LIMIT : undefined
  return createSmtp({ ...settings(server.port), ...more }, limit)(MAIL)
}

function settings(port: number): MailSettings {
  return {
    host: '127.0.0.1',
    port,
    isSecure: false,
    needsTls: false,
    login: undefined,
    from: 'Visits <visits@stores.example>',
    replyTo: 'answers@stores.example',
  }
}

describe('sending by SMTP', () => {
  it('hands over one message with what mailboxes need, and every sign of its text [VISIT-06]', async () => {
    expect(await sendTo('taking')).toEqual({ outcome: 'sent' })
    const [mail, ...more] = server.mails
    if (!mail) throw new Error('no mail came')
    expect([more, mail.from, mail.to]).toEqual([[], 'visits@stores.example', ['guest@mail.example']])
    expect(headersOf(mail)).toMatchObject({
      from: 'Visits <visits@stores.example>',
      to: 'guest@mail.example',
      'reply-to': 'answers@stores.example',
      subject: MAIL.subject,
      'message-id': '<a1b2c3@stores.example>',
      'content-language': 'es',
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': `<${MAIL.stopLink}>`,
    })
    expect(textOf(mail).replaceAll('\r\n', '\n').trim()).toBe(MAIL.text.trim())
  })

  it.each<[SmtpMode, Sent]>([
    ['silent', { outcome: 'failed', problem: 'time-out' }],
    ['dripping', { outcome: 'failed', problem: 'time-out' }],
    ['refusing', { outcome: 'refused', problem: 'status 550' }],
    ['greylisting', { outcome: 'failed', problem: 'status 451' }],
    ['forgetting', { outcome: 'sent' }],
  ])('by a server that is %s ends in time with %o [VISIT-06]', async (mode, outcome) => {
    expect(await sendTo(mode)).toEqual(outcome)
  })

  it.each<SmtpMode>(['closing', 'losing'])(
    'by a server that is %s fails, so that it is tried again under the same id [VISIT-06]',
    async (mode) => {
      expect(await sendTo(mode)).toMatchObject({ outcome: 'failed' })
      server.mode = 'taking'
      expect(await createSmtp(settings(server.port))(MAIL)).toEqual({ outcome: 'sent' })
      const ids = server.mails.map((mail) => headersOf(mail)['message-id'])
      expect([ids.length, new Set(ids).size]).toEqual([mode === 'losing' ? 2 : 1, 1])
    },
  )

  it('where nobody listens fails [VISIT-06]', async () => {
    server = await openSmtpServer()
    const { port } = server
    await server.close()
    expect(await createSmtp(settings(port), 2000)(MAIL)).toMatchObject({ outcome: 'failed' })
    server = await openSmtpServer()
  })

  it('says nothing in clear to a server on another machine [VISIT-06]', async () => {
    const outcome = await sendTo('taking', { needsTls: true, login: { user: 'visits', pass: 'secret' } })
    expect([outcome.outcome, server.mails]).toEqual(['failed', []])
  })
})
