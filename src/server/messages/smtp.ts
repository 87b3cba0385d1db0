/** How the mail server is reached (VISIT-06). */
export interface MailSettings {
  host: string
  port: number
  /** TLS from the first byte. Otherwise the connection changes to TLS before it sends anything, except to this machine. */
  isSecure: boolean
  needsTls: boolean
  login: { user: string; pass: string } | undefined
  /** `Name <address>` or an address. */
  from: string
  /** Who reads the answers of guests; undefined: `from`. */
  replyTo: string | undefined
}

/** An e-mail, ready but for the sender. `id` stays the same over all attempts, so that mailboxes show a message that came twice once. */
export type Mail = {
  id: string
  to: string
  subject: string
  text: string
  /** BCP 47. */
  language: string
  /** Where a guest stops the e-mails. */
  stopLink: string
}

/** `refused`: the server will never take this message. `problem`: it did not take it now; a code or a status, never a text of the server. */
export type Sent = { outcome: 'sent' } | { outcome: 'refused' | 'failed'; problem: string }
export type SendMail = (mail: Mail) => Promise<Sent>

/** Time for each step of a conversation, and for the whole of it. */
const STEP_MS = 10_000
export const WHOLE_MS = 30_000

/** Sends by SMTP, each message over a connection of its own. It never rejects, and takes no longer than WHOLE_MS. */
export function createSmtp(settings: MailSettings, wholeMs = WHOLE_MS): SendMail {
  return async (mail) => {
    try {
      await deliver(settings, mail, wholeMs)
      return { outcome: 'sent' }
    } catch (error) {
      return outcomeOf(error)
    }
  }
}

async function deliver(settings: MailSettings, mail: Mail, wholeMs: number): Promise<void> {
  // Loaded by servers that send e-mails alone.
  const [{ default: SMTPConnection }, raw] = await Promise.all([
    import('nodemailer/lib/smtp-connection'),
    written(settings, mail),
  ])
  const { host, port, isSecure, needsTls, login, from } = settings
  const connection = new SMTPConnection({
    host,
    port,
    secure: isSecure,
    requireTLS: needsTls && !isSecure,
    ignoreTLS: !needsTls,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
    socketCloseTimeout: 0,
  })
  let timer: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      // A server may answer each step in time and still never come to an end.
      timer = setTimeout(() => reject(new Error('time-out')), wholeMs)
      const settle = (error?: Error | null) => (error ? reject(error) : resolve())
      connection.on('error', reject)
      connection.on('end', () => reject(new Error('closed')))
      const send = () => connection.send({ from: addressIn(from), to: [mail.to] }, raw, settle)
      connection.connect((error) => {
        if (error) reject(error)
        else if (login) connection.login({ ...login }, (refused) => (refused ? reject(refused) : send()))
        else send()
      })
    })
    connection.quit()
  } catch (error) {
    connection.close()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

async function written({ from, replyTo }: MailSettings, mail: Mail): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const { id, to, subject, text, language, stopLink } = mail
  const composed = new MailComposer({
    from,
    to,
    ...(replyTo !== undefined && { replyTo }),
    subject,
    text,
    messageId: `<${id}@${addressIn(from).replace(/^.*@/, '')}>`,
    headers: {
      'Content-Language': language,
      // No out-of-office answers to it (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${stopLink}>`,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composed.compile().build()
}

/** The address in `Name <address>`. */
function addressIn(mailbox: string): string {
  return /<([^<>]*)>/.exec(mailbox)?.[1] ?? mailbox
}

/** Commands that a server refuses for good because of the message itself, not of the login or of its own state. */
const OF_MESSAGE = ['RCPT TO', 'DATA']

function outcomeOf(error: unknown): Sent {
  const { responseCode, command, code, message } = error as Partial<
    Record<'responseCode' | 'command' | 'code' | 'message', unknown>
  >
  if (typeof responseCode === 'number') {
    const isForGood = responseCode >= 500 && OF_MESSAGE.includes(String(command))
    return { outcome: isForGood ? 'refused' : 'failed', problem: `status ${responseCode}` }
  }
  if (message === 'time-out' || message === 'closed') return { outcome: 'failed', problem: message }
  return { outcome: 'failed', problem: typeof code === 'string' ? code : 'unknown' }
}
