import { LONGEST_CLOSURE_REASON } from '#contract/desk'
import { MAX_WAIT_MINUTES } from '#contract/wait-minutes'
import { minutesInWords } from '../texts.ts'

/** Words of the store's page. */
export const storeTexts = {
  title: 'Store',
  unknownHours: 'The hours are not known.',
  wait: 'How long guests wait',
  waitHow: 'Tablets and phones in use show it within ten seconds, others within a minute.',
  minutes: 'Minutes',
  noWait: 'Not known',
  minutesOf: (count: number) => `${count} min`,
  setAt: (time: string) => `Set at ${time}.`,
  otherMinutes: 'Other minutes',
  setWait: 'Set',
  waitForm: `Type whole minutes from 0 to ${MAX_WAIT_MINUTES}.`,
  waitSet: (minutes: number | null) =>
    minutes === null ? 'Guests see no wait now.' : `Guests see a wait of ${minutesInWords(minutes)} now.`,
  close: 'Close from now until',
  closeHow: 'Guests cannot book or begin a walk-in for that time. Guests who wait already stay on the list.',
  until: 'Until',
  restOfDay: 'The rest of the day',
  reason: 'What guests read',
  optional: '(optional)',
  reasonHint: 'For example: The pharmacist is at a clinic.',
  reasonTooLong: `This is too long. Shorten it to ${LONGEST_CLOSURE_REASON} characters or less.`,
  closeNow: 'Close now',
  closing: 'Closing…',
  closedNow: (time: string) => `Closed from now until ${time}.`,
  tooLate: 'This time has passed. Choose a later one.',
  toCall: (count: number) =>
    count === 1 ? 'One guest is to be called.' : `${count} guests are to be called.`,
  call: (count: number) => (count === 1 ? 'Call this guest' : `Call these ${count} guests`),
  callHow:
    'They are booked, are not here yet, and cannot be seen: the store is closed then, or no longer does this. Once a guest knows, open the visit and cancel it or mark it No-show: it leaves this list.',
  showGuests: 'Show names and phone numbers',
  hideGuests: 'Hide names and phone numbers',
  callFailed: 'The list of guests to call did not come.',
  phone: (number: string) => `Phone ${number}`,
  noPhone: 'Phone number not known',
  openVisit: (code: string) => `Open ${code}`,
  closures: 'Closed today',
  ofServices: (titles: readonly string[]) => `Only: ${titles.join(', ')}`,
  noClosures: 'Nothing closes the store today beside its usual hours.',
  allDay: 'the whole day',
  from: (from: string, to: string) => `${from} to ${to}`,
  open: 'Open again',
  opened: 'The store is open again.',
  notEnded: 'This was ended already.',
  byOperator: 'Set by your operator',
  tablets: 'Tablets',
  noTablets: 'No tablet of this store was seen in the last 14 days.',
  tablet: 'Tablet',
  seen: 'Last seen',
  waits: 'Not sent yet',
  none: 'none',
  seenNow: 'now',
  seenAgo: (minutes: number) =>
    minutes < 60
      ? `${minutes} min ago`
      : minutes < 2880
        ? `${Math.floor(minutes / 60)} h ago`
        : `${Math.floor(minutes / 1440)} days ago`,
  offline: 'Offline. Its check-ins come when it has a connection again.',
} as const
