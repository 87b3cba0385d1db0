import { area } from '../catalogue.ts'

/** Texts of the choice to get e-mails about a visit (VISIT-06). What a guest agrees to comes from a content document. */
export const mails = area('mails', {
  title: 'E-mails about this visit',
  agree: 'Send me e-mails',
  wanted: 'You get e-mails about this visit.',
  stop: 'Stop e-mails',
  failed: 'Your choice could not be saved. Please try again, or call us.',
  optedOut: 'This address is on the list of those that get no e-mails. Please call us to change that.',
})
