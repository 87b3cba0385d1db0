import { area } from '../catalogue.ts'
import { wordsIn } from '../words-in.ts'

const { row } = wordsIn('en-US')

/** Texts of the page that asks for the vaccines of a walk-in. The landing page is to be light, so they are apart from its own. */
export const selection = area('selection', {
  question: 'Which vaccines would you like today?',
  noneChosen: 'Select a vaccine to continue.', // WALKIN-09
  chosen: (count: number, most: number, names: readonly string[]) =>
    count === 0 ? `0 of ${most} chosen` : `${count} of ${most}: ${row(names)}`,
  noVaccines: 'This pharmacy has no walk-in vaccines right now. Ask at the counter, or call.',
})

/** Texts of a check-in that was left before its end. */
export const unfinished = area('unfinished', {
  unfinished: 'You have a check-in that is not finished.',
  goOn: 'Continue my check-in',
  startAnew: 'Start a new check-in',
})

/** Texts about today's walk-ins on a guest's own device (VISIT-10). */
export const receipts = area('receipts', {
  checkedIn: (count: number) =>
    count === 1 ? 'You are checked in today.' : `${count} people are checked in today.`,
  code: 'Your code:',
  codes: 'Your codes:',
  vaccines: (count: number) => (count === 1 ? '1 vaccine' : `${count} vaccines`),
  how: 'Say it at the pharmacy counter.',
  remove: 'Remove from this device',
  askRemove: 'Remove from this device?',
  stays: 'You stay checked in. Write the code down first if you still need it.',
  keep: 'Keep',
  removed: 'The code is removed from this device.',
  start: 'Check in another person',
})
