import { area } from '../catalogue.ts'

/** Texts of the notice that a newer build waits. */
export const update = area('update', {
  ready: 'A new version is ready.',
  now: 'Update',
  later: 'Later',
  updating: 'Updating…',
})

/** Texts about the draft on this device. */
export const draft = area('draft', {
  lost: 'We could not open the answers you typed before. Please start again.',
  elsewhere: 'Your visit is open in another tab',
  elsewhereHow: 'All that you typed is there. You can go on in that tab, or take it up here.',
  goOnHere: 'Go on here',
})

/** Texts about check-ins that a guest's own device has saved. */
export const saved = area('saved', {
  waiting: (count: number) =>
    count === 1 ? 'Your check-in waits to be sent.' : `${count} check-ins wait to be sent.`,
  waitingHow: (count: number) =>
    count === 1
      ? 'The pharmacy does not have it yet. We will send it as soon as there is a connection. You can go to the counter and say your code.'
      : 'The pharmacy does not have them yet. We will send them as soon as there is a connection. You can go to the counter and say your codes.',
  received: (count: number) =>
    count === 1 ? 'The pharmacy now has your check-in.' : `The pharmacy now has ${count} of your check-ins.`,
  refused: (count: number) =>
    count === 1 ? 'Your check-in could not be taken.' : `${count} check-ins could not be taken.`,
  refusedHow: 'Ask at the pharmacy counter, or start a new check-in.',
  codes: (count: number) => (count === 1 ? 'Counter code:' : 'Counter codes:'),
})

/** Texts beside a copy button. */
export const copy = area('copy', {
  copied: 'Copied!', // CONFIRM-15
  notCopied: 'Please copy it by hand.',
})
