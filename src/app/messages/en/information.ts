import { area } from '../catalogue.ts'

/** Texts of the pages that content fills. */
export const information = area('information', {
  ways: 'Where to go from here',
  bookThere: 'Book online',
  findTime: 'Find a time',
})
