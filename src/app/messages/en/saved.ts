import { area } from '../catalogue.ts'

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
