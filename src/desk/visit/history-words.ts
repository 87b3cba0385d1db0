import { deskTexts } from '../texts.ts'

const WORDS: Readonly<Record<string, string>> = {
  'checkin.received': 'Checked in',
  'appointment.booked': 'Booked',
  'appointment.rescheduled': 'Moved to another time',
  'appointment.canceled': 'Canceled',
  'appointment.displaced': deskTexts.list.displaced,
  'reminder.due': 'A reminder was due',
  'offer.made': 'Was offered an earlier time',
  'offer.accepted': 'Took the earlier time',
  'offer.expired': 'Did not answer the offer in time',
}

/** An event of the log in words; a type that this build does not know is named as it is. */
export function historyWords(type: string, reason: string | undefined): string {
  const status = type.startsWith('visit.') ? type.slice('visit.'.length) : ''
  const words = isStatus(status) ? deskTexts.status[status] : (WORDS[type] ?? type)
  return reason === undefined ? words : `${words} (${reason})`
}

function isStatus(text: string): text is keyof typeof deskTexts.status {
  return Object.hasOwn(deskTexts.status, text)
}
