import { area } from '../catalogue.ts'

/** Texts of waiting for an earlier time, and of the offers of one (VISIT-04). */
export const earlier = area('earlier', {
  title: 'Do you want to come earlier?',
  how: 'If a time that suits you becomes free, we keep it for the first in line, on this page, for ten minutes. Look here now and then.',
  days: 'Which days suit you?',
  parts: 'What time of day?',
  where: 'Where?',
  onlyHere: 'Only here',
  within: (miles: number) => `Also up to ${miles} miles from here`,
  join: 'Wait for an earlier time',
  waiting: 'You are waiting for an earlier time. Look here now and then.',
  change: 'Change days or time of day',
  stop: 'Stop waiting',
  offered: 'An earlier time is kept for you',
  accept: 'Take this time',
  over: 'This time is no longer kept for you.',
  choose: 'Choose at least one day and one time of day.',
})
