import { area } from '../catalogue.ts'

/** Texts beside a copy button. */
export const copy = area('copy', {
  copied: 'Copied!', // CONFIRM-15
  notCopied: 'Please copy it by hand.',
})
