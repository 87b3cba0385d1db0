import { proxy } from 'valtio'
import { type VisitMessages, visitMessages } from '#contract/appointment-messages'
import type { LanguageCode } from '#contract/languages'
import { call } from '../api/call.ts'
import { spokenLanguage } from '../messages/catalogue.ts'
import type { CancelKey } from './cancel.ts'
import { reportFailedCall } from './flow.ts'

/** Whether the guest gets e-mails about the visit that is open, in memory only (VISIT-06). */
export const mails = proxy<{
  /** Of the visit. */
  link: CancelKey | undefined
  busy: boolean
  /** Undefined: not read yet, or there are none to be had. */
  known: VisitMessages | undefined
  problem: 'failed' | 'optedOut' | undefined
}>({ link: undefined, busy: false, known: undefined, problem: undefined })

/** Reads what the guest of a visit agrees to, in the language of the screens. */
export function readMails(link: CancelKey): Promise<void> {
  Object.assign(mails, { link, busy: false, known: undefined, problem: undefined })
  return send({})
}

/** Agrees to e-mails in the words that were shown, or stops them. */
export function chooseMails(wanted: boolean): Promise<void> {
  const { wording } = mails.known ?? {}
  return send({ wanted, ...(wanted && wording !== undefined && { wording }) })
}

async function send(wanted: { wanted?: boolean; wording?: string }): Promise<void> {
  const { link } = mails
  if (!link || mails.busy) return
  Object.assign(mails, { busy: true, problem: undefined })
  const { id, confirmCode } = link
  const body = { confirmCode, language: spokenLanguage() as LanguageCode, ...wanted }
  const result = await call(visitMessages, { params: { id }, body, retries: 2 })
  // Another visit may be open by now.
  if (mails.link !== link) return
  mails.busy = false
  if (result.kind === 'answered') {
    mails.known = result.data
    return
  }
  if (wanted.wanted === undefined) {
    mails.known = undefined
    return
  }
  const keys = result.kind === 'refused' ? (result.errors ?? []).map(({ key }) => key) : []
  if (result.kind !== 'refused') reportFailedCall(visitMessages.path, result)
  // The words were changed since they were shown: the guest reads the new ones first.
  if (keys.includes('wordingChanged')) await send({})
  mails.problem = keys.includes('optedOut') ? 'optedOut' : 'failed'
}
