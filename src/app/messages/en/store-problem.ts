import { area } from '../catalogue.ts'

/** Texts of a store that is not known, or whose services fail to load. */
export const storeProblem = area('storeProblem', {
  servicesFailed: "We're having trouble loading vaccine services. Please refresh this page to try again.", // WALKIN-06
  refresh: 'Refresh',
  unknownStore: "We can't find this store",
  unknownStoreWhy: 'The code or address you used does not belong to one of our pharmacies.',
  unknownStoreNext: 'Scan the code at the pharmacy counter again, or ask the pharmacy team.',
  findClinic: 'Find a clinic',
})
