import { area } from '../catalogue.ts'

/** What is said of answers that were kept on this device. */
export const draft = area('draft', {
  lost: 'We could not open the answers you typed before. Please start again.',
})
