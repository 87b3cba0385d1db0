import { area } from '../catalogue.ts'

/** Texts about the draft on this device. */
export const draft = area('draft', {
  lost: 'We could not open the answers you typed before. Please start again.',
  elsewhere: 'Your visit is open in another tab',
  elsewhereHow: 'All that you typed is there. You can go on in that tab, or take it up here.',
  goOnHere: 'Go on here',
})
