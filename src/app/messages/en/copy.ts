import { area } from '../catalogue.ts'

/** What is said beside a button that copies. */
export const copy = area('copy', {
  copied: 'Copied!', // CONFIRM-15
  notCopied: 'Please copy it by hand.',
})
