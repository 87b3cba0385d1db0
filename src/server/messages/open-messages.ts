import type { AppointmentDeps } from '../appointments/book.ts'
import type { Log } from '../log.ts'
import type { Failures } from '../running/failures.ts'
import type { Settings } from '../settings.ts'
import { type OptOuts, openOptOuts } from './opt-outs.ts'
import type { MailOutcome, SendingDeps } from './sending.ts'
import { createSmtp, type SendMail } from './smtp.ts'

/** What a process adds to the sending of e-mails. */
export interface MailDeps {
  /** Sends in place of the mail server of the settings. */
  sendMail?: SendMail
  /** Counts e-mails by what became of them. */
  mailed?: (outcome: MailOutcome) => void
  /** Whether the process is about to end, so that it begins nothing new by itself. */
  isStopping?: () => boolean
}

type Given = AppointmentDeps &
  MailDeps & { log: Log; failures: Failures; settings: Partial<Pick<Settings, 'mail' | 'publicUrl'>> }

/** The list of those who want no e-mail, and what sends the others; `sending`: undefined where the operator has no mail server. */
export function openMessages(deps: Given): {
  optOuts: OptOuts
  sending: SendingDeps | undefined
  sendsMail: boolean
} {
  const { mail, publicUrl } = deps.settings
  const optOuts = openOptOuts(deps.store)
  const send = deps.sendMail ?? (mail && createSmtp(mail))
  const sending = send && publicUrl !== undefined ? { ...deps, publicUrl, optOuts, send } : undefined
  return { optOuts, sending, sendsMail: sending !== undefined }
}
