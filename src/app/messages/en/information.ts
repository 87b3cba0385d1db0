import { area } from '../catalogue.ts'

/** Texts of the information pages, besides their content documents. */
export const information = area('information', {
  ofClinic: (clinic: string) => `All clinics. You came from ${clinic}.`, // BK-47
  ways: 'Where to go from here',
  bookThere: 'Book online',
  findTime: 'Find a time',
})
