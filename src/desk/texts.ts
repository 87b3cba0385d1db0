/** The counter's words, for staff. */
export const deskTexts = {
  title: 'Counter',
  loading: 'Loading',
  tryAgain: 'Try again',
  errorWord: 'Error:',
  close: 'Close',
  back: 'Back to the list',

  enter: {
    looking: 'Looking at the invitation',
    title: 'Set up a desk',
    at: (store: string) => `This browser becomes a desk of ${store}.`,
    whatShows: 'It shows who waits and who comes today, with all that they answered.',
    whatLock: 'It locks after five minutes without use, and when you lock it.',
    whatKeep: 'It keeps nothing of any visit. Use it in one browser that only staff use.',
    name: 'Name of this desk',
    nameHint: 'For example: Front counter. Other desks read it beside each step that was made here.',
    pin: 'Choose a PIN',
    pinHint: '4 to 8 digits. Everyone who works at this desk types it.',
    pinAgain: 'Type the PIN again',
    begin: 'Start the desk',
    beginning: 'Starting…',
    pinForm: 'Use 4 to 8 digits.',
    pinTooSimple: 'This PIN is too easy to guess. Do not use one digit only or digits in a row.',
    pinDiffers: 'The two PINs are not the same. Type both again.',
    over: 'This invitation no longer works',
    overWhy: 'It was used already, or it is older than 15 minutes.',
    overHow: 'Ask your operator for a new invitation, and open it in this browser.',
    unknown: 'This browser is not a desk',
    unknownHow: 'Ask your operator for an invitation, and open its link or its QR code in this browser.',
    revoked: 'This desk was switched off',
    revokedWhy: 'Your operator has taken its access away. Nothing of any visit is left in this browser.',
    revokedHow: 'To use this browser again, ask your operator for a new invitation.',
    storeGone: 'This store is no longer in the directory',
    storeGoneHow: 'Ask your operator. This page goes on by itself when the store is there again.',
  },

  locked: {
    title: 'Locked',
    at: (desk: string, store: string) => `${desk}, ${store}`,
    pin: 'PIN',
    unlock: 'Unlock',
    unlocking: 'Checking…',
    cutOff:
      'The server does not answer. The page looks for it by itself. Type the PIN again when this line is gone.',
    wrong: (left: number) =>
      left === 1 ? 'Wrong PIN. One more try before a wait.' : `Wrong PIN. ${left} more tries before a wait.`,
    wait: (time: string) => `Too many wrong PINs. Wait ${time}, then try again.`,
    seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
    minutes: minutesInWords,
  },

  noServer: 'The server does not answer',
  noServerHow: 'This page tries again by itself. Nothing was changed.',
  notKnown: 'The server did not answer. Look at the list before you try again.',
  stale: (time: string) => `No connection. This list is from ${time}.`,
  staleHow: 'Nothing can be changed until the connection is back. The page tries again by itself.',

  bar: {
    find: 'Find a code',
    placeholder: 'Code',
    findHint: 'Type or scan a code anywhere on this page.',
    store: 'Store',
    lock: 'Lock',
    keys: 'Keys',
    names: 'Show names',
    sound: 'Sound',
    wait: (minutes: number) => `Wait ${minutes} min`,
    waitUnknown: 'Wait not set',
    closedForGood: 'Closed for good',
    toSend: (count: number) => `${count} not sent yet`,
  },

  hours: {
    openAllDay: 'Open all day',
    openUntil: (time: string) => `Open until ${time}`,
    onBreak: (time: string) => `Break until ${time}`,
    closed: 'Closed',
    closedUntil: (time: string) => `Closed until ${time}`,
  },

  find: {
    none: (code: string) => `No visit here has the code ${code}.`,
    noneHow:
      'Check each sign with the guest: codes have no vowels, and no S, 0 or 1. It may be a code of another store.',
    several: (code: string) => `Several visits have the code ${code}`,
    wrong: 'A code has 6 letters or digits.',
    looking: (code: string) => `Looking for ${code}…`,
    kinds: { walkin: 'Walk-in', appointment: 'Appointment' },
  },

  list: {
    title: 'Today',
    empty: 'Nobody yet today',
    emptyHow: 'New check-ins and bookings appear here by themselves.',
    attention: 'Needs attention',
    waiting: 'Waiting',
    called: 'Called',
    coming: 'Coming today',
    done: 'Done',
    noneWaiting: 'Nobody waits.',
    showDone: 'Show',
    hideDone: 'Hide',
    nameHidden: 'Name hidden',
    showName: 'Show name',
    noName: 'Name cannot be read',
    waits: (minutes: number) =>
      minutes < 1 ? 'just now' : minutes < 60 ? `${minutes} min` : hoursAndMinutes(minutes),
    waitsLong: (minutes: number) =>
      minutes < 1 ? 'waiting less than a minute' : `waiting ${minutesInWords(minutes)}`,
    since: (time: string) => `since ${time}`,
    at: (time: string) => `at ${time}`,
    late: (minutes: number) => `${minutes} min late`,
    displaced: 'Cannot take place: the store is closed then, or no longer does this',
    dueWhileShut: 'Due, and the store is closed now: the Store page has the phone number',
    misfit: 'Talk with the pharmacist first',
    dose2: '2nd dose',
    newOne: (code: string, services: string) => `New: ${code}, ${services}.`,
    newMany: (count: number) => `${count} new visits.`,
    attentionNew: (code: string) => `${code} needs attention.`,
    nowWaiting: (count: number) => (count === 1 ? '1 guest waits.' : `${count} guests wait.`),
    newDay: 'A new day has begun. The list starts again, with the guests who are still here.',
    ofYesterday: (day: string) => `Of yesterday, ${day}`,
  },

  status: {
    expected: 'Expected',
    waiting: 'Waiting',
    arrived: 'Arrived',
    called: 'Called',
    served: 'Served',
    noshow: 'No-show',
    canceled: 'Canceled',
  },
  act: {
    arrived: 'Arrived',
    called: 'Call',
    served: 'Served',
    noshow: 'No-show',
    undo: 'Undo',
    undoStep: (status: string) => `Undo “${status}”`,
    undoLast: (code: string, status: string) => `Undo ${code} “${status}”`,
    undoUntil: (time: string) => `(until ${time})`,
    change: 'Change time',
    cancel: 'Cancel visit',
    of: (action: string, code: string) => `${action}: ${code}`,
    done: (code: string, status: string) => `${code}: ${status}.`,
    faster: (who: string, code: string, status: string) =>
      `${who} was faster: ${code} is ${status} now. Nothing was changed.`,
    desk: (name: string) => `The desk “${name}”`,
    operator: 'Your operator',
    isAlready: (code: string, status: string) => `${code} is ${status} already. Nothing was changed.`,
    isNow: (code: string, status: string) => `${code} is ${status} now. Nothing was changed.`,
    notPossible: (code: string, status: string) => `${code} is ${status}. That step is not possible.`,
    undoTooLate: 'A step can be taken back within ten minutes only.',
    by: (who: string, time: string) => `by ${who} at ${time}`,
  },
  cancel: {
    title: (code: string) => `Cancel the visit ${code}?`,
    walkin: 'The guest no longer waits. This cannot be taken back.',
    appointment:
      'The time is free for others at once, and the time of a second dose with it. This cannot be taken back.',
    yes: 'Cancel the visit',
    no: 'Keep the visit',
  },

  otherDay: {
    title: (code: string, day: string) => `${code} is a visit of ${day}`,
    how: 'It is not on today’s list. Ask the guest whether it is theirs before you mark it.',
    yes: (status: string) => `Mark it as ${status}`,
    no: 'Do not mark it',
  },

  keys: {
    title: 'Keys',
    rows: [
      ['6 signs of a code', 'Open that visit, from any page'],
      ['↑ ↓', 'Move through the list'],
      ['Enter', 'Open the visit'],
      ['→', 'One step on: arrived, called, served'],
      ['←', 'Take the last step of this visit back, then the one before it'],
      ['Ctrl + Z', 'Take the last step made here back, then the one before it'],
      ['Ctrl + P', 'Print the visit that is open'],
      ['Esc', 'Back to the list'],
      ['F8', 'Lock the desk'],
      ['?', 'This list'],
    ],
    line: '↑↓ move · Enter open · → next step · ← take back · Esc back · F8 lock · ? all keys',
  },
} as const

/** Minutes in whole words, as for a screen reader. */
export function minutesInWords(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`
}

function hoursAndMinutes(minutes: number): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`
}
